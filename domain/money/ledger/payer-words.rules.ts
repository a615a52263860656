import { addMonths, daysBetween, type IsoDate, monthOf, showMonth } from '#domain/kernel/dates.ts'
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
  /** The claim that caused this interest or cost. */
  belongsTo?: string | null
}

/** Lower case, no Turkish diacritics, single spaces, only words and digits. */
export const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The payer's words without the names of people, because a few months are first names as well. */
export function withoutNames(words: string, names: readonly string[]): string {
  const shorter = names.map(wordsOf).flatMap((name) => {
    const parts = name.split(' ')
    // Banks leave out middle names.
    return parts.length > 1 ? [name, `${parts[0]} ${parts.at(-1)}`] : []
  })
  return shorter.reduce((text, name) => ` ${text} `.replaceAll(` ${name} `, ' ').trim(), words)
}

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

interface SaidMonth {
  month: number
  year: number | null
}

/**
 * Short forms need a year beside them, because `may` and `ara` are also words. A year belongs to the month before it,
 * else to the month after it; months beside one with a year follow or precede it.
 */
function monthsIn(words: string): SaidMonth[] {
  const found = monthWords
    .flatMap(([long, short], index) => {
      const named = new RegExp(`(?:\\b(20\\d{2}) )?\\b${long}(?:in|un|a|e|i)?\\b(?: ayi)?(?: (20\\d{2})\\b)?`)
      const match = named.exec(words) ?? (short ? new RegExp(`()\\b${short} (20\\d{2})\\b`).exec(words) : null)
      return match ? [{ month: index + 1, before: match[1], after: match[2], at: match.index }] : []
    })
    .sort((a, b) => a.at - b.at)
  const taken = new Set(found.map(({ after }) => after))
  const said = found.map(({ month, before, after }): SaidMonth => {
    const year = after ?? (taken.has(before) ? undefined : before)
    return { month, year: year ? Number(year) : null }
  })
  said.reduceRight<SaidMonth | null>((next, each) => {
    if (each.year === null && next?.year) each.year = each.month <= next.month ? next.year : next.year - 1
    return each
  }, null)
  said.reduce<SaidMonth | null>((last, each) => {
    if (each.year === null && last?.year) each.year = each.month >= last.month ? last.year : last.year + 1
    return each
  }, null)
  const years = [...new Set(words.match(/\b20\d{2}\b/g))]
  return said.map(({ month, year }) => ({ month, year: year ?? (years.length === 1 ? Number(years[0]) : null) }))
}

const categoryWords: [category: string, word: RegExp][] = [
  ['deposit', /\b(?:depozito|depozit|teminat)/],
  ['aidat', /\baidat/],
  ['utility', /\b(?:fatura|elektrik|dogalgaz|su (?:gideri|parasi|bedeli)\b)/],
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
  const { months, categories } = saidIn(words)
  if (months.length === 0 && categories.every((category) => category === 'rent')) return []
  return claims.filter(
    (claim) => isSaid(claim, categories) && (months.length === 0 || months.some((said) => isMeant(said, claim, day))),
  )
}

const saidIn = (words: string) => ({
  months: monthsIn(words),
  categories: categoryWords.filter(([, word]) => word.test(words)).map(([category]) => category),
})

/** Who pays the rent of a month pays its KDV with it. */
const isSaid = ({ category }: Pick<OpenClaim, 'category'>, categories: readonly string[]) =>
  categories.length === 0 || categories.includes(category === 'vat' ? 'rent' : category)

const isMeant = ({ month: said, year }: SaidMonth, { month }: Pick<OpenClaim, 'month'>, day: IsoDate) =>
  month !== null &&
  Number(month.slice(5, 7)) === said &&
  (year === null ? near(month, day) : Number(month.slice(0, 4)) === year)

const monthsAhead = 12

/** Months that the payer names, none of whose claims is open: perhaps their dues are not booked yet. */
export function monthsToCome(words: string, claims: readonly OpenClaim[], day: IsoDate): IsoDate[] {
  const { months, categories } = saidIn(words)
  return months.flatMap((said) => {
    if (claims.some((claim) => isSaid(claim, categories) && isMeant(said, claim, day))) return []
    const year = Number(day.slice(0, 4))
    const years = said.year === null ? [year - 1, year, year + 1] : [said.year]
    const [nearest] = years
      .map((each) => `${each}-${String(said.month).padStart(2, '0')}-01`)
      .sort((a, b) => Math.abs(daysBetween(day, a)) - Math.abs(daysBetween(day, b)))
    return nearest! <= addMonths(day, monthsAhead) ? [nearest!] : []
  })
}

/** Whether the payer, who names a month, means this kind of due in it. */
export const namesKind = (words: string, category: string) => isSaid({ category }, saidIn(words).categories)

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
