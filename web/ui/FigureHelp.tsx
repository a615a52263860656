import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Info } from 'lucide-react'
import { useState } from 'react'
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

/** Explains on a tap what a figure means and how it is calculated. */
export function FigureHelp({ name }: { name: FigureName }) {
  const [at, setAt] = useState<HTMLElement | null>(null)
  const rows = rowsOf[name]
  const { label, sentence } = figureTexts[name]
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${label}: nasıl hesaplandı?`}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ m: -1, color: 'text.secondary', '@media print': { display: 'none' } }}
      >
        <Info size={16} aria-hidden />
      </IconButton>
      <Popover
        open={at !== null}
        anchorEl={at}
        onClose={() => setAt(null)}
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
    </>
  )
}
