import { refuseAccount } from '#domain/accounts/accounts.messages.ts'
import type { AccountState } from '#domain/admin/admin.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { deleteAllSessions, updateUser } from '#server/services/accounts/accounts.queries.ts'
import { lockUser } from './admin.queries.ts'

type Target = NonNullable<Awaited<ReturnType<typeof lockUser>>>['user']

/** Loads, checks the state it may be in, changes it: one transaction, one administrator at a time. */
function decide(
  ctx: Context,
  actor: Actor,
  { id, from }: { id: string; from: AccountState[] },
  change: (tx: Tx, user: Target) => Promise<unknown>,
) {
  if (id === actor.userId) throw refuseAccount('own_account')
  return ctx.db.transact(async (tx) => {
    const found = await lockUser(tx, id)
    if (!found) throw refuseAccount('user_missing')
    if (!from.includes(found.state)) throw refuseAccount('already_decided')
    await change(tx, found.user)
    tx.afterCommit(() => ctx.realtime.recheck(id))
  })
}

const firstName = (user: Target) => user.username.split(' ')[0]!

function letIn(ctx: Context, actor: Actor, id: string, from: AccountState[]) {
  return decide(ctx, actor, { id, from }, async (tx, user) => {
    await updateUser(tx, id, {
      is_active: true,
      decided_at: ctx.clock.now(),
      refusal_reason: null,
      suspended_at: null,
    })
    await ctx.mailer.post(tx, user.email, 'activation', { firstname: firstName(user), publicUrl: ctx.config.publicUrl })
  })
}

export const approveAccount = (ctx: Context, actor: Actor, id: string) => letIn(ctx, actor, id, ['pending'])
export const activateAccount = (ctx: Context, actor: Actor, id: string) => letIn(ctx, actor, id, ['refused', 'passive'])

export const refuseRegistration = (ctx: Context, actor: Actor, id: string, reason: string) =>
  decide(ctx, actor, { id, from: ['pending'] }, async (tx, user) => {
    await updateUser(tx, id, { is_active: false, decided_at: ctx.clock.now(), refusal_reason: reason })
    await ctx.mailer.post(tx, user.email, 'refusal', { firstname: firstName(user), reason })
  })

export const deactivateAccount = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, { id, from: ['active'] }, async (tx, user) => {
    await updateUser(tx, id, { is_active: false, decided_at: ctx.clock.now(), refusal_reason: null })
    await deleteAllSessions(tx, user.accountId)
  })

/** Both fields: the guard reads `role`, the derived roles read either. */
export const promoteToAdmin = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, { id, from: ['active'] }, (tx) => updateUser(tx, id, { role: 'admin', userType: 'admin' }))
