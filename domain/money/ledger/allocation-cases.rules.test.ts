import { describe, expect, test } from 'vitest'
import { allocate } from './allocation.rules.ts'
import { entry } from './entries.fixture.ts'
import type { Entry } from './entries.schema.ts'

const due = (id: string, on_date: string, amount: number, more: Partial<Entry> = {}) =>
  entry({ id, kind: 'due', category: 'rent', on_date, amount, month: `${on_date.slice(0, 7)}-01`, ...more })
const damage = (on_date: string, amount: number) => due('damage', on_date, amount, { category: 'damage', month: null })
const side = (id: string, on_date: string, amount: number, belongs_to: string | null) =>
  entry({
    id,
    kind: id === 'cost' ? 'due' : 'interest',
    category: id === 'cost' ? 'cost' : 'interest',
    on_date,
    amount,
    belongs_to,
  })
const paid = (id: string, on_date: string, amount: number, more: Partial<Entry> = {}) =>
  entry({ id, kind: 'payment', on_date, amount, ...more })
const back = (reverses: string, on_date: string, amount: number) =>
  entry({ id: `back-${reverses}`, kind: 'reversal', reverses, on_date, amount })

interface Case {
  title: string
  today: string
  entries: Entry[]
  settled: Record<string, number>
  waits?: number
}

/** The numbers are those of docs/worked-cases.md. */
const cases: Case[] = [
  {
    title: 'TBK 102 M1 two due rents, 15.000 without words: the older one, then the rest',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('p', '2026-11-10', 15_000_00),
    ],
    settled: { oct: 10_000_00, nov: 5_000_00 },
  },
  {
    title: 'TBK 102 M2 rent 30.000 and aidat 1.500 of one day share 21.000 in proportion',
    today: '2026-11-30',
    entries: [
      due('rent', '2026-11-05', 30_000_00),
      due('aidat', '2026-11-05', 1_500_00, { category: 'aidat' }),
      paid('p', '2026-11-05', 21_000_00),
    ],
    settled: { rent: 20_000_00, aidat: 1_000_00 },
  },
  {
    title: 'TBK 102 M3 the kuruş lost in proportion goes to the larger remainder',
    today: '2026-11-30',
    entries: [
      due('rent', '2026-11-05', 10_000_00),
      due('aidat', '2026-11-05', 3_333_33, { category: 'aidat' }),
      paid('p', '2026-11-05', 1_000_00),
    ],
    settled: { rent: 750_00, aidat: 250_00 },
  },
  {
    title: 'TBK 101 M4 December is named before its day; the damage that is due on the 20th gets nothing',
    today: '2026-11-25',
    entries: [
      due('dec', '2026-12-05', 42_500_00),
      damage('2026-11-20', 42_500_00),
      paid('p', '2026-11-03', 42_500_00, { payer_names: ['dec'] }),
    ],
    settled: { dec: 42_500_00, damage: 0 },
  },
  {
    title: 'TBK 101 M5 the named December was written anew with a higher rent: the payment goes with it',
    today: '2026-12-31',
    entries: [
      due('old', '2026-12-05', 42_500_00),
      back('old', '2026-11-20', 42_500_00),
      due('dec', '2026-12-05', 45_000_00),
      damage('2026-11-20', 42_500_00),
      paid('p', '2026-11-03', 42_500_00, { payer_names: ['old'] }),
    ],
    settled: { dec: 42_500_00, damage: 0 },
  },
  {
    title: 'TBK 101 M6 the named December fell away, because the tenancy ends: the money pays what falls due',
    today: '2026-11-25',
    entries: [
      due('dec', '2026-12-05', 42_500_00),
      back('dec', '2026-11-18', 42_500_00),
      damage('2026-11-20', 40_000_00),
      paid('p', '2026-11-03', 42_500_00, { payer_names: ['dec'] }),
    ],
    settled: { damage: 40_000_00 },
    waits: 2_500_00,
  },
  {
    title: 'TBK 102 M7 without words nothing is paid before its day but rent: the damage takes nothing',
    today: '2026-11-15',
    entries: [damage('2026-12-20', 42_500_00), paid('p', '2026-11-10', 42_500_00)],
    settled: { damage: 0 },
    waits: 42_500_00,
  },
  {
    title: 'TBK 102 M8 on its day the damage is due, and what waited pays it',
    today: '2026-12-20',
    entries: [damage('2026-12-20', 42_500_00), paid('p', '2026-11-10', 42_500_00)],
    settled: { damage: 42_500_00 },
  },
  {
    title: 'TBK 102 M9 what waits pays the rent of the 5th, which falls due before the damage of the 20th',
    today: '2026-12-20',
    entries: [due('dec', '2026-12-05', 42_500_00), damage('2026-12-20', 10_000_00), paid('p', '2026-11-10', 50_000_00)],
    settled: { dec: 42_500_00, damage: 7_500_00 },
  },
  {
    title: 'TBK 101 M10 money without words gives way: December belongs to the payment that names it',
    today: '2026-11-25',
    entries: [
      due('dec', '2026-12-05', 42_500_00),
      due('jan', '2027-01-05', 42_500_00),
      paid('first', '2026-11-10', 42_500_00),
      paid('second', '2026-11-25', 42_500_00, { payer_names: ['dec'] }),
    ],
    settled: { dec: 42_500_00, jan: 42_500_00 },
  },
  {
    title: 'TBK 101 M11 two months are named: in the order of the words, October whole and November in part',
    today: '2026-11-30',
    entries: [
      due('sep', '2026-09-05', 10_000_00),
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('p', '2026-11-10', 15_000_00, { payer_names: ['oct', 'nov'] }),
    ],
    settled: { sep: 0, oct: 10_000_00, nov: 5_000_00 },
  },
  {
    title: 'TBK 101 M12 what is left after the named month goes to the older one',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('p', '2026-11-10', 15_000_00, { payer_names: ['nov'] }),
    ],
    settled: { oct: 5_000_00, nov: 10_000_00 },
  },
  {
    title: 'TBK 100 M13 interest 90 and cost 60 that are due come before the rent',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 1_000_00),
      side('interest', '2026-11-01', 90_00, 'oct'),
      side('cost', '2026-11-02', 60_00, 'oct'),
      paid('p', '2026-11-05', 500_00),
    ],
    settled: { oct: 350_00, interest: 90_00, cost: 60_00 },
  },
  {
    title: 'TBK 100 M14 naming October does not put it before its own interest',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 1_000_00),
      side('interest', '2026-11-01', 90_00, 'oct'),
      paid('p', '2026-11-05', 500_00, { payer_names: ['oct'] }),
    ],
    settled: { oct: 410_00, interest: 90_00 },
  },
  {
    title: 'TBK 101 M15 the interest of October does not come before November, which was named',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      side('interest', '2026-11-01', 200_00, 'oct'),
      paid('p', '2026-11-05', 10_000_00, { payer_names: ['nov'] }),
    ],
    settled: { oct: 0, nov: 10_000_00, interest: 0 },
  },
  {
    title: 'TBK 100 M16 interest of no particular debt comes before the named November',
    today: '2026-11-30',
    entries: [
      due('nov', '2026-11-05', 10_000_00),
      side('interest', '2026-11-01', 200_00, null),
      paid('p', '2026-11-05', 10_000_00, { payer_names: ['nov'] }),
    ],
    settled: { nov: 9_800_00, interest: 200_00 },
  },
  {
    title: 'TBK 100 M17 interest booked for a day to come waits for it',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      side('interest', '2026-12-01', 200_00, 'oct'),
      paid('p', '2026-11-05', 10_000_00),
    ],
    settled: { oct: 10_000_00, interest: 0 },
  },
  {
    title: 'TBK 100 M18 interest of a due that was written anew is still that due’s own',
    today: '2026-11-30',
    entries: [
      due('old', '2026-10-05', 9_000_00),
      back('old', '2026-11-02', 9_000_00),
      due('oct', '2026-10-05', 10_000_00),
      side('interest', '2026-11-01', 200_00, 'old'),
      paid('p', '2026-11-05', 1_000_00, { payer_names: ['oct'] }),
    ],
    settled: { oct: 800_00, interest: 200_00 },
  },
  {
    title: 'TBK 100 M19 what waits pays interest of a day before the rent of that day',
    today: '2026-12-05',
    entries: [
      due('dec', '2026-12-05', 10_000_00),
      side('interest', '2026-12-05', 300_00, null),
      paid('p', '2026-11-20', 10_000_00),
    ],
    settled: { dec: 9_700_00, interest: 300_00 },
  },
  {
    title: 'TBK 342 M20 a payment leaves the deposit alone, and a deposit the rent',
    today: '2026-11-30',
    entries: [
      due('deposit', '2026-11-01', 30_000_00, { category: 'deposit' }),
      due('nov', '2026-11-05', 10_000_00),
      paid('p', '2026-11-05', 12_000_00),
      entry({ id: 'd', kind: 'deposit_received', on_date: '2026-11-05', amount: 20_000_00 }),
    ],
    settled: { deposit: 20_000_00, nov: 10_000_00 },
    waits: 2_000_00,
  },
  {
    title: 'TBK 102 M21 a payment entered late counts on its own day, before the one of the week after',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('later', '2026-11-12', 10_000_00),
      paid('earlier', '2026-10-20', 4_000_00, { booked_at: new Date('2026-11-20T09:00:00Z') }),
    ],
    settled: { oct: 10_000_00, nov: 4_000_00 },
  },
  {
    title: 'TBK 101 M22 a second payment that names a paid month goes to the older debt',
    today: '2026-11-30',
    entries: [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('first', '2026-11-05', 10_000_00, { payer_names: ['nov'] }),
      paid('second', '2026-11-06', 10_000_00, { payer_names: ['nov'] }),
    ],
    settled: { oct: 10_000_00, nov: 10_000_00 },
  },
]

describe('docs/worked-cases.md, M', () => {
  test.each(cases)('$title', ({ entries, today, settled, waits = 0 }) => {
    const { claims, credits } = allocate(entries, new Map(), today)
    expect(Object.fromEntries(claims.map((each) => [each.entry.id, each.settled]))).toEqual(settled)
    expect(credits.reduce((sum, { left }) => sum + left, 0)).toBe(waits)
  })

  test('TBK 102 M23 the month under enforcement comes before an older one, from the day on which that began', () => {
    const entries = [
      due('oct', '2026-10-05', 10_000_00),
      due('nov', '2026-11-05', 10_000_00),
      paid('p', '2026-11-20', 7_000_00),
    ]
    const settled = (since: string) =>
      allocate(entries, new Map([['nov', since]]), '2026-11-30').claims.map((each) => each.settled)
    expect(settled('2026-11-20')).toEqual([0, 7_000_00])
    expect(settled('2026-11-21')).toEqual([7_000_00, 0])
  })

  test('TBK 101 M24 who paid December is shown as the payer of December, whoever paid first', () => {
    const { allocations } = allocate(cases.find(({ title }) => title.includes('M10'))!.entries, new Map(), '2026-11-25')
    expect(allocations.map(({ settlement, claim, amount }) => [settlement, claim, amount])).toEqual([
      ['second', 'dec', 42_500_00],
      ['first', 'jan', 42_500_00],
    ])
  })
})
