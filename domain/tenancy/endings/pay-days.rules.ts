import { hasRoof, isProductiveLand } from '#domain/tenancy/contracts/contract-period.rules.ts'

interface PayRule {
  /** Days from the day after delivery that the notice must give at least. */
  days: number
  /** Of the code of obligations. */
  article: number
}

const roofed: PayRule = { days: 30, article: 315 }
const productive: PayRule = { days: 60, article: 362 }
const other: PayRule = { days: 10, article: 315 }

/** The longest of them: an older notice gives no more time. */
export const longestPayDays = productive.days

/** What a notice of late rent must give, by the kind of property. */
export const payRuleFor = (tasinmazCinsi: string): PayRule =>
  hasRoof(tasinmazCinsi) ? roofed : isProductiveLand(tasinmazCinsi) ? productive : other

export const payDaysFor = (tasinmazCinsi: string): number => payRuleFor(tasinmazCinsi).days
