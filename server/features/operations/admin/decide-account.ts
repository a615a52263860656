import { refuse } from '#domain/kernel/refusal.ts'
import { takeBackMs } from '#domain/operations/admin/account-approval.rules.ts'
import type { AdminDecision } from '#domain/operations/admin/admin.api.ts'
import type { AccountState } from '#domain/operations/admin/admin.schema.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { revokeAllAccessTokens } from '#server/features/people/access-tokens/revoke-access-tokens.ts'
import { deleteAllSessions, updateUser } from '#server/features/people/accounts/accounts.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { recordDecision } from '#server/services/audit/admin-decisions.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { hasActedSince, lastDecision, lockAdmins, lockUser, wasWelcomed } from './admin.queries.ts'

type Target = NonNullable<Awaited<ReturnType<typeof lockUser>>>['user']

interface Decision {
  kind: AdminDecision
  id: string
  from: AccountState[]
  change: (tx: Tx, user: Target) => Promise<unknown>
}

/**
 * Loads the account, checks its state, changes it and records the decision in one transaction. Locking all
 * administrators stops two of them from demoting each other at once, which would leave none.
 */
function decide(ctx: Context, actor: Actor, { kind, id, from, change }: Decision) {
  if (id === actor.userId) throw refuseAccount('own_account')
  return ctx.db.transact(async (tx) => {
    const admins = await lockAdmins(tx)
    if (!admins.includes(actor.userId)) throw refuse('not_allowed')
    const found = await lockUser(tx, id)
    if (!found) throw refuseAccount('user_missing')
    if (!from.includes(found.state)) throw refuseAccount('already_decided')
    await change(tx, found.user)
    await recordDecision(tx, { kind, subject: id, actor, at: ctx.clock.now() })
    tx.afterCommit(() => ctx.realtime.recheck(id))
  })
}

const notifyUser = (ctx: Context, tx: Tx, user_id: string, event: string) =>
  notify(ctx, tx, [
    {
      user_id,
      event,
      kind: 'system',
      target_audience: 'general',
      property: null,
      sender_type: 'admin',
      letter: 'sent',
    },
  ])

const firstName = (user: Target) => user.username.split(' ')[0]!

const letIn = (tx: Tx, id: string, decided_at: Date) =>
  updateUser(tx, id, { is_active: true, decided_at, refusal_reason: null })

const welcome = (ctx: Context, tx: Tx, user: Target) =>
  ctx.mailer.post(tx, user.email, 'activation', { firstname: firstName(user), publicUrl: ctx.config.publicUrl })

/** The mail about an approval that can still be taken back. */
const approvalLetterJob = jobKind<{ user: string; decided_at: string }>('approval-letter')

export const approveAccount = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'approve',
    id,
    from: ['pending'],
    change: async (tx, user) => {
      const decided_at = ctx.clock.now()
      await letIn(tx, user.id, decided_at)
      const letter = { user: id, decided_at: decided_at.toISOString() }
      await ctx.jobs.enqueue(tx, approvalLetterJob, letter, { afterSeconds: takeBackMs / 1000 })
    },
  })

/** Sends the mail only if this approval still stands: taken back or given anew, it is skipped. */
export const handleAdminJobs = (ctx: Context) =>
  ctx.jobs.handle(approvalLetterJob, ({ user: id, decided_at }) =>
    ctx.db.transact(async (tx) => {
      const found = await lockUser(tx, id)
      if (found?.state !== 'active' || found.user.decided_at?.toISOString() !== decided_at) return
      if (await wasWelcomed(tx, found.user.email, new Date(decided_at))) return
      await welcome(ctx, tx, found.user)
    }),
  )

/** Returns the registration to the waiting ones, unless the person has been notified or has used the account. */
export const takeBackApproval = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'take_back',
    id,
    from: ['active'],
    change: async (tx, { decided_at }) => {
      const isLate = !decided_at || ctx.clock.now().getTime() - decided_at.getTime() > takeBackMs
      if (isLate || (await lastDecision(tx, id)) !== 'approve') throw refuseAccount('approval_told')
      if (await hasActedSince(tx, id, decided_at)) throw refuseAccount('approval_used')
      await updateUser(tx, id, { is_active: false, decided_at: null })
    },
  })

export const activateAccount = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'activate',
    id,
    from: ['refused', 'passive'],
    change: async (tx, user) => {
      await letIn(tx, user.id, ctx.clock.now())
      await welcome(ctx, tx, user)
    },
  })

export const refuseRegistration = (ctx: Context, actor: Actor, id: string, reason: string) =>
  decide(ctx, actor, {
    kind: 'refuse',
    id,
    from: ['pending'],
    change: async (tx, user) => {
      await updateUser(tx, id, { is_active: false, decided_at: ctx.clock.now(), refusal_reason: reason })
      await ctx.mailer.post(tx, user.email, 'refusal', { firstname: firstName(user), reason })
    },
  })

export const deactivateAccount = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'deactivate',
    id,
    from: ['active'],
    change: async (tx, user) => {
      await updateUser(tx, id, { is_active: false, decided_at: ctx.clock.now(), refusal_reason: null })
      await deleteAllSessions(tx, user.accountId)
      await revokeAllAccessTokens(tx, { userId: id, by: actor.userId })
      const event = 'Hesabınız bir yönetici tarafından kapatıldı.'
      await ctx.mailer.post(tx, user.email, 'rights-changed', { firstname: firstName(user), event })
    },
  })

/** Sets both fields: the guard reads `role`, the derived roles read either. */
export const promoteToAdmin = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'promote',
    id,
    from: ['active'],
    change: async (tx, user) => {
      if (user.role === 'admin') throw refuseAccount('already_decided')
      await updateUser(tx, id, { role: 'admin', userType: 'admin', type_before_admin: user.userType })
      await notifyUser(ctx, tx, id, `${actor.username} sizi yönetici yaptı.`)
    },
  })

/** Restores the former user type; if there was none, derives it from the account's flags. */
export const demoteAdmin = (ctx: Context, actor: Actor, id: string) =>
  decide(ctx, actor, {
    kind: 'demote',
    id,
    from: ['active', 'passive'],
    change: async (tx, user) => {
      if (user.role !== 'admin') throw refuseAccount('not_an_admin')
      const userType = user.type_before_admin ?? (user.tenants ? 'tenant' : 'landlord')
      await updateUser(tx, id, { role: 'user', userType, type_before_admin: null })
      await notifyUser(ctx, tx, id, `${actor.username} yönetici yetkinizi geri aldı.`)
    },
  })
