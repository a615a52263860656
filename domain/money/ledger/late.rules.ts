import { compareDays, type IsoDate } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'

interface Claim {
  due_id: string
  category: string
  due_on: IsoDate
  amount: Kurus
  settled: Kurus
  currency: Currency
}

interface Receipt {
  currency: Currency
  amount: Kurus
}

/**
 * The claims of one ledger with what of each is late: due, unpaid and not covered by a receipt that waits for the
 * landlord. Receipts cover the oldest claims first. `lateAmount` in SQL says the same.
 */
export function withLate<Found extends Claim>(
  claims: readonly Found[],
  waiting: readonly Receipt[],
  today: IsoDate,
): (Found & { late: Kurus })[] {
  const covered = new Map<Currency, Kurus>()
  for (const { currency, amount } of waiting) covered.set(currency, (covered.get(currency) ?? 0) + amount)
  const inTurn = [...claims].sort((a, b) => compareDays(a.due_on, b.due_on) || (a.due_id < b.due_id ? -1 : 1))
  const late = new Map(
    inTurn.map(({ due_id, category, due_on, amount, settled, currency }) => {
      const open = category !== 'deposit' && due_on < today ? Math.max(0, amount - settled) : 0
      const left = covered.get(currency) ?? 0
      covered.set(currency, Math.max(0, left - open))
      return [due_id, Math.max(0, open - left)]
    }),
  )
  return claims.map((claim) => ({ ...claim, late: late.get(claim.due_id)! }))
}
