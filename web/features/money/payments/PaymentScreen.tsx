import { lazy, Suspense } from 'react'
import { useActiveRole } from '#web/session/current-user.ts'
import { Page } from '#web/ui/Page.tsx'
import { LoadingRows } from '#web/ui/states.tsx'
import { MonthScreen } from './MonthScreen.tsx'

/** Loaded lazily, because landlords never need it. */
const TenantPayments = lazy(() => import('#web/features/money/tenant-payments/TenantPayments.tsx'))

/**
 * The tenant role shows the user's own payments; any other role shows the month of the properties whose money the user
 * may read.
 */
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
