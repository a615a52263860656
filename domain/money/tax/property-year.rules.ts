import type { Currency, Kurus } from '#domain/kernel/money.ts'
import {
  type Deductibility,
  deductibility,
  type ExpenseCategory,
  workplaceKinds,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { partsOf, type Share } from './shares.rules.ts'
import { multipliedAndDivided } from './tariff.rules.ts'

/** What it is let for; only what is let as a dwelling has the exemption. */
export const taxedKinds = ['dwelling', 'workplace', 'land'] as const
export type TaxedKind = (typeof taxedKinds)[number]

export const taxedKindLabels: Record<TaxedKind, string> = {
  dwelling: 'Konut',
  workplace: 'İş yeri',
  land: 'Arazi, otopark, diğer',
}

const lands: readonly string[] = ['Arsa', 'Tarla', 'Otopark']
const kindOfUse: Record<string, TaxedKind> = {
  Mesken: 'dwelling',
  'İş yeri': 'workplace',
  Depo: 'workplace',
  Diğer: 'land',
}

/** The kind of building says it only where no contract does; kinds that are neither workplace nor land are dwellings. */
const kindOfBuilding = (tasinmazCinsi: string | null): TaxedKind =>
  workplaceKinds.includes(tasinmazCinsi ?? '') ? 'workplace' : lands.includes(tasinmazCinsi ?? '') ? 'land' : 'dwelling'

/** The contract says what it is let for, whatever the building is called (GVK 21). */
export const taxedKindOf = (use: string | null, tasinmazCinsi: string | null): TaxedKind =>
  kindOfUse[use ?? ''] ?? kindOfBuilding(tasinmazCinsi)

/** Rent collected in the year, for the whole property: one currency, rate and use, with or without withholding. */
export interface CollectedRent {
  currency: Currency
  /** Units of the currency per lira on the day; null for lira, and when the rate of the day is unknown. */
  rate: number | null
  /** What the contract of that month says it was let for. */
  use: string | null
  /** In hundredths of the currency: the amount received, and the tax that the tenant withheld. */
  net: number
  withheld: number
}

export interface PaidExpense {
  category: ExpenseCategory
  /** The owner's part in kuruş. */
  amount: Kurus
}

/** A property's year before it is divided by shares. */
export interface PropertyYear {
  tasinmazCinsi: string | null
  owner_id: string
  shares: readonly Share[]
  rents: readonly CollectedRent[]
  expenses: readonly PaidExpense[]
  /** How many months of the year it was let, by use; a building with flats has twelve months for each of them. */
  lets: readonly { use: string | null; months: number }[]
  of_months: number
}

/** What one use of the property brought in the year. */
export interface UseFigures {
  kind: TaxedKind
  /** Gross, including withheld tax. */
  gross: Kurus
  withheld: Kurus
  /** The part of the gross rent that came with withholding. */
  gross_withheld: Kurus
  months: number
  /** Deductible expenses of these months. */
  expenses: Kurus
}

export interface PropertyYearFigures {
  uses: UseFigures[]
  /** All expenses but those to be asked about; what is left out of them because nothing was let, or by the law. */
  spent: Kurus
  not_let: Kurus
  not_deductible: Kurus
  /** Expenses whose deduction the user has to decide. */
  asked: Kurus
  /** Collected in a currency without a known rate of the day; not part of any figure. */
  unknown: { currency: Currency; amount: number }[]
}

const inLira = ({ currency, rate }: CollectedRent, amount: number): Kurus | null =>
  currency === 'TL' ? amount : rate === null ? null : Math.round(amount / rate)

/** A person's part of a property in a year. Only the owner sees expenses, so a shareholder has none here (0064). */
export function figuresOf(property: PropertyYear, person: string, year: number): PropertyYearFigures {
  const own = (amount: Kurus) => partsOf(amount, property.owner_id, property.shares).get(person) ?? 0
  const kindOf = (use: string | null) => taxedKindOf(use, property.tasinmazCinsi)
  const unknown = new Map<Currency, number>()
  const incomeOf = (kind: TaxedKind) => {
    let [plain, withGross, withheld] = [0, 0, 0]
    for (const rent of property.rents.filter(({ use }) => kindOf(use) === kind)) {
      const [net, kept] = [inLira(rent, rent.net), inLira(rent, rent.withheld)]
      if (net === null || kept === null) unknown.set(rent.currency, (unknown.get(rent.currency) ?? 0) + rent.net)
      else if (kept > 0) {
        withGross += net + kept
        withheld += kept
      } else plain += net
    }
    const gross_withheld = own(withGross)
    return { gross: own(plain) + gross_withheld, gross_withheld, withheld: own(withheld) }
  }
  const found = taxedKinds.map((kind) => {
    const lets = property.lets.filter(({ use }) => kindOf(use) === kind)
    return { kind, ...incomeOf(kind), months: lets.reduce((sum, { months }) => sum + months, 0) }
  })
  const costs = person === property.owner_id ? property.expenses : []
  const { uses, ...expenses } = expensesOver(found, { property, costs, year, own })
  return {
    ...expenses,
    uses: uses.filter(({ gross, months }) => gross > 0 || months > 0),
    unknown: [...unknown].map(([currency, amount]) => ({ currency, amount: own(amount) })),
  }
}

interface Costs {
  property: PropertyYear
  costs: readonly PaidExpense[]
  year: number
  own: (amount: Kurus) => Kurus
}

/** Expenses are those of what is let (GVK 74): each use has its months of them, cut end to end; the rest is left out. */
function expensesOver(found: Omit<UseFigures, 'expenses'>[], { property, costs, year, own }: Costs) {
  const isOf = ({ category, amount }: PaidExpense, kind: TaxedKind): Deductibility =>
    deductibility({
      category,
      tasinmazCinsi: kind === 'workplace' ? 'İş Yeri' : null,
      day: `${year}-12-31`,
      amount,
      tenant_amount: 0,
    })
  const sum = (of: (expense: PaidExpense) => boolean) =>
    own(costs.filter(of).reduce((total, { amount }) => total + amount, 0))
  const asked = sum((each) => isOf(each, 'dwelling') === 'check')
  const spent = sum((each) => isOf(each, 'dwelling') !== 'check')
  const upTo = (amount: Kurus, months: number) =>
    property.of_months === 0
      ? 0
      : multipliedAndDivided(amount, BigInt(Math.min(months, property.of_months)), BigInt(property.of_months))
  let [before, not_deductible] = [0, 0]
  const uses = found.map((use): UseFigures => {
    const [from, to] = [before, before + use.months]
    before = to
    const deductible = sum((each) => isOf(each, use.kind) === 'yes')
    const expenses = upTo(deductible, to) - upTo(deductible, from)
    not_deductible += upTo(spent, to) - upTo(spent, from) - expenses
    return { ...use, expenses }
  })
  return { uses, asked, spent, not_deductible, not_let: spent - upTo(spent, before) }
}
