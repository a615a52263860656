import writeExcelFile, { type SheetData } from 'write-excel-file/node'

export interface Sheet {
  name: string
  head: string[]
  rows: (string | number | null)[][]
}

/** A table for Excel. Ten thousand rows take seconds, so it is made where papers are printed. */
export async function excelSheet({ name, head, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const data: SheetData = [
    head.map((label) => ({ value: label, fontWeight: 'bold' as const })),
    // Typed as text, so that what looks like a formula stays what it is.
    ...rows.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ),
  ]
  const columns = head.map((label) => ({ width: Math.max(14, label.length + 2) }))
  const buffer = await writeExcelFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
  return new Uint8Array(buffer)
}
