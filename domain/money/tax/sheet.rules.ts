import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { remainingShare } from '#domain/people/staff/staff.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type HeldShare, shareThrough, turningDays } from '#domain/property/shares/shares.rules.ts'
import { figuresOf, type PropertyYear, taxedKindOf } from './property-year.rules.ts'
import { purchaseDeduction, type TaxCalculation, type TaxFacts } from './tax.rules.ts'
import type { MissingItem, MissingKind, TaxInputs, TaxProperty } from './tax.schema.ts'
import type { TaxYearTable } from './tax-years.schema.ts'

/** A property as read from the database: its year and what is recorded about it. */
export interface FoundPropertyYear extends PropertyYear {
  property_id: string
  baslik: string
  removed: boolean
  /** The owner's share according to the title deed. */
  deed: { pay: number; payda: number } | null
  /** The owner's part of this year's unpaid expenses, in kuruş. */
  unpaid: Kurus
  /** First day of the ledger when it began after its tenancy, within the year or later. */
  opened_on: IsoDate | null
  /** A balance brought forward was paid in the year, or paid rent of it. */
  carried_over: boolean
}

export function taxPropertyOf(found: FoundPropertyYear, { person, year, inputs }: SheetOf): TaxProperty {
  const owned = found.owner_id === person
  const { uses: found_uses, unknown, asked, of_months, not_let, not_deductible } = figuresOf(found, person, year)
  const byIncome = found_uses.toSorted((a, b) => b.gross - a.gross || b.months - a.months)
  const nothing = { gross: 0, gross_withheld: 0, withheld: 0, months: 0, expenses: 0, expenses_withheld: 0 }
  const uses = byIncome.length > 0 ? byIncome : [{ kind: taxedKindOf(null, found.tasinmazCinsi), ...nothing }]
  const year_days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const share = shareThrough(found.shares, { id: person, isOwner: owned }, year_days).join(' → ')
  return {
    property_id: found.property_id,
    title: titleOf(found),
    use_differs:
      Boolean(found.tasinmazCinsi) && uses.some(({ kind }) => kind !== taxedKindOf(null, found.tasinmazCinsi)),
    removed: found.removed,
    share: share === '1' ? null : share,
    owned,
    uses,
    unknown,
    asked,
    gross: sumOf(uses, ({ gross }) => gross),
    withheld: sumOf(uses, ({ withheld }) => withheld),
    expenses: sumOf(uses, ({ expenses }) => expenses),
    left_out: { not_let, not_deductible, not_declared: 0 },
    of_months,
    before: inputs.before.find(({ property_id }) => property_id === found.property_id)?.gross ?? 0,
  }
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => Kurus): Kurus => rows.reduce((sum, row) => sum + of(row), 0)

type Use = TaxProperty['uses'][number]
/** The heading under which the income of a use is declared. */
const headingOf = ({ kind, gross_withheld }: Use) =>
  kind === 'dwelling' ? 'dwelling' : gross_withheld > 0 ? 'workplace' : 'plain'

/** The expenses of a use by the rent that they belong to, whether it was paid or not. */
const expensesByHeading = ({ kind, expenses, expenses_withheld: workplace }: Use) =>
  kind === 'dwelling'
    ? { dwelling: expenses, workplace: 0, plain: 0 }
    : { dwelling: 0, workplace, plain: expenses - workplace }

/** Leaves out the expenses of what is not declared, so that the sums of the properties are those of the calculation. */
export const withUsedExpenses = (
  properties: readonly TaxProperty[],
  calculation: TaxCalculation | null,
): TaxProperty[] =>
  properties.map((property) => {
    const expenses = sumOf(property.uses, (use) => {
      const parts = expensesByHeading(use)
      const { dwelling, workplace, plain } = calculation?.declared ?? { dwelling: true, workplace: true, plain: true }
      return (dwelling ? parts.dwelling : 0) + (workplace ? parts.workplace : 0) + (plain ? parts.plain : 0)
    })
    const not_declared = sumOf(property.uses, (use) => use.expenses) - expenses
    return { ...property, expenses, left_out: { ...property.left_out, not_declared } }
  })

interface SheetOf {
  person: string
  year: number
  inputs: TaxInputs
}

/** All facts of a person's year, recorded by the product or entered by hand. */
export function factsOf(
  properties: readonly TaxProperty[],
  { year, inputs }: Pick<SheetOf, 'year' | 'inputs'>,
  bound: boolean,
): TaxFacts {
  const facts: TaxFacts = {
    dwelling: inputs.other_dwelling,
    workplace: inputs.other_workplace,
    plain: inputs.other_plain,
    withheld: { dwelling: 0, workplace: inputs.other_withheld },
    expenses: { dwelling: 0, workplace: 0, plain: 0 },
    purchase: 0,
    commercial: inputs.commercial,
    other_income: inputs.other_income,
    method: inputs.method,
    bound,
  }
  for (const { uses, before } of properties)
    for (const [at, use] of uses.entries()) {
      const heading = headingOf(use)
      // What was typed for earlier months belongs to the main use.
      facts[heading] += at === 0 ? before : 0
      const { dwelling, workplace, plain } = expensesByHeading(use)
      facts.expenses.dwelling += dwelling
      facts.expenses.workplace += workplace
      facts.expenses.plain += plain
      if (heading === 'dwelling') {
        facts.dwelling += use.gross
        facts.withheld.dwelling += use.withheld
      } else {
        facts.workplace += use.gross_withheld
        facts.plain += use.gross - use.gross_withheld
        facts.withheld.workplace += use.withheld
      }
    }
  // Expenses entered by hand count for dwellings first, the most usual case, else for other rent.
  facts.expenses[facts.dwelling > 0 ? 'dwelling' : facts.workplace > 0 ? 'workplace' : 'plain'] += inputs.other_expenses
  if (inputs.purchase) {
    const { property_id, price, on } = inputs.purchase
    const bought = properties.filter((property) => property.property_id === property_id)
    const rent = property_id === null ? inputs.other_dwelling : sumOf(bought, dwellingRent)
    facts.purchase = purchaseDeduction(year, { price, on, rent })
  }
  return facts
}

const dwellingRent = ({ uses, before }: TaxProperty): Kurus =>
  sumOf(uses, ({ kind, gross }) => (kind === 'dwelling' ? gross : 0)) + (uses[0]?.kind === 'dwelling' ? before : 0)

interface MissingContext extends SheetOf {
  today: IsoDate
  table: TaxYearTable | null
  own: boolean
}

const maxNamedProperties = 5

/** A share begins or ends on another day of the year than the first of a month. */
const isSoldInMonth = (shares: readonly HeldShare[], year: number): boolean =>
  turningDays(shares, { from: `${year}-01-01`, to: `${year}-12-31` }).some((day) => !day.endsWith('-01'))

/** Reasons why the figures are not certain, most important first. */
export function missingIn(
  found: readonly FoundPropertyYear[],
  properties: readonly TaxProperty[],
  asked: MissingContext,
): MissingItem[] {
  const byId = new Map(found.map((property) => [property.property_id, property]))
  const earning = properties.filter(({ gross, before, unknown }) => gross + before > 0 || unknown.length > 0)
  const about = (kind: MissingKind, which: readonly TaxProperty[]): MissingItem[] =>
    which.length === 0
      ? []
      : [
          {
            kind,
            count: which.length,
            amount: null,
            places: which.slice(0, maxNamedProperties).map(({ property_id, title }) => ({ property_id, title })),
          },
        ]
  const says = (kind: MissingKind, when: boolean, amount: Kurus | null = null): MissingItem[] =>
    when ? [{ kind, places: [], count: 0, amount }] : []
  const sum = (of: (property: TaxProperty) => Kurus) => properties.reduce((total, property) => total + of(property), 0)
  const unpaid = sum(({ property_id, owned }) => (owned ? byId.get(property_id)!.unpaid : 0))
  const deedOf = ({ property_id }: TaxProperty) => {
    const { deed } = byId.get(property_id)!
    return deed && remainingShare([{ pay: deed.payda - deed.pay, payda: deed.payda }])
  }
  const asksForMonths = ({ property_id, before }: TaxProperty) =>
    before === 0 && byId.get(property_id)!.opened_on !== null
  const { table } = asked
  return [
    ...says('year_runs', asked.today <= `${asked.year}-12-31`),
    ...says(
      'figures_incomplete',
      table !== null && [table.ceiling, table.workplace_limit, table.plain_limit].includes(null),
    ),
    ...about('months_before', properties.filter(asksForMonths)),
    ...about(
      'currency_unknown',
      properties.filter(({ unknown }) => unknown.length > 0),
    ),
    ...about(
      'carried_over',
      properties.filter(({ property_id }) => byId.get(property_id)!.carried_over),
    ),
    ...about(
      'sold_in_month',
      earning.filter(({ property_id }) => isSoldInMonth(byId.get(property_id)!.shares, asked.year)),
    ),
    ...about(
      'use_differs',
      earning.filter(({ use_differs }) => use_differs),
    ),
    ...about(
      'deed_share_differs',
      earning.filter(
        (property) =>
          property.owned &&
          deedOf(property) !== null &&
          deedOf(property) !== (property.share ?? '1').split(' → ').at(-1),
      ),
    ),
    ...about(
      'deed_share_missing',
      earning.filter((property) => property.owned && deedOf(property) === null),
    ),
    ...about(
      'dwelling_withheld',
      earning.filter(({ uses }) => uses.some(({ kind, withheld }) => kind === 'dwelling' && withheld > 0)),
    ),
    ...says(
      'asked_expenses',
      sum(({ asked: each }) => each) > 0,
      sum(({ asked: each }) => each),
    ),
    ...says('unpaid_expenses', unpaid > 0, unpaid),
    ...says(
      'shareholder_expenses',
      earning.some(({ owned }) => !owned),
    ),
    ...says('shares_hidden', !asked.own),
  ]
}
