import type { Rental } from '#domain/insight/dashboard/cards.schema.ts'

/** Overdue claims come first, then open ones, then coming ones. */
export function nextPayment({
  balance,
  overdue,
  due_on,
  next,
  currency,
}: Pick<Rental, 'balance' | 'overdue' | 'due_on' | 'next' | 'currency'>) {
  if (overdue > 0) return { amount: overdue, currency, on: due_on, late: true, besides: balance - overdue }
  if (balance > 0) return { amount: balance, currency, on: due_on, late: false, besides: 0 }
  return next && { amount: next.amount, currency: next.currency, on: next.on_date, late: false, besides: 0 }
}
