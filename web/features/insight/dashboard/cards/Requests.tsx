import { lazy } from 'react'
import { RequestsSection } from '#web/features/property/suggestions/RequestsSection.tsx'
import type { CardProps } from '../StartCards.tsx'

/** Loaded with the first request that is opened. */
const RequestExpense = lazy(async () => ({
  default: (await import('#web/features/money/expenses/RequestExpense.tsx')).RequestExpense,
}))

/** The requests of all properties; hidden from owners who have yet to add their first one. */
export function Requests({ view: { requests, rentals, landlord }, me: { user } }: CardProps) {
  if (!requests || landlord?.steps?.property === false) return null
  const rents = user.renters_id.length > 0
  if (!rents && user.owned_id.length === 0 && requests.total === 0) return null
  return <RequestsSection me={user.id} rents={rentals !== null && rents} first={requests} Expense={RequestExpense} />
}
