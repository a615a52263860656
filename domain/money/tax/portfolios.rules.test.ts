import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { type HeldShare, shareProblem, sharesOn, turningDays } from '#domain/property/shares/shares.rules.ts'
import { figuresOf, type PropertyYear } from './property-year.rules.ts'
import { type FoundPropertyYear, factsOf, taxPropertyOf, withUsedExpenses } from './sheet.rules.ts'
import { calculateTax } from './tax.rules.ts'
import { type TaxInputs, taxInputs } from './tax.schema.ts'
import { publishedYears } from './tax-years.fixture.ts'

const year = 2025
const table = publishedYears.find((each) => each.year === year)!
const kurus = fc.integer({ min: 1, max: 90_000_00 })
const people = ['a', 'b', 'c', 'd']
const day = fc.integer({ min: 0, max: 364 }).map((at) => addDays(`${year}-01-01`, at))
const share = fc.record({
  person: fc.constantFrom('b', 'c', 'd'),
  pay: fc.integer({ min: 1, max: 4 }),
  payda: fc.integer({ min: 4, max: 30 }),
  from_on: fc.option(day),
  until_on: fc.option(day),
})
/** Of random shares those that the product would accept. */
const shares = fc.array(share, { maxLength: 5 }).map((given) => {
  const held: HeldShare[] = []
  for (const each of given) {
    const inOrder = !each.from_on || !each.until_on || each.from_on <= each.until_on
    if (inOrder && !shareProblem(held, each)) held.push(each)
  }
  return held
})
const uses = fc.constantFrom('Mesken', 'İş yeri', 'Diğer', null)
const property = shares.chain((held) => {
  const since = fc.constantFrom(...turningDays(held, { from: `${year}-01-01`, to: `${year}-12-31` }))
  const rent = fc.record({
    currency: fc.constantFrom('TL' as const, 'TL' as const, 'EUR' as const),
    rate: fc.constantFrom(0.02, null),
    use: uses,
    shares_on: since,
    net: kurus,
    withheld: fc.oneof(fc.constant(0), kurus),
  })
  const expense = fc.record({
    category: fc.constantFrom('repair' as const, 'loan_interest' as const, 'legal' as const, 'depreciation' as const),
    shares_on: since,
    amount: kurus,
  })
  const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }).chain((listed) =>
    fc.tuple(
      ...listed.map((month) =>
        fc.record({
          use: uses,
          month: fc.constant(`${year}-${String(month).padStart(2, '0')}-01`),
          months: fc.constant(1),
          withheld: fc.boolean(),
        }),
      ),
    ),
  )
  return fc.record({
    tasinmazCinsi: fc.constantFrom('Daire', 'Dükkân', 'Tarla', null),
    owner_id: fc.constantFrom('a'),
    shares: fc.constant(held),
    rents: fc.array(rent, { maxLength: 6 }),
    expenses: fc.array(expense, { maxLength: 4 }),
    lets: months,
    units: fc.constant(1),
  })
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const nothing = taxInputs.parse({})
const found = (each: PropertyYear, at: number): FoundPropertyYear => ({
  ...each,
  property_id: `${at}`,
  baslik: `Mülk ${at}`,
  removed: false,
  deed: null,
  unpaid: 0,
  opened_on: null,
  carried_over: false,
})
const sheetOf = (properties: readonly PropertyYear[], person: string, inputs: TaxInputs = nothing) => {
  const shown = properties.map((each, at) => taxPropertyOf(found(each, at), { person, year, inputs }))
  const facts = factsOf(shown, { year, inputs }, false)
  const calculation = calculateTax(facts, table)
  return { shown: withUsedExpenses(shown, calculation), facts, calculation }
}

test('GVK 70 TAX-03 in 500 random portfolios the parts of all holders are the whole, on every day and in every figure', () => {
  fc.assert(
    fc.property(fc.array(property, { minLength: 1, maxLength: 4 }), (portfolio) => {
      for (const each of portfolio) {
        const whole = figuresOf({ ...each, shares: [] }, 'a', year)
        const parts = people.map((person) => figuresOf(each, person, year))
        const of = (figures: typeof whole, what: 'gross' | 'gross_withheld' | 'withheld') =>
          sum(figures.uses.map((use) => use[what]))
        for (const what of ['gross', 'gross_withheld', 'withheld'] as const)
          expect(sum(parts.map((part) => of(part, what)))).toBe(of(whole, what))
        for (const { currency, amount } of whole.unknown)
          expect(
            sum(
              parts.flatMap((part) => part.unknown.filter((one) => one.currency === currency).map((one) => one.amount)),
            ),
          ).toBe(amount)
        for (const part of parts) for (const { gross } of part.uses) expect(gross).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500, seed: 34 },
  )
})

test('GVK 74 in 500 random portfolios every expense is used or named as left out, and the places sum up to the calculation', () => {
  fc.assert(
    fc.property(fc.array(property, { minLength: 1, maxLength: 4 }), fc.constantFrom(...people), (portfolio, person) => {
      const { shown, facts, calculation } = sheetOf(portfolio, person)
      expect(sum(shown.map(({ expenses }) => expenses))).toBe(calculation.expenses)
      expect(sum(shown.map(({ gross }) => gross))).toBe(facts.dwelling + facts.workplace + facts.plain)
      expect(sum(shown.map(({ withheld }) => withheld))).toBe(facts.withheld.dwelling + facts.withheld.workplace)
      for (const [at, { expenses, left_out }] of shown.entries()) {
        const { spent } = figuresOf(portfolio[at]!, person, year)
        expect(expenses + left_out.not_let + left_out.not_deductible + left_out.not_declared).toBe(spent)
        expect(Math.min(expenses, ...Object.values(left_out))).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500, seed: 34 },
  )
})

test('GVK 21, 103 in 500 random portfolios the tax is that of the person, however the rent is spread over places', () => {
  fc.assert(
    fc.property(fc.array(property, { minLength: 1, maxLength: 4 }), fc.boolean(), (portfolio, commercial) => {
      const inputs = { ...nothing, commercial }
      const alone = portfolio.map((each) => ({ ...each, shares: [], expenses: [] }))
      const { calculation } = sheetOf(alone, 'a', inputs)
      // The same rents, each in a place of its own.
      const apart = alone.flatMap((each) => each.rents.map((rent) => ({ ...each, rents: [rent], lets: [] })))
      expect(sheetOf(apart, 'a', inputs).calculation).toEqual(calculation)
    }),
    { numRuns: 500, seed: 34 },
  )
})

test('GVK 103 where one rate and no exemption holds, the tax of the parts is the tax of the whole; else it is not more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_400_000_00 }), shares, fc.boolean(), (gross, held, commercial) => {
      const rent = {
        currency: 'TL' as const,
        rate: null,
        use: 'Mesken',
        shares_on: `${year}-06-01`,
        net: gross,
        withheld: 0,
      }
      const each = { tasinmazCinsi: 'Daire', owner_id: 'a', rents: [rent], expenses: [], lets: [], units: 1 }
      const inputs = { ...nothing, commercial, method: 'lump' as const }
      const taxOf = (shared: readonly HeldShare[], person: string) =>
        sheetOf([{ ...each, shares: shared }], person, inputs).calculation.result
      const whole = taxOf([], 'a')
      const parts = sum(people.map((person) => taxOf(held, person).tax))
      // Three roundings of each part: the share, the lump sum and the tax.
      const rounding = 2 * (sharesOn(held, rent.shares_on).length + 1)
      expect(parts).toBeLessThanOrEqual(whole.tax + rounding)
      if (commercial && whole.base <= table.brackets[0]!.up_to!)
        expect(Math.abs(parts - whole.tax)).toBeLessThanOrEqual(rounding)
    }),
    { numRuns: 500, seed: 34 },
  )
})
