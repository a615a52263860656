import { addDays, addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'
import {
  type Deductibility,
  deductibility,
  type ExpenseCategory,
  workplaceKinds,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { remainingShare } from '#domain/people/staff/staff.rules.ts'
import { type HeldShare, sharesOn } from '#domain/property/shares/shares.rules.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { partsOf } from './shares.rules.ts'
import { multipliedAndDivided } from './tariff.rules.ts'

/** What it is let for; only what is let as a dwelling has the exemption. */
export const taxedKinds = ['dwelling', 'workplace', 'land'] as const
export type TaxedKind = (typeof taxedKinds)[number]

export const taxedKindLabels: Record<TaxedKind, string> = {
  dwelling: 'Konut',
  workplace: 'İş yeri',
  land: 'Arazi, otopark, diğer',
}

const kindOfUse: Record<string, TaxedKind> = {
  Mesken: 'dwelling',
  'İş yeri': 'workplace',
  Depo: 'workplace',
  Diğer: 'land',
}

/** The kind of building says it only where no contract does; kinds that are neither workplace nor land are dwellings. */
const kindOfBuilding = (tasinmazCinsi: string | null): TaxedKind =>
  workplaceKinds.includes(tasinmazCinsi ?? '') ? 'workplace' : hasRoof(tasinmazCinsi ?? '') ? 'dwelling' : 'land'

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
  /** The day since which the shares that divide it hold; null for ever. */
  shares_on: IsoDate | null
  /** In hundredths of the currency: the amount received, and the tax that the tenant withheld. */
  net: number
  withheld: number
}

export interface PaidExpense {
  category: ExpenseCategory
  shares_on: IsoDate | null
  /** The owner's part in kuruş. */
  amount: Kurus
}

/** A property's year before it is divided by shares. */
export interface PropertyYear {
  tasinmazCinsi: string | null
  owner_id: string
  shares: readonly HeldShare[]
  rents: readonly CollectedRent[]
  expenses: readonly PaidExpense[]
  /** How many of its units were let in each month of the year, by use, and whether the tenant withholds tax. */
  lets: readonly { use: string | null; month: IsoDate; months: number; withheld: boolean }[]
  /** Flats of a building that are let one by one, or one. */
  units: number
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
  /** Deductible expenses of these months, and of those in which the tenant withholds tax. */
  expenses: Kurus
  expenses_withheld: Kurus
}

export interface PropertyYearFigures {
  uses: UseFigures[]
  /** Months of the year in which the owner had a part of it, for each unit. */
  of_months: number
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

/** Null is the time before any share began or ended. */
export const sharesFor = (shares: readonly HeldShare[], since: IsoDate | null) =>
  sharesOn(shares, since ?? '0001-01-01')

/** Whether somebody who is not the owner holds all of it in a month, from its first day to its last. */
const isSoldIn = (shares: readonly HeldShare[], month: IsoDate) =>
  [month, addDays(addMonths(month, 1), -1)].every((day) => remainingShare(sharesOn(shares, day)) === '0')

/** A person's part of a property in a year. Only the owner sees expenses, so a shareholder has none here (0064). */
export function figuresOf(property: PropertyYear, person: string, year: number): PropertyYearFigures {
  const ownOn = (amount: Kurus, day: IsoDate | null) =>
    partsOf(amount, property.owner_id, sharesFor(property.shares, day)).get(person) ?? 0
  const own = (rows: readonly { amount: Kurus; shares_on: IsoDate | null }[]) =>
    [...groupBy(rows, ({ shares_on }) => shares_on)].reduce(
      (total, [day, each]) =>
        total +
        ownOn(
          each.reduce((sum, { amount }) => sum + amount, 0),
          day,
        ),
      0,
    )
  const held = monthsOf(year).filter((month) => !isSoldIn(property.shares, month))
  const kindOf = (use: string | null) => taxedKindOf(use, property.tasinmazCinsi)
  const unknown = new Map<Currency, number>()
  const incomeOf = (kind: TaxedKind) => {
    const plain: { amount: Kurus; shares_on: IsoDate | null }[] = []
    const [came, withheld] = [[...plain], [...plain]]
    for (const rent of property.rents.filter(({ use }) => kindOf(use) === kind)) {
      const { shares_on, currency } = rent
      const [net, kept] = [inLira(rent, rent.net), inLira(rent, rent.withheld)]
      if (net === null || kept === null)
        unknown.set(currency, (unknown.get(currency) ?? 0) + ownOn(rent.net, shares_on))
      else if (kept > 0) {
        came.push({ amount: net, shares_on })
        withheld.push({ amount: kept, shares_on })
      } else plain.push({ amount: net, shares_on })
    }
    // What came and what was withheld are divided each by itself, as in the rows behind the figure.
    const gross_withheld = own(came) + own(withheld)
    return { gross: own(plain) + gross_withheld, gross_withheld, withheld: own(withheld) }
  }
  const found = taxedKinds.map((kind) => {
    const lets = property.lets.filter(({ use, month }) => kindOf(use) === kind && held.includes(month))
    const monthsOf = (rows: typeof lets) => rows.reduce((sum, { months }) => sum + months, 0)
    const months_withheld = monthsOf(lets.filter(({ withheld }) => withheld))
    return { kind, ...incomeOf(kind), months: monthsOf(lets), months_withheld }
  })
  const of_months = held.length * property.units
  const costs = person === property.owner_id ? property.expenses : []
  const { uses, ...expenses } = expensesOver(found, { of_months, costs, year, own })
  return {
    ...expenses,
    of_months,
    uses: uses.filter(({ gross, months }) => gross > 0 || months > 0),
    unknown: [...unknown].map(([currency, amount]) => ({ currency, amount })),
  }
}

const monthsOf = (year: number): IsoDate[] => Array.from({ length: 12 }, (_, at) => addMonths(`${year}-01-01`, at))

type LetUse = Omit<UseFigures, 'expenses' | 'expenses_withheld'> & { months_withheld: number }

interface Costs {
  of_months: number
  costs: readonly PaidExpense[]
  year: number
  own: (rows: readonly PaidExpense[]) => Kurus
}

/** Expenses are those of what is let (GVK 74): each use has its months of them, cut end to end; the rest is left out. */
function expensesOver(found: LetUse[], { of_months, costs, year, own }: Costs) {
  const isOf = ({ category, amount }: PaidExpense, kind: TaxedKind): Deductibility =>
    deductibility({
      category,
      tasinmazCinsi: kind === 'workplace' ? 'İş Yeri' : null,
      day: `${year}-12-31`,
      amount,
      tenant_amount: 0,
    })
  const sum = (of: (expense: PaidExpense) => boolean) => own(costs.filter(of))
  const asked = sum((each) => isOf(each, 'dwelling') === 'check')
  const spent = sum((each) => isOf(each, 'dwelling') !== 'check')
  const upTo = (amount: Kurus, months: number) =>
    of_months === 0 ? 0 : multipliedAndDivided(amount, BigInt(Math.min(months, of_months)), BigInt(of_months))
  let [before, not_deductible] = [0, 0]
  const uses = found.map(({ months_withheld, ...use }): UseFigures => {
    const [from, cut, to] = [before, before + months_withheld, before + use.months]
    before = to
    const deductible = sum((each) => isOf(each, use.kind) === 'yes')
    const expenses = upTo(deductible, to) - upTo(deductible, from)
    not_deductible += upTo(spent, to) - upTo(spent, from) - expenses
    return { ...use, expenses, expenses_withheld: upTo(deductible, cut) - upTo(deductible, from) }
  })
  return { uses, asked, spent, not_deductible, not_let: spent - upTo(spent, before) }
}
