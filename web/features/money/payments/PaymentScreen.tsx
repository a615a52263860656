import { lazy, Suspense } from 'react'
import { useActiveRole } from '#web/session/current-user.ts'
import { Page } from '#web/ui/Page.tsx'
import { LoadingRows } from '#web/ui/states.tsx'
import { MonthScreen } from './MonthScreen.tsx'

/** Those who let never load it. */
const TenantPayments = lazy(() => import('#web/features/money/tenant-payments/TenantPayments.tsx'))

/** Whoever looks as a tenant sees the own payments, everybody else the month of the places whose money they may read. */
export default function PaymentScreen() {
  if (useActiveRole() !== 'tenant') return <MonthScreen />
  return (
    <Suspense
      fallback={
        <Page title="Ödemeler">
          <LoadingRows rows={3} height={160} />
        </Page>
      }
    >
      <TenantPayments />
    </Suspense>
  )
}
