import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type MonthRow, mostPayments } from '#domain/money/payments/payments.schema.ts'
import { SelectionFrame } from '#web/list/SelectionFrame.tsx'
import { payableOf, rowKey } from './payment-sums.ts'

interface Props {
  picked: MonthRow[]
  /** The selectable rows of this page. */
  all: MonthRow[]
  onChoose: (keys: ReadonlySet<string>) => void
  onPay: () => void
  onLeave: () => void
}

export function SelectionBar({ picked, all, onChoose, onPay, onLeave }: Props) {
  const unpaid = all.filter((row) => payableOf(row).asked > 0).slice(0, mostPayments)
  const tooMany = picked.length > mostPayments
  return (
    <SelectionFrame label="Seçilen ödemeler">
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {tooMany ? `En fazla ${mostPayments} seçilebilir` : `${picked.length} seçili`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* On a phone the cancel button is above the list, so that the two actions fit on one line. */}
        <Button onClick={onLeave} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          Vazgeç
        </Button>
        {unpaid.length > 0 && (
          <Button onClick={() => onChoose(new Set(unpaid.map(rowKey)))}>Ödemeyenlerin hepsi</Button>
        )}
        <Button variant="contained" disabled={picked.length === 0 || tooMany} onClick={onPay}>
          Ödeme kaydet
        </Button>
      </Stack>
    </SelectionFrame>
  )
}
