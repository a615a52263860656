import type { IsoMonth } from '#domain/kernel/dates.ts'
import { withMinus } from '#domain/kernel/minus.ts'

const short = new Intl.DateTimeFormat('tr-TR', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const compact = new Intl.NumberFormat('tr-TR', { notation: 'compact', maximumFractionDigits: 1 })
const signs: Record<string, string> = { TL: '₺', USD: '$', EUR: '€', GBP: '£' }

/** Example: Kas 26 */
export const monthLabel = (month: IsoMonth) => short.format(new Date(`${month}-01T00:00:00Z`))

/** Example: 45 B ₺, short enough for an axis. */
export const shortMoney = (kurus: number, currency: string) =>
  `${withMinus(compact.format(kurus / 100))}\u00a0${signs[currency] ?? currency}`
