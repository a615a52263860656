import { z } from 'zod'
import { readMoney } from './money.ts'
import { fold } from './turkish-text.ts'

const maxColumns = 100
/** Longer than any text field that a spreadsheet cell fills. */
const maxCell = 10_000
const cell = z.union([
  z.string().max(maxCell, `Bir hücrede en fazla ${maxCell} karakter olabilir`),
  z.number(),
  z.boolean(),
  z.null(),
])
export type Cell = z.output<typeof cell>
export const sheetRow = z
  .record(z.string().max(100), cell)
  .refine((row) => Object.keys(row).length <= maxColumns, `Dosyada en fazla ${maxColumns} sütun olabilir`)
export type SheetRow = z.output<typeof sheetRow>

const note = z.strictObject({ column: z.string(), message: z.string() })
export type SheetNote = z.output<typeof note>

/** The result of checking one row. */
export const rowReport = z.strictObject({
  /** Row number of the spreadsheet; the header is row 1. */
  row: z.number().int(),
  baslik: z.string(),
  problems: z.array(note),
  warnings: z.array(note),
})
export type RowReport = z.output<typeof rowReport>

const longestFigure = 40

export type CellKind = 'text' | 'number' | 'money' | 'date' | 'yesNo' | 'list'

export const written = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell)

const yes = new Set(['evet', 'var', 'e', 'x', 'true', '1', 'dogru'])
const no = new Set(['hayir', 'yok', 'h', 'false', '0', 'yanlis'])

/** An ISO day, with the time of day that spreadsheets put after it. */
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

function readDay(text: string): string | undefined {
  const turkish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const iso = turkish
    ? `${turkish[3]}-${turkish[2]!.padStart(2, '0')}-${turkish[1]!.padStart(2, '0')}`
    : isoDay.exec(text)?.[1]
  if (!iso) return undefined
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}

/** `1.250` as text is one thousand two hundred and fifty, as on paper; a cell of type number is taken as it is. */
function readCount(cell: Cell | undefined, text: string): number | undefined {
  if (typeof cell === 'number') return cell
  const plain = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
  return /^\d+$/.test(plain) ? Number(plain) : undefined
}

/** The value of a cell, or its problem. An empty cell gives neither, so that the field's default applies. */
export function readCell(kind: CellKind, cell: Cell | undefined): { value?: unknown; problem?: string } {
  const text = written(cell)
  if (!text) return {}
  const got = (value: unknown, problem: string) => (value === undefined ? { problem } : { value })
  // Numbers, days and yes/no are always short, and their regular expressions are meant for short texts.
  if (kind !== 'text' && kind !== 'list' && text.length > longestFigure)
    return { problem: `“${text.slice(0, longestFigure)}…” bu sütun için çok uzun` }
  switch (kind) {
    case 'text':
      return { value: text }
    case 'list':
      return {
        value: text
          .split(/[,;]/)
          .map((each) => each.trim())
          .filter(Boolean),
      }
    case 'number':
      return got(readCount(cell, text), `“${text}” bir tam sayı değil`)
    case 'money':
      return got(
        typeof cell === 'number' ? Math.round(cell * 100) : (readMoney(text) ?? undefined),
        `“${text}” bir tutar değil (örnek: 1.250,00)`,
      )
    case 'date':
      return got(readDay(text), `“${text}” bir tarih değil (örnek: 14.11.2026)`)
    case 'yesNo':
      return got(
        yes.has(fold(text)) || (no.has(fold(text)) ? false : undefined),
        `“${text}” yerine Evet ya da Hayır yazın`,
      )
  }
}

/** Keeps only letters and digits: `Oda Sayısı`, `ODA SAYISI` and `oda_sayisi` are the same header. */
export const headerKey = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')
