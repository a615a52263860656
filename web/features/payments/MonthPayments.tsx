import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import type { MonthRow } from '#domain/payments/payments.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { MonthRows } from './MonthRows.tsx'
import { payableOf } from './payment-sums.ts'
import { lateQuery } from './payments.queries.ts'

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'))

/** On the start screen: who has not paid this month (J8). Whoever has no accounts sees nothing of it. */
export default function MonthPayments() {
  const { data } = useQuery(lateQuery)
  const [paying, setPaying] = useState<MonthRow | null>(null)
  if (!data?.has_accounts) return null
  const sums = data.totals.map(
    ({ currency, expected, collected }) => `${showMoney(collected, currency)} / ${showMoney(expected, currency)}`,
  )
  return (
    <Box component="section" aria-labelledby="payments-title">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography id="payments-title" variant="h2">
          Bu ayın ödemeleri
        </Typography>
        <LinkButton to="/payment">Tümü</LinkButton>
      </Stack>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {sums.length > 0 ? `Tahsil edilen: ${sums.join(' + ')}` : 'Bu ay için bir borç yok.'}
        {data.total === 0 ? ' · Geciken yok.' : ` · ${data.total} geciken.`}
      </Typography>
      {data.documents.length > 0 && <MonthRows rows={data.documents} label="Gecikenler" onPay={setPaying} />}
      {data.total > data.documents.length && (
        <LinkButton to="/payment" search={{ state: 'late' }} sx={{ mt: 1, ml: -1 }}>
          Gecikenlerin hepsi ({data.total})
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {paying && <PaymentDialog payable={payableOf(paying)} onClose={() => setPaying(null)} />}
      </Suspense>
    </Box>
  )
}
