import type { IsoDate } from '#domain/kernel/dates.ts'
import { showDate } from '#domain/kernel/dates.ts'
import type { Cell } from '#domain/kernel/sheets.ts'
import { looksLikeCamt, readCamt } from './camt.rules.ts'
import { type ColumnKind, columnsProblem, findHeader, type Header, headerSignature } from './columns.rules.ts'
import { delimiters, splitTable, type TableRow } from './delimited-text.rules.ts'
import { looksLikeMt940, readMt940 } from './mt940.rules.ts'
import {
  type MessageFormat,
  maxStatementLines,
  maxStatementRows,
  type Statement,
  type StatementFormat,
  StatementProblem,
} from './statement.rules.ts'
import { readTable } from './table-statement.rules.ts'

/** The content of a file: the text of CSV, MT940 or camt.053, or the cells of a spreadsheet. */
export type StatementContent = { kind: 'text'; text: string } | { kind: 'table'; rows: Cell[][] }

export interface ReadTable {
  format: Exclude<StatementFormat, MessageFormat>
  rows: TableRow[]
  header: Header
  signature: string
}
export type OpenedStatement = { format: MessageFormat; text: string } | ReadTable

/** Detects the format and the start of the table. */
export function openStatement(content: StatementContent): OpenedStatement {
  if (content.kind === 'text') {
    const { text } = content
    if (looksLikeMt940(text)) return { format: 'mt940', text }
    if (looksLikeCamt(text)) return { format: 'camt', text }
  }
  const rows = content.kind === 'text' ? rowsOfText(content.text) : rowsOfTable(content.rows)
  if (rows.length > maxStatementRows) throw new StatementProblem(null, tooLong)
  const header = findHeader(rows)
  if (!header)
    throw new StatementProblem(
      rows[0]?.line ?? null,
      'Dosyada tarih, açıklama ve tutar sütunları olan bir tablo bulunamadı. Bankanızın hesap hareketleri dosyasını seçin.',
    )
  if (rows.length - header.at - 1 > maxStatementLines) throw new StatementProblem(null, tooLong)
  const format = content.kind === 'text' ? 'csv' : 'excel'
  return { format, rows, header, signature: headerSignature(header.headers) }
}

const tooLong = `Dosyada ${maxStatementLines} satırdan fazla hareket var. Daha kısa bir dönem için yeniden indirin.`

/** Uses the delimiter with which most columns are recognised. */
function rowsOfText(text: string): TableRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const sampled = delimiters.map((delimiter) => {
    const header = findHeader(splitSample(plain, delimiter))
    return { delimiter, known: header?.columns.filter((kind) => kind !== 'none').length ?? -1 }
  })
  const best = sampled.reduce((found, each) => (each.known > found.known ? each : found))
  return splitTable(plain, best.delimiter)
}

/** Errors are ignored here, because an open quote or a wide row is reported when the whole file is read. */
function splitSample(text: string, delimiter: string): TableRow[] {
  try {
    return splitTable(text, delimiter, 80)
  } catch {
    return []
  }
}

const rowsOfTable = (rows: Cell[][]): TableRow[] =>
  rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))

const messageReaders: Record<MessageFormat, (text: string) => Statement> = { mt940: readMt940, camt: readCamt }

interface Reading {
  /** Chosen by the user, or remembered for this kind of file. */
  columns?: readonly ColumnKind[] | undefined
  today: IsoDate
}

/** Returns all movements, or throws for the first error in the file. */
export function readStatement(opened: OpenedStatement, { columns, today }: Reading): Statement {
  const statement =
    'text' in opened
      ? messageReaders[opened.format](opened.text)
      : readTable(opened.rows, opened.header, columns ?? opened.header.columns)
  const { lines } = statement
  if (lines.length === 0) throw new StatementProblem(null, 'Dosyada hiç hareket yok.')
  if (lines.length > maxStatementLines) throw new StatementProblem(null, tooLong)
  const early = lines.find(({ day }) => day > today)
  if (early) throw new StatementProblem(early.line, `${showDate(early.day)} henüz gelmedi.`)
  const old = lines.find(({ day }) => day < '2000-01-01')
  if (old) throw new StatementProblem(old.line, `${showDate(old.day)} bir banka hareketi için çok eski.`)
  return statement
}

/** Remembered columns are used only if they fit the table. */
export const columnsFor = (
  found: Pick<Header, 'headers' | 'columns'>,
  chosen: readonly ColumnKind[] | null | undefined,
): ColumnKind[] =>
  chosen && chosen.length === found.headers.length && columnsProblem(chosen) === null ? [...chosen] : found.columns
