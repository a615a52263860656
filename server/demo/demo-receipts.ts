import { addDays, addMonths, dayMs, type IsoDate, monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import type { ReceiptState } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import type { PaperText } from './demo-papers.ts'
import { moda, secondFlat } from './demo-property.ts'
import type { Past } from './past.ts'

/** The rent of these two is due on the fifth. */
const payDayBy = (day: IsoDate): IsoDate => {
  const fifth = `${monthOf(day)}-05`
  return fifth <= day ? fifth : addMonths(fifth, -1)
}

/** The month of the receipt that is not confirmed yet. */
export const waitingDue = (today: IsoDate) => payDayBy(addDays(today, 4))
/** The month whose payment was returned by the bank. */
export const disputedDue = (today: IsoDate) => addMonths(payDayBy(today), -3)

export interface DemoReceipt {
  name: string
  property: string
  due_on: IsoDate
  on_date: IsoDate
  amount: Kurus
  note: string
  state: Extract<ReceiptState, 'waiting' | 'confirmed' | 'declined'>
  reason?: string
  sentDaysAgo: number
  decidedDaysAgo?: number
}

const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
const sentHoursAgo = 3.2

/** Receipts uploaded by tenants: one waits, one became a payment, one was declined. */
export function demoReceipts(past: Past): DemoReceipt[] {
  const today = past.day(0)
  const daysAgo = (day: IsoDate) => Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))
  const waiting = waitingDue(today)
  const confirmed = addMonths(waiting, -1)
  const disputed = disputedDue(today)
  const words = (due: IsoDate) => `${showMonth(monthOf(due))} kirası`
  return [
    {
      name: 'Kira dekontu.pdf',
      property: moda,
      due_on: waiting,
      amount: 4_250_000,
      state: 'waiting',
      on_date: earlier(addDays(waiting, -3), past.day(sentHoursAgo / 24)),
      note: words(waiting),
      sentDaysAgo: sentHoursAgo / 24,
    },
    {
      name: 'Kira dekontu (önceki ay).pdf',
      property: moda,
      due_on: confirmed,
      amount: 4_250_000,
      state: 'confirmed',
      on_date: addDays(confirmed, -1),
      note: words(confirmed),
      sentDaysAgo: daysAgo(addDays(confirmed, -1)),
      decidedDaysAgo: daysAgo(confirmed),
    },
    {
      name: 'EFT dekontu.pdf',
      property: secondFlat,
      due_on: disputed,
      amount: 2_950_000,
      state: 'declined',
      on_date: addDays(disputed, 2),
      note: words(disputed),
      reason: 'Bu EFT bankadan iade döndü; tutar hesabımıza geçmedi.',
      sentDaysAgo: daysAgo(addDays(disputed, 12)),
      decidedDaysAgo: daysAgo(addDays(disputed, 14)),
    },
  ]
}

const banks = { [moda]: ['Mehmet Öztürk', 'FAST'], [secondFlat]: ['Sinan Aksoy', 'EFT'] } as const

export function receiptPaper({ property, amount, on_date, note }: DemoReceipt): PaperText {
  const [sender, way] = banks[property as keyof typeof banks]
  return {
    heading: 'Para Transferi Dekontu',
    lines: [
      ['Gönderen', sender],
      ['Alıcı', 'Ayşe Yıldırım'],
      ['Alıcı IBAN', 'TR33 0006 1005 1978 6457 8413 26'],
      ['Tutar', showMoney(amount)],
      ['İşlem tarihi', showDate(on_date)],
      ['İşlem türü', way],
      ['Açıklama', note],
    ],
  }
}
