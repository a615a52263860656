import { expect, test } from 'vitest'
import { interestLines } from './interest.rules.ts'

const rates = [
  { from_on: '2006-01-01', percent: 9 },
  { from_on: '2024-06-01', percent: 24 },
]
const none = { paid: [], booked: [] }

/** The numbers are those of docs/worked-cases.md. */
const cases: [string, Parameters<typeof interestLines>[0], number[]][] = [
  [
    'F11 42.500 due on 05.11.2026 and paid on the 16th: eleven days',
    {
      ...none,
      due_on: '2026-11-05',
      amount: 42_500_00,
      paid: [{ on_date: '2026-11-16', amount: 42_500_00 }],
      until: '2026-11-30',
    },
    [307_40],
  ],
  [
    'F12 10.000 for the whole of 2025',
    { ...none, due_on: '2024-12-31', amount: 10_000_00, until: '2025-12-31' },
    [2_400_00],
  ],
  [
    'F13 10.000 for 2024: 152 days of 9 %, then 214 of 24 %',
    { ...none, due_on: '2023-12-31', amount: 10_000_00, until: '2024-12-31' },
    [374_79, 1_407_12],
  ],
  ['F14 1.000 for one day', { ...none, due_on: '2026-11-05', amount: 1_000_00, until: '2026-11-06' }, [66]],
  [
    'F15 due on the last day of the old rate',
    { ...none, due_on: '2024-05-31', amount: 20_000_00, until: '2024-06-01' },
    [13_15],
  ],
  [
    'F16 one day of each rate',
    { ...none, due_on: '2024-05-30', amount: 20_000_00, until: '2024-06-01' },
    [4_93, 13_15],
  ],
  [
    'F17 29.000 of 30.000 paid in time: only the rest bears it',
    {
      ...none,
      due_on: '2026-03-05',
      amount: 30_000_00,
      paid: [{ on_date: '2026-03-01', amount: 29_000_00 }],
      until: '2026-04-04',
    },
    [19_73],
  ],
  [
    'F18 paid in two parts: ten days of 30.000, ten of 20.000, nothing after',
    {
      ...none,
      due_on: '2026-03-05',
      amount: 30_000_00,
      until: '2026-04-30',
      paid: [
        { on_date: '2026-03-15', amount: 10_000_00 },
        { on_date: '2026-03-25', amount: 20_000_00 },
      ],
    },
    [197_26, 131_51],
  ],
  [
    'F19 booked to the end of March: April only',
    {
      ...none,
      due_on: '2026-03-05',
      amount: 30_000_00,
      booked: [{ from: '2026-03-06', to: '2026-03-31' }],
      until: '2026-04-30',
    },
    [591_78],
  ],
  [
    'F20 two years are twice one: no interest on interest',
    { ...none, due_on: '2005-12-31', amount: 10_000_00, until: '2007-12-31' },
    [1_800_00],
  ],
]

test.each(cases)('3095 m. 1 %s', (_, debt, amounts) => {
  expect(interestLines(debt, rates).map(({ amount }) => amount)).toEqual(amounts)
})
