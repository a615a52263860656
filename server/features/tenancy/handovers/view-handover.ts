import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { remarksUntil, takesRemarks } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { FrozenHandover, HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { recordPaperOpening } from '#server/services/papers/open-paper.ts'
import { lastRound } from '#server/services/papers/papers.queries.ts'
import { sideOf } from '#server/services/papers/send-paper.ts'
import { viewPaper } from '#server/services/papers/view-paper.ts'
import { sentMoveIn } from './begin-handover.ts'
import { findHandover, mayWrite } from './find-handover.ts'
import { photosOfDraft } from './handover-photos.ts'
import { namesOf, photosOf, remarksOf } from './handovers.queries.ts'

/** The draft, or after sending the frozen record, whatever changed since. */
export async function viewHandover(ctx: Context, actor: Actor, id: string, caller: Caller): Promise<HandoverView> {
  const { db } = ctx
  const { handover, found } = await findHandover(db, actor, id)
  const { kind, state, confirmed_at } = handover
  const row = state === 'draft' ? null : await lastRound(db, id)
  const paper = row && (await viewPaper(db, actor, { paper: row, found }))
  const unread = paper?.parties.find(({ own, decision, opened_at }) => own && decision === null && !opened_at)
  if (paper?.asked && unread) await recordPaperOpening(ctx, paper.id, unread.id, caller)
  const frozen = row ? (row.document.data as FrozenHandover) : null
  const photoRows = frozen ? await photosOf(db, id) : await photosOfDraft(db, handover)
  const names = await namesOf(db, { property_id: handover.property_id, contract: found.contract.id })
  const until = kind === 'in' && confirmed_at ? remarksUntil(confirmed_at) : null
  const writes = mayWrite(found)
  return {
    id,
    tenancy_id: handover.tenancy_id,
    kind,
    state,
    property_title: titleOf(names.property),
    tenant_names: names.tenants,
    data: frozen?.data ?? handover.data,
    photos: frozen
      ? frozen.photos.map((photo) => ({ id: photo.file_id, ...photo, own: false }))
      : photoRows.map(({ id: photo, file_id, place, side }) => ({
          id: photo,
          file_id,
          place,
          own: writes && side === sideOf(found),
        })),
    version: handover.version,
    updated_at: handover.updated_at.toISOString(),
    updated_by: handover.updated_by_name,
    paper,
    before: kind === 'out' ? await sentMoveIn(db, handover.tenancy_id) : null,
    remarks: (await remarksOf(db, id)).map((remark) => ({
      id: remark.id,
      text: remark.text,
      author_name: remark.author_name,
      created_at: remark.created_at.toISOString(),
      photos: photoRows.filter(({ place }) => place === `remark:${remark.id}`).map(({ file_id }) => file_id),
      own: remark.author_id === actor.userId,
    })),
    remarks_until: until,
    rents: found.relation === 'tenant',
    may: {
      write: state === 'draft' && writes,
      reopen: writes && (state === 'objected' || (state === 'sent' && handover.sent_by_side === sideOf(found))),
      remark: found.relation === 'tenant' && until !== null && takesRemarks(confirmed_at!, ctx.clock.now()),
    },
  }
}
