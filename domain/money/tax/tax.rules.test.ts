import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf, type PropertyYear, taxedKindOf } from './property-year.rules.ts'
import { partsOf } from './shares.rules.ts'
import { percentOf, tariffTax } from './tariff.rules.ts'
import {
  calculateTax,
  deductiblePart,
  instalmentsOf,
  isBoundToLump,
  purchaseDeduction,
  type TaxFacts,
  yearOfOtherPurchase,
} from './tax.rules.ts'
import { dueDayWords, resultWords, taxLines } from './tax-lines.rules.ts'
import { publishedYears } from './tax-years.fixture.ts'
import { taxYearForm } from './tax-years.schema.ts'

const none: TaxFacts = {
  dwelling: 0,
  workplace: 0,
  plain: 0,
  withheld: { dwelling: 0, workplace: 0 },
  purchase: 0,
  expenses: { dwelling: 0, workplace: 0, plain: 0 },
  commercial: false,
  other_income: 0,
  method: null,
  bound: false,
}
const tableOf = (year: number) => publishedYears.find((each) => each.year === year)!
const calculated = (year: number, facts: Partial<TaxFacts>) => calculateTax({ ...none, ...facts }, tableOf(year))

test.each([
  // Year, gross, commercial, base, tax; as published.
  [2026, 300_000_00, false, 205_700_00, 31_640_00],
  [2025, 240_000_00, true, 204_000_00, 32_900_00],
  [2025, 240_000_00, false, 164_050_00, 24_910_00],
  [2019, 120_000_00, false, 97_410_00, 22_600_70],
  [2018, 90_000_00, false, 72_760_00, 16_525_20],
  [2017, 48_600_00, false, 37_995_00, 7_508_65],
])(
  'GVK 103 the published example of %i, %i kuruş by the lump sum, to the kuruş',
  (year, dwelling, commercial, base, tax) => {
    const { lump } = calculated(year, { dwelling, commercial, method: 'lump' })
    expect([lump.base, lump.tax]).toEqual([base, tax])
  },
)

test('GVK 74 the published example of actual expenses: of 22.000 against 93.500 of 2019 20.729,41 are deductible', () => {
  expect(deductiblePart(22_000_00, { gross: 93_500_00, taxable: 88_100_00 })).toBe(20_729_41)
  const { actual } = calculated(2019, {
    dwelling: 93_500_00,
    expenses: { dwelling: 22_000_00, workplace: 0, plain: 0 },
  })
  expect([actual.deduction, actual.base]).toEqual([20_729_41, 67_370_59])
})

test.each([
  // The tax at each limit, as published in the tables.
  [2020, [22_000_00, 49_000_00, 120_000_00, 600_000_00], [3_300_00, 8_700_00, 27_870_00, 195_870_00]],
  [2021, [24_000_00, 53_000_00, 130_000_00, 650_000_00], [3_600_00, 9_400_00, 30_190_00, 212_190_00]],
  [2022, [32_000_00, 70_000_00, 170_000_00, 880_000_00], [4_800_00, 12_400_00, 39_400_00, 287_900_00]],
  [2023, [70_000_00, 150_000_00, 370_000_00, 1_900_000_00], [10_500_00, 26_500_00, 85_900_00, 621_400_00]],
  [2024, [110_000_00, 230_000_00, 580_000_00, 3_000_000_00], [16_500_00, 40_500_00, 135_000_00, 982_000_00]],
  [2025, [158_000_00, 330_000_00, 800_000_00, 4_300_000_00], [23_700_00, 58_100_00, 185_000_00, 1_410_000_00]],
  [2026, [190_000_00, 400_000_00, 1_000_000_00, 5_300_000_00], [28_500_00, 70_500_00, 232_500_00, 1_737_500_00]],
])('TAX-01 the tariff of %i gives the published tax at each limit', (year, limits, taxes) => {
  expect(limits.map((limit) => tariffTax(limit, tableOf(year).brackets))).toEqual(taxes)
})

test('TAX-01 the exemption is lost above the ceiling and beside commercial income, not below its own amount', () => {
  const of = (facts: Partial<TaxFacts>) => calculated(2025, facts).exemption
  expect(of({ dwelling: 100_000_00 })).toEqual({ state: 'applies', amount: 47_000_00 })
  expect(of({ dwelling: 30_000_00 })).toEqual({ state: 'applies', amount: 30_000_00 })
  expect(of({ dwelling: 100_000_00, commercial: true })).toEqual({ state: 'commercial', amount: 0 })
  expect(of({ dwelling: 100_000_00, other_income: 1_100_000_00 })).toEqual({ state: 'applies', amount: 47_000_00 })
  expect(of({ dwelling: 100_000_00, other_income: 1_100_000_01 })).toEqual({ state: 'ceiling', amount: 0 })
  expect(of({ dwelling: 100_000_00, workplace: 1_100_000_01 })).toEqual({ state: 'ceiling', amount: 0 })
  // Rent up to the exemption is never declared, whatever the other income.
  expect(calculated(2025, { dwelling: 47_000_00, other_income: 2_000_000_00 })).toMatchObject({
    exemption: { state: 'applies', amount: 47_000_00 },
    files: false,
  })
})

test('TAX-01 workplace rent with withholding is declared above its limit, with what is left of dwellings', () => {
  const withheld = { dwelling: 0, workplace: 60_000_00 }
  const alone = calculated(2025, { workplace: 300_000_00, withheld })
  expect(alone).toMatchObject({ files: false, gross: 0, credit: 0 })
  expect(resultWords(alone)).toEqual({ label: 'Beyan edilecek kira geliri yok', amount: 0 })
  expect(calculated(2025, { workplace: 330_000_00, withheld }).declared.workplace).toBe(false)
  expect(calculated(2025, { workplace: 330_000_01, withheld }).declared.workplace).toBe(true)
  // Dwelling rent of 80.000 leaves 33.000 after the exemption; with the workplace rent 333.000.
  const both = calculated(2025, { dwelling: 80_000_00, workplace: 300_000_00, withheld })
  expect(both).toMatchObject({ limit_income: 333_000_00, gross: 380_000_00, taxable: 333_000_00, credit: 60_000_00 })
  // 333.000 less 49.950 leave 283.050: 23.700 and a fifth of 125.050.
  expect(both.lump).toMatchObject({ base: 283_050_00, tax: 48_710_00, payable: -11_290_00 })
  expect(resultWords(both)).toEqual({ label: 'İade istenebilecek vergi', amount: 11_290_00 })
  expect(calculated(2025, { plain: 18_000_00 }).files).toBe(false)
  expect(calculated(2025, { plain: 18_000_01 })).toMatchObject({ files: true, gross: 18_000_01 })
})

test('TAX-01 both methods are compared; a first year of the lump sum binds the second', () => {
  const facts = { dwelling: 240_000_00, expenses: { dwelling: 90_000_00, workplace: 0, plain: 0 } }
  const free = calculated(2025, facts)
  expect(free).toMatchObject({ better: 'actual', method: 'actual' })
  expect(free.actual.deduction).toBe(72_375_00)
  expect(calculated(2025, { ...facts, bound: true })).toMatchObject({ better: 'actual', method: 'lump' })
  expect(calculated(2025, { ...facts, method: 'lump' }).result.tax).toBe(24_910_00)
  expect([isBoundToLump('lump', null), isBoundToLump('lump', 'lump'), isBoundToLump('actual', 'lump')]).toEqual([
    ...[true, false, false],
  ])
})

test('TAX-01 five per cent of the price for five years, at most what the dwelling brought', () => {
  const bought = { price: 2_000_000_00, on: '2022-06-10', rent: 300_000_00 }
  expect([2021, 2022, 2026, 2027].map((year) => purchaseDeduction(year, bought))).toEqual([
    0, 100_000_00, 100_000_00, 0,
  ])
  expect(purchaseDeduction(2025, { ...bought, rent: 60_000_00 })).toBe(60_000_00)
})

test('TAX-01 two instalments on 31 March and 31 July of the next year; a weekend is said and not moved', () => {
  expect(instalmentsOf(2025, 24_910_01)).toEqual([
    { on: '2026-03-31', amount: 12_455_01 },
    { on: '2026-07-31', amount: 12_455_00 },
  ])
  expect(instalmentsOf(2025, 0)).toEqual([])
  expect(dueDayWords('2027-07-31')).toEqual({
    day: '31.07.2027 Cumartesi',
    note: 'Hafta sonuna rastlar; süre izleyen iş gününde biter (VUK m. 18).',
  })
  expect(dueDayWords('2027-03-31')).toEqual({ day: '31.03.2027 Çarşamba', note: null })
})

test('TAX-04 the lines lead from the rent to the tax, each with its rule and source', () => {
  const facts = { ...none, dwelling: 300_000_00 }
  const lines = taxLines({ facts, table: tableOf(2026), calculation: calculateTax(facts, tableOf(2026)), places: [] })
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['dwelling', 300_000_00],
    ['gross', 300_000_00],
    ['exemption', 58_000_00],
    ['taxable', 242_000_00],
    ['deduction', 36_300_00],
    ['base', 205_700_00],
    ['tax', 31_640_00],
    ['credit', 0],
    ['payable', 31_640_00],
  ])
  expect(lines.find(({ key }) => key === 'tax')!.rule).toContain(
    '190.000,00 ₺ × %15 = 28.500,00 ₺; 15.700,00 ₺ × %20 = 3.140,00 ₺.',
  )
  for (const { rule, source } of lines) expect([rule.length > 10, source.startsWith('GVK m. ')]).toEqual([true, true])
})

/** Let from January on, each month by one of them. */
const months = (use: string, count: number, { from = 1, each = 1, withheld = false } = {}) =>
  Array.from({ length: count }, (_, at) => ({
    use,
    month: `2025-${String(from + at).padStart(2, '0')}-01`,
    months: each,
    withheld,
  }))
const property: PropertyYear = {
  tasinmazCinsi: 'Daire',
  owner_id: 'owner',
  shares: [],
  rents: [],
  expenses: [],
  lets: months('Mesken', 12),
  units: 1,
}
const dwelling = { use: 'Mesken', rate: null, withheld: 0, shares_on: null }

test('TAX-01 a property: gross is net and what was withheld, foreign rent by the day’s rate or not at all', () => {
  const rents: PropertyYear['rents'] = [
    { ...dwelling, currency: 'TL', net: 80_000_00, withheld: 20_000_00 },
    { ...dwelling, currency: 'TL', net: 5_000_00 },
    { ...dwelling, currency: 'EUR', rate: 0.02, net: 1_000_00 },
    { ...dwelling, currency: 'USD', net: 700_00 },
  ]
  expect(figuresOf({ ...property, rents }, 'owner', 2025)).toEqual({
    uses: [
      {
        kind: 'dwelling',
        gross: 155_000_00,
        gross_withheld: 100_000_00,
        withheld: 20_000_00,
        months: 12,
        expenses: 0,
        expenses_withheld: 0,
      },
    ],
    of_months: 12,
    spent: 0,
    not_let: 0,
    not_deductible: 0,
    asked: 0,
    unknown: [{ currency: 'USD', amount: 700_00 }],
  })
})

test('TAX-01 expenses by category and year: no loan interest on a dwelling from 2025, none for a shareholder', () => {
  const expenses: PropertyYear['expenses'] = [
    { category: 'repair', shares_on: null, amount: 10_000_00 },
    { category: 'loan_interest', shares_on: null, amount: 40_000_00 },
    { category: 'legal', shares_on: null, amount: 3_000_00 },
  ]
  const shared = {
    ...property,
    expenses,
    shares: [{ person: 'ortak', pay: 1, payda: 4, from_on: null, until_on: null }],
  }
  const of = (given: PropertyYear, person: string, year: number) => {
    const { uses, asked, not_deductible } = figuresOf(given, person, year)
    return [uses[0]!.expenses, not_deductible, asked]
  }
  expect(
    of(
      {
        ...property,
        expenses,
        lets: months('Mesken', 12).map((each) => ({ ...each, month: each.month.replace('2025', '2024') })),
      },
      'owner',
      2024,
    ),
  ).toEqual([50_000_00, 0, 3_000_00])
  expect(of({ ...property, expenses }, 'owner', 2025)).toEqual([10_000_00, 40_000_00, 3_000_00])
  const office = { ...shared, lets: months('İş yeri', 12) }
  expect(of(office, 'owner', 2025)).toEqual([37_500_00, 0, 2_250_00])
  expect(of(shared, 'ortak', 2025)).toEqual([0, 0, 0])
})

test.each([
  // What the contract says it is let for, the kind of building, and how it is taxed.
  ['İş yeri', 'Daire', 'workplace'],
  ['Mesken', 'Ofis', 'dwelling'],
  ['Depo', 'Daire', 'workplace'],
  ['Diğer', 'Daire', 'land'],
  ['Mesken', null, 'dwelling'],
  // Without a contract the building says it.
  [null, 'Daire', 'dwelling'],
  [null, null, 'dwelling'],
  [null, 'Köşk', 'dwelling'],
  [null, 'Dükkân', 'workplace'],
  [null, 'Tarla', 'land'],
  // Land of every kind, as everywhere else.
  [null, 'Zeytinlik', 'land'],
  [null, 'Bağ', 'land'],
  [null, 'Bahçe', 'land'],
  [null, 'Arazi', 'land'],
  [null, 'Otopark', 'land'],
] as const)('GVK 21 let as %s, in a %s: %s', (use, tasinmazCinsi, kind) => {
  expect(taxedKindOf(use, tasinmazCinsi)).toBe(kind)
})

test('GVK 21 a flat that is let as an office from July: half a year’s rent has the exemption', () => {
  const rents: PropertyYear['rents'] = [
    { currency: 'TL', rate: null, shares_on: null, use: 'Mesken', net: 120_000_00, withheld: 0 },
    { currency: 'TL', rate: null, shares_on: null, use: 'İş yeri', net: 144_000_00, withheld: 36_000_00 },
  ]
  const { uses } = figuresOf({ ...property, rents, lets: [] }, 'owner', 2025)
  expect(uses.map(({ kind, gross, gross_withheld, withheld }) => [kind, gross, gross_withheld, withheld])).toEqual([
    ['dwelling', 120_000_00, 0, 0],
    ['workplace', 180_000_00, 180_000_00, 36_000_00],
  ])
  // Together 300.000 less the exemption of 47.000: below the limit of 330.000, so the workplace stays out.
  const facts = { dwelling: 120_000_00, workplace: 180_000_00, withheld: { dwelling: 0, workplace: 36_000_00 } }
  expect(calculated(2025, facts)).toMatchObject({ gross: 120_000_00, taxable: 73_000_00, limit_income: 253_000_00 })
})

const spentOn = (given: Partial<PropertyYear>) => {
  const { uses, not_let, not_deductible } = figuresOf({ ...property, ...given }, 'owner', 2025)
  return { used: uses.map(({ kind, expenses }) => [kind, expenses]), not_let, not_deductible }
}
const repair = (amount: number) => [{ category: 'repair' as const, shares_on: null, amount }]

test('GVK 74 expenses count for the months in which it was let: 7 of 12 months, 7.000 of 12.000', () => {
  const lets = months('Mesken', 7)
  expect(spentOn({ expenses: repair(12_000_00), lets })).toEqual({
    used: [['dwelling', 7_000_00]],
    not_let: 5_000_00,
    not_deductible: 0,
  })
  // 10.000,01 × 7 / 12 = 5.833,339…
  expect(spentOn({ expenses: repair(10_000_01), lets })).toMatchObject({
    used: [['dwelling', 5_833_34]],
    not_let: 4_166_67,
  })
})

test('GVK 74 what was let for nothing, or not at all, has no expenses', () => {
  expect(spentOn({ expenses: repair(12_000_00), lets: [] })).toEqual({
    used: [],
    not_let: 12_000_00,
    not_deductible: 0,
  })
  expect(spentOn({ expenses: repair(12_000_00), lets: [], units: 0 })).toMatchObject({ not_let: 12_000_00 })
})

test('GVK 74 half a year a dwelling, a quarter an office: each has its months, loan interest only the office', () => {
  const lets = [...months('Mesken', 6), ...months('İş yeri', 3, { from: 7 })]
  const expenses = [...repair(12_000_00), { category: 'loan_interest' as const, shares_on: null, amount: 24_000_00 }]
  expect(spentOn({ expenses, lets })).toEqual({
    used: [
      ['dwelling', 6_000_00],
      ['workplace', 9_000_00],
    ],
    not_let: 9_000_00,
    not_deductible: 12_000_00,
  })
})

test('GVK 74 a building of four flats, two let all year and one for six months: 30 of 48 months', () => {
  const lets = [...months('Mesken', 6, { each: 3 }), ...months('Mesken', 6, { from: 7, each: 2 })]
  expect(spentOn({ expenses: repair(48_000_00), lets, units: 4 })).toMatchObject({
    used: [['dwelling', 30_000_00]],
    not_let: 18_000_00,
  })
})

test('GVK 74 a shop that a firm rents for half a year and a person for the other half: each rent has its months', () => {
  const lets = [...months('İş yeri', 6, { withheld: true }), ...months('İş yeri', 6, { from: 7 })]
  const { uses } = figuresOf({ ...property, tasinmazCinsi: 'Dükkân', lets, expenses: repair(12_000_01) }, 'owner', 2025)
  // 12.000,01 × 6 / 12 = 6.000,005.
  expect(uses).toMatchObject([{ kind: 'workplace', months: 12, expenses: 12_000_01, expenses_withheld: 6_000_01 }])
})

test('GVK 74 what is left of a dwelling’s price is no loss of later years', () => {
  // 240.000 less 47.000; 200.000 of repairs and 50.000 of the price, × 193.000 / 240.000 = 201.041,67.
  const facts = {
    dwelling: 240_000_00,
    expenses: { dwelling: 200_000_00, workplace: 0, plain: 0 },
    purchase: 50_000_00,
  }
  expect(calculated(2025, facts).actual).toMatchObject({ deduction: 201_041_67, base: 0, loss: 0 })
  // 300.000 of repairs alone are 241.250,00: 48.250,00 more than the rent.
  const more = { ...facts, expenses: { dwelling: 300_000_00, workplace: 0, plain: 0 } }
  expect(calculated(2025, more).actual).toMatchObject({ base: 0, loss: 48_250_00 })
})

test('GVK 74 depreciation is an expense of what is let', () => {
  const expenses = [{ category: 'depreciation' as const, shares_on: null, amount: 60_000_00 }]
  expect(spentOn({ expenses })).toMatchObject({ used: [['dwelling', 60_000_00]], not_deductible: 0 })
})

test('GVK 74 the exempt part of the rent takes its part of the expenses along', () => {
  // 120.000 of rent, 47.000 exempt: 7.000 × 73.000 / 120.000 = 4.258,33.
  const facts = { dwelling: 120_000_00, expenses: { dwelling: 7_000_00, workplace: 0, plain: 0 } }
  expect(calculated(2025, facts).actual).toMatchObject({ deduction: 4_258_33, base: 68_741_67 })
})

test('GVK 74 five per cent once per person and five years: another dwelling waits until the first one’s are over', () => {
  const first = { property_id: 'a', on: '2023-05-01' }
  const other = { property_id: 'b', on: '2025-02-01' }
  const held = [{ year: 2024, purchase: first }]
  expect([2025, 2027, 2028].map((year) => yearOfOtherPurchase(year, other, held))).toEqual([2024, 2024, null])
  expect(yearOfOtherPurchase(2025, first, held)).toBeNull()
  expect(yearOfOtherPurchase(2024, other, held)).toBeNull()
  // An earlier year cannot take another one either, while the later one’s five years run into it.
  expect(yearOfOtherPurchase(2023, { property_id: 'c', on: '2020-01-01' }, held)).toBe(2024)
  // Two dwellings outside the product differ by the day of purchase.
  expect(
    yearOfOtherPurchase(2025, { property_id: null, on: '2025-02-01' }, [
      { year: 2024, purchase: { property_id: null, on: '2023-05-01' } },
    ]),
  ).toBe(2024)
})

const amount = fc.integer({ min: 0, max: 20_000_000_00 })
const anyFacts = fc.record({
  dwelling: amount,
  workplace: amount,
  plain: amount,
  other_income: amount,
  commercial: fc.boolean(),
  costs: amount,
})
const anyTable = fc.constantFrom(...publishedYears)

test('TAX-01 more rent is never less tax within one method, and tax is never below zero', () => {
  fc.assert(
    fc.property(
      anyFacts,
      anyTable,
      amount,
      fc.constantFrom('dwelling', 'workplace', 'plain'),
      (given, table, more, to) => {
        const { costs, ...rest } = given
        const facts: TaxFacts = {
          ...none,
          ...rest,
          expenses: { dwelling: costs, workplace: 0, plain: 0 },
        }
        const [before, after] = [
          calculateTax(facts, table),
          calculateTax({ ...facts, [to]: facts[to as 'plain'] + more }, table),
        ]
        expect(after.lump.tax).toBeGreaterThanOrEqual(before.lump.tax)
        // Skip the case in which more rent makes a dwelling's expenses deductible at all.
        if (to === 'dwelling' ? before.declared.dwelling : before.declared.dwelling === after.declared.dwelling)
          if (before.exemption.state === after.exemption.state)
            expect(after.actual.tax).toBeGreaterThanOrEqual(before.actual.tax)
        for (const { tax, base } of [before.lump, before.actual]) expect(Math.min(tax, base)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('TAX-01 the exemption is never more than once, however many dwellings there are', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), anyTable, (rents, table) => {
      const dwelling = rents.reduce((sum, each) => sum + each, 0)
      const { exemption } = calculateTax({ ...none, dwelling }, table)
      expect(exemption.amount).toBeLessThanOrEqual(Math.min(table.exemption, dwelling))
    }),
  )
})

test('TAX-03 the parts of co-owners are the whole to the kuruş, and none is below zero', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 0, maxLength: 6 }).chain((parts) =>
    fc.integer({ min: 0, max: 30 }).map((owners) => {
      const payda = Math.max(
        1,
        parts.reduce((sum, each) => sum + each, owners),
      )
      return parts.map((pay, at) => ({ person: `hissedar ${at}`, pay, payda }))
    }),
  )
  fc.assert(
    fc.property(amount, shares, (whole, given) => {
      const parts = [...partsOf(whole, 'owner', given).values()]
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      for (const { person, pay, payda } of given)
        expect(Math.abs(partsOf(whole, 'owner', given).get(person)! - (whole * pay) / payda)).toBeLessThanOrEqual(1.001)
    }),
  )
  const half = [{ person: 'a', pay: 1, payda: 2 }]
  expect(partsOf(1_01, 'owner', half)).toEqual(
    new Map([
      ['a', 51],
      ['owner', 50],
    ]),
  )
  expect(percentOf(1, 50)).toBe(1)
})

test('TAX-05 a year’s figures: limits and rates rise, the last bracket has no end', () => {
  const { year: _, ...figures } = tableOf(2026)
  const problems = (brackets: object[]) =>
    taxYearForm
      .safeParse({ ...figures, brackets })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  expect(problems(figures.brackets)).toEqual([])
  const [first, second, ...rest] = figures.brackets
  expect(problems([first!, { ...second!, up_to: first!.up_to }, ...rest])).toEqual([
    ['brackets.1.up_to', 'Bir önceki dilimden büyük olmalıdır'],
  ])
  expect(problems([first!, { ...second!, percent: 15 }, ...rest])).toEqual([
    ['brackets.1.percent', 'Bir önceki dilimin oranından büyük olmalıdır'],
  ])
  expect(problems([first!, second!])).toEqual([['brackets.1.up_to', 'Son dilimin üst sınırı olmaz']])
})
