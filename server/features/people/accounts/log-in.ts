import { parse } from 'hono/utils/cookie'
import type { z } from 'zod'
import { Refusal } from '#domain/kernel/refusal.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { loginForm } from '#domain/people/accounts/accounts.schema.ts'
import { isDemoAddress } from '#domain/people/accounts/accounts.schema.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { signedValue } from '#server/http/session.ts'
import { logSecurity } from '#server/platform/security-log.ts'
import { recordSignIn } from '#server/services/audit/account-entries.queries.ts'
import { libraryCode, withOurRefusals } from './account-library.ts'
import { claimsOf } from './addresses.queries.ts'
import { budgetsOf, rememberDevice } from './known-device.ts'
import { spendCode } from './second-factor.ts'

const refusedWith =
  (code: string) =>
  (error: unknown): boolean =>
    error instanceof Refusal && error.code === code

/** The user reads the same as after a wrong password; the log alone says that it was right. */
const logMissingSession = (ctx: Context) =>
  ctx.log.warn({ reason: 'Session oluşturulamadı' }, 'login without a session')

/** Whoever tries many accounts from one place; a device that its account knows is none of these. */
const byAddress = (caller: Caller) => ({ name: 'loginsByAddress', key: caller.ip }) as const

/** Wrong address, wrong password or no session: the user reads the same, the log holds the reason. */
export async function logIn(ctx: Context, form: z.output<typeof loginForm>, caller: Caller) {
  const { known, budgets } = await budgetsOf(ctx, caller, {
    whose: { email: form.email },
    byDevice: 'loginsByDevice',
    byAccountAndAddress: 'loginsByAccountAndAddress',
    byAccount: 'loginsByAccount',
  })
  return ctx.limits.guess({
    budgets: known ? budgets : [byAddress(caller), ...budgets],
    isWrong: refusedWith('login_failed'),
    attempt: async () => {
      if (!ctx.config.demo && isDemoAddress(form.email)) throw refuseAccount('login_failed')
      const { headers, response, isClaim } = await signIn(ctx, form, caller)
      const secondFactor = 'twoFactorRedirect' in response
      if (!secondFactor && !response.token) {
        logMissingSession(ctx)
        throw refuseAccount('login_failed')
      }
      // Wrong guesses at the password of the address's owner stay counted when somebody else comes in under it.
      if (!isClaim) await ctx.limits.forget(...budgets)
      if ('user' in response) {
        logSecurity(ctx.log, 'signed_in', { account: response.user.id })
        await recordSignIn(ctx.db, response.user.id)
        await rememberDevice(ctx, response.user.id, caller, headers)
      }
      return { headers, secondFactor }
    },
  })
}

const mostClaims = 3

/** Also whoever registered with another account's address comes in: otherwise a second login would tell that it is one. */
async function signIn(ctx: Context, form: z.output<typeof loginForm>, caller: Caller) {
  const as = (email: string) =>
    withOurRefusals(
      ctx.auth.api
        .signInEmail({
          body: { email, password: form.password, rememberMe: form.remember },
          headers: caller.headers,
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          if (libraryCode(error) === 'FAILED_TO_CREATE_SESSION') logMissingSession(ctx)
          throw error
        }),
      { default: 'login_failed' },
    )
  try {
    return { ...(await as(form.email)), isClaim: false }
  } catch (error) {
    if (!refusedWith('login_failed')(error)) throw error
    for (const email of await claimsOf(ctx.db, form.email, mostClaims)) {
      const found = await as(email).catch(() => null)
      if (found) return { ...found, isClaim: true }
    }
    throw error
  }
}

export async function logInSecondFactor(
  ctx: Context,
  form: { code: string } | { recoveryCode: string },
  caller: Caller,
) {
  const accountId = await challengedAccount(ctx, caller)
  // Each login begins a new challenge with tries of its own: only the account sees them all.
  const { known, budgets } = await budgetsOf(ctx, caller, {
    whose: { accountId },
    byDevice: 'codesByDevice',
    byAccountAndAddress: 'codesByAccountAndAddress',
    byAccount: 'codesByAccount',
  })
  return ctx.limits.guess({
    budgets: known ? budgets : [byAddress(caller), ...budgets],
    isWrong: refusedWith('code_wrong'),
    attempt: async () => {
      const call = { headers: caller.headers, returnHeaders: true } as const
      const wrong = { INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired', default: 'code_wrong' } as const
      if ('code' in form) await spendCode(ctx, accountId, form.code)
      const { headers } = await withOurRefusals<{ headers: Headers }>(
        'code' in form
          ? ctx.auth.api.verifyTOTP({ body: { code: form.code }, ...call })
          : ctx.auth.api.verifyBackupCode({ body: { code: form.recoveryCode }, ...call }),
        wrong,
      )
      await ctx.limits.forget(...budgets)
      logSecurity(ctx.log, 'signed_in', { account: accountId })
      await recordSignIn(ctx.db, accountId)
      await rememberDevice(ctx, accountId, caller, headers)
      return headers
    },
  })
}

/** Whose password was right a moment ago in this browser. */
async function challengedAccount(ctx: Context, caller: Caller): Promise<string> {
  const library = await ctx.auth.$context
  const { name } = library.createAuthCookie('two_factor')
  const challenge = signedValue(ctx, parse(caller.headers.get('cookie') ?? '', name)[name])
  const found = challenge && (await library.internalAdapter.findVerificationValue(challenge))
  if (!found) throw refuseAccount('second_factor_expired')
  return found.value
}
