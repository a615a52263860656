import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type Entry, isSettlement } from '#domain/money/ledger/entries.schema.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { type EntryRow, entriesOf, insertEntries, type Ledger } from './ledger.queries.ts'
import { refreshDues } from './refresh-dues.ts'
import { releaseSettled } from './same-money.queries.ts'

type RequiredFields = Pick<Entry, 'kind' | 'amount' | 'currency' | 'on_date' | 'source'>
export type NewEntry = RequiredFields &
  Partial<Omit<Entry, keyof RequiredFields | 'id' | 'booked_at'>> &
  Partial<Pick<EntryRow, 'file_id' | 'month_parts'>>

interface Booking {
  /** Must be locked. */
  ledger: Pick<Ledger, 'tenancy'>
  entries: readonly NewEntry[]
  by: Pick<AuditActor, 'id' | 'name'>
}

export function asRow({ tenancy }: Booking['ledger'], entry: NewEntry, by: Booking['by'], at: Date): EntryRow {
  return {
    id: newId(at.getTime()),
    tenancy_id: tenancy.id,
    property_id: tenancy.property_id,
    owner_id: tenancy.owner_id,
    category: '',
    month: null,
    covers_from: null,
    covers_to: null,
    month_parts: null,
    method: null,
    belongs_to: null,
    reverses: null,
    note: '',
    source_key: null,
    file_id: null,
    ...entry,
    payer_names: [...(entry.payer_names ?? [])],
    receipt_names: [...(entry.receipt_names ?? [])],
    by_id: by.id,
    by_name: by.name,
    booked_at: at,
  }
}

/** Returns the new entries; an entry whose key exists stays unchanged. */
export const bookEntries = (ctx: Context, tx: Tx, { ledger, entries, by }: Booking): Promise<EntryRow[]> =>
  bookAcross(ctx, tx, { bookings: [{ ledger, entries }], by })

interface Bookings extends Pick<Booking, 'by'> {
  bookings: readonly Pick<Booking, 'ledger' | 'entries'>[]
}

/** The same for several ledgers, in as many statements as for one. */
export async function bookAcross(ctx: Context, tx: Tx, { bookings, by }: Bookings): Promise<EntryRow[]> {
  const now = ctx.clock.now()
  const booked = await insertEntries(
    tx,
    bookings.flatMap(({ ledger, entries }) => entries.map((entry) => asRow(ledger, entry, by, now))),
  )
  const touched = [...new Set(booked.map(({ tenancy_id }) => tenancy_id))]
  if (touched.length > 0) await refreshDues(tx, touched, isoDate(now))
  return booked
}

interface Reversing {
  /** Must be locked. */
  ledger: Ledger
  entryId: string
  reason: string
  by: Booking['by']
}

/** Reverses an entry completely. The second of two concurrent calls is refused. */
export async function reverseEntry(ctx: Context, tx: Tx, { ledger, entryId, reason, by }: Reversing) {
  const entries = await entriesOf(tx, [ledger.tenancy.id])
  const entry = entries.find(({ id }) => id === entryId)
  if (!entry) throw refuseLedger('entry_missing')
  if (entry.kind === 'reversal') throw refuseLedger('reversal_final')
  if (entries.some(({ reverses }) => reverses === entryId)) throw refuseLedger('entry_reversed')
  const now = ctx.clock.now()
  const [reversal] = await bookEntries(ctx, tx, {
    ledger,
    entries: [reversalOf(entry, { reason, source: 'hand', on_date: isoDate(now) })],
    by,
  })
  if (isSettlement(entry)) {
    const { receipts } = await releaseSettled(tx, entry)
    for (const id of receipts) await settleNotifications(ctx, tx, { asks: asksFor.receipt(id), done: false })
  }
  return { entry, reversal: reversal! }
}

export const reversalOf = (
  { id, amount, currency, month }: EntryRow,
  { reason, source, on_date }: { reason: string; source: Entry['source']; on_date: string },
): NewEntry => ({ kind: 'reversal', reverses: id, amount, currency, month, on_date, note: reason, source })
