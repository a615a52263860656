import { newId } from '#domain/kernel/ids.ts'
import { factsOf } from '#domain/services/audit/audit.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { paperEvidence } from '#server/services/audit/evidence.ts'
import { insertPaperEvent } from './papers.queries.ts'

const maxUserAgent = 500

interface PaperEvent {
  paper: string
  kind: string
  actor: AuditActor
  detail?: Record<string, unknown>
}

/** Evidence: written in the transaction of the step, and never changed. */
export async function recordPaperEvent(ctx: Context, tx: Tx, { paper, kind, actor, detail = {} }: PaperEvent) {
  const row = {
    id: newId(),
    paper_id: paper,
    kind,
    actor_id: actor.id,
    actor_name: actor.name,
    detail,
    ip: actor.from?.ip ?? '',
    user_agent: (actor.from?.userAgent ?? '').slice(0, maxUserAgent),
    at: ctx.clock.now(),
  }
  await insertPaperEvent(tx, row)
  const { id, at } = row
  const evidence = paperEvidence(row)
  await auditLog.record(tx, {
    area: 'paper',
    id,
    kind,
    record: paper,
    actor,
    at,
    evidence,
    detail: factsOf(kind, detail),
  })
}
