import type { StatementContent } from '#domain/money/bank-statements/read-statement.rules.ts'
import { maxStatementBytes } from '#domain/money/bank-statements/statement.rules.ts'
import { decodeText, shapeOf, shapeProblems } from '#domain/money/bank-statements/statement-file.rules.ts'
import { readExcel, SheetError } from './read-sheet.ts'

/** Splits a bank's file in the browser; the server interprets its content. */
export async function readStatementFile(file: File): Promise<StatementContent> {
  if (file.size > maxStatementBytes)
    throw new SheetError('Dosya 2\u00a0MB’tan büyük. Daha kısa bir dönem için yeniden indirin.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const shape = shapeOf(bytes)
  if (shape === 'text') return { kind: 'text', text: decodeText(bytes) }
  if (shape !== 'excel') throw new SheetError(shapeProblems[shape])
  try {
    return { kind: 'table', rows: await readExcel(file) }
  } catch {
    throw new SheetError('Excel dosyası okunamadı. Parolası varsa kaldırıp yeniden kaydedin ya da CSV olarak indirin.')
  }
}
