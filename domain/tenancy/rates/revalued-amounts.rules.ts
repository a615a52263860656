import { type Kurus, showMoney } from '#domain/kernel/money.ts'

interface YearWithPenalty {
  year: number
  /** VUK mükerrer 355; null in a year whose figure nobody entered. */
  bank_penalty: Kurus | null
}

/** The figure of that year, or the newest one before it, never without its year; null when none is known. */
export function lowestBankPenalty(years: readonly YearWithPenalty[], asked: number): string | null {
  const known = years
    .filter(({ year, bank_penalty }) => year <= asked && bank_penalty !== null)
    .reduce<YearWithPenalty | null>((last, each) => (last && last.year > each.year ? last : each), null)
  if (!known) return null
  const stale = known.year < asked ? '; her yıl yeniden değerlenir' : ''
  return `${showMoney(known.bank_penalty!)} (${known.year} tutarı${stale})`
}
