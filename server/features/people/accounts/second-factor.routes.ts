import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages, refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { withOurRefusals } from './account-library.ts'
import { markConfirmed } from './accounts.queries.ts'
import { checkPassword, guardPassword } from './passwords.ts'
import { consumeCode, mailSecondFactor, proveSecondFactor } from './second-factor.ts'

export const secondFactorRoutes: Route[] = [
  route(accountsApi.confirm, ({ ctx, actor, body, caller }) =>
    guardPassword(ctx, actor, async () => {
      if ('code' in body) await consumeCode(ctx, actor.accountId, body.code)
      else await checkPassword(ctx, body.password, caller)
      await markConfirmed(ctx.db, actor.sessionId, ctx.clock.now())
      return done(accountsMessages.confirmed)
    }),
  ),
  route(accountsApi.startSecondFactor, ({ ctx, actor, body, caller }) =>
    guardPassword(ctx, actor, async () => {
      const started = await withOurRefusals(
        ctx.auth.api.enableTwoFactor({ body: { password: body.password, method: 'totp' }, headers: caller.headers }),
        {
          INVALID_PASSWORD: 'password_wrong',
          TOTP_ALREADY_ENABLED: 'second_factor_on',
        },
      )
      if (!('totpURI' in started)) throw refuseAccount('second_factor_on')
      return { uri: started.totpURI, secret: new URL(started.totpURI).searchParams.get('secret') ?? '' }
    }),
  ),
  // Codes are created here rather than at the start, so that only people with a working app see them.
  route(accountsApi.confirmSecondFactor, ({ ctx, actor, body, caller, setCookies }) =>
    guardPassword(ctx, actor, async () => {
      await consumeCode(ctx, actor.accountId, body.code)
      const { headers } = await ctx.db.transact(async (tx) => {
        await mailSecondFactor(ctx, tx, actor, 'on')
        return withOurRefusals(
          ctx.auth.api.verifyTOTP({ body: { code: body.code }, headers: caller.headers, returnHeaders: true }),
          { TOTP_NOT_ENABLED: 'second_factor_off', default: 'code_wrong' },
        )
      })
      setCookies(headers)
      ctx.realtime.recheck(actor.userId)
      // Enabling it replaces the session, so the next call must send the new cookie.
      const cookies = new Headers(caller.headers)
      const renewed = headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
      if (renewed.length > 0) cookies.set('cookie', renewed.join('; '))
      const { backupCodes } = await withOurRefusals(
        ctx.auth.api.generateBackupCodes({ body: { password: body.password }, headers: cookies }),
        { INVALID_PASSWORD: 'password_wrong' },
      )
      return { recoveryCodes: backupCodes }
    }),
  ),
  // Knowing only the password must not allow new codes or turning the second factor off.
  route(accountsApi.renewRecoveryCodes, ({ ctx, actor, body, caller }) =>
    guardPassword(ctx, actor, async () => {
      await checkPassword(ctx, body.password, caller)
      await proveSecondFactor(ctx, actor.accountId, body, caller.headers)
      const { backupCodes } = await ctx.db.transact(async (tx) => {
        await mailSecondFactor(ctx, tx, actor, 'codes')
        return withOurRefusals(
          ctx.auth.api.generateBackupCodes({ body: { password: body.password }, headers: caller.headers }),
          { INVALID_PASSWORD: 'password_wrong', default: 'second_factor_off' },
        )
      })
      return { recoveryCodes: backupCodes }
    }),
  ),
  route(accountsApi.disableSecondFactor, ({ ctx, actor, body, caller, setCookies }) =>
    guardPassword(ctx, actor, async () => {
      await checkPassword(ctx, body.password, caller)
      await proveSecondFactor(ctx, actor.accountId, body, caller.headers)
      const { headers } = await ctx.db.transact(async (tx) => {
        await mailSecondFactor(ctx, tx, actor, 'off')
        return withOurRefusals(
          ctx.auth.api.disableTwoFactor({
            body: { password: body.password },
            headers: caller.headers,
            returnHeaders: true,
          }),
          { INVALID_PASSWORD: 'password_wrong' },
        )
      })
      setCookies(headers)
      ctx.realtime.recheck(actor.userId)
      return done(accountsMessages.secondFactorOff)
    }),
  ),
]
