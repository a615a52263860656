import { newId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseHandover } from '#domain/tenancy/handovers/handovers.messages.ts'
import { takesRemarks } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { findHandover } from './find-handover.ts'
import { countRemarks, insertRemark, namesOf } from './handovers.queries.ts'

const maxRemarks = 30

/** Adds what the tenant finds in the first week beside the confirmed record; notifies the owner. */
export const addRemark = (ctx: Context, actor: Actor, id: string, text: string) =>
  ctx.db.transact(async (tx) => {
    const { handover, found } = await findHandover(tx, actor, id, { lock: true })
    const { confirmed_at, kind, property_id } = handover
    if (found.relation !== 'tenant' || found.left || kind !== 'in' || !confirmed_at)
      throw refuseHandover('remarks_not_open')
    if (!takesRemarks(confirmed_at, ctx.clock.now())) throw refuseHandover('remarks_closed')
    if ((await countRemarks(tx, id)) >= maxRemarks) throw refuseHandover('too_many_remarks')
    const remark = { id: newId(), handover_id: id, text, author_id: actor.userId, author_name: actor.username }
    await insertRemark(tx, { ...remark, created_at: ctx.clock.now() })
    const { property } = await namesOf(tx, { property_id, contract: found.contract.id })
    await notify(ctx, tx, [
      {
        user_id: found.tenancy.owner_id,
        kind: 'contract',
        event: `${actor.username}, ${titleOf(property)} giriş teslimine not ekledi: ${text.slice(0, 120)}`,
        target_audience: 'owner',
        property: { id: property_id, baslik: titleOf(property) },
        link: `/handover/${id}`,
        sender_type: 'system',
        created_by: actor.userId,
      },
    ])
    return { id: remark.id }
  })
