import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import {
  type OpenedStatement,
  openStatement,
  readStatement,
  type StatementContent,
} from '#domain/money/bank-statements/read-statement.rules.ts'
import { type MessageFormat, type Statement, StatementProblem } from '#domain/money/bank-statements/statement.rules.ts'

/** A problem with the file, as plain data because a class instance does not survive the transfer from the worker. */
interface Unread {
  problem: { line: number | null; reason: string }
}

/** The file's format and the header of its table, without its rows. */
export type StatementHead = { format: MessageFormat } | TableHead
export interface TableHead {
  format: 'csv' | 'excel'
  headers: string[]
  columns: ColumnKind[]
  /** The header's line in the file. */
  line: number
  signature: string
}

export type ReadHead = { head: StatementHead } | Unread
export type ReadLines = Statement | Unread

function orProblem<Result>(read: () => Result): Result | Unread {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error
    return { problem: { line: error.line, reason: error.reason } }
  }
}

function headOf(opened: OpenedStatement): StatementHead {
  if ('text' in opened) return { format: opened.format }
  const { format, rows, header, signature } = opened
  const { headers, columns } = header
  return { format, headers, columns, line: rows[header.at]!.line, signature }
}

export const headIn = (content: StatementContent): ReadHead =>
  orProblem(() => ({ head: headOf(openStatement(content)) }))

export const linesIn = (content: StatementContent, columns: ColumnKind[], today: string): ReadLines =>
  orProblem(() => readStatement(openStatement(content), { columns, today }))
