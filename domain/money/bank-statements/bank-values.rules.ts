import { type IsoDate, isIsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { type Cell, written } from '#domain/kernel/sheets.ts'

const longestAmount = 60
/** Enough for a day, a time and spaces between them. */
const longestDay = 40

/** Splits `1.234,56`, `1,234.56`, `1234.56`, `1234,5`, `1.234` into whole part and cents; null for other texts. */
function figures(text: string): [whole: string, cents: string] | null {
  const forms = [
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
    /^(\d+)(?:[.,](\d{1,2}))?$/,
    // Some banks write more than two decimals; the additional ones must be zero.
    /^(\d+)[.,](\d{2})0+$/,
  ]
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return [found[1]!.replace(/[.,]/g, ''), found[2] ?? '']
  }
  return null
}

/**
 * Reads a bank's amount with its sign: in front, behind, as brackets, or as `(A)` for alacak and `(B)` for borç.
 * Undefined for an empty cell, null for an unreadable one. `1,234` is ambiguous and gives null.
 */
export function readAmount(cell: Cell | undefined): Kurus | null | undefined {
  if (typeof cell === 'number') return Number.isSafeInteger(Math.round(cell * 100)) ? Math.round(cell * 100) : null
  const text = written(cell)
  if (!text) return undefined
  // Longer than any amount; the regular expressions below are meant for short texts.
  if (text.length > longestAmount) return null
  const side = /\(?\b([AB])\)?$/.exec(text)?.[1]
  let plain = text
    .replace(/\(?\b[AB]\)?$/, '')
    .replace(/\s|₺|(?:TL|TRY|USD|EUR|GBP)$|[$€£]/gi, '')
    .replace('−', '-')
  const inBrackets = /^\(.*\)$/.test(plain)
  if (inBrackets) plain = plain.slice(1, -1)
  const signs = [...plain.matchAll(/^[+-]|[+-]$/g)].map(([sign]) => sign)
  if (signs.length > 1 || (inBrackets && signs.length > 0)) return null
  const parts = figures(plain.replace(/^[+-]|[+-]$/g, ''))
  if (!parts) return null
  const kurus = Number(parts[0]) * 100 + Number(parts[1].padEnd(2, '0'))
  if (!Number.isSafeInteger(kurus)) return null
  const isNegative = inBrackets || signs[0] === '-' || side === 'B'
  return isNegative && kurus !== 0 ? -kurus : kurus
}

/** Reads 14.11.2026, 14/11/26, 2026-11-14 or 20261114, with or without a time after it. */
export function readBankDay(cell: Cell | undefined): IsoDate | undefined {
  const text = written(cell)
  if (text.length > longestDay) return undefined
  const turkish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:$|[\sT-]+\d{1,2}:\d{2})/.exec(text)
  const other = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[\sT-]+\d{1,2}:\d{2})/.exec(text)
  const parts = turkish ? [turkish[3], turkish[2], turkish[1]] : other ? other.slice(1, 4) : null
  if (!parts) return undefined
  const [year = '', month = '', day = ''] = parts
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // No bank file is older, and PostgreSQL has no year 0.
  return isIsoDate(date) && date >= '1900-01-01' ? date : undefined
}
