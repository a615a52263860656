import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useOpenRequest } from '#web/features/property/suggestions/open-request.ts'
import { useLiveRequests } from '#web/features/property/suggestions/suggestions.queries.ts'
import { Fold } from '#web/ui/Fold.tsx'
import type { CardProps } from '../StartCards.tsx'

const RequestsSection = lazy(async () => ({
  default: (await import('#web/features/property/suggestions/RequestsSection.tsx')).RequestsSection,
}))
/** Loaded with the first request that is opened. */
const RequestDialog = lazy(async () => ({
  default: (await import('#web/features/property/suggestions/RequestDialog.tsx')).RequestDialog,
}))
const RequestExpense = lazy(async () => ({
  default: (await import('#web/features/money/expenses/RequestExpense.tsx')).RequestExpense,
}))

/**
 * The requests of all properties; those that a landlord has to answer stand in the queue, which opens them here too.
 * Hidden from owners who have yet to add their first property.
 */
export function Requests({ view: { requests, rentals, landlord }, me: { user } }: CardProps) {
  const { openId, close } = useOpenRequest()
  useLiveRequests()
  if (!requests || landlord?.steps?.property === false) return null
  const rents = user.renters_id.length > 0
  if (!rents && user.owned_id.length === 0 && requests.total === 0) return null
  return (
    <>
      <Fold title="Talepler" count={requests.total} on={landlord ? 'all' : 'none'}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <RequestsSection me={user.id} rents={rentals !== null && rents} first={requests} />
        </Suspense>
      </Fold>
      <Suspense fallback={null}>
        {openId && <RequestDialog key={openId} id={openId} me={user.id} Expense={RequestExpense} onClose={close} />}
      </Suspense>
    </>
  )
}
