import { describe, expect, test } from 'vitest'
import { reconcileDues } from './reconcile.rules.ts'
import { type DueSource, defaultPlan, duesUntil, type LeaseTerm, scheduleDues } from './schedule.rules.ts'

const term = (given: Partial<LeaseTerm> = {}): LeaseTerm => ({
  contract_id: 'first',
  starts_on: '2026-01-01',
  pay_day: 1,
  rent: 30_000_00,
  currency: 'TL',
  deposit: 0,
  withholding_percent: 0,
  ...given,
})
const source = (given: Partial<DueSource> = {}): DueSource => ({
  terms: [term()],
  rent_changes: [],
  plans: [],
  opened_on: '2026-01-01',
  ends_on: null,
  until: '2026-03-31',
  ...given,
})
/** Due day, amount, first and last day. */
const dues = (given: Partial<DueSource>) =>
  scheduleDues(source(given)).map(({ on_date, amount, covers_from, covers_to, category }) =>
    category === 'rent'
      ? [on_date, amount, covers_from, covers_to]
      : [on_date, amount, covers_from, covers_to, category],
  )

describe('months', () => {
  test('whole months of the calendar, each due on its pay day', () => {
    expect(dues({ terms: [term({ pay_day: 5 })] })).toEqual([
      ['2026-01-05', 30_000_00, '2026-01-01', '2026-01-31'],
      ['2026-02-05', 30_000_00, '2026-02-01', '2026-02-28'],
      ['2026-03-05', 30_000_00, '2026-03-01', '2026-03-31'],
    ])
  })

  test('LED-05 day 31 is the last day of a shorter month, and 29 February of a leap year', () => {
    const terms = [term({ starts_on: '2028-01-01', pay_day: 31 })]
    expect(dues({ terms, opened_on: '2028-01-01', until: '2028-04-30' }).map(([on]) => on)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  test('paid on the day on which it began, the lease has months of its own and no part at the front', () => {
    expect(dues({ terms: [term({ starts_on: '2026-01-15', pay_day: 15 })] })).toEqual([
      ['2026-01-15', 30_000_00, '2026-01-15', '2026-02-14'],
      ['2026-02-15', 30_000_00, '2026-02-15', '2026-03-14'],
      ['2026-03-15', 30_000_00, '2026-03-15', '2026-04-14'],
    ])
  })

  test('TBK 92 a month from the 31st ends with a shorter month; the next is due on that day and keeps its name', () => {
    const terms = [term({ starts_on: '2026-01-31', pay_day: 31 })]
    const found = scheduleDues(source({ terms, until: '2026-04-30' }))
    expect(found.map(({ key, month, covers_from, covers_to }) => [key, month, covers_from, covers_to])).toEqual([
      ['rent:2026-01-31', '2026-01-01', '2026-01-31', '2026-02-28'],
      ['rent:2026-02-28', '2026-02-01', '2026-03-01', '2026-03-30'],
      ['rent:2026-03-31', '2026-03-01', '2026-03-31', '2026-04-30'],
      ['rent:2026-04-30', '2026-04-01', '2026-05-01', '2026-05-30'],
    ])
    expect(found.map(({ on_date }) => on_date)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  })

  test('TBK 92 a year from 29 February is twelve rents, the last day included', () => {
    const terms = [term({ starts_on: '2024-02-29', pay_day: 29 })]
    const found = dues({ terms, opened_on: '2024-02-29', ends_on: '2025-02-28', until: '2025-12-31' })
    expect(found).toHaveLength(12)
    expect(found.at(-1)).toEqual(['2025-01-29', 30_000_00, '2025-01-29', '2025-02-28'])
  })
})

describe('a rent due for several months says what each has of it', () => {
  const partsOf = (given: Partial<DueSource>) =>
    scheduleDues(source(given)).map(({ amount, month_parts }) => [
      amount,
      month_parts?.map((part) => [part.from, part.amount]),
    ])

  test('GVK 72 156.000 for a year from November are twelve times 13.000; a month of its own has no parts', () => {
    const terms = [term({ starts_on: '2026-11-01', rent: 13_000_00 })]
    const given = { terms, opened_on: '2026-11-01', ends_on: '2027-10-31', until: '2026-11-30' }
    const [[amount, parts]] = partsOf({ ...given, plans: [{ ...defaultPlan, frequency: 'year' }] }) as [
      [number, unknown[]],
    ]
    expect([amount, parts.length, parts.slice(0, 3)]).toEqual([
      156_000_00,
      12,
      [
        ['2026-11-01', 13_000_00],
        ['2026-12-01', 13_000_00],
        ['2027-01-01', 13_000_00],
      ],
    ])
    expect(partsOf(given)).toEqual([[13_000_00, undefined]])
  })

  test('GVK 72 a month without rent has no part, a part month its days, and what is withheld is taken off each', () => {
    // 16 days of November, a free December, the whole of January: 16.000 and 30.000, less a fifth.
    const plan = {
      ...defaultPlan,
      frequency: 'quarter' as const,
      rent_free: [{ from: '2026-12-01', to: '2026-12-31' }],
    }
    const terms = [term({ starts_on: '2026-11-15', withholding_percent: 20 })]
    const given = { terms, plans: [plan], opened_on: '2026-11-15', until: '2026-11-30' }
    expect(partsOf(given)).toEqual([
      [
        36_800_00,
        [
          ['2026-11-15', 12_800_00],
          ['2027-01-01', 24_000_00],
        ],
      ],
      [9_200_00, undefined],
    ])
  })
})

describe('part months, to the kuruş', () => {
  test.each([
    // 17 days of January at a thirtieth each: 17 × 1.000,00.
    ['2026-01-15', 'thirtieth', 17_000_00],
    // 17 of 31 days.
    ['2026-01-15', 'actual', 16_451_61],
    // Days 2 to 31 are thirty thirtieths.
    ['2026-01-02', 'thirtieth', 30_000_00],
    ['2026-02-28', 'thirtieth', 1_000_00],
    ['2026-02-28', 'actual', 1_071_43],
  ] as const)('a lease that begins on %s, counted %s, owes %i for its first month', (starts_on, part_month, amount) => {
    const terms = [term({ starts_on, pay_day: 1 })]
    const plans = [{ ...defaultPlan, part_month }]
    const [first] = scheduleDues(source({ terms, plans, opened_on: starts_on }))
    expect(first).toMatchObject({ on_date: starts_on, amount })
  })

  test.each([
    ['2026-03-10', 'thirtieth', 10_000_00],
    ['2026-03-10', 'actual', 9_677_42],
    ['2026-03-30', 'thirtieth', 30_000_00],
    ['2026-03-31', 'thirtieth', 30_000_00],
  ] as const)('a lease that ends on %s, counted %s, owes %i for its last month', (ends_on, part_month, amount) => {
    const all = scheduleDues(source({ ends_on, plans: [{ ...defaultPlan, part_month }] }))
    expect(all.at(-1)).toMatchObject({ amount, covers_to: ends_on })
  })

  test('LED-05 29 February alone is a thirtieth, or one of twenty-nine days', () => {
    const terms = [term({ starts_on: '2028-02-29', pay_day: 1 })]
    const first = (part_month: 'thirtieth' | 'actual') =>
      scheduleDues(
        source({ terms, plans: [{ ...defaultPlan, part_month }], opened_on: '2028-02-29', until: '2028-02-29' }),
      ).map(({ amount }) => amount)
    expect(first('thirtieth')).toEqual([1_000_00])
    expect(first('actual')).toEqual([1_034_48])
  })

  test('the last days fall due within the tenancy, not on a pay day after it', () => {
    expect(dues({ terms: [term({ pay_day: 20 })], ends_on: '2026-03-10' }).at(-1)).toEqual([
      '2026-03-10',
      10_000_00,
      '2026-03-01',
      '2026-03-10',
    ])
  })
})

describe('changes', () => {
  test.each([
    // 14 days of 30.000 and 16 thirtieths of 45.000.
    ['2026-02-15', 38_000_00],
    ['2026-02-01', 45_000_00],
    ['2026-03-01', 30_000_00],
  ])('LED-05 a rent that changes on %s makes February cost %i', (from, amount) => {
    const found = scheduleDues(source({ rent_changes: [{ from, rent: 45_000_00 }] }))
    expect(found.find(({ month }) => month === '2026-02-01')).toMatchObject({ amount })
  })

  test('a change to the same rent changes nothing, whatever the month’s length', () => {
    for (const from of ['2026-01-31', '2026-02-15', '2026-02-28', '2026-03-17'])
      expect(dues({ rent_changes: [{ from, rent: 30_000_00 }] })).toEqual(dues({}))
  })

  test('by actual days a change on 11 March counts ten days of the old rent and twenty-one of the new', () => {
    const plans = [{ ...defaultPlan, part_month: 'actual' as const }]
    const found = scheduleDues(source({ plans, rent_changes: [{ from: '2026-03-11', rent: 40_000_00 }] }))
    // (10 × 30.000 + 21 × 40.000) / 31
    expect(found.at(-1)).toMatchObject({ amount: 36_774_19 })
  })

  test('a renewal goes on with its own rent, pay day and currency, and asks for what the deposit was raised by', () => {
    const terms = [
      term({ deposit: 60_000_00 }),
      term({ contract_id: 'next', starts_on: '2026-03-01', rent: 40_000_00, pay_day: 10, deposit: 80_000_00 }),
    ]
    expect(dues({ terms })).toEqual([
      ['2026-01-01', 60_000_00, '2026-01-01', '2026-01-01', 'deposit'],
      ['2026-01-01', 30_000_00, '2026-01-01', '2026-01-31'],
      ['2026-02-01', 30_000_00, '2026-02-01', '2026-02-28'],
      ['2026-03-01', 20_000_00, '2026-03-01', '2026-03-01', 'deposit'],
      ['2026-03-10', 40_000_00, '2026-03-01', '2026-03-31'],
    ])
  })

  test('a rent agreed under the earlier contract ends with it; one of the following contract, or of none, counts', () => {
    const terms = [term(), term({ contract_id: 'next', starts_on: '2026-03-01', rent: 40_000_00 })]
    const march = (contract_id: string | null) =>
      dues({ terms, rent_changes: [{ from: '2026-03-01', rent: 50_000_00, contract_id }] }).at(-1)
    expect(march('first')).toEqual(['2026-03-01', 40_000_00, '2026-03-01', '2026-03-31'])
    for (const contract of ['next', null])
      expect(march(contract)).toEqual(['2026-03-01', 50_000_00, '2026-03-01', '2026-03-31'])
  })

  test('days without rent cost nothing, and a month of them makes no due', () => {
    const plans = [{ ...defaultPlan, rent_free: [{ from: '2026-01-01', to: '2026-02-10' }] }]
    expect(dues({ plans })).toEqual([
      ['2026-02-01', 20_000_00, '2026-02-01', '2026-02-28'],
      ['2026-03-01', 30_000_00, '2026-03-01', '2026-03-31'],
    ])
  })

  test('a quarter is due on its first pay day as one sum, the last one as far as the lease goes', () => {
    const plans = [{ ...defaultPlan, frequency: 'quarter' as const }]
    expect(dues({ plans, until: '2026-12-31', ends_on: '2026-08-31' })).toEqual([
      ['2026-01-01', 90_000_00, '2026-01-01', '2026-03-31'],
      ['2026-04-01', 90_000_00, '2026-04-01', '2026-06-30'],
      ['2026-07-01', 60_000_00, '2026-07-01', '2026-08-31'],
    ])
  })

  test('a plan holds from its day on, and of two for the same day the newer one', () => {
    const aidat = (from_on: string, amount: number) => ({ ...defaultPlan, from_on, aidat: amount })
    const plans = [aidat('2026-02-01', 1_000_00), aidat('2026-02-01', 1_500_00)]
    expect(dues({ plans, until: '2026-02-28' })).toEqual([
      ['2026-01-01', 30_000_00, '2026-01-01', '2026-01-31'],
      ['2026-02-01', 30_000_00, '2026-02-01', '2026-02-28'],
      ['2026-02-01', 1_500_00, '2026-02-01', '2026-02-28', 'aidat'],
    ])
  })

  test('a firm pays the net; what it keeps back is a line of its own, and KDV is one where it was agreed', () => {
    const terms = [term({ rent: 50_000_00, withholding_percent: 20 })]
    const plans = [{ ...defaultPlan, vat_percent: 20 }]
    const found = scheduleDues(source({ terms, plans, until: '2026-01-31' }))
    expect(found.map(({ kind, category, amount }) => [kind, category, amount])).toEqual([
      ['due', 'rent', 40_000_00],
      ['withheld', '', 10_000_00],
      ['due', 'vat', 10_000_00],
    ])
  })

  test('months that began before the account was opened are not of it', () => {
    expect(dues({ opened_on: '2026-02-01' }).map(([on]) => on)).toEqual(['2026-02-01', '2026-03-01'])
  })
})

test('dues are made to the end of the month, and ten days before it to the end of the next', () => {
  expect(duesUntil('2026-11-16')).toBe('2026-11-30')
  expect(duesUntil('2026-11-20')).toBe('2026-11-30')
  expect(duesUntil('2026-11-21')).toBe('2026-12-31')
})

describe('correcting what was made', () => {
  type Booked = Parameters<typeof reconcileDues>[1][number]
  const book = (scheduled: ReturnType<typeof scheduleDues>): Booked[] =>
    scheduled.map((due) => ({ ...due, id: due.key, source: 'job' as const, source_key: due.key, reverses: null }))
  const reversal = (reverses: string, source: 'job' | 'hand'): Booked => ({
    id: `back ${reverses}`,
    kind: 'reversal' as const,
    amount: 1,
    currency: 'TL' as const,
    source,
    reverses,
    on_date: '2026-03-01',
    covers_to: null,
    source_key: null,
  })

  test('what stands is left alone', () => {
    const scheduled = scheduleDues(source())
    expect(reconcileDues(scheduled, book(scheduled))).toEqual({ reverse: [], add: [] })
  })

  test('TBK 92 a month that was booked a day short stays, because notices and payments name it', () => {
    const terms = [term({ starts_on: '2026-01-31', pay_day: 31 })]
    const scheduled = scheduleDues(source({ terms, opened_on: '2026-01-31', until: '2026-02-15' }))
    const short = book(scheduled).map((due) => ({ ...due, covers_to: '2026-02-27' }))
    expect(reconcileDues(scheduled, short)).toEqual({ reverse: [], add: [] })
    const older = book(scheduled).map((due) => ({ ...due, covers_to: '2026-02-26' }))
    expect(reconcileDues(scheduled, older)).toMatchObject({ reverse: ['rent:2026-01-31'] })
  })

  test('another rent takes the old due back and writes a new one under a key of its own, once', () => {
    const booked = book(scheduleDues(source()))
    const changed = scheduleDues(source({ rent_changes: [{ from: '2026-03-01', rent: 40_000_00 }] }))
    const { reverse, add } = reconcileDues(changed, booked)
    expect(reverse).toEqual(['rent:2026-03-01'])
    expect(add).toMatchObject([{ source_key: 'rent:2026-03-01#1', amount: 40_000_00 }])
    const after = [
      ...booked,
      reversal('rent:2026-03-01', 'job'),
      { ...add[0]!, id: 'new', source: 'job' as const, reverses: null },
    ]
    expect(reconcileDues(changed, after)).toEqual({ reverse: [], add: [] })
  })

  test('what somebody took back by hand stays taken back', () => {
    const booked = [...book(scheduleDues(source())), reversal('rent:2026-02-01', 'hand')]
    expect(reconcileDues(scheduleDues(source()), booked)).toEqual({ reverse: [], add: [] })
  })

  test('an end that comes earlier takes back the months after it', () => {
    const booked = book(scheduleDues(source()))
    expect(reconcileDues(scheduleDues(source({ ends_on: '2026-02-28' })), booked)).toEqual({
      reverse: ['rent:2026-03-01'],
      add: [],
    })
  })
})
