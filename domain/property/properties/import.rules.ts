import { type Cell, type RowReport, readCell, type SheetNote, type SheetRow, written } from '#domain/kernel/sheets.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { findDistrict, findProvince } from '#domain/property/provinces/provinces.rules.ts'
import { type NewProperty, newProperty } from './properties.api.ts'
import { syncedStatus } from './properties.rules.ts'
import {
  buildingKind,
  notRentedStatuses,
  type PropertyStatus,
  propertyKinds,
  propertyStatuses,
} from './properties.schema.ts'
import { columnOf, type SheetColumn, sheetColumns } from './sheet-columns.rules.ts'

/** Folded titles of existing properties and buildings, against which the file is checked. */
export interface Existing {
  titles: ReadonlySet<string>
  buildings: ReadonlySet<string>
}

export interface CheckedRow {
  report: RowReport
  property: NewProperty
  /** Folded title of the unit's building. */
  building: string | null
}

const labels = new Map(sheetColumns.map(({ part, field, label }) => [`${part}.${field}`, label]))
const known = (names: readonly string[], text: string) => names.find((name) => fold(name) === fold(text))

/** Checks each row by itself, then the rows against each other and against existing properties. Saves nothing. */
export function checkSheet(rows: readonly SheetRow[], existing: Existing) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = new Map(headers.map((header) => [header, columnOf(header)]))
  const checked = rows.map((row, index) => checkRow(row, index + 2, columns))
  const buildings = new Set([
    ...existing.buildings,
    ...checked.filter(({ property }) => property.is_bina).map(({ property }) => fold(property.baslik)),
  ])
  const seen = new Map<string, number>()
  for (const { report, property, building } of checked) {
    const title = fold(property.baslik)
    const first = seen.get(title)
    const warn = (message: string) => report.warnings.push({ column: 'Başlık', message })
    if (title && first) warn(`${first}. satırla aynı başlık`)
    if (title && !first) seen.set(title, report.row)
    if (existing.titles.has(title)) warn('Bu başlıkta bir mülkünüz zaten var')
    if (building && !buildings.has(building))
      report.problems.push({
        column: 'Bağlı olduğu bina',
        message: 'Bu adda bir bina ne dosyada ne de kayıtlarınızda var',
      })
  }
  return {
    rows: checked,
    unknownColumns: headers.filter((header) => header.trim() && !columns.get(header)),
    valid: checked.every(({ report }) => report.problems.length === 0),
  }
}

function checkRow(row: SheetRow, number: number, columns: ReadonlyMap<string, SheetColumn | undefined>): CheckedRow {
  const problems: SheetNote[] = []
  const warnings: SheetNote[] = []
  const parts: Record<SheetColumn['part'], Record<string, unknown>> = { property: {}, deed: {}, features: {} }
  for (const [header, cell] of Object.entries(row)) {
    const column = columns.get(header)
    if (!column) continue
    const { value, problem } = readCell(column.kind, cell)
    if (problem) problems.push({ column: column.label, message: problem })
    else if (value !== undefined) parts[column.part][column.field] = value
  }
  const { bina, ...own } = parts.property
  const building = typeof bina === 'string' ? fold(bina) : null
  readStatus(own, problems, warnings)
  readProvince(parts.deed, problems)
  const kind = typeof own.tasinmazCinsi === 'string' ? own.tasinmazCinsi : null
  if (kind) own.tasinmazCinsi = known([...propertyKinds, buildingKind], kind) ?? kind
  if (kind && !known([...propertyKinds, buildingKind], kind))
    warnings.push({ column: 'Taşınmaz cinsi', message: `“${kind}” listede yok; yazdığınız gibi kaydedilecek` })
  const is_bina = own.tasinmazCinsi === buildingKind
  if (is_bina && building)
    problems.push({ column: 'Bağlı olduğu bina', message: 'Bir bina başka bir binanın içinde olamaz' })

  const candidate = { baslik: '', ...own, is_bina, deed: parts.deed, features: parts.features }
  const parsed = newProperty.safeParse(candidate)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const at = path.length > 1 ? `${String(path[0])}.${String(path[1])}` : `property.${String(path[0])}`
    problems.push({ column: labels.get(at) ?? '', message })
  }
  const title = written(own.baslik as Cell)
  return {
    report: { row: number, baslik: title, problems, warnings },
    // A row with problems is never saved, but its title still counts as a duplicate of others.
    property: parsed.data ?? ({ baslik: title, is_bina } as NewProperty),
    building: is_bina ? null : building,
  }
}

/** Replaces a status that means rented, with a warning: without a tenant the sync rule would undo it at once. */
function readStatus(own: Record<string, unknown>, problems: SheetNote[], warnings: SheetNote[]) {
  if (own.tasinmazDurumu === undefined) return
  const status = known(propertyStatuses, String(own.tasinmazDurumu)) as PropertyStatus | undefined
  delete own.tasinmazDurumu
  const column = 'Taşınmaz durumu'
  if (!status) {
    problems.push({ column, message: `Şunlardan biri olmalı: ${notRentedStatuses.join(', ')}` })
    return
  }
  own.tasinmazDurumu = syncedStatus(status, 0)
  if (own.tasinmazDurumu !== status)
    warnings.push({ column, message: `Kiracı eklenene kadar “${own.tasinmazDurumu}” olarak kaydedilecek` })
}

function readProvince(deed: Record<string, unknown>, problems: SheetNote[]) {
  const { il, ilce } = deed as { il?: string; ilce?: string }
  const province = il === undefined ? undefined : findProvince(il)
  if (il !== undefined && !province) problems.push({ column: 'İl', message: `“${il}” adında bir il yok` })
  if (province) deed.il = province
  if (ilce === undefined) return
  if (il === undefined) problems.push({ column: 'İl', message: 'İlçe yazılmış, il boş' })
  if (!province) return
  const district = findDistrict(province, ilce)
  if (district) deed.ilce = district
  else problems.push({ column: 'İlçe', message: `${province} ilinde “${ilce}” adında bir ilçe yok` })
}
