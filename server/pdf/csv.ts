import type { Sheet } from './sheet.ts'

type Value = Sheet['rows'][number][number]

/** A cell that begins like a formula would run in the reader's spreadsheet; the apostrophe makes it a text. */
const harmless = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

export function csvCell(value: Value): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value).replace('.', ',') : harmless(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a byte order mark and semicolons, as a Turkish Excel expects it. */
export const csvFileOf = ({ head, rows }: Sheet) => csvOf([head, ...rows].map((row) => row.map(csvCell).join(';')))

export const csvOf = (lines: string[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
