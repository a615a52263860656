import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { explanations, type ExplainedFigure as Name } from '#domain/insight/analytics/analytics.messages.ts'
import { TextLink } from '#web/ui/link.tsx'

/** The screen with the rows behind a figure. */
const rowsOf: Partial<Record<Name, { to: '/payment' | '/payment/expenses' | '/contracts'; label: string }>> = {
  income: { to: '/payment', label: 'Ödemelere git' },
  expected: { to: '/payment', label: 'Ödemelere git' },
  late: { to: '/payment', label: 'Ödemelere git' },
  expense: { to: '/payment/expenses', label: 'Giderlere git' },
  requests: { to: '/payment/expenses', label: 'Giderlere git' },
  vacancy: { to: '/contracts', label: 'Kontratlara git' },
}

/** Explains on a tap what a figure means and how it is calculated. */
export function Explained({ name, label }: { name: Name; label: string }) {
  const [at, setAt] = useState<HTMLElement | null>(null)
  const rows = rowsOf[name]
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
          <Typography variant="body2">{explanations[name]}</Typography>
          {rows && <TextLink to={rows.to}>{rows.label}</TextLink>}
        </Stack>
      </Popover>
    </>
  )
}
