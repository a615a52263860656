/** Foreign units per lira, as the rate services publish them. */
export interface LiraRates {
  USD: number
  EUR: number
}

/** Lira per unit with two decimals: 0.028694 gives 34.85. */
export function liraPerUnit(rate: number): string {
  const lira = 1 / rate
  if (!(lira > 0) || !Number.isFinite(lira)) throw new RangeError('An exchange rate must be a positive number')
  return lira.toFixed(2)
}

const figures = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** 34.85 becomes `34,85 ₺`. */
export const showLiraPerUnit = (value: string) => `${figures.format(Number(value))} ₺`

/** Shown until a rate was fetched; the card says that they are not live (AMB-80). */
export const fallbackRates = { USD: '34.85', EUR: '36.20' } as const

const dayMs = 24 * 60 * 60 * 1000
export const isStale = (fetched_at: Date | string, now: Date) => now.getTime() - new Date(fetched_at).getTime() > dayMs
