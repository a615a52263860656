import type { Cell } from '#domain/kernel/sheets.ts'
import { StatementProblem } from './statement.rules.ts'

/** A line of a table with its place in the file. */
export interface TableRow {
  line: number
  cells: Cell[]
}

export const delimiters = [';', '\t', ',', '|'] as const

/**
 * Cells of a CSV text with the numbers of their lines. A quote opens a quoted cell only at its beginning: banks copy
 * what payers typed, stray quotes included.
 */
export function splitTable(text: string, delimiter: string, mostRows = Number.POSITIVE_INFINITY): TableRow[] {
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let startedAt = 1
  let quotedFrom: number | null = null
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
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
      if (letter === '"' && text[at + 1] === '"') cell += text[++at]
      else if (letter === '"') quotedFrom = null
      else cell += letter
      if (letter === '\n') line++
      continue
    }
    if (letter === '"' && cell.trim() === '') {
      quotedFrom = line
      cell = ''
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') {
      endRow()
      line++
    } else if (letter !== '\r') cell += letter
  }
  if (quotedFrom !== null) throw new StatementProblem(quotedFrom, 'Burada açılan tırnak işareti kapanmıyor.')
  if (rows.length < mostRows) endRow()
  return rows
}
