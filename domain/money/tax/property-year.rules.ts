import type { Currency, Kurus } from '#domain/kernel/money.ts'
import {
  type Deductibility,
  deductibility,
  type ExpenseCategory,
  workplaceKinds,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { partsOf, type Share } from './shares.rules.ts'

/** Only dwellings have the exemption. */
export const taxedKinds = ['dwelling', 'workplace', 'land'] as const
export type TaxedKind = (typeof taxedKinds)[number]

export const taxedKindLabels: Record<TaxedKind, string> = {
  dwelling: 'Konut',
  workplace: 'İş yeri',
  land: 'Arazi ve otopark',
}

const lands: readonly string[] = ['Arsa', 'Tarla', 'Otopark']

/** Kinds that are neither workplace nor land count as dwellings, also unknown ones. */
export const taxedKindOf = (tasinmazCinsi: string | null): TaxedKind =>
  workplaceKinds.includes(tasinmazCinsi ?? '') ? 'workplace' : lands.includes(tasinmazCinsi ?? '') ? 'land' : 'dwelling'

/** Rent collected in the year, for the whole property: one currency, one rate, with or without withholding. */
export interface CollectedRent {
  currency: Currency
  /** Units of the currency per lira on the day; null for lira, and when the rate of the day is unknown. */
  rate: number | null
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
}

export interface PropertyYearFigures {
  /** Gross, including withheld tax. */
  gross: Kurus
  withheld: Kurus
  /** The part of the gross rent that came with withholding. */
  gross_withheld: Kurus
  /** Deductible expenses, and expenses whose deduction the user has to decide. */
  expenses: Kurus
  asked: Kurus
  /** Collected in a currency without a known rate of the day; not part of any figure. */
  unknown: { currency: Currency; amount: number }[]
}

const inLira = ({ currency, rate }: CollectedRent, amount: number): Kurus | null =>
  currency === 'TL' ? amount : rate === null ? null : Math.round(amount / rate)

/** A person's part of a property in a year. Only the owner sees expenses, so a shareholder has none here (0064). */
export function figuresOf(property: PropertyYear, person: string, year: number): PropertyYearFigures {
  const own = (amount: Kurus) => partsOf(amount, property.owner_id, property.shares).get(person) ?? 0
  let [plain, withGross, withheld] = [0, 0, 0]
  const unknown = new Map<Currency, number>()
  for (const rent of property.rents) {
    const [net, kept] = [inLira(rent, rent.net), inLira(rent, rent.withheld)]
    if (net === null || kept === null) unknown.set(rent.currency, (unknown.get(rent.currency) ?? 0) + rent.net)
    else if (kept > 0) {
      withGross += net + kept
      withheld += kept
    } else plain += net
  }
  const gross_withheld = own(withGross)
  const gross = own(plain) + gross_withheld
  const costs = (wanted: Deductibility) =>
    person === property.owner_id
      ? own(sum(property.expenses.filter((each) => isOf(property, each, year) === wanted)))
      : 0
  return {
    gross,
    gross_withheld,
    withheld: own(withheld),
    expenses: costs('yes'),
    asked: costs('check'),
    unknown: [...unknown].map(([currency, amount]) => ({ currency, amount: own(amount) })),
  }
}

const sum = (expenses: readonly PaidExpense[]) => expenses.reduce((total, { amount }) => total + amount, 0)

const isOf = ({ tasinmazCinsi }: PropertyYear, { category, amount }: PaidExpense, year: number): Deductibility =>
  deductibility({ category, tasinmazCinsi, day: `${year}-12-31`, amount, tenant_amount: 0 })
