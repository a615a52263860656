import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PropertyRights } from '#domain/access/property-rights.ts'
import { newId } from '#domain/kernel/ids.ts'
import {
  type EventDetail,
  eventSentence,
  type PropertyEventKind,
  paymentEventKinds,
} from '#domain/property/properties/property-events.rules.ts'
import { factsOf } from '#domain/services/audit/audit.rules.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { insertTogether, rowsInto } from '#server/db/row-writes.ts'
import { propertyEvents } from '#server/db/schema/properties.ts'
import { inSlices } from '#server/db/slices.ts'
import type { AuditActor } from './audit-actor.ts'
import { type Entry, entryRows, writeEntries } from './audit-rows.queries.ts'
import { appendEvidence, type EvidenceEvent } from './evidence.queries.ts'

export interface PropertyAuditEvent {
  property: string
  kind: PropertyEventKind
  actor: AuditActor
  detail?: EventDetail
}

const toPropertyRow = ({ property, kind, actor, detail = {} }: PropertyAuditEvent) => ({
  id: newId(),
  property_id: property,
  actor_id: actor.id,
  actor_name: actor.name,
  kind,
  detail,
})

const ofProperty = (row: ReturnType<typeof toPropertyRow>, { actor }: PropertyAuditEvent): Entry => ({
  id: row.id,
  area: 'property',
  kind: row.kind,
  actor,
  record: row.property_id,
  detail: factsOf(row.kind, row.detail),
})

/**
 * Written in the transaction of the change, so that the log has neither gaps nor events that did not happen. The
 * histories of properties and contracts store the texts for users; the log stores the same event under the same id
 * (docs/decisions/0087-audit-log.md).
 */
export const auditLog = {
  /** A step of a contract, a paper or an ending is evidence and also stores the origin of the call. */
  append: (tx: Db, event: PropertyAuditEvent | EvidenceEvent): Promise<void> =>
    'property' in event ? auditLog.appendAll(tx, [event]) : appendEvidence(tx, event),
  async appendAll(tx: Db, events: readonly PropertyAuditEvent[]): Promise<void> {
    await inSlices(events, (slice) => {
      const rows = slice.map(toPropertyRow)
      const entries = rows.map((row, index) => ofProperty(row, slice[index]!))
      return insertTogether(tx, [rowsInto(propertyEvents, rows), entryRows(tx, entries)])
    })
  },
  /** For features whose events have no history, or that keep it themselves. */
  record: (tx: Db, ...entries: Entry[]): Promise<void> => writeEntries(tx, entries),
}

export const toEventView = (row: {
  id: string
  kind: string
  detail: unknown
  actor_name: string
  at: Date | string
}) => ({
  id: row.id,
  kind: row.kind,
  text: eventSentence({ kind: row.kind, detail: row.detail as EventDetail }),
  actor_name: row.actor_name,
  at: new Date(row.at).toISOString(),
})

/** Rows of `property_events` for a caller with these rights: only those who see payments see payment events. */
export const eventsFor = ({ seePayments }: PropertyRights): SQL =>
  seePayments ? sql`true` : notInArray(sql.raw('kind'), [...paymentEventKinds])

interface HistoryOf {
  property: { id: string }
  rights: PropertyRights
}

export async function historyPage(
  db: Db,
  { property, rights }: HistoryOf,
  { page, size }: { page: number; size: number },
) {
  const where = and(eq(propertyEvents.property_id, property.id), eventsFor(rights))
  const rows = await db
    .select()
    .from(propertyEvents)
    .where(where)
    .orderBy(desc(propertyEvents.id))
    .limit(size)
    .offset(offsetOf({ page, size }))
  return { events: rows.map(toEventView), total: await db.$count(propertyEvents, where) }
}
