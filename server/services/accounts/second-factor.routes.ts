import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { accountsMessages, refuseAccount } from '#domain/accounts/accounts.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { withOurRefusals } from './account-library.ts'
import { guardPassword } from './passwords.ts'

export const secondFactorRoutes: Route[] = [
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
  // The codes are made here, not at the start: only a person whose app works gets to see them.
  route(accountsApi.confirmSecondFactor, ({ ctx, actor, body, caller, setCookies }) =>
    guardPassword(ctx, actor, async () => {
      const { headers } = await withOurRefusals(
        ctx.auth.api.verifyTOTP({ body: { code: body.code }, headers: caller.headers, returnHeaders: true }),
        { TOTP_NOT_ENABLED: 'second_factor_off', default: 'code_wrong' },
      )
      setCookies(headers)
      ctx.realtime.recheck(actor.userId)
      // Turning it on replaces the session, so the next call must carry the new cookie.
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
  route(accountsApi.renewRecoveryCodes, ({ ctx, actor, body, caller }) =>
    guardPassword(ctx, actor, async () => {
      const { backupCodes } = await withOurRefusals(
        ctx.auth.api.generateBackupCodes({ body: { password: body.password }, headers: caller.headers }),
        { INVALID_PASSWORD: 'password_wrong', default: 'second_factor_off' },
      )
      return { recoveryCodes: backupCodes }
    }),
  ),
  route(accountsApi.disableSecondFactor, ({ ctx, actor, body, caller, setCookies }) =>
    guardPassword(ctx, actor, async () => {
      const { headers } = await withOurRefusals(
        ctx.auth.api.disableTwoFactor({
          body: { password: body.password },
          headers: caller.headers,
          returnHeaders: true,
        }),
        { INVALID_PASSWORD: 'password_wrong' },
      )
      setCookies(headers)
      ctx.realtime.recheck(actor.userId)
      return done(accountsMessages.secondFactorOff)
    }),
  ),
]
