import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CalendarClock, type LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import type { QueueItem } from '#domain/insight/dashboard/queue.rules.ts'
import { itemDetail, itemTitle } from '#domain/insight/dashboard/queue-words.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'

interface Position {
  /** The first one is what to do now, so it alone has the brass button. */
  isFirst: boolean
  putOff: () => void
}
/** Where a row stands in the queue. */
export const RowPosition = createContext<Position>({ isFirst: false, putOff: () => {} })

/** For the main button of a row; arrow keys move between those. */
export const useMainLook = () => {
  const { isFirst } = use(RowPosition)
  return {
    'data-main': '',
    size: 'small',
    variant: isFirst ? 'contained' : 'outlined',
    color: isFirst ? 'secondary' : 'primary',
    sx: { minHeight: 44, flexShrink: 0 },
  } as const
}

interface Props {
  item: QueueItem
  today: IsoDate
  icon: LucideIcon
  /** The main action, a button with `useMainLook`. */
  main: ReactNode
  /** A second action that is needed as often. */
  second?: ReactNode
  /** Rarer ones, as `RowAction`s. */
  menu?: ReactNode
  /** Between the text and the actions. */
  children?: ReactNode
}

/** One thing to do: what it is about, its main action, and what else can be done with it. */
export function QueueRow({ item, today, icon: Icon, main, second, menu, children }: Props) {
  const { putOff } = use(RowPosition)
  const title = itemTitle(item)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: { xs: 1, sm: 1.5 },
        alignItems: 'center',
        pt: 1.25,
        pb: { xs: 0.5, sm: 1.25 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'start',
          width: { xs: 28, sm: 36 },
          height: { xs: 28, sm: 36 },
          borderRadius: '50%',
          color: item.kind === 'late' ? 'error.main' : 'primary.main',
          bgcolor: 'action.hover',
        }}
      >
        <Icon size={16} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.35, ...twoLines }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ...twoLines, WebkitLineClamp: { xs: 1, sm: 2 } }}>
          {itemDetail(item, today)}
        </Typography>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 1,
          gridColumn: { xs: '2', sm: 'auto' },
          mt: { xs: 0.5, sm: 0 },
        }}
      >
        {main}
        {second}
        <Box sx={{ ml: 'auto' }}>
          <RowMenu label={`${title} için işlemler`}>
            {menu}
            <RowAction icon={CalendarClock} label="Yarına bırak" onClick={putOff} />
          </RowMenu>
        </Box>
      </Box>
    </Box>
  )
}

/** A request may be a page long; it is read in full when it is opened. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const
