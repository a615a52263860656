import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocation.rules.ts'
import { entry } from './entries.fixture.ts'
import type { Entry } from './entries.schema.ts'
import { ledgerFigures } from './figures.rules.ts'

/** What each claim received from each payment. */
const shares = (entries: Entry[], pursuits?: ReadonlyMap<string, string>) =>
  Object.fromEntries(allocate(entries, pursuits).claims.map(({ entry: claim, settled }) => [claim.id, settled]))

const rent = (id: string, on_date: string, amount = 1000, more: Partial<Entry> = {}) =>
  entry({ id, kind: 'due', category: 'rent', on_date, amount, ...more })
const paid = (amount: number, on_date: string, more: Partial<Entry> = {}) =>
  entry({ id: `p-${on_date}-${amount}`, kind: 'payment', amount, on_date, ...more })
const interest = (id: string, on_date: string, amount: number, belongs_to: string | null = null) =>
  entry({ id, kind: 'interest', category: 'interest', on_date, amount, belongs_to })
const cost = (id: string, on_date: string, amount: number, belongs_to: string | null = null) =>
  entry({ id, kind: 'due', category: 'cost', on_date, amount, belongs_to })

const cases: [string, Entry[], Record<string, number>, Map<string, string>?][] = [
  [
    'TBK 102: the one that fell due first',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(1200, '2026-02-10')],
    { jan: 1000, feb: 200 },
  ],
  [
    'TBK 102: those of one day in proportion, to the kuruş',
    [rent('a', '2026-01-05', 1000), rent('b', '2026-01-05', 500), paid(100, '2026-01-05')],
    { a: 67, b: 33 },
  ],
  [
    'TBK 102: the one that is pursued before an older one',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(700, '2026-03-10')],
    { jan: 0, feb: 700 },
    new Map([['feb', '2026-03-01']]),
  ],
  [
    'TBK 102: a pursuit counts from the day on which it began',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(700, '2026-03-10')],
    { jan: 0, feb: 700 },
    new Map([['feb', '2026-03-10']]),
  ],
  [
    'TBK 102: a pursuit that began after the payment counts for nothing',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(700, '2026-03-10')],
    { jan: 700, feb: 0 },
    new Map([['feb', '2026-03-11']]),
  ],
  [
    'TBK 101: what the payer names, though an older one is open',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(1000, '2026-02-05', { payer_names: ['feb'] })],
    { jan: 0, feb: 1000 },
  ],
  [
    'TBK 101: what the receipt names, where the payer said nothing',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), paid(1000, '2026-02-05', { receipt_names: ['feb'] })],
    { jan: 0, feb: 1000 },
  ],
  [
    'TBK 101: the payer’s word goes before the receipt',
    [
      rent('jan', '2026-01-05'),
      rent('feb', '2026-02-05'),
      paid(1000, '2026-02-05', { payer_names: ['feb'], receipt_names: ['jan'] }),
    ],
    { jan: 0, feb: 1000 },
  ],
  [
    'TBK 100: interest and costs that are due before the debt',
    [rent('jan', '2026-01-05'), interest('i', '2026-02-01', 90), cost('c', '2026-02-02', 60), paid(500, '2026-02-05')],
    { jan: 350, i: 90, c: 60 },
  ],
  [
    'TBK 100: naming the debt does not put it before its own interest',
    [
      rent('jan', '2026-01-05'),
      interest('i', '2026-02-01', 90, 'jan'),
      paid(500, '2026-02-05', { payer_names: ['jan'] }),
    ],
    { jan: 410, i: 90 },
  ],
  [
    'TBK 101: interest of another debt waits for the one that was named',
    [
      rent('jan', '2026-01-05'),
      rent('feb', '2026-02-05'),
      interest('i', '2026-02-01', 90, 'jan'),
      paid(1000, '2026-02-05', { payer_names: ['feb'] }),
    ],
    { jan: 0, feb: 1000, i: 0 },
  ],
  [
    'TBK 100: interest that is not due yet waits',
    [rent('jan', '2026-01-05'), interest('i', '2026-03-01', 90), paid(500, '2026-02-05')],
    { jan: 500, i: 0 },
  ],
  [
    'what is paid ahead goes to the next dues in their order',
    [rent('jan', '2026-01-05'), rent('feb', '2026-02-05'), rent('mar', '2026-03-05'), paid(2300, '2026-01-01')],
    { jan: 1000, feb: 1000, mar: 300 },
  ],
  [
    'a deposit is settled by what was received for it, and by nothing else',
    [
      entry({ id: 'd', kind: 'due', category: 'deposit', on_date: '2026-01-01', amount: 3000 }),
      rent('jan', '2026-01-05'),
      paid(1500, '2026-01-05'),
      entry({ id: 'r', kind: 'deposit_received', on_date: '2026-01-05', amount: 2000 }),
    ],
    { d: 2000, jan: 1000 },
  ],
  [
    'another currency settles nothing here',
    [rent('jan', '2026-01-05'), paid(1000, '2026-01-05', { currency: 'USD' })],
    { jan: 0 },
  ],
  [
    'what was taken back is as if it had never been',
    [
      rent('jan', '2026-01-05'),
      paid(1000, '2026-01-05', { id: 'wrong' }),
      entry({ id: 'back', kind: 'reversal', reverses: 'wrong', amount: 1000, on_date: '2026-01-06' }),
    ],
    { jan: 0 },
  ],
]

describe('TBK 100–102', () => {
  test.each(cases)('LED-02 %s', (_, entries, expected, pursuits) => {
    expect(shares(entries, pursuits)).toEqual(expected)
  })

  test('a claim is settled on the day of the payment that closes it', () => {
    const { claims, credits } = allocate([rent('jan', '2026-01-05'), paid(400, '2026-01-04'), paid(700, '2026-01-20')])
    expect(claims[0]).toMatchObject({ settled: 1000, settled_on: '2026-01-20' })
    expect(credits.map(({ settlement, left }) => [settlement.id, left])).toEqual([['p-2026-01-20-700', 100]])
  })
})

const day = fc.integer({ min: 0, max: 400 }).map((days) => {
  const at = new Date(Date.UTC(2026, 0, 1 + days))
  return at.toISOString().slice(0, 10)
})
const amount = fc.integer({ min: 1, max: 5_000_00 })
const claim = fc.record({
  kind: fc.constantFrom('due' as const, 'interest' as const),
  category: fc.constantFrom('rent' as const, 'aidat' as const, 'cost' as const, 'deposit' as const),
  amount,
  on_date: day,
})
const settlement = fc.record({
  kind: fc.constantFrom('payment', 'credit', 'write_off', 'deposit_received', 'deposit_deducted', 'withheld'),
  amount,
  on_date: day,
  named: fc.array(fc.nat(40), { maxLength: 3 }),
  by: fc.boolean(),
})

/** Any history: claims, payments that name some of them, and reversals of both. */
const histories = fc
  .record({
    claims: fc.array(claim, { maxLength: 14 }),
    settlements: fc.array(settlement, { maxLength: 14 }),
    reversed: fc.array(fc.nat(60), { maxLength: 6 }),
  })
  .map(({ claims, settlements, reversed }): Entry[] => {
    const made = claims.map((each, at) =>
      entry({ ...each, id: `c${at}`, category: each.kind === 'interest' ? 'interest' : each.category }),
    )
    const paidIn = settlements.map(({ named, by, kind, ...each }, at) => {
      const names = made.length === 0 ? [] : named.map((index) => made[index % made.length]!.id)
      return entry({
        ...each,
        kind: kind as Entry['kind'],
        id: `s${at}`,
        [by ? 'payer_names' : 'receipt_names']: names,
      })
    })
    const all = [...made, ...paidIn]
    const taken = all.length === 0 ? [] : [...new Set(reversed.map((index) => index % all.length))]
    return [
      ...all,
      ...taken.map((index) => {
        const { id, amount: back, on_date } = all[index]!
        return entry({ id: `r${index}`, kind: 'reversal', reverses: id, amount: back, on_date })
      }),
    ]
  })

const today = '2027-06-01'
const figures = (entries: readonly Entry[]) => ledgerFigures(entries, today)

describe('laws of the ledger, over any history', () => {
  test('LED-03 allocations exceed neither claim nor payment, and nothing is lost or made', () => {
    fc.assert(
      fc.property(histories, (entries) => {
        const { claims, allocations, credits } = allocate(entries)
        const of = (key: 'claim' | 'settlement', id: string) =>
          allocations.filter((each) => each[key] === id).reduce((sum, each) => sum + each.amount, 0)
        for (const { entry: each, settled } of claims) {
          expect(settled).toBe(of('claim', each.id))
          expect(settled).toBeLessThanOrEqual(each.amount)
        }
        for (const each of allocations) expect(each.amount).toBeGreaterThan(0)
        const settling = entries.filter(
          ({ id, kind }) =>
            ['payment', 'credit', 'write_off', 'deposit_received', 'deposit_deducted'].includes(kind) &&
            !entries.some(({ reverses }) => reverses === id),
        )
        for (const { id, amount: whole } of settling) {
          const left = credits.find((credit) => credit.settlement.id === id)?.left ?? 0
          expect(of('settlement', id) + left).toBe(whole)
        }
      }),
    )
  })

  test('LED-03 the entries sum to the balance, and open claims less the credit are the same sum', () => {
    fc.assert(
      fc.property(histories, (entries) => {
        const taken = new Set(entries.map(({ reverses }) => reverses))
        const sign = ({ id, kind, category }: Entry) => {
          if (taken.has(id) || category === 'deposit') return 0
          if (kind === 'due' || kind === 'interest') return 1
          return ['payment', 'credit', 'write_off', 'deposit_deducted'].includes(kind) ? -1 : 0
        }
        const expected = entries.reduce((sum, each) => sum + sign(each) * each.amount, 0)
        const [found] = figures(entries)
        expect(found?.balance ?? 0).toBe(expected)
        const open = allocate(entries)
          .claims.filter(({ entry: each }) => each.category !== 'deposit')
          .reduce((sum, { entry: each, settled }) => sum + each.amount - settled, 0)
        expect(open - (found?.credit ?? 0)).toBe(expected)
      }),
    )
  })

  test('LED-03 any order of the same entries says the same', () => {
    fc.assert(
      fc.property(
        histories.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(figures(shuffled)).toEqual(figures(entries))
          expect(shares(shuffled)).toEqual(shares(entries))
        },
      ),
    )
  })

  test('LED-03 a pair of an entry and its reversal leaves no trace in any figure', () => {
    fc.assert(
      fc.property(histories, settlement, (entries, { named: _, by: __, kind, ...each }) => {
        const extra = entry({ ...each, kind: kind as Entry['kind'], id: 'extra' })
        const back = entry({ ...each, kind: 'reversal', id: 'back', reverses: 'extra' })
        const before = entries.length === 0 ? [] : figures(entries)
        const after = figures([...entries, extra, back]).filter(() => entries.length > 0)
        expect(after).toEqual(before)
        expect(shares([...entries, extra, back])).toEqual(shares(entries))
      }),
    )
  })
})
