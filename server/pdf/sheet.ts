import writeExcelFile, { type SheetData } from 'write-excel-file/node'

export interface Sheet {
  name: string
  head: string[]
  rows: (string | number | null)[][]
}

/** An Excel sheet. Ten thousand rows take seconds, so it is made in the worker that prints papers. */
export async function excelSheet({ name, head, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const data: SheetData = [
    head.map((label) => ({ value: label, fontWeight: 'bold' as const })),
    // Typed as text, so that formula-like content is not executed.
    ...rows.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ),
  ]
  const columns = head.map((label) => ({ width: Math.max(14, label.length + 2) }))
  const buffer = await writeExcelFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
  return new Uint8Array(buffer)
}
