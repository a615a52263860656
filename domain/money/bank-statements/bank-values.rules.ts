import { type IsoDate, isIsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { type Cell, written } from '#domain/kernel/sheets.ts'

const longestAmount = 60
/** A day, a time and the spaces between them. */
const longestDay = 40

/** `1.234,56`, `1,234.56`, `1234.56`, `1234,5`, `1.234`: the whole part and the cents; null for anything else. */
function figures(text: string): [whole: string, cents: string] | null {
  const forms = [
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
    /^(\d+)(?:[.,](\d{1,2}))?$/,
    // Some banks write more decimals than there are kuruş; the rest has to be nothing.
    /^(\d+)[.,](\d{2})0+$/,
  ]
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return [found[1]!.replace(/[.,]/g, ''), found[2] ?? '']
  }
  return null
}

/**
 * A bank's amount with its sign: in front, behind, as brackets, or as `(A)` for alacak and `(B)` for borç. Undefined for
 * an empty cell, null for what is no amount. `1,234` could be either and is none.
 */
export function readAmount(cell: Cell | undefined): Kurus | null | undefined {
  if (typeof cell === 'number') return Number.isSafeInteger(Math.round(cell * 100)) ? Math.round(cell * 100) : null
  const text = written(cell)
  if (!text) return undefined
  // Longer than any amount with its signs; the rules below are for short texts.
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

/** 14.11.2026, 14/11/26, 2026-11-14 or 20261114, with or without a time behind it. */
export function readBankDay(cell: Cell | undefined): IsoDate | undefined {
  const text = written(cell)
  if (text.length > longestDay) return undefined
  const turkish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:$|[\sT-]+\d{1,2}:\d{2})/.exec(text)
  const other = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[\sT-]+\d{1,2}:\d{2})/.exec(text)
  const parts = turkish ? [turkish[3], turkish[2], turkish[1]] : other ? other.slice(1, 4) : null
  if (!parts) return undefined
  const [year = '', month = '', day = ''] = parts
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // No bank's file is older; the database has no year 0.
  return isIsoDate(date) && date >= '1900-01-01' ? date : undefined
}
