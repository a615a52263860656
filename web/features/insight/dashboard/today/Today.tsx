import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { CircleCheck } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { DashboardView } from '#domain/insight/dashboard/dashboard.schema.ts'
import { firstItems, type QueueItem, type QueueKind, queueOf } from '#domain/insight/dashboard/queue.rules.ts'
import { queueSentence } from '#domain/insight/dashboard/queue-words.rules.ts'
import { type QueueSource, queueSources, type StartRole } from '#domain/insight/dashboard/start-lists.rules.ts'
import { RetryButton } from '#web/ui/states.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import type { StartProps } from '../StartCards.tsx'
import type { RowProps } from './open-rows.tsx'
import { putOff, usePutOff } from './put-off.ts'
import { RowPosition } from './QueueRow.tsx'

/** The component of each kind of item that these roles can have. */
export type QueueRows = { [Kind in QueueKind]?: ComponentType<RowProps<Kind>> }

interface Props extends StartProps {
  startRole: StartRole
  rows: QueueRows
}

/** The rest comes up as these are done, or with one tap. */
const shownAtFirst = { narrow: 4, wide: 6 }

const sourceNames: Record<QueueSource, string> = {
  answers: 'Yanıt bekleyen kontratlar',
  asked: 'Sizden yanıt bekleyenler',
  handovers: 'Teslim tutanakları',
  month: 'Bu ayın ödemeleri',
  papers: 'Onayınızı bekleyen belgeler',
  receipts: 'Dekontlar',
  replies: 'Gelen yanıtlar',
  tickets: 'Destek talepleri',
  to_answer: 'Yanıt bekleyen talepler',
}

/** The morning in one sentence, and what this person can finish now, until nothing is left. */
export function Today({ view, me, startRole, rows, onRetry }: Props) {
  const [all, setAll] = useState(false)
  const away = usePutOff(me.user.id, view.today)
  const whole = queueOf(view, startRole)
  const items = whole.items.filter(({ key }) => !away.has(key))
  const later = whole.items.length - items.length
  const total = whole.total - later
  const list = useRowFocus(items)
  const failed = queueSources[startRole].filter((name) => view.failed.includes(name))
  const narrow = useNarrow()
  // An administrator's accounts and tickets are both within reach (J18).
  const showsAll = all || startRole === 'administrator'
  const shown = showsAll ? items : firstItems(items, narrow ? shownAtFirst.narrow : shownAtFirst.wide)
  // Where nothing has begun, another card says how to begin.
  if (items.length === 0 && later === 0 && failed.length === 0 && !hasBegun(view)) return null
  const putOffItem = (item: QueueItem) => {
    putOff(me.user.id, item.key)
    notify.undoable('Yarına bırakıldı.', () => putOff(me.user.id, item.key, { back: true }))
  }
  return (
    <Card
      component="section"
      aria-labelledby="today-title"
      sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 1.5, sm: 3 }, pb: { xs: 1, sm: 2 }, minWidth: 0 }}
    >
      <Typography id="today-title" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        Bugün
      </Typography>
      {items.length > 0 ? (
        <Typography role="status" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {queueSentence({ items, total })}
        </Typography>
      ) : (
        failed.length === 0 && <Done later={later} />
      )}
      {failed.length > 0 && (
        <Alert severity="warning" variant="outlined" action={<RetryButton onClick={onRetry} />} sx={{ mt: 1 }}>
          {failed.map((name) => sourceNames[name]).join(', ')} şu an okunamadı. Ekranın geri kalanı güncel.
        </Alert>
      )}
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label="Bugünün işleri"
          {...list}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {shown.map((item, at) => (
            <Box component="li" key={item.key}>
              <RowPosition value={{ isFirst: at === 0, putOff: () => putOffItem(item) }}>
                <Row item={item} today={view.today} rows={rows} />
              </RowPosition>
            </Box>
          ))}
        </Box>
      )}
      {shown.length < items.length && (
        <Button onClick={() => setAll(true)} sx={{ ml: -1 }}>
          {items.length - shown.length} iş daha göster
        </Button>
      )}
    </Card>
  )
}

const hasBegun = ({ landlord, admin, rentals, places }: DashboardView) =>
  admin !== null || (landlord !== null ? !isNewcomer(landlord.steps) : Boolean(rentals?.length || places?.total))

function Row({ item, today, rows }: { item: QueueItem; today: string; rows: QueueRows }) {
  const Kind = rows[item.kind] as ComponentType<RowProps<QueueKind>> | undefined
  return Kind ? <Kind item={item} today={today} /> : null
}

const Done = ({ later }: { later: number }) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
    <Box sx={{ color: 'success.main', display: 'flex' }}>
      <CircleCheck size={28} aria-hidden />
    </Box>
    <Box>
      <Typography sx={{ fontWeight: 650 }}>Bugünlük bu kadar.</Typography>
      <Typography variant="body2" color="textSecondary">
        {later > 0 ? `${later} iş yarına kaldı.` : 'Sizden beklenen bir iş yok.'}
      </Typography>
    </Box>
  </Box>
)

/**
 * Arrow keys move between the rows' main buttons, where Enter does the work. When the row with the focus is done, the
 * focus goes to the one that took its place.
 */
function useRowFocus(items: readonly QueueItem[]) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const rows = () => [...(list.current?.children ?? [])]
  const mainOf = (row: Element | undefined) =>
    row?.querySelector<HTMLElement>('[data-main]') ?? row?.querySelector<HTMLElement>('button, a')
  const keys = items.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the items change
  useLayoutEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const left = rows()
    const next = mainOf(left[Math.min(focused.current, left.length - 1)])
    ;(next ?? document.getElementById('today-title'))?.focus({ preventScroll: true })
  }, [keys])
  return {
    ref: list,
    onFocus: ({ target }: { target: Element }) => {
      focused.current = rows().findIndex((row) => row.contains(target))
    },
    onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
      // Without a next element, the row itself may just have been removed.
      if (relatedTarget && !list.current?.contains(relatedTarget)) focused.current = -1
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const at = rows().findIndex((row) => row.contains(event.target as Element))
      if (!step || at < 0) return
      const next = mainOf(rows()[at + step])
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}
