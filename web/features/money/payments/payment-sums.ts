import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import { stateLabels } from '#domain/money/payments/payments.messages.ts'
import type { MonthRow } from '#domain/money/payments/payments.schema.ts'
import type { ReceiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'

/** The claim that a payment is for; its amount is prefilled. */
export interface Payable {
  tenancy_id: string
  currency: MonthRow['currency']
  title: string
  tenants: string[]
  asked: number
  depositOpen: number
}

export const payableOf = (row: MonthRow): Payable => ({
  tenancy_id: row.tenancy_id,
  currency: row.currency,
  title: row.property_title,
  tenants: row.tenants,
  asked: row.older + row.amount - row.settled,
  depositOpen: row.deposit ? row.deposit.amount - row.deposit.settled : 0,
})

export const rowKey = ({ tenancy_id, currency }: Pick<MonthRow, 'tenancy_id' | 'currency'>) =>
  `${tenancy_id} ${currency}`

/** The chip of a row: its state, and since when or until when. */
export function stateText({ state, days_late, settled_on, due_on }: MonthRow): string {
  if (state === 'late' && days_late > 0) return `${days_late} gün gecikti`
  if (state === 'paid' && settled_on) return `Ödendi · ${showDate(settled_on)}`
  if (state === 'open' && due_on) return `Son gün ${showDate(due_on)}`
  return stateLabels[state]
}

export type WaitingReceipt = Pick<ReceiptToConfirm, 'tenancy_id' | 'currency' | 'amount'>

/** A tenant who reported a payment must not be asked again, and the payment must not be booked twice. */
export function waitingNote(
  { tenancy_id, currency }: Pick<MonthRow, 'tenancy_id' | 'currency'>,
  receipts: readonly WaitingReceipt[],
): string | null {
  const own = receipts.filter((each) => each.tenancy_id === tenancy_id && each.currency === currency)
  const sum = own.reduce((total, { amount }) => total + amount, 0)
  return own.length > 0 ? `Onay bekleyen dekont: ${showMoney(sum, currency)}` : null
}

/** Further notes on a row besides the month's amount, one per line. */
export function notesOf(row: MonthRow): string[] {
  const { currency, settled, amount, older, oldest_month, deposit, share, state, days_late } = row
  const money = (sum: number) => showMoney(sum, currency)
  const notes: string[] = []
  if (settled > 0 && settled < amount) notes.push(`${money(settled)} ödendi, ${money(amount - settled)} kaldı`)
  if (state === 'late' && amount > 0 && settled >= amount) notes.push('Bu ayın borcu ödendi')
  if (older > 0)
    notes.push(
      `Önceki aylardan ${money(older)} açık${oldest_month ? `, en eskisi ${showMonth(monthOf(oldest_month))}` : ''}${
        state === 'late' || days_late === 0 ? '' : ` (${days_late} gün gecikti)`
      }`,
    )
  const categories = new Set(row.dues.map(({ category }) => category).filter((category) => category !== 'deposit'))
  if (categories.size > 1) notes.push([...categories].map((category) => claimNames[category]).join(' + '))
  if (deposit && deposit.settled < deposit.amount)
    notes.push(`Depozito: ${money(deposit.amount - deposit.settled)} bekleniyor`)
  if (share) notes.push(`Sizin payınız: ${share.pay}/${share.payda}`)
  if (row.ended_on) notes.push(`Kiracılık ${showDate(row.ended_on)} günü sona erdi`)
  return notes
}
