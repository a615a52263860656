import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { deletePropertyRow, peopleOn, releaseFiles, whatWouldGo } from './property-deletion.queries.ts'
import { tellOfDeletion } from './tell-of-deletion.ts'

/** One transaction for the rows; the contents of files follow by jobs that are retried. */
export function deleteProperty(ctx: Context, actor: Actor, id: string, { confirmed }: { confirmed: boolean }) {
  return ctx.db.transact(async (tx) => {
    const { property } = await propertyToChange(tx, actor, id, 'own')
    const { counts, live } = await whatWouldGo(tx, id)
    if (counts.units > 0) throw refuseProperty('building_has_units')
    if (live && !confirmed) throw refuseProperty('live_contract')
    await tellOfDeletion(ctx, tx, property, actor)
    await dropFiles(ctx, tx, await releaseFiles(tx, id))
    const people = await peopleOn(tx, id)
    await deletePropertyRow(tx, id)
    tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
  })
}
