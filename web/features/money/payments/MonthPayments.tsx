import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { MonthRow } from '#domain/money/payments/payments.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { MonthRows } from './MonthRows.tsx'
import { payableOf, type WaitingReceipt } from './payment-sums.ts'

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'))

interface Props {
  late: MonthRow[]
  /** The number of late payments, including those not shown. */
  count: number
  receipts: readonly WaitingReceipt[]
}

/** On the start screen: who has not paid (J8), with the payment one tap away. */
export function MonthPayments({ late, count, receipts }: Props) {
  const [paying, setPaying] = useState<MonthRow | null>(null)
  return (
    <Box component="section" aria-labelledby="payments-title">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography id="payments-title" variant="h2">
          Bu ayın ödemeleri
        </Typography>
        <LinkButton to="/payment">Tümü</LinkButton>
      </Stack>
      {late.length > 0 ? (
        <MonthRows rows={late} label="Gecikenler" receipts={receipts} onPay={setPaying} />
      ) : (
        <Typography color="textSecondary">Geciken ödeme yok.</Typography>
      )}
      {count > late.length && (
        <LinkButton to="/payment" search={{ state: 'late' }} sx={{ mt: 1, ml: -1 }}>
          Gecikenlerin hepsi ({count})
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {paying && <PaymentDialog payable={payableOf(paying)} onClose={() => setPaying(null)} />}
      </Suspense>
    </Box>
  )
}
