import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { remainingShare } from '#domain/people/staff/staff.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { figuresOf, type PlaceYear, placeKind } from './places.rules.ts'
import { purchaseDeduction, type TaxFacts } from './tax.rules.ts'
import type { MissingItem, MissingKind, TaxInputs, TaxPlace } from './tax.schema.ts'
import type { TaxYearTable } from './tax-years.schema.ts'

/** A place as read from the database: its year and what is recorded about it. */
export interface FoundPlace extends PlaceYear {
  property_id: string
  baslik: string
  removed: boolean
  /** The owner's share according to the title deed. */
  deed: { pay: number; payda: number } | null
  /** The owner's part of this year's unpaid expenses, in kuruş. */
  unpaid: Kurus
  /** First day of the account when it began after its tenancy, within the year or later. */
  opened_on: IsoDate | null
}

export function placeOf(found: FoundPlace, { person, year, inputs }: SheetOf): TaxPlace {
  const owned = found.owner_id === person
  const own = found.shares.find((share) => share.person === person)
  const share = owned ? remainingShare(found.shares) : own ? `${own.pay}/${own.payda}` : '0'
  return {
    property_id: found.property_id,
    title: titleOf(found),
    kind: placeKind(found.tasinmazCinsi),
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
  places: readonly TaxPlace[],
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
  for (const { kind, gross, gross_withheld, withheld, expenses, before } of places) {
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
    const dwelling = places.find((place) => place.property_id === property_id && place.kind === 'dwelling')
    const rent = property_id === null ? inputs.other_dwelling : dwelling ? dwelling.gross + dwelling.before : 0
    facts.purchase = purchaseDeduction(year, { price, on, rent })
  }
  return facts
}

interface Asked extends SheetOf {
  today: IsoDate
  table: TaxYearTable | null
  own: boolean
}

const namedPlaces = 5

/** Reasons why the figures are not certain, most important first. */
export function missingIn(found: readonly FoundPlace[], places: readonly TaxPlace[], asked: Asked): MissingItem[] {
  const byId = new Map(found.map((place) => [place.property_id, place]))
  const earning = places.filter(({ gross, before, unknown }) => gross + before > 0 || unknown.length > 0)
  const about = (kind: MissingKind, which: readonly TaxPlace[]): MissingItem[] =>
    which.length === 0
      ? []
      : [
          {
            kind,
            count: which.length,
            amount: null,
            places: which.slice(0, namedPlaces).map(({ property_id, title }) => ({ property_id, title })),
          },
        ]
  const says = (kind: MissingKind, when: boolean, amount: Kurus | null = null): MissingItem[] =>
    when ? [{ kind, places: [], count: 0, amount }] : []
  const sum = (of: (place: TaxPlace) => Kurus) => places.reduce((total, place) => total + of(place), 0)
  const unpaid = sum(({ property_id, owned }) => (owned ? byId.get(property_id)!.unpaid : 0))
  const deedOf = ({ property_id }: TaxPlace) => {
    const { deed } = byId.get(property_id)!
    return deed && remainingShare([{ pay: deed.payda - deed.pay, payda: deed.payda }])
  }
  const asksForMonths = ({ property_id, before }: TaxPlace) => before === 0 && byId.get(property_id)!.opened_on !== null
  const { table } = asked
  return [
    ...says('year_runs', asked.today <= `${asked.year}-12-31`),
    ...says(
      'figures_incomplete',
      table !== null && [table.ceiling, table.workplace_limit, table.plain_limit].includes(null),
    ),
    ...about('months_before', places.filter(asksForMonths)),
    ...about(
      'currency_unknown',
      places.filter(({ unknown }) => unknown.length > 0),
    ),
    ...about(
      'kind_unknown',
      earning.filter(({ kind_known }) => !kind_known),
    ),
    ...about(
      'deed_share_differs',
      earning.filter((place) => place.owned && deedOf(place) !== null && deedOf(place) !== (place.share ?? '1')),
    ),
    ...about(
      'deed_share_missing',
      earning.filter((place) => place.owned && deedOf(place) === null),
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
