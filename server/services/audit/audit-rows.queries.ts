import { newId } from '#domain/kernel/ids.ts'
import { actOf, maskAddress } from '#domain/services/audit/audit.rules.ts'
import type { AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import type { Db } from '#server/db/client.ts'
import { insertTogether, rowsOf } from '#server/db/row-writes.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { inSlices } from '#server/db/slices.ts'
import { currentCall } from '#server/http/call-scope.ts'
import { deviceName } from '#server/platform/device-name.ts'
import type { AuditActor } from './audit-actor.ts'
import { entrySignature } from './entry-signature.ts'

/** One entry of the log: who did what to which record. */
export interface Entry {
  area: AuditArea
  kind: string
  /** By id; the name stays outside. */
  actor: Pick<AuditActor, 'id' | 'from'>
  record?: string | null
  /** Whom it is about, where that is somebody else. */
  subject?: string | null
  /** Facts that name nobody. */
  detail?: AuditDetail
  /** That of the feature's own row of the same event, if it has one. */
  id?: string
  /** Now, unless the demo tells of the past. */
  at?: Date
  evidence?: string
}

/** As the database writes an id, whatever an address of the browser holds. */
const idOf = (id: string | null) => id?.toLowerCase() ?? null

function toRow(db: Pick<Db, 'sign'>, entry: Entry): typeof auditLogRows.$inferInsert {
  const { area, kind, actor, record = null, subject = null, detail = {}, evidence = null } = entry
  const call = currentCall()
  // The product itself calls from nowhere, also when a person's call made it act.
  const from = actor.from ?? (actor.id === null ? undefined : call?.from)
  const row = {
    id: idOf(entry.id ?? null) ?? newId(),
    at: entry.at ?? call?.at ?? new Date(),
    act: actOf(area, kind),
    area,
    kind,
    actor_kind: actor.id !== null ? ('person' as const) : actor.from ? ('guest' as const) : ('system' as const),
    actor_id: idOf(actor.id),
    record_id: idOf(record),
    subject_id: idOf(subject),
    // As it is read again: without what is undefined.
    detail: JSON.parse(JSON.stringify(detail)) as AuditDetail,
    address: from ? maskAddress(from.ip) : '',
    device: from ? deviceName(from.userAgent) : '',
    evidence,
  }
  return { ...row, signature: entrySignature(db, row) }
}

/** The one way into the log, in the transaction of what it tells of. */
export const writeEntries = (db: Db, entries: readonly Entry[]): Promise<void> =>
  inSlices(entries, (slice) => insertTogether(db, [entryRows(db, slice)]))

/** The same as a part of a statement that writes more than the log; at most a slice of entries. */
export function entryRows(db: Db, entries: readonly Entry[]) {
  const call = currentCall()
  if (call) call.recorded = true
  return rowsOf(
    auditLogRows,
    entries.map((entry) => toRow(db, entry)),
  )
}

/** A paper that the same person opens again on the same day is in the log already. */
export const writeOpenings = (db: Db, entries: readonly Entry[]) =>
  db
    .insert(auditLogRows)
    .values(entries.map((entry) => toRow(db, entry)))
    .onConflictDoNothing()
