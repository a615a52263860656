import { headerKey, written } from '#domain/kernel/sheets.ts'
import { readAmount, readBankDay } from './bank-values.rules.ts'
import type { TableRow } from './delimited-text.rules.ts'

export const columnKinds = [
  'day',
  'value_day',
  'description',
  'amount',
  'debit',
  'credit',
  'direction',
  'balance',
  'reference',
  'counterparty',
  'counterparty_iban',
  'currency',
  'none',
] as const
export type ColumnKind = (typeof columnKinds)[number]

export const columnLabels: Record<ColumnKind, string> = {
  day: 'Tarih',
  value_day: 'Valör',
  description: 'Açıklama',
  amount: 'Tutar (artı/eksi)',
  debit: 'Borç (çıkan)',
  credit: 'Alacak (giren)',
  direction: 'Borç/Alacak işareti',
  balance: 'Bakiye',
  reference: 'Dekont / fiş no',
  counterparty: 'Gönderen / karşı taraf',
  counterparty_iban: 'Karşı IBAN',
  currency: 'Para birimi',
  none: 'Kullanılmıyor',
}

/** The order matters: a more specific word comes before one that it contains. */
const words: [ColumnKind, RegExp][] = [
  ['counterparty_iban', /iban/],
  ['balance', /bakiye|balance/],
  ['direction', /borcalacak|alacakborc|^ba$|^ab$|islemyonu|^yon$|debitcredit|^dc$/],
  ['debit', /borc|cikan|cekilen|gidentutar|^giden$|debit|withdrawal/],
  ['credit', /alacak|giren|yatan|gelentutar|^gelen$|credit|deposit/],
  ['value_day', /valor|valuedate/],
  ['currency', /doviz|parabirimi|currency|^pb$/],
  ['day', /^(?:islem|hareket|muhasebe|kayit)?tarihi?(?:saati?|vesaati?)?$|^(?:transaction|booking)?date$/],
  ['reference', /dekont|fisno|referans|islemno|islemkodu|sorguno|makbuz|evrak|reference/],
  ['counterparty', /gonderen|karsi|alici|unvan|adsoyad|gonderici|counterparty|sender/],
  ['amount', /tutar|miktar|amount/],
  ['description', /aciklama|detay|description|ayrinti/],
]

const kindOf = (header: string): ColumnKind => {
  const key = headerKey(header)
  return words.find(([, word]) => word.test(key))?.[0] ?? 'none'
}

/** Only the first column of each kind is used. */
export function recogniseColumns(headers: readonly string[]): ColumnKind[] {
  const taken = new Set<ColumnKind>()
  const kinds = headers.map((header) => {
    const kind = kindOf(header)
    if (kind === 'none' || taken.has(kind)) return 'none'
    taken.add(kind)
    return kind
  })
  // With Borç and Alacak columns, a plain amount column would repeat their values.
  return taken.has('debit') && taken.has('credit') ? kinds.map((kind) => (kind === 'amount' ? 'none' : kind)) : kinds
}

/** Why a file with these columns cannot be read; null when they suffice. */
export function columnsProblem(columns: readonly ColumnKind[]): string | null {
  const count = (kind: ColumnKind) => columns.filter((each) => each === kind).length
  const doubled = columnKinds.find((kind) => kind !== 'none' && count(kind) > 1)
  if (doubled) return `“${columnLabels[doubled]}” iki sütuna birden verilmiş.`
  if (!count('day')) return 'Tarih sütununu seçin.'
  if (!count('description') && !count('counterparty')) return 'Açıklama sütununu seçin.'
  if (count('amount') && (count('debit') || count('credit')))
    return 'Ya tek tutar sütunu ya da borç ve alacak sütunları kullanılabilir.'
  if (!count('amount') && !count('credit')) return 'Tutar ya da alacak sütununu seçin.'
  return null
}

export interface Header {
  /** Index of the header row. */
  at: number
  headers: string[]
  columns: ColumnKind[]
  /** True when the words were recognised, false when the row was found by its position only. */
  isKnown: boolean
}

/** Banks put names, periods and balances above the table, so the header is searched in this many rows. */
const searchedRows = 60

const headersOf = ({ cells }: TableRow) => cells.map((cell) => written(cell).slice(0, 100))

/** The first row with header words of a statement, else the row above the first movement. */
export function findHeader(rows: readonly TableRow[]): Header | null {
  const searched = rows.slice(0, searchedRows)
  for (const [at, row] of searched.entries()) {
    const headers = headersOf(row)
    const columns = recogniseColumns(headers)
    if (columnsProblem(columns) === null) return { at, headers, columns, isKnown: true }
  }
  const first = searched.findIndex(
    ({ cells }) =>
      cells.length > 2 &&
      cells.some((cell) => readBankDay(cell)) &&
      cells.some((cell) => !readBankDay(cell) && typeof readAmount(cell) === 'number'),
  )
  if (first < 1) return null
  const headers = headersOf(searched[first - 1]!)
  return { at: first - 1, headers, columns: recogniseColumns(headers), isKnown: false }
}

/** The key under which the columns of a bank's files are remembered. */
export const headerSignature = (headers: readonly string[]) => headers.map(headerKey).join('|').slice(0, 500)
