import type { z } from 'zod'
import { refuseAccount } from '#domain/accounts/accounts.messages.ts'
import type { loginForm } from '#domain/accounts/accounts.schema.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { withOurRefusals } from './account-library.ts'

/** Wrong address, wrong password or no session: the user reads the same, the log holds the reason. */
export async function logIn(ctx: Context, form: z.output<typeof loginForm>, caller: Caller) {
  await ctx.limits.check('loginFailuresByAddress', caller.ip)
  await ctx.limits.check('loginFailuresByAccount', form.email)
  try {
    const { headers, response } = await withOurRefusals(
      ctx.auth.api.signInEmail({
        body: { email: form.email, password: form.password, rememberMe: form.remember },
        headers: caller.headers,
        returnHeaders: true,
      }),
      { default: 'login_failed' },
    )
    const secondFactor = 'twoFactorRedirect' in response
    if (!secondFactor && !response.token) {
      ctx.log.warn({ reason: 'Session oluşturulamadı' }, 'login without a session')
      throw refuseAccount('login_failed')
    }
    await ctx.limits.forget('loginFailuresByAccount', form.email)
    return { headers, secondFactor }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'login_failed') {
      ctx.log.info({ ip: caller.ip }, 'login failed')
      await ctx.limits.count('loginFailuresByAddress', caller.ip)
      await ctx.limits.count('loginFailuresByAccount', form.email)
    }
    throw error
  }
}

export async function logInSecondFactor(
  ctx: Context,
  form: { code: string } | { recoveryCode: string },
  caller: Caller,
) {
  await ctx.limits.check('loginFailuresByAddress', caller.ip)
  const call = { headers: caller.headers, returnHeaders: true } as const
  const wrong = { INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired', default: 'code_wrong' } as const
  try {
    const { headers } = await withOurRefusals<{ headers: Headers }>(
      'code' in form
        ? ctx.auth.api.verifyTOTP({ body: { code: form.code }, ...call })
        : ctx.auth.api.verifyBackupCode({ body: { code: form.recoveryCode }, ...call }),
      wrong,
    )
    return headers
  } catch (error) {
    if (error instanceof Refusal && error.code === 'code_wrong')
      await ctx.limits.count('loginFailuresByAddress', caller.ip)
    throw error
  }
}
