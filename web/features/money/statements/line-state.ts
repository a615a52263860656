import { showMoney } from '#domain/kernel/money.ts'
import { withLate } from '#domain/money/ledger/late.rules.ts'
import type { LedgerLine, LedgerView } from '#domain/money/statements/statements.schema.ts'

export interface LineState {
  text: string
  color: 'error.main' | 'warning.main' | 'success.main' | 'text.secondary'
}

/** Asked, received or given back as deposit, which has a balance of its own. */
export const isDepositLine = ({ held, category }: LedgerLine) => held !== null || category === 'deposit'

/**
 * The claims of these lines that nobody has reported as paid. Receipts cover the oldest first, so debts of earlier years
 * come before the lines shown.
 */
export function lateIn(
  lines: readonly LedgerLine[],
  { figures, reported, today }: Pick<LedgerView, 'figures' | 'reported' | 'today'>,
): ReadonlySet<string> {
  const claims = lines.flatMap((line) =>
    line.settled === null || line.reversed
      ? []
      : [{ ...line, due_id: line.id, due_on: line.on_date, settled: line.settled }],
  )
  const left = reported.map(({ currency, amount }) => {
    const shown = withLate(claims, [], today).reduce(
      (sum, claim) => sum + (claim.currency === currency ? claim.late : 0),
      0,
    )
    const overdue = figures.find((each) => each.currency === currency)?.overdue ?? 0
    return { currency, amount: Math.max(0, amount - Math.max(0, overdue - shown)) }
  })
  return new Set(withLate(claims, left, today).flatMap(({ id, late }) => (late > 0 ? [id] : [])))
}

/** What became of a line, in a word or two; null for a payment that stands as it was booked. */
export function lineState(
  line: LedgerLine,
  { today, late }: { today: string; late: ReadonlySet<string> },
): LineState | null {
  const { reversed, settled, amount, currency, on_date, waiting, effect } = line
  if (reversed) return { text: 'Geri alındı', color: 'text.secondary' }
  if (effect === 'none' && !isDepositLine(line)) return { text: 'Bakiyeye girmez', color: 'text.secondary' }
  if (settled === null)
    return waiting > 0 ? { text: `${showMoney(waiting, currency)} fazla`, color: 'text.secondary' } : null
  if (settled === amount) return { text: 'Ödendi', color: 'success.main' }
  const isDue = on_date < today
  if (isDue && !isDepositLine(line) && !late.has(line.id)) return { text: 'Dekont bekliyor', color: 'warning.main' }
  const color = isDue ? 'error.main' : 'text.secondary'
  if (settled > 0) return { text: `${showMoney(amount - settled, currency)} açık`, color }
  return { text: isDue ? 'Vadesi geçti' : 'Vadesi gelmedi', color }
}

/** A debt of the other side is said in words, because a minus is easily overlooked. */
export const balanceText = (balance: number, currency: LedgerLine['currency']) =>
  balance < 0 ? `${showMoney(-balance, currency)} alacak` : showMoney(balance, currency)
