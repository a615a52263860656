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
import { consumeCode } from './second-factor.ts'

const refusedWith =
  (code: string) =>
  (error: unknown): boolean =>
    error instanceof Refusal && error.code === code

/**
 * The password was right, but the library could not create a session. The user gets the usual `login_failed`; this log
 * line is the only trace.
 */
const logMissingSession = (ctx: Context) =>
  ctx.log.warn({ reason: 'Session oluşturulamadı' }, 'login without a session')

/** Limits attempts at many accounts from one IP address; known devices are exempt. */
const byAddress = (caller: Caller) => ({ name: 'loginsByAddress', key: caller.ip }) as const

/** A wrong address, a wrong password and a missing session are answered alike. */
export async function logIn(ctx: Context, form: z.output<typeof loginForm>, caller: Caller) {
  const { known, budgets } = await budgetsOf(ctx, caller, {
    whose: { email: form.email },
    byDevice: 'loginsByDevice',
    byAccountAndAddress: 'loginsByAccountAndAddress',
    byAccount: 'loginsByAccount',
  })
  return ctx.limits.guard({
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
      // A sign-in under a claimed address does not reset the failed attempts counted for its owner.
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

/**
 * An account registered with another's address can sign in too; otherwise a second login would reveal that the address
 * is taken.
 */
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
  // Each login begins a new challenge with its own attempts, so they are counted by account.
  const { known, budgets } = await budgetsOf(ctx, caller, {
    whose: { accountId },
    byDevice: 'codesByDevice',
    byAccountAndAddress: 'codesByAccountAndAddress',
    byAccount: 'codesByAccount',
  })
  return ctx.limits.guard({
    budgets: known ? budgets : [byAddress(caller), ...budgets],
    isWrong: refusedWith('code_wrong'),
    attempt: async () => {
      const call = { headers: caller.headers, returnHeaders: true } as const
      const wrong = { INVALID_TWO_FACTOR_COOKIE: 'second_factor_expired', default: 'code_wrong' } as const
      if ('code' in form) await consumeCode(ctx, accountId, form.code)
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

/** The account whose password this browser has just entered correctly. */
async function challengedAccount(ctx: Context, caller: Caller): Promise<string> {
  const library = await ctx.auth.$context
  const { name } = library.createAuthCookie('two_factor')
  const challenge = signedValue(ctx, parse(caller.headers.get('cookie') ?? '', name)[name])
  const found = challenge && (await library.internalAdapter.findVerificationValue(challenge))
  if (!found) throw refuseAccount('second_factor_expired')
  return found.value
}
