import type { Context } from '#server/context.ts'
import { archiveIdsOf } from '#server/services/archives/archives.queries.ts'
import { removeContentJob } from '#server/services/files/files.jobs.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { keptUntilOf } from './decide-deletion.ts'
import { blockersOf } from './deletion-blockers.queries.ts'
import { eraseFromQueue, eraseRows, filesToErase, planErasure } from './erase.queries.ts'
import { personOf } from './person.queries.ts'
import { ownAddresses } from './person.ts'
import { deletionById, hasMailWaiting, lockDeletion, updateDeletion } from './privacy.queries.ts'

/** Everything in one transaction, because a half-deleted person could neither be notified nor be deleted again. */
export async function erasePerson(ctx: Context, id: string, isLast: boolean): Promise<void> {
  const waiting = await deletionById(ctx.db, id)
  if (waiting?.state !== 'running') return
  const found = await personOf(ctx, ctx.db, waiting.user_id)
  if (!found) return
  const { person, avatar } = found
  if (!isLast && (await hasMailWaiting(ctx.db, ownAddresses(person))))
    throw new Error('The letter about it has not left yet')
  await ctx.db.transact(async (tx) => {
    const request = await lockDeletion(tx, id)
    if (request?.state !== 'running') return
    // A tenancy may have begun since the decision; then an administrator has to decide again.
    if ((await blockersOf(tx, person.user)).length > 0) {
      await updateDeletion(tx, id, { state: 'open', decided_at: null, decided_by: null, decided_by_name: '' })
      return
    }
    const result = await planErasure(tx, person)
    const kept_until = await keptUntilOf(tx, person)
    const files = await filesToErase(tx, person)
    const archives = await archiveIdsOf(tx, person.user)
    await eraseRows(tx, person, () => dropFiles(ctx, tx, files))
    await eraseFromQueue(tx, person)
    for (const name of archives) await ctx.jobs.enqueue(tx, removeContentJob, { area: 'data-archives', name })
    if (avatar) await ctx.jobs.enqueue(tx, removeContentJob, { area: 'avatars', name: avatar })
    await updateDeletion(tx, id, { state: 'done', done_at: ctx.clock.now(), result, kept_until })
    tx.afterCommit(() => ctx.realtime.recheck(person.user))
  })
}
