import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { knownPaymentText } from '#domain/money/ledger/same-payment.rules.ts'
import type { ReceiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import DeclineDialog from './DeclineDialog.tsx'
import { useBookAgain } from './known-payment.ts'
import { useConfirmReceipt } from './tenant-payments.queries.ts'

/** Receipts uploaded by tenants; one tap books the payment. */
export const ReceiptList = ({ receipts }: { receipts: readonly ReceiptToConfirm[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {receipts.map((receipt) => (
      <Receipt key={receipt.id} receipt={receipt} />
    ))}
  </Box>
)

function Receipt({ receipt }: { receipt: ReceiptToConfirm }) {
  const { id, property_title, by_name, amount, currency, on_date, note, file_id, known, named } = receipt
  const isDeposit = named.length > 0 && named.every(({ category }) => category === 'deposit')
  const [declining, setDeclining] = useState(false)
  const confirm = useConfirmReceipt(id)
  const bookAgain = useBookAgain()
  const book = (more: { again?: boolean; same_as?: string } = {}): unknown =>
    confirm.run({ amount, on_date, ...more }, { refused: (refusal) => bookAgain(refusal, () => book({ again: true })) })
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { pb: 0 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {/* A long name keeps its line, and the amount moves below it. */}
        <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{by_name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {property_title} · {showDate(on_date)}
            {isDeposit && ' · depozito için'}
            {note && ` · “${note}”`}
          </Typography>
        </Box>
        <Typography sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {showMoney(amount, currency)}
        </Typography>
      </Box>
      {known && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {knownPaymentText({ ...known, amount, currency })}; bu dekont onun karşılığı olabilir.
        </Alert>
      )}
      <Stack direction="row" sx={{ mt: 1, columnGap: { xs: 0, sm: 1 }, flexWrap: 'wrap' }}>
        {known ? (
          <>
            <Button variant="contained" disabled={confirm.busy} onClick={() => book({ same_as: known.id })}>
              Kayıtlı ödemeyle eşleştir
            </Button>
            <Button disabled={confirm.busy} onClick={() => book({ again: true })}>
              Ayrı ödeme olarak kaydet
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={confirm.busy} onClick={() => book()}>
            Ödemeyi onayla
          </Button>
        )}
        {file_id && <OpenFileButton href={fileAddress(file_id)}>Dekontu aç</OpenFileButton>}
        <Button color="error" onClick={() => setDeclining(true)}>
          Reddet
        </Button>
      </Stack>
      {declining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </Box>
  )
}
