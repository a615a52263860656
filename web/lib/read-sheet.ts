import type { SheetRow } from '#domain/kernel/sheets.ts'

type Cell = SheetRow[string]
const maxBytes = 5 * 1024 * 1024

/** An error in the file itself, with a text for the user. */
export class SheetError extends Error {}

/** Rows by column header, read in the browser; the file itself is never uploaded. */
export async function readSheetFile(file: File, maxRows: number): Promise<SheetRow[]> {
  if (file.size > maxBytes) throw new SheetError('Dosya 5\u00a0MB’tan büyük. Daha az satırla yeniden deneyin.')
  const table = await readTable(file)
  const [header = [], ...lines] = table.filter((line) =>
    line.some((cell) => cell !== null && String(cell).trim() !== ''),
  )
  const names = header.map((name) =>
    String(name ?? '')
      .trim()
      .slice(0, 100),
  )
  if (!names.some(Boolean)) throw new SheetError('Dosyanın ilk satırında sütun başlıkları olmalı.')
  if (lines.length === 0) throw new SheetError('Dosyada başlık satırından başka satır yok.')
  if (lines.length > maxRows)
    throw new SheetError(`Dosyada ${lines.length} satır var; bir kerede en fazla ${maxRows} satır aktarılabilir.`)
  return lines.map((line) =>
    Object.fromEntries(names.flatMap((name, index) => (name ? [[name, line[index] ?? null]] : []))),
  )
}

async function readTable(file: File): Promise<Cell[][]> {
  try {
    return /\.csv$|\.txt$/i.test(file.name) ? await readCsv(file) : await readExcel(file)
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('Dosya okunamadı. Excel (.xlsx) ya da CSV dosyası seçin.')
  }
}

/** Every cell of the first sheet, including empty rows. */
export async function readExcel(file: File): Promise<Cell[][]> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) =>
    // A date in a spreadsheet has no time zone; the library returns it as UTC.
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell as Cell))),
  )
}

async function readCsv(file: File): Promise<Cell[][]> {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' })
  return data
}

/** Excel on a Turkish Windows still writes CSV files in the old character set. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
