import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { isClaim, isDepositClaim } from '#domain/money/ledger/entries.schema.ts'
import { furthestDue, reconcileDues } from '#domain/money/ledger/reconcile.rules.ts'
import { type DueSource, duesUntil, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { asRow, type NewEntry, reversalOf } from './book-entries.ts'
import { agreedFor, sourceOf } from './due-source.ts'
import {
  type EntryRow,
  entriesOf,
  insertEntries,
  insertLedgers,
  type Ledger,
  lockLedgers,
  type NewLedger,
} from './ledger.queries.ts'
import { refreshDuesFrom } from './refresh-dues.ts'

const changedReason = 'Kira, ödeme planı veya bitiş tarihi değişti; tahakkuk yeniden hesaplandı.'
const carriedNote =
  'Hesap açılmadan önce bu mülkün ödeme durumu “Ödendi” olarak işaretliydi; o gün vadesi gelmiş tutar ödenmiş sayıldı.'

/**
 * Creates or corrects the dues of these tenancies in one transaction. Repeated and concurrent runs give the same
 * result: the ledger is locked, the entries are compared with the agreements, and each key is booked once.
 */
export async function makeDuesOf(ctx: Context, tx: Tx, ids: readonly string[], at: Date = ctx.clock.now()) {
  const today = isoDate(at)
  const until = duesUntil(today)
  const ledgers = await lockLedgers(tx, ids)
  const agreed = await agreedFor(tx, ids)
  const entries = groupBy(await entriesOf(tx, ids), ({ tenancy_id }) => tenancy_id)
  const rows: EntryRow[] = []
  const kept: NewLedger[] = []
  for (const ledger of ledgers) {
    const source = sourceOf(ledger, agreed, today)
    if (!source) continue
    const corrections = correctionsFor(source, entries.get(ledger.tenancy.id) ?? [], today)
    rows.push(...corrections.map((entry) => asRow(ledger, entry, systemActor, at)))
    const { opened_on } = source
    kept.push({ tenancy_id: ledger.tenancy.id, opened_on, created_at: at, made_until: until })
  }
  await insertLedgers(tx, kept)
  if (rows.length === 0) return
  const booked = await insertEntries(tx, rows)
  const carried = await carryOver(tx, ledgers, booked, at)
  const touched = new Set(booked.map(({ tenancy_id }) => tenancy_id))
  const before = [...touched].flatMap((id) => entries.get(id) ?? [])
  await refreshDuesFrom(tx, [...before, ...booked, ...carried], today)
}

function correctionsFor(source: DueSource, booked: readonly EntryRow[], today: IsoDate): NewEntry[] {
  const scheduled = scheduleDues({ ...source, until: furthestDue(booked, source.until) })
  const { reverse, add } = reconcileDues(scheduled, booked, source.until)
  const byId = new Map(booked.map((entry) => [entry.id, entry]))
  return [
    ...reverse.map((id) => reversalOf(byId.get(id)!, { reason: changedReason, source: 'job', on_date: today })),
    ...add.map(({ key: _, ...due }) => ({ ...due, source: 'job' as const })),
  ]
}

/**
 * Runs once for each tenancy from before there were ledgers: books rent that was marked as paid, with a note about its origin.
 */
async function carryOver(tx: Tx, ledgers: readonly Ledger[], booked: readonly EntryRow[], at: Date) {
  const payments = ledgers.flatMap((each) => {
    if (each.row?.carried_over !== 'Ödendi') return []
    const day = isoDate(each.row.created_at)
    const due = booked.filter(
      (entry) =>
        entry.tenancy_id === each.tenancy.id && isClaim(entry) && !isDepositClaim(entry) && entry.on_date <= day,
    )
    return [...groupBy(due, ({ currency }) => currency)].map(([currency, dues]) =>
      asRow(
        each,
        {
          kind: 'payment',
          currency,
          on_date: day,
          source: 'carried_over',
          source_key: `carried_over:${currency}`,
          amount: dues.reduce((sum, { amount }) => sum + amount, 0),
          note: carriedNote,
        },
        systemActor,
        at,
      ),
    )
  })
  return insertEntries(tx, payments)
}
