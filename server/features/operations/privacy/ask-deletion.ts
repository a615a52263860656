import { refusePrivacy } from '#domain/operations/privacy/privacy.messages.ts'
import { dueDay } from '#domain/operations/privacy/privacy.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { insertDeletion, lockDeletion, updateDeletion } from './privacy.queries.ts'

/** Accepted even while tenancies run: by law everyone may ask, and the answer says what must end first. */
export async function askDeletion(ctx: Context, actor: Actor, note: string): Promise<void> {
  const asked_at = ctx.clock.now()
  const due_on = dueDay(asked_at)
  await ctx.db.transact(async (tx) => {
    const isNew = await insertDeletion(tx, { user_id: actor.userId, note, asked_at, due_on })
    if (!isNew) throw refusePrivacy('deletion_open')
    await ctx.mailer.post(tx, actor.email, 'deletion-asked', {
      firstname: actor.username,
      due_on,
      link: `${ctx.config.publicUrl}/privacy-center`,
    })
  })
}

/** Possible until an administrator has decided. */
export async function withdrawDeletion(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const request = await lockDeletion(tx, id)
    if (request?.user_id !== actor.userId) throw refusePrivacy('deletion_missing')
    if (request.state !== 'open') throw refusePrivacy('deletion_decided')
    await updateDeletion(tx, id, { state: 'withdrawn', decided_at: ctx.clock.now() })
  })
}
