import { refuseBin } from '#domain/services/bin/bin.messages.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import { notifyOfRestoration } from './notify-of-deletion.ts'
import { lockDeleted, type PropertyLinks, peopleOn, putLinksBack, setDeleted } from './property-deletion.queries.ts'
import { syncStatus } from './property-status.ts'

/** Restores everything that belongs to it, and its people who still have an account. */
export const restoreProperty: Restorer = async (ctx, tx, actor, item) => {
  const property = await lockDeleted(tx, item.subject_id)
  // Only the owner and administrators may delete a property, so only they may restore it.
  if (!property || (property.creator !== actor.userId && actor.subject.role !== 'admin'))
    throw refuseBin('bin_item_missing')
  await takeFromBin(tx, item)
  await setDeleted(tx, [property.id], null)
  const links = await putLinksBack(tx, item.data as unknown as PropertyLinks)
  const by = auditActor(actor)
  await syncStatus(ctx, tx, property.id, by)
  await auditLog.append(tx, { property: property.id, kind: 'restored', actor: by })
  await notifyOfRestoration(ctx, tx, actor, { properties: [property], links, removedAt: property.deleted_at! })
  const people = await peopleOn(tx, [property.id])
  tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
}
