import { newId } from '#domain/kernel/ids.ts'
import { actOf, maskAddress } from '#domain/services/audit/audit.rules.ts'
import type { AuditArea, AuditDetail } from '#domain/services/audit/audit.schema.ts'
import type { Db } from '#server/db/client.ts'
import { insertTogether, rowsInto } from '#server/db/row-writes.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { inSlices } from '#server/db/slices.ts'
import { currentCall } from '#server/http/call-scope.ts'
import { deviceName } from '#server/platform/device-name.ts'
import type { AuditActor } from './audit-actor.ts'
import { entrySignature } from './entry-signature.ts'

/** One entry of the log: the actor, the action and the record. */
export interface Entry {
  area: AuditArea
  kind: string
  /** Only the id; the name is not stored here. */
  actor: Pick<AuditActor, 'id' | 'from'>
  record?: string | null
  /** The person whom the entry concerns, if it is not the actor. */
  subject?: string | null
  /** Facts without personal data. */
  detail?: AuditDetail
  /** The id of the feature's own row for the same event, if it has one. */
  id?: string
  /** Defaults to now; demo data sets a time in the past. */
  at?: Date
  evidence?: string
}

/** A program's name says little; its token can be found among the person's tokens. */
const deviceOf = ({ userAgent, token }: NonNullable<AuditActor['from']>) =>
  token ? `Erişim anahtarı ${token}…` : deviceName(userAgent)

/** Lower case, as PostgreSQL returns ids, whatever the browser sent. */
const idOf = (id: string | null) => id?.toLowerCase() ?? null

function toRow(db: Pick<Db, 'sign'>, entry: Entry): typeof auditLogRows.$inferInsert {
  const { area, kind, actor, record = null, subject = null, detail = {}, evidence = null } = entry
  const call = currentCall()
  // An action of the product itself has no origin, even if a user's call triggered it.
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
    // As PostgreSQL returns it: without undefined values.
    detail: JSON.parse(JSON.stringify(detail)) as AuditDetail,
    address: from ? maskAddress(from.ip) : '',
    device: from ? deviceOf(from) : '',
    evidence,
  }
  return { ...row, signature: entrySignature(db, row) }
}

/** All entries are written here, in the transaction of the change that they record. */
export const writeEntries = (db: Db, entries: readonly Entry[]): Promise<void> =>
  inSlices(entries, (slice) => insertTogether(db, [entryRows(db, slice)]))

/** The same as part of a larger statement; at most one slice of entries. */
export function entryRows(db: Db, entries: readonly Entry[]) {
  const call = currentCall()
  if (call) call.recorded = true
  return rowsInto(
    auditLogRows,
    entries.map((entry) => toRow(db, entry)),
  )
}

/** Repeated openings of a paper by the same person on the same day are ignored. */
export const writeOpenings = (db: Db, entries: readonly Entry[]) =>
  db
    .insert(auditLogRows)
    .values(entries.map((entry) => toRow(db, entry)))
    .onConflictDoNothing()
