import { daysBetween, type IsoDate, monthOf, showMonth } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { fold } from '#domain/kernel/turkish-text.ts'

/** The fields of an open claim that matching needs. */
export interface OpenClaim {
  id: string
  category: string
  /** The first day of the month that the claim is for. */
  month: IsoDate | null
  dueOn: IsoDate
  open: Kurus
  currency: string
}

/** Lower case, no Turkish diacritics, single spaces, only words and digits. */
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

/** Short forms need a year beside them, because `may` and `ara` are also words. */
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

/** A month named without a year means one within 200 days of the payment. */
const near = (month: IsoDate, day: IsoDate) => Math.abs(daysBetween(month, day)) <= 200

/**
 * The claims that the payer names (TBK 101): by month, by kind or by both. The word rent alone does not count, because
 * nearly every transfer contains it.
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

/** `Kasım 2026 kira`, or only the kind when the claim has no month. */
export function coverLabel({ category, month }: Pick<OpenClaim, 'category' | 'month'>): string {
  const name = claimNames[category] ?? 'diğer borç'
  return month ? `${showMonth(monthOf(month))} ${name}` : `${name.charAt(0).toLocaleUpperCase('tr-TR')}${name.slice(1)}`
}
