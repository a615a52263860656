import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type IsoMonth, monthsAfter, showMonth } from '#domain/kernel/dates.ts'

interface Props {
  month: IsoMonth
  present: IsoMonth
  onMonth: (month: IsoMonth) => void
  backLabel?: string
}

const thumb = { width: 44, height: 44 } as const

/** Buttons to the previous and next month, and back to the current one. */
export function MonthHeader({ month, present, onMonth, backLabel = 'Bu ay' }: Props) {
  const [before, after] = [monthsAfter(month, -1), monthsAfter(month, 1)]
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, mb: 1.5, ml: -1, minHeight: 44 }}>
      <IconButton aria-label={`Önceki ay: ${showMonth(before)}`} onClick={() => onMonth(before)} sx={thumb}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ minWidth: { xs: 130, sm: 150 }, textAlign: 'center' }}>
        {showMonth(month)}
      </Typography>
      <IconButton aria-label={`Sonraki ay: ${showMonth(after)}`} onClick={() => onMonth(after)} sx={thumb}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
      {month !== present && (
        <Button size="small" onClick={() => onMonth(present)}>
          {backLabel}
        </Button>
      )}
    </Stack>
  )
}
