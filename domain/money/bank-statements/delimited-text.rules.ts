import type { Cell } from '#domain/kernel/sheets.ts'
import { maxStatementCell, maxStatementColumns, maxStatementRows, StatementProblem } from './statement.rules.ts'

/** A row of a table with its line number in the file. */
export interface TableRow {
  line: number
  cells: Cell[]
}

export const delimiters = [';', '\t', ',', '|'] as const

/**
 * Parses CSV text into cells with line numbers. A quote opens a cell only at its start, because banks copy stray quotes
 * from payers. Stops after `mostRows` rows; fails when columns or cell lengths exceed what banks write.
 */
export function splitTable(text: string, delimiter: string, mostRows = maxStatementRows + 1): TableRow[] {
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  /** True when the cell has more than spaces so far. */
  let begun = false
  let line = 1
  let startedAt = 1
  let quotedFrom: number | null = null
  const fail = (reason: string): never => {
    throw new StatementProblem(startedAt, reason)
  }
  const add = (letter: string) => {
    if (cell.length >= maxStatementCell) fail(`Bir hücrede ${maxStatementCell} karakterden uzun bir metin var.`)
    cell += letter
    begun ||= letter.trim() !== ''
  }
  const endCell = () => {
    if (cells.length >= maxStatementColumns) fail(`Bu satırda ${maxStatementColumns} sütundan fazlası var.`)
    cells.push(cell.trim())
    cell = ''
    begun = false
  }
  const endRow = () => {
    endCell()
    if (cells.some(Boolean)) rows.push({ line: startedAt, cells })
    cells = []
    startedAt = line + 1
  }
  for (let at = 0; at < text.length && rows.length < mostRows; at++) {
    const letter = text[at]!
    if (quotedFrom !== null) {
      if (letter === '"' && text[at + 1] === '"') add(text[++at]!)
      else if (letter === '"') quotedFrom = null
      else add(letter)
      if (letter === '\n') line++
      continue
    }
    if (letter === '"' && !begun) {
      quotedFrom = line
      cell = ''
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') {
      endRow()
      line++
    } else if (letter !== '\r') add(letter)
  }
  if (quotedFrom !== null) throw new StatementProblem(quotedFrom, 'Burada açılan tırnak işareti kapanmıyor.')
  if (rows.length < mostRows) endRow()
  return rows
}
