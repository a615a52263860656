import type { Currency, Kurus } from '#domain/kernel/money.ts'
import {
  type Deductibility,
  deductibility,
  type ExpenseCategory,
  workplaceKinds,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { partsOf, type Share } from './shares.rules.ts'

/** What a place is for the tax: dwellings have the exemption, everything else has none. */
export const placeKinds = ['dwelling', 'workplace', 'land'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const placeKindLabels: Record<PlaceKind, string> = {
  dwelling: 'Konut',
  workplace: 'İş yeri',
  land: 'Arazi ve otopark',
}

const lands: readonly string[] = ['Arsa', 'Tarla', 'Otopark']

/** People may own stranger things than the list has: what is neither a workplace nor land counts as a dwelling. */
export const placeKind = (tasinmazCinsi: string | null): PlaceKind =>
  workplaceKinds.includes(tasinmazCinsi ?? '') ? 'workplace' : lands.includes(tasinmazCinsi ?? '') ? 'land' : 'dwelling'

/** Rent that came in during the year, whole: of one currency, at one rate, with or without withholding. */
export interface CollectedRent {
  currency: Currency
  /** Units of the currency for one lira on the day; null for lira, and where the day's rate is not known. */
  rate: number | null
  /** Hundredths of the currency: what arrived, and what the tenant kept back for the tax office. */
  net: number
  withheld: number
}

export interface PaidExpense {
  category: ExpenseCategory
  /** Kuruş: the owner's part of it. */
  amount: Kurus
}

/** A place as the year left it, before anybody's share is taken. */
export interface PlaceYear {
  tasinmazCinsi: string | null
  owner_id: string
  shares: readonly Share[]
  rents: readonly CollectedRent[]
  expenses: readonly PaidExpense[]
}

export interface PlaceFigures {
  /** Gross: with what was withheld. */
  gross: Kurus
  withheld: Kurus
  /** Of the gross what came with withholding. */
  gross_withheld: Kurus
  /** Deductible expenses, and those that somebody has to be asked about. */
  expenses: Kurus
  asked: Kurus
  /** Collected in a currency whose rate on the day is not known; in no figure. */
  unknown: { currency: Currency; amount: number }[]
}

const inLira = ({ currency, rate }: CollectedRent, amount: number): Kurus | null =>
  currency === 'TL' ? amount : rate === null ? null : Math.round(amount / rate)

/** What one person has of a place in a year. Costs are the owner's to know: a shareholder has none here (0064). */
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
