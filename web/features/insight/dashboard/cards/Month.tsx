import { MonthPayments } from '#web/features/money/payments/MonthPayments.tsx'
import type { CardProps } from '../StartCards.tsx'

/** This month's late payments, with a button to enter one. */
export function Month({ view: { landlord } }: CardProps) {
  if (!landlord?.month) return null
  const { late, late_count } = landlord.month
  return <MonthPayments late={late} count={late_count} receipts={landlord.receipts.documents} />
}
