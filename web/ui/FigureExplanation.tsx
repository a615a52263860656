import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FigureName, figureTexts } from '#domain/services/figures/figures.messages.ts'
import { TextLink } from './link.tsx'

const payments = { to: '/payment', label: 'Ödemelere git' } as const
const expenses = { to: '/payment/expenses', label: 'Giderlere git' } as const
const properties = { to: '/propertyList', label: 'Mülklere git' } as const

/** The screen with the rows behind a figure. */
const rowsOf: Partial<
  Record<FigureName, { to: '/payment' | '/payment/expenses' | '/contracts' | '/propertyList'; label: string }>
> = {
  properties,
  rented: properties,
  vacant: properties,
  occupancy: properties,
  income: payments,
  expectedIncome: payments,
  latePart: payments,
  expense: expenses,
  requestCost: expenses,
  vacancy: { to: '/contracts', label: 'Kontratlara git' },
}

interface Props {
  name: FigureName
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

export default function FigureExplanation({ name, anchor, onClose }: Props) {
  const rows = rowsOf[name]
  const { label, sentence } = figureTexts[name]
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { maxWidth: 340, p: 2 } } }}
    >
      <Stack spacing={1}>
        <Typography variant="h4" component="p">
          {label}
        </Typography>
        <Typography variant="body2">{sentence}</Typography>
        {rows && <TextLink to={rows.to}>{rows.label}</TextLink>}
      </Stack>
    </Popover>
  )
}
