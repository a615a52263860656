import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { BookedEntry } from '#domain/money/statements/ledger-lines.rules.ts'

/** Columns of an entry in the order `toEntry` expects: arrays without keys halve the time to read a long ledger. */
const entryColumns = [
  ...['id', 'kind', 'category', 'amount', 'currency', 'on_date', 'month', 'covers_from', 'covers_to', 'method'],
  ...['payer_names', 'receipt_names', 'belongs_to', 'reverses', 'note', 'source', 'source_key', 'by_name', 'booked_at'],
] as (keyof BookedEntry)[]

export type EntryValues = [
  ...[id: string, kind: BookedEntry['kind'], category: BookedEntry['category'], amount: number],
  ...[currency: BookedEntry['currency'], on_date: IsoDate, month: IsoDate | null, covers_from: IsoDate | null],
  ...[covers_to: IsoDate | null, method: BookedEntry['method'], payer_names: string[], receipt_names: string[]],
  ...[belongs_to: string | null, reverses: string | null, note: string, source: BookedEntry['source']],
  ...[source_key: string | null, by_name: string, booked_at: string],
]

export function toEntry(values: EntryValues): BookedEntry {
  const [id, kind, category, amount, currency, on_date, month, covers_from, covers_to, method, ...rest] = values
  const [payer_names, receipt_names, belongs_to, reverses, note, source, source_key, by_name, booked_at] = rest
  return {
    id,
    kind,
    category,
    amount,
    currency,
    on_date,
    month,
    covers_from,
    covers_to,
    method,
    payer_names,
    receipt_names,
    belongs_to,
    reverses,
    note,
    source,
    source_key,
    by_name,
    booked_at: new Date(booked_at),
  }
}

/** One entry for `toEntry`, from rows named `e`. */
export const entryValues: SQL<EntryValues> = sql`json_build_array(${sql.join(
  entryColumns.map((name) => sql`e.${sql.identifier(name)}`),
  sql`, `,
)})`
