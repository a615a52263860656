import { daysBetween, type IsoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { OverdueSum } from '#domain/property/properties/overdue.schema.ts'

/** Example: "15.000,00 ₺ gecikti"; null without arrears. */
export const overdueOf = ({ overdue }: { overdue: readonly OverdueSum[] }) =>
  overdue.length > 0
    ? `${overdue.map(({ amount, currency }) => showMoney(amount, currency)).join(' + ')} gecikti`
    : null

/** How long the oldest arrears have been due. */
export const lateSince = ({ overdue }: { overdue: readonly OverdueSum[] }, today: IsoDate) => {
  const [oldest] = overdue.map(({ since }) => since).sort()
  return oldest ? `${daysBetween(oldest, today)}\u00a0gündür` : ''
}
