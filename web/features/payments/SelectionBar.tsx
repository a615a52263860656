import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type MonthRow, mostPayments } from '#domain/payments/payments.schema.ts'
import { payableOf, rowKey } from './payment-sums.ts'

interface Props {
  picked: MonthRow[]
  /** Those on this page that can be chosen. */
  all: MonthRow[]
  onChoose: (keys: ReadonlySet<string>) => void
  onPay: () => void
  onLeave: () => void
}

/** Stays within reach of the thumb while rows are being chosen. */
export function SelectionBar({ picked, all, onChoose, onPay, onLeave }: Props) {
  const unpaid = all.filter((row) => payableOf(row).asked > 0).slice(0, mostPayments)
  const tooMany = picked.length > mostPayments
  return (
    <Paper
      elevation={4}
      role="region"
      aria-label="Seçilen ödemeler"
      sx={{
        position: 'sticky',
        bottom: { xs: 0, sm: 12 },
        zIndex: 5,
        mt: 2,
        p: 1,
        pl: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        border: 1,
        borderColor: 'primary.main',
      }}
    >
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {tooMany ? `En fazla ${mostPayments} seçilebilir` : `${picked.length} seçili`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* On a phone the way out stands above the list, so that the two things to do share one line. */}
        <Button onClick={onLeave} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          Vazgeç
        </Button>
        {unpaid.length > 0 && (
          <Button onClick={() => onChoose(new Set(unpaid.map(rowKey)))}>Ödemeyenlerin hepsi</Button>
        )}
        <Button variant="contained" disabled={picked.length === 0 || tooMany} onClick={onPay}>
          Ödeme al
        </Button>
      </Stack>
    </Paper>
  )
}
