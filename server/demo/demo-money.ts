import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import type { ClaimCategory, PaymentMethod } from '#domain/money/ledger/entries.schema.ts'
import {
  ankara,
  besiktas,
  bodrum,
  groundShop,
  kartal,
  moda,
  secondFlat,
  studentFlat,
  thirdFlat,
  uskudar,
} from './demo-property.ts'
import { disputedDue, waitingDue } from './demo-receipts.ts'

export interface PaidPart {
  /** Days after the due day; negative before it. */
  after: number
  method: PaymentMethod
  /** Defaults to the rest of that day's dues. */
  amount?: Kurus
  /** The payment names the month that it is for. */
  named?: true
  /** It comes from a confirmed receipt of the tenant. */
  receipt?: true
  /** Reversed this many days later. */
  reversed?: { after: number; reason: string }
}

interface DueDay {
  due_on: IsoDate
  /** 0 is the newest due day so far, 1 the one before it, -1 the next one. */
  back: number
  today: IsoDate
}

export interface DemoPayer {
  property: string
  pays(due: DueDay): PaidPart[]
  /** Staff enter some of the payments. */
  staff?: true
  deposit?: PaymentMethod
  /** Rent increases after so many months. */
  rents?: [months: number, rent: Kurus][]
  /** Kuruş a month, paid with the rent. */
  aidat?: Kurus
  claim?: { category: ClaimCategory; amount: Kurus; note: string; dueInDays: number; bookedDaysAgo: number }
  /** The deposit was kept for open claims. */
  keptDeposit?: { daysAfterEnd: number; note: string }
}

const turn = <Item>(items: readonly [Item, ...Item[]], back: number): Item =>
  items[((back % items.length) + items.length) % items.length]!

/** Pays by bank around the due day. */
const prompt =
  (days: readonly [number, ...number[]]) =>
  ({ back }: DueDay): PaidPart[] => [{ after: turn(days, back), method: 'bank' }]

/**
 * The payment behaviour of each demo tenancy: in time, late, in parts, with a disputed month, and unpaid at the end.
 */
export const demoPayers: DemoPayer[] = [
  {
    // The newest month waits for the landlord's confirmation of the uploaded receipt.
    property: moda,
    staff: true,
    pays: ({ due_on, back, today }) => {
      if (due_on === waitingDue(today)) return []
      if (due_on === addMonths(waitingDue(today), -1)) return [{ after: -1, method: 'bank', receipt: true }]
      return [{ after: turn([-2, 0, -1, -3], back), method: 'bank' }]
    },
  },
  { property: besiktas, staff: true, pays: prompt([0, -1, 0, 1]) },
  { property: uskudar, staff: true, pays: prompt([0, -2, 1, 0, -1]) },
  {
    // Always some days late, sometimes in cash.
    property: groundShop,
    staff: true,
    pays: ({ back }) => [
      { after: turn([8, 6, 11, 7, 13, 9], back), method: turn(['bank', 'cash', 'bank', 'bank'], back) },
    ],
    claim: { category: 'utility', amount: 200_000, note: 'Su gideri', dueInDays: 6, bookedDaysAgo: 3 },
  },
  {
    // In two parts each month, of the newest only the first; one month is disputed.
    property: secondFlat,
    staff: true,
    pays: ({ due_on, back, today }) => {
      if (due_on === disputedDue(today))
        return [
          {
            after: 2,
            method: 'bank',
            named: true,
            reversed: { after: 7, reason: 'EFT bankadan iade döndü; tutar hesaba geçmedi.' },
          },
        ]
      const first: PaidPart = { after: 0, method: 'bank', amount: 1_500_000, named: true }
      return back <= 0 ? [first] : [first, { after: turn([4, 9, 6], back), method: 'bank', named: true }]
    },
  },
  {
    // Two years, with one rent increase and the second not asked for yet; two months were once paid together.
    property: ankara,
    deposit: 'cash',
    pays: ({ back }) => [{ after: back === 7 ? -28 : turn([0, 0, -1, 2, 0, 1], back), method: 'bank' }],
    rents: [[12, 2_150_000]],
  },
  { property: studentFlat, aidat: 75_000, pays: prompt([0, -1, 0]) },
  {
    // Later and later, and nothing at the end.
    property: thirdFlat,
    staff: true,
    pays: ({ back }) => {
      if (back < 4) return []
      return [{ after: back < 9 ? turn([19, 14, 23], back) : turn([0, 1, 4], back), method: 'bank' }]
    },
    rents: [[12, 2_500_000]],
    keptDeposit: { daysAfterEnd: 9, note: 'Depozito, ödenmeyen kiralara mahsup edildi.' },
  },
  {
    // In euro; the newest payment is short by the bank's transfer fee.
    property: bodrum,
    pays: ({ back }) => [
      { after: turn([1, 0, 2, 0, -1], back), method: 'bank', ...(back <= 0 && { amount: 158_500 }) },
    ],
  },
  { property: kartal, pays: prompt([0, -1]) },
]
