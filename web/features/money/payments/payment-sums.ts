import { showDate } from '#domain/kernel/dates.ts'
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

/** The state of a row, and since when or until when. */
export function stateText({ state, days_late, settled_on, due_on }: MonthRow): string[] {
  if (state === 'late' && days_late > 0) return [`${days_late} gün gecikti`]
  if (state === 'paid' && settled_on) return [stateLabels.paid, showDate(settled_on)]
  if (state === 'open' && due_on) return [`Son gün ${showDate(due_on)}`]
  return [stateLabels[state]]
}

export type WaitingReceipt = Pick<ReceiptToConfirm, 'tenancy_id' | 'currency' | 'amount'>

/** Whether writing a payment down is what comes next: something is due and no receipt says that it was paid. */
export const needsPayment = (row: MonthRow) =>
  payableOf(row).asked > 0 && (row.state === 'late' || row.state === 'part')

export const receiptsOf = <Receipt extends Pick<WaitingReceipt, 'tenancy_id' | 'currency'>>(
  { tenancy_id, currency }: Pick<MonthRow, 'tenancy_id' | 'currency'>,
  receipts: readonly Receipt[],
) => receipts.filter((each) => each.tenancy_id === tenancy_id && each.currency === currency)

/** A tenant who reported a payment must not be asked again, and the payment must not be booked twice. */
export function waitingNote(
  row: Pick<MonthRow, 'tenancy_id' | 'currency'>,
  receipts: readonly WaitingReceipt[],
): string | null {
  const own = receiptsOf(row, receipts)
  const sum = own.reduce((total, { amount }) => total + amount, 0)
  return own.length > 0 ? `Onay bekleyen dekont: ${showMoney(sum, row.currency)}` : null
}

/** What the columns of a row do not say. */
export function notesOf(row: MonthRow): string[] {
  const { currency, amount, settled, older, deposit, share } = row
  const money = (sum: number) => showMoney(sum, currency)
  const notes: string[] = []
  // Where nothing is due this month, the whole debt is older, and the row says so already.
  if (older > 0 && amount > settled) notes.push(`Önceki aylardan ${money(older)}`)
  const categories = new Set(row.dues.map(({ category }) => category).filter((category) => category !== 'deposit'))
  if (categories.size > 1) notes.push([...categories].map((category) => claimNames[category]).join(' + '))
  if (deposit && deposit.settled < deposit.amount)
    notes.push(`Depozito: ${money(deposit.amount - deposit.settled)} bekleniyor`)
  if (share) notes.push(`Sizin payınız: ${share.pay}/${share.payda}`)
  if (row.ended_on) notes.push(`${showDate(row.ended_on)} günü ayrıldı`)
  return notes
}
