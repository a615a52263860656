import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FileSearch, HandCoins, type LucideIcon } from 'lucide-react'
import { showMoney } from '#domain/kernel/money.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { MonthRow, MonthState } from '#domain/money/payments/payments.schema.ts'
import { TextLink } from '#web/ui/link.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { useWiderThan } from '#web/ui/use-width.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import {
  needsPayment,
  notesOf,
  payableOf,
  receiptsOf,
  rowKey,
  stateText,
  type WaitingReceipt,
  waitingNote,
} from './payment-sums.ts'

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

const stateColors: Record<MonthState, string> = {
  late: 'error.main',
  waiting: 'warning.main',
  part: 'warning.main',
  open: 'text.secondary',
  paid: 'success.main',
}

interface Acts {
  onPay: (row: MonthRow) => void
  /** Missing on screens that show a few rows and link to the full list. */
  onLedger?: (row: MonthRow) => void
  onReceipts?: (row: MonthRow) => void
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

/** Two lines on a phone, one row of a table on wider screens; both amounts mean the same in every row. */
export function MonthRows({ rows, label, receipts = [], chosen = null, onChoose, ...acts }: Props) {
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose?.(next)
  }
  const acting = chosen === null && rows.some(({ manage }) => manage)
  const grid = { chooses: chosen !== null, acts: acting }
  return (
    <Paper variant="outlined">
      <Headings {...grid} />
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row
            key={rowKey(row)}
            row={row}
            grid={grid}
            receipts={receipts}
            checked={chosen && row.manage ? chosen.has(rowKey(row)) : null}
            onToggle={() => toggle(rowKey(row))}
            {...acts}
          />
        ))}
      </Box>
    </Paper>
  )
}

interface Grid {
  chooses: boolean
  acts: boolean
}

/** The same columns in every row, so that the amounts stand below each other. */
const columns = ({ chooses, acts }: Grid) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: `${chooses ? '40px ' : ''}minmax(0, 1fr) auto${acts ? ' 44px' : ''}`,
    md: `${chooses ? '40px ' : ''}minmax(0, 1fr) minmax(8.5rem, 0.4fr) 7.5rem 7.5rem${acts ? ' 8rem' : ''}`,
  },
  columnGap: { xs: 1, md: 2 },
  px: { xs: 1.5, md: 2 },
})

/** For the eye; each amount carries its name for screen readers. */
const Headings = (grid: Grid) => (
  <Box
    aria-hidden
    sx={{
      ...columns(grid),
      display: { xs: 'none', md: 'grid' },
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      typography: 'body2',
      fontWeight: 600,
      color: 'text.secondary',
    }}
  >
    {grid.chooses && <span />}
    <span>Kiracı ve mülk</span>
    <span>Durum</span>
    <Box component="span" sx={{ textAlign: 'right' }}>
      Ayın borcu
    </Box>
    <Box component="span" sx={{ textAlign: 'right' }}>
      Kalan borç
    </Box>
  </Box>
)

interface RowProps extends Acts {
  row: MonthRow
  grid: Grid
  receipts: readonly WaitingReceipt[]
  /** Null where there is nothing to choose. */
  checked: boolean | null
  onToggle: () => void
}

function Row({ row, grid, receipts, checked, onToggle, onPay, onLedger, onReceipts }: RowProps) {
  const { property_title, building, tenants, currency, amount, state } = row
  const name = tenants.join(', ') || 'Kiracı yazılmamış'
  const who = `${property_title}, ${tenants.join(', ')}`
  const { asked } = payableOf(row)
  const notes = [waitingNote(row, receipts), ...notesOf(row)].filter((note) => note !== null)
  const hasReceipt = onReceipts !== undefined && receiptsOf(row, receipts).length > 0
  return (
    <Box
      component="li"
      sx={{
        ...columns(grid),
        position: 'relative',
        gridTemplateRows: 'auto auto',
        alignItems: 'center',
        alignContent: 'center',
        minHeight: 64,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(onLedger && !row.share && { '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } } }),
      }}
    >
      {grid.chooses && (
        <Box sx={{ gridRow: '1 / -1' }}>
          {checked !== null && (
            <Checkbox
              checked={checked}
              onChange={onToggle}
              slotProps={{ input: { 'aria-label': `Seç: ${who}` } }}
              sx={{ ml: -1.25, zIndex: 1 }}
            />
          )}
        </Box>
      )}
      <Box sx={{ gridRow: '1 / -1', minWidth: 0, overflowWrap: 'anywhere' }}>
        {onLedger && !row.share ? (
          <ButtonBase onClick={() => onLedger(row)} aria-label={`Ödeme geçmişi: ${who}`} disableRipple sx={wholeRow}>
            <Box component="span" sx={fewLines}>
              {name}
            </Box>
          </ButtonBase>
        ) : (
          <Typography sx={{ fontWeight: 600, ...fewLines }}>{name}</Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ ...fewLines, lineHeight: '24px' }}>
          <TextLink
            to="/property-detail/$id"
            params={{ id: row.property_id }}
            search={{ tab: 'odemeler' }}
            color="inherit"
            sx={inRow}
          >
            {property_title}
          </TextLink>
          {building && !isNamedIn(property_title, building) && ` · ${building}`}
          {/* On a phone one tap away, so that a row is never higher than its two lines. */}
          {notes.length > 0 && (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {' · '}
              {notes.join(' · ')}
            </Box>
          )}
        </Typography>
      </Box>
      <Typography
        component="span"
        sx={{
          gridRow: { xs: asked > 0 ? 2 : '1 / -1', md: '1 / -1' },
          gridColumn: { xs: grid.chooses ? 3 : 2, md: 'auto' },
          justifySelf: { xs: 'end', md: 'start' },
          textAlign: { xs: 'right', md: 'left' },
          fontSize: textSizes.plain,
          fontWeight: 600,
          color: stateColors[state],
        }}
      >
        {stateText(row).map((part, at) => (
          <Box key={part} component="span" sx={{ display: { xs: 'block', md: 'inline' } }}>
            {at > 0 && (
              <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                {' · '}
              </Box>
            )}
            {part}
          </Box>
        ))}
      </Typography>
      <Amount name="Ayın borcu" sx={{ display: { xs: 'none', md: 'block' } }}>
        {amount > 0 ? showMoney(amount, currency) : '–'}
      </Amount>
      <Amount
        name="Kalan borç"
        sx={{
          ...(asked <= 0 && { display: { xs: 'none', md: 'block' } }),
          gridRow: { xs: 1, md: '1 / -1' },
          gridColumn: { xs: grid.chooses ? 3 : 2, md: 'auto' },
          fontWeight: asked > 0 ? 700 : 400,
        }}
      >
        {asked > 0 ? showMoney(asked, currency) : '–'}
      </Amount>
      {grid.acts && (
        <Box sx={{ gridRow: '1 / -1', display: 'flex', justifyContent: 'flex-end', zIndex: 1 }}>
          {hasReceipt ? (
            <RowButton icon={FileSearch} text="Dekonta bak" who={who} onClick={() => onReceipts(row)} />
          ) : (
            row.manage &&
            needsPayment(row) && <RowButton icon={HandCoins} text="Ödeme kaydet" who={who} onClick={() => onPay(row)} />
          )}
        </Box>
      )}
    </Box>
  )
}

/** “Moda Apartmanı Daire 3” needs no “Moda Apartmanı” beside it. */
const isNamedIn = (title: string, building: string) =>
  fold(building)
    .split(' ')
    .some((word) => word.length > 3 && word !== 'apartmani' && fold(title).includes(word))

/** The tap target of the name is its whole row. */
const wholeRow = {
  position: 'static',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  maxWidth: 1,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&.Mui-focusVisible': { outline: 'none' },
  '&.Mui-focusVisible::after': { outline: '2px solid', outlineOffset: -2, borderRadius: 1 },
} as const

/** Above the row's own tap target, and as high as a target has to be. */
const inRow = {
  position: 'relative',
  zIndex: 1,
  display: { xs: 'inline-block', md: 'inline' },
  maxWidth: 1,
  minHeight: 24,
  py: { md: '4px' },
  lineHeight: '24px',
  verticalAlign: 'top',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const

const fewLines = {
  display: { xs: 'block', md: '-webkit-box' },
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  textOverflow: 'ellipsis',
} as const

const Amount = ({ name, sx, children }: { name: string; sx: object; children: string }) => (
  <Typography
    component="span"
    sx={{ gridRow: { md: '1 / -1' }, textAlign: 'right', whiteSpace: 'nowrap', ...tabularFigures, ...sx }}
  >
    <Box component="span" sx={visuallyHidden}>
      {name}:{' '}
    </Box>
    {children}
  </Typography>
)

interface RowButtonProps {
  icon: LucideIcon
  text: string
  who: string
  onClick: () => void
}

/** On a phone the icon alone, so that name and amount keep their room. */
function RowButton({ icon: Icon, text, who, onClick }: RowButtonProps) {
  const wide = useWiderThan('md')
  const shared = { onClick, 'aria-label': `${text}: ${who}` }
  if (wide)
    return (
      <Button variant="outlined" size="small" {...shared}>
        {text}
      </Button>
    )
  return (
    <IconButton color="primary" {...shared} sx={{ width: 44, height: 44, mr: -1, border: 1, borderColor: 'divider' }}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
