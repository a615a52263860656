import { currencies } from '#domain/kernel/money.ts'
import { type CellKind, headerKey } from '#domain/kernel/sheets.ts'
import type { ContractForm, ContractTerms } from './contracts.schema.ts'
import { increaseKinds, paymentWays, termUnits, uses } from './contracts.schema.ts'

export interface ContractColumn {
  part: 'property' | 'tenant' | 'second' | 'terms'
  field: string
  label: string
  kind: CellKind
  /** The allowed values, in any spelling. */
  among?: readonly string[]
}

type TenantField = keyof ContractForm['tenants'][number]
const of =
  <Field extends string>(part: ContractColumn['part']) =>
  (field: Field, label: string, kind: CellKind = 'text', among?: readonly string[]): ContractColumn => ({
    part,
    field,
    label,
    kind,
    ...(among && { among }),
  })
const tenant = of<TenantField>('tenant')
const second = of<TenantField>('second')
const terms = of<keyof ContractTerms>('terms')

/** One row is one running tenancy. Template and import use the same table. */
export const contractColumns: readonly ContractColumn[] = [
  of<'mulk'>('property')('mulk', 'Mülk'),
  tenant('tenant_name', 'Kiracı adı soyadı'),
  tenant('tenant_email', 'Kiracı e-posta'),
  tenant('tenant_phone', 'Kiracı telefon'),
  tenant('tenant_id_number', 'Kiracı TC kimlik no'),
  tenant('tenant_birth_date', 'Kiracı doğum tarihi', 'date'),
  tenant('tenant_address', 'Kiracı adresi'),
  terms('baslangicTarihi', 'Başlangıç tarihi', 'date'),
  terms('sozlesmeSuresi', 'Süre', 'number'),
  terms('sureBirimi', 'Süre birimi', 'text', termUnits),
  terms('brutAylik', 'Aylık kira', 'money'),
  terms('bedelTuru', 'Para birimi', 'text', currencies),
  terms('depozito', 'Depozito', 'money'),
  terms('odemeGunu', 'Ödeme günü', 'number'),
  terms('odemeSekli', 'Ödeme şekli', 'text', paymentWays),
  terms('iban', 'IBAN'),
  terms('kullanimAmaci', 'Kullanım amacı', 'text', uses),
  terms('artisSekli', 'Artış şekli', 'text', increaseKinds),
  terms('hususiSartlar', 'Hususi şartlar'),
  second('tenant_name', '2. kiracı adı soyadı'),
  second('tenant_email', '2. kiracı e-posta'),
  second('tenant_phone', '2. kiracı telefon'),
  second('tenant_id_number', '2. kiracı TC kimlik no'),
]

const otherHeaders: Record<string, string> = {
  mulkbasligi: 'Mülk',
  baslik: 'Mülk',
  daire: 'Mülk',
  kiraci: 'Kiracı adı soyadı',
  kiraciadi: 'Kiracı adı soyadı',
  adsoyad: 'Kiracı adı soyadı',
  eposta: 'Kiracı e-posta',
  email: 'Kiracı e-posta',
  telefon: 'Kiracı telefon',
  tc: 'Kiracı TC kimlik no',
  tcno: 'Kiracı TC kimlik no',
  tckimlikno: 'Kiracı TC kimlik no',
  kiracitc: 'Kiracı TC kimlik no',
  kiracivergino: 'Kiracı TC kimlik no',
  dogumtarihi: 'Kiracı doğum tarihi',
  baslangic: 'Başlangıç tarihi',
  sure: 'Süre',
  kira: 'Aylık kira',
  kirabedeli: 'Aylık kira',
  ayliktutar: 'Aylık kira',
  aylikkiratl: 'Aylık kira',
  guvencebedeli: 'Depozito',
  depozitotl: 'Depozito',
  odemegunuayinkaci: 'Ödeme günü',
}

const byHeader = new Map(contractColumns.map((column) => [headerKey(column.label), column]))

/** The column that a spreadsheet header means, in any spelling. */
export function contractColumnOf(header: string): ContractColumn | undefined {
  const key = headerKey(header)
  return byHeader.get(key) ?? byHeader.get(headerKey(otherHeaders[key] ?? ''))
}
