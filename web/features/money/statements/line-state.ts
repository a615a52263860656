import { showMoney } from '#domain/kernel/money.ts'
import type { LedgerLine } from '#domain/money/statements/statements.schema.ts'

export interface LineState {
  text: string
  color: 'error.main' | 'success.main' | 'text.secondary'
}

/** Asked, received or given back as deposit, which has a balance of its own. */
export const isDepositLine = ({ held, category }: LedgerLine) => held !== null || category === 'deposit'

/** What became of a line, in a word or two; null for a payment that stands as it was booked. */
export function lineState(line: LedgerLine, today: string): LineState | null {
  const { reversed, settled, amount, currency, on_date, waiting, effect } = line
  if (reversed) return { text: 'Geri alındı', color: 'text.secondary' }
  if (effect === 'none' && !isDepositLine(line)) return { text: 'Bakiyeye girmez', color: 'text.secondary' }
  if (settled === null)
    return waiting > 0 ? { text: `${showMoney(waiting, currency)} fazla`, color: 'text.secondary' } : null
  if (settled === amount) return { text: 'Ödendi', color: 'success.main' }
  const isLate = on_date < today
  const color = isLate ? 'error.main' : 'text.secondary'
  if (settled > 0) return { text: `${showMoney(amount - settled, currency)} açık`, color }
  return { text: isLate ? 'Vadesi geçti' : 'Vadesi gelmedi', color }
}

/** A debt of the other side is said in words, because a minus is easily overlooked. */
export const balanceText = (balance: number, currency: LedgerLine['currency']) =>
  balance < 0 ? `${showMoney(-balance, currency)} alacak` : showMoney(balance, currency)
