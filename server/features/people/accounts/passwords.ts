import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { revokeAllAccessTokens } from '#server/features/people/access-tokens/revoke-access-tokens.ts'
import { acceptByLink } from '#server/features/people/engagements/activate-engagement.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { withOurRefusals } from './account-library.ts'
import { touchPasswordDate } from './accounts.queries.ts'
import { deleteAddressKeys } from './addresses.queries.ts'
import { budgetsOf, rememberDevice } from './known-device.ts'
import { refuseGuessable } from './password-rules.ts'

/** Also limits a signed-in person's attempts, so that a borrowed browser cannot be used to guess. */
export const guardPassword = <Result>(
  ctx: Context,
  actor: Pick<Actor, 'accountId'>,
  attempt: () => Promise<Result>,
): Promise<Result> =>
  ctx.limits.guard({
    budgets: [{ name: 'passwordsByAccount', key: actor.accountId }],
    isWrong: (error) => error instanceof Refusal && ['password_wrong', 'code_wrong'].includes(error.code),
    attempt,
  })

/** Checked before a code is used up, so that a wrong password does not waste the code. */
export const checkPassword = (ctx: Context, password: string, caller: Caller) =>
  withOurRefusals(ctx.auth.api.verifyPassword({ body: { password }, headers: caller.headers }), {
    default: 'password_wrong',
  })

const firstName = (actor: Pick<Actor, 'username'>) => actor.username.split(' ')[0]!

export function changePassword(
  ctx: Context,
  actor: Actor,
  form: { currentPassword: string; newPassword: string },
  caller: Caller,
) {
  refuseGuessable(form.newPassword, { name: actor.username, email: actor.email }, 'newPassword')
  return guardPassword(ctx, actor, async () => {
    const renewed = await ctx.db.transact(async (tx) => {
      const { headers } = await withOurRefusals(
        ctx.auth.api.changePassword({
          body: { ...form, revokeOtherSessions: true },
          headers: caller.headers,
          returnHeaders: true,
        }),
        { default: 'password_wrong' },
      )
      const changedAt = ctx.clock.now()
      await touchPasswordDate(tx, actor.accountId, changedAt)
      // A person who knew the old password may have requested a change of address.
      await deleteAddressKeys(tx, actor.accountId)
      await revokeAllAccessTokens(tx, { userId: actor.userId, by: actor.userId })
      // All earlier sessions have ended; this browser continues with a new one.
      tx.afterCommit(() => ctx.realtime.recheck(actor.userId))
      await ctx.mailer.post(tx, actor.email, 'password-changed', {
        firstname: firstName(actor),
        changedAt,
        publicUrl: ctx.config.publicUrl,
      })
      return headers
    })
    await rememberDevice(ctx, actor.accountId, caller, renewed)
    return renewed
  })
}

/** Same reply and about the same work whether or not the address has an account. */
export async function requestReset(ctx: Context, email: string, caller: Caller) {
  const { budgets } = await budgetsOf(ctx, caller, {
    whose: { email },
    byDevice: 'resetsByDevice',
    byAccountAndAddress: 'resetsByAccountAndAddress',
    byAccount: 'resetsByAccount',
  })
  if ((await ctx.limits.take(budgets)) !== null) return
  await ctx.db.transact(() => ctx.auth.api.requestPasswordReset({ body: { email } }))
}

export const resetPassword = (ctx: Context, form: { token: string; password: string }, caller: Caller) =>
  ctx.limits.guard({
    budgets: [{ name: 'loginsByAddress', key: caller.ip }],
    isWrong: (error) => error instanceof Refusal && error.code === 'reset_link_invalid',
    attempt: async () => {
      const { internalAdapter } = await ctx.auth.$context
      const link = await internalAdapter.findVerificationValue(`reset-password:${form.token}`)
      const owner = link && (await internalAdapter.findUserById(link.value))
      refuseGuessable(form.password, owner ?? { name: '', email: '' }, 'password')
      await ctx.db.transact(async (tx) => {
        await withOurRefusals(ctx.auth.api.resetPassword({ body: { token: form.token, newPassword: form.password } }), {
          default: 'reset_link_invalid',
        })
        if (link) await acceptByLink(ctx, tx, link.id)
      })
      // The person has access to the mailbox, so this browser becomes known; otherwise strangers' guesses could lock
      // the owner out.
      const headers = new Headers()
      if (link) await rememberDevice(ctx, link.value, caller, headers)
      return headers
    },
  })
