import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MonthPage } from './payments.queries.ts'

interface Props {
  receipts: MonthPage['receipts']
  onOpen: () => void
}

/** One line above the list, also for receipts of tenancies that this page does not show. */
export function ReceiptsLine({ receipts: { waiting, more }, onOpen }: Props) {
  if (waiting.length === 0) return null
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pl: 2,
        pr: 1,
        py: 0.5,
        mb: 1.5,
        borderLeft: 4,
        borderLeftColor: 'secondary.main',
      }}
    >
      <Typography>
        <strong>{more ? `${waiting.length} ve daha fazla` : waiting.length} dekont</strong> onayınızı bekliyor
      </Typography>
      <Button onClick={onOpen} aria-label="Dekontlara bak" sx={{ flexShrink: 0 }}>
        Bak
      </Button>
    </Paper>
  )
}
