import { newId } from '#domain/kernel/ids.ts'
import { factsOf } from '#domain/services/audit/audit.rules.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { endingEvidence } from '#server/services/audit/evidence.ts'
import { insertEvent } from './endings.queries.ts'

interface EndingEvent {
  ending: string
  kind: string
  by: AuditActor
  detail?: Record<string, unknown>
  at: Date
}

/** Writes the ending's own history with texts, and the log without them. */
export async function recordEndingEvent(tx: Tx, { ending, kind, by, detail = {}, at }: EndingEvent) {
  const id = newId()
  const row = { id, ending_id: ending, kind, actor_id: by.id, actor_name: by.name, detail, at }
  await insertEvent(tx, row)
  const entry = { area: 'ending', id, kind, record: ending, actor: by, at, evidence: endingEvidence(row) } as const
  await auditLog.record(tx, { ...entry, detail: factsOf(kind, detail) })
}
