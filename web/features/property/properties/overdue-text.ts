import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { OverdueSum } from '#domain/property/properties/overdue.schema.ts'

/** “15.000,00 ₺ gecikti”; null where nothing is. */
export const overdueOf = ({ overdue }: { overdue: readonly OverdueSum[] }) =>
  overdue.length > 0
    ? `${overdue.map(({ amount, currency }) => showMoney(amount, currency)).join(' + ')} gecikti`
    : null

/** How long the oldest of it has been waiting. */
export const lateSince = ({ overdue }: { overdue: readonly OverdueSum[] }, today: IsoDate) => {
  const [oldest] = overdue.map(({ since }) => since).sort()
  return oldest ? `${daysBetween(oldest, today)}\u00a0gündür` : ''
}
