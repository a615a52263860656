import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { withOurRefusals } from './account-library.ts'
import { touchPasswordDate } from './accounts.queries.ts'

/** Wrong passwords of a signed-in person are counted too: a borrowed browser must not be a place to guess. */
export async function guardPassword<Result>(
  ctx: Context,
  actor: Actor,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await ctx.limits.check('passwordFailuresByAccount', actor.accountId)
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'password_wrong') {
      await ctx.limits.count('passwordFailuresByAccount', actor.accountId)
    }
    throw error
  }
}

const firstName = (actor: Pick<Actor, 'username'>) => actor.username.split(' ')[0]!

export function changePassword(
  ctx: Context,
  actor: Actor,
  form: { currentPassword: string; newPassword: string },
  caller: Caller,
) {
  return guardPassword(ctx, actor, () =>
    ctx.db.transact(async (tx) => {
      const { headers } = await withOurRefusals(
        ctx.auth.api.changePassword({
          body: { ...form, revokeOtherSessions: true },
          headers: caller.headers,
          returnHeaders: true,
        }),
        { PASSWORD_TOO_SHORT: 'password_weak', default: 'password_wrong' },
      )
      const changedAt = ctx.clock.now()
      await touchPasswordDate(tx, actor.accountId, changedAt)
      // Every earlier session has ended, this browser's too: it goes on with a new one.
      tx.afterCommit(() => ctx.realtime.recheck(actor.userId))
      await ctx.mailer.post(tx, actor.email, 'password-changed', {
        firstname: firstName(actor),
        changedAt,
        publicUrl: ctx.config.publicUrl,
      })
      return headers
    }),
  )
}

/** The same answer, and about the same work, whether or not the address has an account. */
export async function requestReset(ctx: Context, email: string) {
  if (!(await ctx.limits.count('resetRequestsByAccount', email))) return
  await ctx.db.transact(() => ctx.auth.api.requestPasswordReset({ body: { email } }))
}

export async function resetPassword(ctx: Context, form: { token: string; password: string }, caller: Caller) {
  await ctx.limits.check('loginFailuresByAddress', caller.ip)
  try {
    await ctx.db.transact(() =>
      withOurRefusals(ctx.auth.api.resetPassword({ body: { token: form.token, newPassword: form.password } }), {
        PASSWORD_TOO_SHORT: 'password_weak',
        default: 'reset_link_invalid',
      }),
    )
  } catch (error) {
    if (error instanceof Refusal && error.code === 'reset_link_invalid') {
      await ctx.limits.count('loginFailuresByAddress', caller.ip)
    }
    throw error
  }
}
