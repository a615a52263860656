import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { handoverContent } from '#domain/tenancy/handovers/handover-paper.rules.ts'
import { refuseHandover } from '#domain/tenancy/handovers/handovers.messages.ts'
import { missingIn } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { sendPaper, sideOf, takePaperBack } from '#server/services/papers/send-paper.ts'
import { sentMoveIn } from './begin-handover.ts'
import { draftToChange, findHandover, mayWrite } from './find-handover.ts'
import { photosOfDraft } from './handover-photos.ts'
import { setHandover } from './handovers.queries.ts'

/** Requires the current version, so that two devices do not overwrite each other. */
export const saveHandover = (
  ctx: Context,
  actor: Actor,
  id: string,
  { version, data }: { version: number; data: HandoverData },
) =>
  ctx.db.transact(async (tx) => {
    const { handover } = await draftToChange(tx, actor, id)
    if (handover.version !== version) throw refuseHandover('handover_changed')
    const updated_at = ctx.clock.now()
    const next = { version: version + 1, updated_at }
    await setHandover(tx, id, { ...next, data, updated_by: actor.userId, updated_by_name: actor.username })
    return { version: next.version, updated_at: updated_at.toISOString() }
  })

/** Freezes the record and asks the other side. Later changes of the property do not affect it. */
export const sendHandover = (
  ctx: Context,
  actor: Actor,
  { id, version, caller }: { id: string; version: number; caller: Caller },
) =>
  ctx.db.transact(async (tx) => {
    const { handover, found } = await draftToChange(tx, actor, id)
    if (handover.version !== version) throw refuseHandover('handover_changed')
    const photos = await photosOfDraft(tx, handover)
    const missing = missingIn(handover.data, photos, isoDate(ctx.clock.now()))
    if (missing.length > 0)
      throw refuseHandover('handover_incomplete', Object.fromEntries(missing.map(({ at, text }) => [at, text])))
    const before = handover.kind === 'out' ? await sentMoveIn(tx, handover.tenancy_id) : null
    const paper = await sendPaper(ctx, tx, {
      found,
      by: { actor, caller },
      kind: handover.kind === 'in' ? 'handover_in' : 'handover_out',
      subject: id,
      page: `/handover/${id}`,
      content: handoverContent({
        kind: handover.kind,
        data: handover.data,
        photos: photos.map(({ file_id, place, sha256 }) => ({ file_id, place, sha256 })),
        before: before?.data ?? null,
      }),
    })
    await setHandover(tx, id, {
      state: 'sent',
      round: paper.round,
      sent_by_side: sideOf(found),
      version: version + 1,
      updated_at: ctx.clock.now(),
    })
  })

/** Back to a draft: while an answer is open only by the side that sent it, after an objection by either. */
export const reopenHandover = (ctx: Context, actor: Actor, id: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const { handover, found } = await findHandover(tx, actor, id, { lock: true })
    if (!mayWrite(found)) throw refuse('not_allowed')
    if (handover.state === 'confirmed') throw refuseHandover('handover_confirmed')
    if (handover.state === 'draft') throw refuseHandover('handover_not_sent')
    if (handover.state === 'sent' && handover.sent_by_side !== sideOf(found)) throw refuseHandover('handover_is_asked')
    await takePaperBack(ctx, tx, { subject: id, by: auditActor(actor, caller) })
    await setHandover(tx, id, { state: 'draft', version: handover.version + 1, updated_at: ctx.clock.now() })
  })
