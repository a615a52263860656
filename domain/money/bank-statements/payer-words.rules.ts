import { daysBetween, type IsoDate, monthOf, showMonth } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { fold } from '#domain/kernel/turkish-text.ts'

/** A claim that is not settled, as far as matching needs it. */
export interface OpenClaim {
  id: string
  category: string
  /** The first day of the month it is for. */
  month: IsoDate | null
  dueOn: IsoDate
  open: Kurus
  currency: string
}

/** Lower case, no Turkish letters, single spaces, nothing but words and figures. */
export const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const monthWords = [
  ['ocak', 'oca'],
  ['subat', 'sub'],
  ['mart'],
  ['nisan', 'nis'],
  ['mayis', 'may'],
  ['haziran', 'haz'],
  ['temmuz', 'tem'],
  ['agustos', 'agu'],
  ['eylul', 'eyl'],
  ['ekim', 'eki'],
  ['kasim', 'kas'],
  ['aralik', 'ara'],
]

/** Short forms need the year beside them: `may` and `ara` are words of their own. */
function monthsIn(words: string): { month: number; year: number | null }[] {
  const year = /\b20\d{2}\b/.exec(words)?.[0] ?? null
  return monthWords.flatMap(([long, short], index) => {
    const isNamed = new RegExp(`\\b${long}(?:in|un|a|e|i|ayi)?\\b`).test(words)
    const isShort = short && new RegExp(`\\b${short} 20\\d{2}\\b`).test(words)
    return isNamed || isShort ? [{ month: index + 1, year: year ? Number(year) : null }] : []
  })
}

const categoryWords: [category: string, word: RegExp][] = [
  ['deposit', /\b(?:depozito|depozit|teminat)/],
  ['aidat', /\baidat/],
  ['utility', /\b(?:fatura|elektrik|dogalgaz|su faturasi)/],
  ['rent', /\bkira/],
]

export const namesDeposit = (words: string) => /\b(?:depozito|depozit|teminat)/.test(words)

/** Whether a month that is named without a year can mean this one. */
const near = (month: IsoDate, day: IsoDate) => Math.abs(daysBetween(month, day)) <= 200

/**
 * The claims that the payer names (TBK 101): by month, by kind or by both. Rent alone names nothing, because nearly
 * every transfer says it.
 */
export function claimsNamedIn(words: string, claims: readonly OpenClaim[], day: IsoDate): OpenClaim[] {
  const months = monthsIn(words)
  const categories = categoryWords.filter(([, word]) => word.test(words)).map(([category]) => category)
  if (months.length === 0 && categories.every((category) => category === 'rent')) return []
  return claims.filter(({ category, month }) => {
    if (categories.length > 0 && !categories.includes(category)) return false
    if (months.length === 0) return true
    return months.some(
      (said) =>
        month !== null &&
        Number(month.slice(5, 7)) === said.month &&
        (said.year === null ? near(month, day) : Number(month.slice(0, 4)) === said.year),
    )
  })
}

const claimNames: Record<string, string> = {
  rent: 'kira',
  vat: 'KDV',
  aidat: 'aidat',
  utility: 'fatura',
  deposit: 'depozito',
  damage: 'hasar',
  cost: 'takip gideri',
  interest: 'faiz',
}

/** `Kasım 2026 kira`, or what it is alone. */
export function coverLabel({ category, month }: Pick<OpenClaim, 'category' | 'month'>): string {
  const name = claimNames[category] ?? 'diğer borç'
  return month ? `${showMonth(monthOf(month))} ${name}` : `${name.charAt(0).toLocaleUpperCase('tr-TR')}${name.slice(1)}`
}
