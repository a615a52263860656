import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { insertPaperEvent } from './papers.queries.ts'

const maxUserAgent = 500

interface PaperEvent {
  paper: string
  kind: string
  actor: AuditActor
  detail?: Record<string, unknown>
}

/** Evidence: written in the transaction of the step itself, and never changed. */
export const recordPaperEvent = (ctx: Context, tx: Tx, { paper, kind, actor, detail = {} }: PaperEvent) =>
  insertPaperEvent(tx, {
    id: newId(),
    paper_id: paper,
    kind,
    actor_id: actor.id,
    actor_name: actor.name,
    detail,
    ip: actor.from?.ip ?? '',
    user_agent: (actor.from?.userAgent ?? '').slice(0, maxUserAgent),
    at: ctx.clock.now(),
  })
