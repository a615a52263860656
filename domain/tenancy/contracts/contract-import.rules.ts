import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { type RowReport, readCell, type SheetNote, type SheetRow, written } from '#domain/kernel/sheets.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { birthDateProblem } from '#domain/people/identity/national-id.rules.ts'
import { type ContractColumn, contractColumnOf, contractColumns } from './contract-columns.rules.ts'
import { emptyContract, emptyTenant, likelyUse } from './contract-defaults.rules.ts'
import { extensionArticle, extensionStart } from './contract-period.rules.ts'
import { lastDay } from './contracts.rules.ts'
import { type ContractForm, type ContractTerms, contractForm } from './contracts.schema.ts'
import { usualExpenses } from './expenses.rules.ts'
import { legalNotes } from './law.rules.ts'

/** A property for which the caller may make contracts. */
export interface ImportProperty {
  id: string
  baslik: string
  owner_id: string
  is_bina: boolean
  tasinmazCinsi: string | null
  /** A contract is in force, begins later, or is waiting for answers. */
  live: boolean
  yetkiliMahkeme: string
}

export interface ImportLandlord {
  party: ContractForm['landlord']
  email: string
  /** Payment terms of the owner's last contract. */
  habits: Partial<ContractTerms>
}

export interface ImportSurroundings {
  properties: readonly ImportProperty[]
  landlords: ReadonlyMap<string, ImportLandlord>
  today: IsoDate
}

/** First day and agreed end of a tenancy that has been extended by law since then. */
export interface RunningTenancy {
  running_since: IsoDate
  first_end: IsoDate
}

export interface CheckedContract {
  report: RowReport
  /** Null when the row has a problem, or the property already has a contract. */
  form: ContractForm | null
  /** Null when the term of the row is still running. */
  running: RunningTenancy | null
}

/** Replaces a property that was not found, so that the rest of the row is checked too. */
const nowhere: ImportProperty = {
  id: '00000000-0000-4000-8000-000000000000',
  baslik: '',
  owner_id: '',
  is_bina: false,
  tasinmazCinsi: null,
  live: false,
  yetkiliMahkeme: '',
}
const nobody: ImportLandlord = {
  party: { landlord_name: '-', landlord_id_number: null, landlord_phone: null, landlord_residence: '' },
  email: '',
  habits: {},
}

type Parts = Record<ContractColumn['part'], Record<string, unknown>>

const labels = new Map(contractColumns.map(({ part, field, label }) => [`${part}.${field}`, label]))

/** Checks each row by itself, then against the others and existing contracts. Saves and sends nothing. */
export function checkContracts(rows: readonly SheetRow[], around: ImportSurroundings) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = new Map(headers.map((header) => [header, contractColumnOf(header)]))
  const seen = new Map<string, number>()
  const checked = rows.map((row, index) => checkRow(row, { number: index + 2, columns, seen, around }))
  const forms = checked.flatMap(({ form }) => (form ? [form] : []))
  const wrong = checked.filter(({ report }) => report.problems.length > 0).length
  return {
    rows: checked,
    unknownColumns: headers.filter((header) => header.trim() && !columns.get(header)),
    valid: wrong === 0,
    ready: forms.length,
    skipped: checked.length - forms.length - wrong,
    mails: forms.reduce((sum, { tenants }) => sum + tenants.length, 0),
  }
}

interface At {
  number: number
  columns: ReadonlyMap<string, ContractColumn | undefined>
  /** The first row that names each property. */
  seen: Map<string, number>
  around: ImportSurroundings
}

function checkRow(row: SheetRow, { number, columns, seen, around }: At): CheckedContract {
  const problems: SheetNote[] = []
  const warnings: SheetNote[] = []
  const parts = readParts(row, columns, problems)
  const name = written(parts.property.mulk as string | undefined)
  const tenantName = written(parts.tenant.tenant_name as string | undefined)
  const report = { row: number, baslik: [name, tenantName].filter(Boolean).join(' · '), problems, warnings }
  const property = findProperty(name, around.properties, problems)
  const landlord = (property && around.landlords.get(property.owner_id)) || nobody
  const first = property && seen.get(property.id)
  if (first) problems.push({ column: 'Mülk', message: `${first}. satırda da aynı mülk var` })
  else if (property) seen.set(property.id, number)
  const parsed = contractForm.safeParse(candidateOf(parts, property ?? nowhere, landlord, around.today))
  // An unreadable cell has its problem already and is not reported as empty too.
  const unread = new Set(problems.map(({ column }) => column))
  for (const { path, message } of parsed.error?.issues ?? [])
    if (!unread.has(labelOf(path))) problems.push({ column: labelOf(path), message })
  if (!property || problems.length > 0 || !parsed.success) return { report, form: null, running: null }

  const entered = parsed.data
  const running = ranSince(entered.terms, property, around.today, problems)
  const form = running
    ? { ...entered, terms: runningTerms(entered.terms, running, { property, today: around.today }) }
    : entered
  checkPeople(form, landlord, around.today, problems)
  for (const { code, article, text } of legalNotes(form.terms, {
    has_guarantor: false,
    tasinmazCinsi: property.tasinmazCinsi ?? '',
    facts: null,
    today: around.today,
  }))
    if (code !== 'deposit_account') warnings.push({ column: article, message: text })
  if (property.live) warnings.push({ column: 'Mülk', message: 'Bu mülkte süren kontrat var; bu satır aktarılmayacak' })
  if (running)
    warnings.push({
      column: 'Başlangıç tarihi',
      message: `Kira ${showDate(running.running_since)} günü başlamış ve uzamış (${extensionArticle(property.tasinmazCinsi ?? '')}): kontrat süren dönemle (${showDate(form.terms.baslangicTarihi)}, 1 yıl) ve bugünkü kirayla kaydedilir; beş ve on yıllık süreler ilk günden sayılır`,
    })
  return { report, form: problems.length > 0 || property.live ? null : form, running }
}

function readParts(row: SheetRow, columns: At['columns'], problems: SheetNote[]): Parts {
  const parts: Parts = { property: {}, tenant: {}, second: {}, terms: {} }
  for (const [header, cell] of Object.entries(row)) {
    const column = columns.get(header)
    if (!column) continue
    const { value, problem } = readCell(column.kind, cell)
    const known = column.among?.find((each) => fold(each) === fold(String(value)))
    if (problem) problems.push({ column: column.label, message: problem })
    else if (value !== undefined && column.among && !known)
      problems.push({ column: column.label, message: `Şunlardan biri olmalı: ${column.among.join(', ')}` })
    else if (value !== undefined) parts[column.part][column.field] = known ?? value
  }
  return parts
}

/** Finds a property by its title in any spelling, or by its id. */
function findProperty(
  name: string,
  properties: readonly ImportProperty[],
  problems: SheetNote[],
): ImportProperty | null {
  const wrong = (message: string) => {
    problems.push({ column: 'Mülk', message })
    return null
  }
  if (!name) return wrong('Mülkün başlığını yazın')
  const found = properties.filter(({ id, baslik }) => id === name.toLowerCase() || fold(baslik) === fold(name))
  const [property] = found
  if (!property) return wrong(`“${name}” başlıklı, kontrat yapabileceğiniz bir mülk yok`)
  if (found.length > 1)
    return wrong(`Bu başlıkta ${found.length} mülk var; başlıklarını ayırın ya da mülkün kimliğini yazın`)
  return property.is_bina ? wrong('Bu kayıt bir bina; kontratlar dairelere yapılır') : property
}

/** Fills missing values with the usual terms and those of the owner's last contract. */
function candidateOf(parts: Parts, property: ImportProperty, landlord: ImportLandlord, today: IsoDate) {
  const { terms } = emptyContract(today)
  const second = Object.keys(parts.second).length > 0
  const kullanimAmaci =
    (parts.terms.kullanimAmaci as ContractTerms['kullanimAmaci']) ?? likelyUse(property.tasinmazCinsi)
  return {
    property_id: property.id,
    landlord: landlord.party,
    tenants: [
      { ...emptyTenant(true), ...parts.tenant },
      ...(second ? [{ ...emptyTenant(false), ...parts.second }] : []),
    ],
    guarantor: null,
    terms: {
      ...terms,
      kullanimAmaci,
      giderler: usualExpenses(kullanimAmaci),
      ...landlord.habits,
      yetkiliMahkeme: property.yetkiliMahkeme,
      // No default, because the start date has to come from the row.
      baslangicTarihi: '',
      ...parts.terms,
    },
  }
}

function labelOf(path: readonly PropertyKey[]): string {
  const [part, index, field] = path
  if (part !== 'tenants') return labels.get(`${String(part)}.${String(index)}`) ?? ''
  return labels.get(`${index === 1 ? 'second' : 'tenant'}.${String(field)}`) ?? '2. kiracı e-posta'
}

function checkPeople({ tenants }: ContractForm, landlord: ImportLandlord, today: IsoDate, problems: SheetNote[]) {
  for (const [index, { tenant_email, tenant_birth_date: born, tenant_id_number }] of tenants.entries()) {
    const at = (field: string) => labelOf(['tenants', index, field])
    if (tenant_email === landlord.email)
      problems.push({ column: at('tenant_email'), message: 'Mülk sahibi kendi mülkünün kiracısı olamaz' })
    const problem = born && tenant_id_number?.length !== 10 ? birthDateProblem(born, today) : null
    if (problem) problems.push({ column: at('tenant_birth_date'), message: problem })
  }
}

/** A term that is over was extended by law (TBK 347, 367); null while it runs. Other bare land has no such extension. */
function ranSince(
  terms: ContractTerms,
  property: ImportProperty,
  today: IsoDate,
  problems: SheetNote[],
): RunningTenancy | null {
  const end = lastDay(terms.baslangicTarihi, terms.sozlesmeSuresi, terms.sureBirimi)
  if (end >= today) return null
  if (extensionArticle(property.tasinmazCinsi ?? '')) return { running_since: terms.baslangicTarihi, first_end: end }
  problems.push({
    column: 'Başlangıç tarihi',
    message: `Bu süre ${showDate(end)} günü dolmuş. Çatısı olmayan yerde kira belirsiz süreli olur (TBK 327); yeni bir süre kararlaştırdıysanız onun ilk gününü yazın`,
  })
  return null
}

/** The year of extension that runs, with what the tenant confirms about the time before it. */
function runningTerms(
  terms: ContractTerms,
  { running_since, first_end }: RunningTenancy,
  { property, today }: { property: ImportProperty; today: IsoDate },
): ContractTerms {
  const since = `Kiracılık ${showDate(running_since)} günü başlamış, ${showDate(first_end)} günü dolan süreden sonra yıl yıl uzamıştır (${extensionArticle(property.tasinmazCinsi ?? '')}). Bu kontrat süren dönemi yazıya döker; yeni bir kiracılık başlatmaz.`
  return {
    ...terms,
    baslangicTarihi: extensionStart(first_end, today),
    sozlesmeSuresi: 1,
    sureBirimi: 'Yıl',
    hususiSartlar: [since, terms.hususiSartlar].filter(Boolean).join('\n'),
  }
}
