import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { remainingShare } from '#domain/people/staff/staff.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figuresOf, type PropertyYear, taxedKindOf } from './property-year.rules.ts'
import { purchaseDeduction, type TaxFacts } from './tax.rules.ts'
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
}

export function taxPropertyOf(found: FoundPropertyYear, { person, year, inputs }: SheetOf): TaxProperty {
  const owned = found.owner_id === person
  const own = found.shares.find((share) => share.person === person)
  const share = owned ? remainingShare(found.shares) : own ? `${own.pay}/${own.payda}` : '0'
  return {
    property_id: found.property_id,
    title: titleOf(found),
    kind: taxedKindOf(found.tasinmazCinsi),
    kind_known: Boolean(found.tasinmazCinsi),
    removed: found.removed,
    share: share === '1' ? null : share,
    owned,
    ...figuresOf(found, person, year),
    before: inputs.before.find(({ property_id }) => property_id === found.property_id)?.gross ?? 0,
  }
}

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
  for (const { kind, gross, gross_withheld, withheld, expenses, before } of properties) {
    if (kind === 'dwelling') {
      facts.dwelling += gross + before
      facts.withheld.dwelling += withheld
      facts.expenses.dwelling += expenses
    } else {
      facts.workplace += gross_withheld + (gross_withheld > 0 ? before : 0)
      facts.plain += gross - gross_withheld + (gross_withheld > 0 ? 0 : before)
      facts.withheld.workplace += withheld
      facts.expenses[gross_withheld > 0 ? 'workplace' : 'plain'] += expenses
    }
  }
  // Expenses entered by hand count for dwellings first, the most usual case, else for other rent.
  facts.expenses[facts.dwelling > 0 ? 'dwelling' : facts.workplace > 0 ? 'workplace' : 'plain'] += inputs.other_expenses
  if (inputs.purchase) {
    const { property_id, price, on } = inputs.purchase
    const dwelling = properties.find((property) => property.property_id === property_id && property.kind === 'dwelling')
    const rent = property_id === null ? inputs.other_dwelling : dwelling ? dwelling.gross + dwelling.before : 0
    facts.purchase = purchaseDeduction(year, { price, on, rent })
  }
  return facts
}

interface MissingContext extends SheetOf {
  today: IsoDate
  table: TaxYearTable | null
  own: boolean
}

const maxNamedProperties = 5

/** Reasons why the figures are not certain, most important first. */
export function missingIn(
  found: readonly FoundPropertyYear[],
  properties: readonly TaxProperty[],
  asked: MissingContext,
): MissingItem[] {
  const byId = new Map(found.map((property) => [property.property_id, property]))
  const earning = properties.filter(({ gross, before, unknown }) => gross + before > 0 || unknown.length > 0)
  const about = (kind: MissingKind, which: readonly TaxProperty[], amount: Kurus | null = null): MissingItem[] =>
    which.length === 0
      ? []
      : [
          {
            kind,
            count: which.length,
            amount,
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
      'kind_unknown',
      earning.filter(({ kind_known }) => !kind_known),
    ),
    ...about(
      'deed_share_differs',
      earning.filter(
        (property) => property.owned && deedOf(property) !== null && deedOf(property) !== (property.share ?? '1'),
      ),
    ),
    ...about(
      'deed_share_missing',
      earning.filter((property) => property.owned && deedOf(property) === null),
    ),
    ...about(
      'dwelling_withheld',
      earning.filter(({ kind, withheld }) => kind === 'dwelling' && withheld > 0),
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
