import type { IsoDate } from '#domain/kernel/dates.ts'
import { showDate } from '#domain/kernel/dates.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { type LiraRates, liraPerUnit, showLiraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import type { LiraValue } from './statements.schema.ts'

/** The exchange rate for a day: of that day, or the newest one before it. */
export interface DayRate extends LiraRates {
  on_date: IsoDate
  /** The day on which the rate was published. */
  day: IsoDate
}

/** The value of an amount in lira on a day; null for lira itself and without a known rate. */
export function liraValue(
  rates: readonly DayRate[],
  { amount, currency, on_date }: { amount: Kurus; currency: Currency; on_date: IsoDate },
): LiraValue | null {
  if (currency !== 'USD' && currency !== 'EUR') return null
  const known = rates.find((each) => each.on_date === on_date)
  if (!known) return null
  // Rates are units per lira, as the services publish them.
  return { amount: Math.round(amount / known[currency]), rate: liraPerUnit(known[currency]), on: known.day }
}

/** `43.120,00 ₺ (1 EUR = 43,12 ₺, 12.11.2026)` */
export const liraText = ({ amount, rate, on }: LiraValue, currency: Currency) =>
  `${showMoney(amount)} (1 ${currency} = ${showLiraPerUnit(rate)}, ${showDate(on)})`
