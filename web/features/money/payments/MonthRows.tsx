import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import type { MonthRow, MonthState } from '#domain/money/payments/payments.schema.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { notesOf, payableOf, rowKey, stateText, type WaitingReceipt, waitingNote } from './payment-sums.ts'

const chipLook: Record<
  MonthState,
  { color: 'error' | 'warning' | 'default' | 'success'; variant: 'filled' | 'outlined' }
> = {
  late: { color: 'error', variant: 'filled' },
  waiting: { color: 'warning', variant: 'outlined' },
  part: { color: 'warning', variant: 'filled' },
  open: { color: 'default', variant: 'outlined' },
  paid: { color: 'success', variant: 'outlined' },
}

export const StateChip = ({ state, label }: { state: MonthState; label: string }) => (
  <Chip size="small" label={label} {...chipLook[state]} />
)

interface Acts {
  onPay: (row: MonthRow) => void
  /** Missing on screens that show a few rows and link to the full list. */
  onLedger?: (row: MonthRow) => void
}

interface Props extends Acts {
  rows: MonthRow[]
  label: string
  /** Unconfirmed receipts of these and other tenancies. */
  receipts?: readonly WaitingReceipt[]
  /** Null while the selection is off. */
  chosen?: ReadonlySet<string> | null
  onChoose?: (keys: ReadonlySet<string>) => void
}

export function MonthRows({ rows, label, receipts = [], chosen = null, onChoose, ...acts }: Props) {
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose?.(next)
  }
  const actions = actionsWidth(rows, { pays: chosen === null, reads: acts.onLedger !== undefined })
  return (
    <Paper variant="outlined">
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row
            key={rowKey(row)}
            row={row}
            waiting={waitingNote(row, receipts)}
            checked={chosen && row.manage ? chosen.has(rowKey(row)) : null}
            onToggle={() => toggle(rowKey(row))}
            actionsWidth={actions}
            {...acts}
          />
        ))}
      </Box>
    </Paper>
  )
}

/** The same width in every row, so that the amounts align; zero when no row has a button. */
function actionsWidth(rows: MonthRow[], { pays, reads }: { pays: boolean; reads: boolean }): number {
  const history = reads && rows.some(({ share }) => !share) ? 88 : 0
  const payment = pays && rows.some(({ manage }) => manage) ? 102 : 0
  return history + payment
}

interface RowProps extends Acts {
  row: MonthRow
  waiting: string | null
  actionsWidth: number
  /** Null where there is nothing to choose. */
  checked: boolean | null
  onToggle: () => void
}

function Row({ row, waiting, checked, onToggle, actionsWidth, onPay, onLedger }: RowProps) {
  const { property_title, building, tenants, currency, amount, settled } = row
  const who = `${property_title}, ${tenants.join(', ')}`
  const box = checked === null ? '' : 'auto '
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${box}minmax(0, 1fr)`,
          sm: `${box}minmax(0, 1fr) auto auto`,
        },
        columnGap: { xs: 1, sm: 2 },
        rowGap: 1,
        alignItems: 'center',
        p: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {checked !== null && (
        <Checkbox
          checked={checked}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Seç: ${who}` } }}
          sx={{ ml: -1.25 }}
        />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{tenants.join(', ') || 'Kiracı yazılmamış'}</Typography>
        <Typography variant="body2">
          <TextLink
            to="/property-detail/$id"
            params={{ id: row.property_id }}
            search={{ tab: 'odemeler' }}
            sx={thumbRoom}
          >
            {property_title}
          </TextLink>
          {building && ` · ${building}`}
        </Typography>
        {waiting && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {waiting}
          </Typography>
        )}
        {notesOf(row).map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
      </Box>
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gap: 0.75,
          flexWrap: 'wrap',
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: 'space-between',
        }}
      >
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap', ...tabularFigures }}>
          {showMoney(payableOf(row).asked || amount, currency)}
        </Typography>
        <StateChip state={row.state} label={stateText(row)} />
      </Stack>
      <Stack
        direction="row"
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gap: 1,
          justifyContent: 'flex-end',
          minWidth: { sm: actionsWidth },
          '&:empty': { display: { xs: 'none', sm: actionsWidth > 0 ? 'flex' : 'none' } },
        }}
      >
        {onLedger && !row.share && (
          <Button size="small" onClick={() => onLedger(row)} aria-label={`Ödeme geçmişi: ${who}`}>
            Geçmiş
          </Button>
        )}
        {row.manage && checked === null && (
          <Button
            size="small"
            variant={settled < amount || payableOf(row).asked > 0 ? 'contained' : 'outlined'}
            onClick={() => onPay(row)}
            aria-label={`Ödeme al: ${who}`}
          >
            Ödeme al
          </Button>
        )}
      </Stack>
    </Box>
  )
}
