import { isoDate } from '#domain/kernel/dates.ts'
import { type DueSource, type ScheduledDue, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { asRow } from './book-entries.ts'
import { type AgreedTerms, agreedFor, sourceOf } from './due-source.ts'
import {
  followLedger,
  insertEntries,
  insertLedgers,
  type Ledger,
  lastDueDays,
  lockLedgers,
  writeDues,
} from './ledger.queries.ts'
import { makeDuesOf } from './make-dues.ts'
import { dueRow } from './refresh-dues.ts'

interface Extension {
  ledger: Ledger
  source: DueSource
  added: ScheduledDue[]
}

/**
 * Creates the next dues of these tenancies. New agreements are booked on their own day, so for an ordinary ledger only
 * the new claims are written: no money waits for them, and they come after all others. Other ledgers are recomputed
 * completely.
 */
export async function extendDuesOf(ctx: Context, tx: Tx, ids: readonly string[]) {
  const now = ctx.clock.now()
  const today = isoDate(now)
  const ledgers = await lockLedgers(tx, ids)
  const agreed = await agreedFor(tx, ids)
  const last = await lastDueDays(tx, ids)
  const ordinary = ledgers.flatMap((ledger) => {
    const extension = extensionOf(ledger, agreed, today)
    const day = last.get(ledger.tenancy.id) ?? ''
    return extension?.added.every(({ on_date }) => on_date > day) ? [extension] : []
  })
  const done = new Set(ordinary.map(({ ledger }) => ledger.tenancy.id))
  const rows = await insertEntries(
    tx,
    ordinary.flatMap(({ ledger, added }) =>
      added.map(({ key, ...due }) => asRow(ledger, { ...due, source: 'job', source_key: key }, systemActor, now)),
    ),
  )
  const claims = rows.filter(({ kind }) => kind === 'due')
  await writeDues(
    tx,
    claims.map((entry) => dueRow(entry)),
  )
  const fallen = claims.filter(({ on_date }) => on_date <= today).map(({ property_id }) => property_id)
  await followLedger(tx, [...new Set(fallen)], today)
  await insertLedgers(
    tx,
    ordinary.map(({ ledger, source }) => ({
      tenancy_id: ledger.tenancy.id,
      opened_on: source.opened_on,
      created_at: now,
      made_until: source.until,
    })),
  )
  const others = ids.filter((id) => !done.has(id))
  if (others.length > 0) await makeDuesOf(ctx, tx, others, now)
}

/** The dues after the existing ones; null if the ledger must be recomputed completely. */
function extensionOf({ tenancy, row: ledger }: Ledger, agreed: AgreedTerms, today: string): Extension | null {
  if (!ledger || ledger.credit || ledger.made_until === neverMade) return null
  const source = sourceOf({ tenancy, row: ledger }, agreed, today)
  if (!source) return null
  const made = new Set(scheduleDues({ ...source, until: ledger.made_until }).map(({ key }) => key))
  return { ledger: { tenancy, row: ledger }, source, added: scheduleDues(source).filter(({ key }) => !made.has(key)) }
}

const neverMade = '0001-01-01'
