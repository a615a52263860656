import { expect, test } from 'vitest'
import { bearsInterest, foreignInterestNote, grandTotals, interestLines, sumOf } from './interest.rules.ts'

const rates = [
  { from_on: '2006-01-01', percent: 9 },
  { from_on: '2024-06-01', percent: 24 },
]
const debt = { due_on: '2026-03-05', amount: 30_000_00, paid: [], booked: [], until: '2026-04-04' }
type Case = [name: string, given: object, lines: [string, string, number, number, number, number][]]

const cases: Case[] = [
  ['from the day after the due day', {}, [['2026-03-06', '2026-04-04', 30, 24, 30_000_00, 591_78]]],
  ['nothing on the due day itself', { until: '2026-03-05' }, []],
  ['one day', { until: '2026-03-06' }, [['2026-03-06', '2026-03-06', 1, 24, 30_000_00, 19_73]]],
  [
    'across 01.06.2024, which has the new rate',
    { due_on: '2024-05-05', amount: 20_000_00, until: '2024-07-05' },
    [
      ['2024-05-06', '2024-05-31', 26, 9, 20_000_00, 128_22],
      ['2024-06-01', '2024-07-05', 35, 24, 20_000_00, 460_27],
    ],
  ],
  [
    'a leap year has a day more and is divided by 365 all the same',
    { due_on: '2024-01-31', amount: 10_000_00, until: '2024-03-01' },
    [['2024-02-01', '2024-03-01', 30, 9, 10_000_00, 73_97]],
  ],
  [
    'a part payment lowers what is owed from the day after it',
    { paid: [{ on_date: '2026-03-15', amount: 10_000_00 }] },
    [
      ['2026-03-06', '2026-03-15', 10, 24, 30_000_00, 197_26],
      ['2026-03-16', '2026-04-04', 20, 24, 20_000_00, 263_01],
    ],
  ],
  [
    'a part paid on the first day of interest still bears that day',
    { paid: [{ on_date: '2026-03-06', amount: 10_000_00 }], until: '2026-03-07' },
    [
      ['2026-03-06', '2026-03-06', 1, 24, 30_000_00, 19_73],
      ['2026-03-07', '2026-03-07', 1, 24, 20_000_00, 13_15],
    ],
  ],
  [
    'a part paid in time never bore any',
    { paid: [{ on_date: '2026-03-01', amount: 29_000_00 }] },
    [['2026-03-06', '2026-04-04', 30, 24, 1_000_00, 19_73]],
  ],
  [
    'it ends with the last kuruş',
    { paid: [{ on_date: '2026-03-07', amount: 30_000_00 }] },
    [['2026-03-06', '2026-03-07', 2, 24, 30_000_00, 39_45]],
  ],
  [
    'what is booked is not counted again, and what lies before it is',
    { booked: [{ from: '2026-03-08', to: '2026-04-03' }] },
    [
      ['2026-03-06', '2026-03-07', 2, 24, 30_000_00, 39_45],
      ['2026-04-04', '2026-04-04', 1, 24, 30_000_00, 19_73],
    ],
  ],
  ['from a later day on', { since: '2026-04-03' }, [['2026-04-03', '2026-04-04', 2, 24, 30_000_00, 39_45]]],
]

test.each(cases)('ARR-01 law 3095, simple interest: %s', (_, given, lines) => {
  const expected = lines.map(([from, to, days, percent, principal, amount]) => ({
    from,
    to,
    days,
    percent,
    principal,
    amount,
  }))
  expect(interestLines({ ...debt, ...given }, rates)).toEqual(expected)
})

test('lines sum up to the kuruş, and a day without a known rate brings none', () => {
  const long = interestLines({ ...debt, due_on: '2024-05-05', amount: 12_345_67, until: '2026-11-16' }, rates)
  expect(long.map(({ amount }) => amount)).toEqual([79_15, 7_297_81])
  expect(sumOf(long)).toBe(7_376_96)
  expect(interestLines({ ...debt, due_on: '2005-12-30', until: '2006-01-02' }, rates)).toMatchObject([
    { from: '2006-01-01', days: 2, percent: 9 },
  ])
})

test('neither interest nor costs nor the deposit nor foreign currency bears it', () => {
  const claim = { kind: 'due', category: 'rent', currency: 'TL' } as const
  expect(bearsInterest(claim)).toBe(true)
  expect(bearsInterest({ ...claim, kind: 'interest', category: 'interest' })).toBe(false)
  expect(bearsInterest({ ...claim, category: 'cost' })).toBe(false)
  expect(bearsInterest({ ...claim, category: 'deposit' })).toBe(false)
  expect(bearsInterest({ ...claim, currency: 'EUR' })).toBe(false)
})

test('a debt in another currency is said to be left out of the interest', () => {
  const [lira, euro] = [{ currency: 'TL' }, { currency: 'EUR' }] as const
  expect(foreignInterestNote([lira])).toBe('')
  expect(foreignInterestNote([lira, euro])).toContain('3095 sayılı Kanun m. 4/a uygulanır; burada hesaplanmaz')
})

test('3095 m. 1 the grand total of a day is what is open and the interest on it, each currency by itself, with what the next day adds', () => {
  const owed = { category: 'rent' as const, currency: 'TL' as const, interest_total: 0 }
  expect(
    grandTotals(
      [
        // 20.000 and 30.000 of rent, booked interest and costs (which bear none), and a deposit in euro.
        { ...owed, open: 20_000_00, interest_total: 1_420_27 },
        { ...owed, open: 30_000_00, interest_total: 828_49 },
        { ...owed, category: 'interest', open: 500_00 },
        { ...owed, category: 'cost', open: 250_00 },
        // Paid late: only its interest is left.
        { ...owed, open: 0, interest_total: 10_00 },
        { ...owed, currency: 'EUR', open: 900_00 },
      ],
      [
        { from_on: '2024-06-01', percent: 24 },
        { from_on: '2026-11-17', percent: 30 },
      ],
      '2026-11-15',
    ),
  ).toEqual([
    // 50.000 × 24 % / 365 = 32,8767
    { currency: 'TL', open: 50_750_00, interest: 2_258_76, total: 53_008_76, per_day: 32_88 },
    { currency: 'EUR', open: 900_00, interest: 0, total: 900_00, per_day: 0 },
  ])
  expect(grandTotals([], [], '2026-11-15')).toEqual([])
})
