import { showDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { type SheetColumn, sheetColumns } from '#domain/property/properties/sheet-columns.rules.ts'
import { rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/route.ts'
import { csvFileOf, inTurns } from '#server/pdf/csv.ts'
import { once } from '#server/pdf/once.ts'
import { excelFileOf } from '#server/pdf/print.ts'
import { type ExportRow, propertiesToExport } from './property-list.queries.ts'

type Value = string | number | null

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A tenant's export has no columns of the title deed but province and district. */
function rawValue({ property, deed, features, bina, relation }: ExportRow, column: SheetColumn, actor: Actor): unknown {
  if (column.part === 'deed') {
    const open = rightsFor(actor, relation, property.creator).seePapers || ['il', 'ilce'].includes(column.field)
    return open ? deed?.[column.field as keyof typeof deed] : null
  }
  if (column.part === 'features') return features?.[column.field as keyof typeof features]
  if (column.field === 'bina') return bina
  return column.field === 'baslik' ? titleOf(property) : property[column.field as keyof typeof property]
}

function shownValue(column: SheetColumn, value: unknown): Value {
  if (value === null || value === undefined || value === '') return null
  if (column.kind === 'yesNo') return value ? 'Evet' : 'Hayır'
  if (column.kind === 'money') return Number(value) / 100
  if (column.kind === 'date') return showDate(String(value))
  if (Array.isArray(value)) return value.join(', ') || null
  return typeof value === 'number' ? value : String(value)
}

export async function exportProperties(
  ctx: Context,
  actor: Actor,
  { format, ...filter }: Omit<PropertyFilter, 'page' | 'size'> & { format: 'csv' | 'xlsx' },
): Promise<FileReply> {
  const rows = await propertiesToExport(ctx.db, actor, filter)
  const table = await inTurns(rows, (row) =>
    sheetColumns.map((column) => shownValue(column, rawValue(row, column, actor))),
  )
  const content = await (format === 'csv' ? csvFileOf : excelFileOf)(sheetOf(table))
  return { content, type: types[format], cache: 'no-store', saveAs: `mulkler.${format}` }
}

const sheetOf = (table: Value[][]) => ({ name: 'Mülkler', head: sheetColumns.map(({ label }) => label), rows: table })

const example: Record<string, Value> = {
  baslik: 'Moda Caddesi 2+1 Daire',
  tasinmazCinsi: 'Daire',
  tasinmazDurumu: 'Kiralanmamış',
  adres: 'Caferağa Mah. Moda Cad. No: 42/5',
  il: 'İstanbul',
  ilce: 'Kadıköy',
  mahalle: 'Caferağa',
  ada: '112',
  parsel: '8',
  odaSayisi: '2+1',
  metrekaresi: 95,
  banyoSayisi: 1,
  isitmaSekli: 'Doğalgaz (Kombi)',
  asansor: 'Evet',
  aidat: 'Evet',
  aidatTutar: 1250,
}

/** The headers the import expects, with one example row. */
export const importTemplate = once(async (): Promise<FileReply> => {
  const content = await excelFileOf(sheetOf([sheetColumns.map(({ field }) => example[field] ?? null)]))
  return { content, type: types.xlsx, cache: 'no-store', saveAs: 'mulk-sablonu.xlsx' }
})
