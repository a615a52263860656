import type { Currency, Kurus } from '#domain/kernel/money.ts'
import {
  type Deductibility,
  deductibility,
  type ExpenseCategory,
  workplaceKinds,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { partsOf, type Share } from './shares.rules.ts'

/** Only dwellings have the exemption. */
export const placeKinds = ['dwelling', 'workplace', 'land'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const placeKindLabels: Record<PlaceKind, string> = {
  dwelling: 'Konut',
  workplace: 'İş yeri',
  land: 'Arazi ve otopark',
}

const lands: readonly string[] = ['Arsa', 'Tarla', 'Otopark']

/** Kinds that are neither workplace nor land count as dwellings, also unknown ones. */
export const placeKind = (tasinmazCinsi: string | null): PlaceKind =>
  workplaceKinds.includes(tasinmazCinsi ?? '') ? 'workplace' : lands.includes(tasinmazCinsi ?? '') ? 'land' : 'dwelling'

/** Rent collected in the year, for the whole place: one currency, one rate, with or without withholding. */
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

/** A place's year before it is divided by shares. */
export interface PlaceYear {
  tasinmazCinsi: string | null
  owner_id: string
  shares: readonly Share[]
  rents: readonly CollectedRent[]
  expenses: readonly PaidExpense[]
}

export interface PlaceFigures {
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

/** A person's part of a place in a year. Only the owner sees expenses, so a shareholder has none here (0064). */
export function figuresOf(place: PlaceYear, person: string, year: number): PlaceFigures {
  const own = (amount: Kurus) => partsOf(amount, place.owner_id, place.shares).get(person) ?? 0
  let [plain, withGross, withheld] = [0, 0, 0]
  const unknown = new Map<Currency, number>()
  for (const rent of place.rents) {
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
    person === place.owner_id ? own(sum(place.expenses.filter((each) => isOf(place, each, year) === wanted))) : 0
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

const isOf = ({ tasinmazCinsi }: PlaceYear, { category, amount }: PaidExpense, year: number): Deductibility =>
  deductibility({ category, tasinmazCinsi, day: `${year}-12-31`, amount, tenant_amount: 0 })
