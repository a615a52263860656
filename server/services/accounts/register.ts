import type { z } from 'zod'
import { refuseAccount } from '#domain/accounts/accounts.messages.ts'
import type { registerCall } from '#domain/accounts/accounts.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { withOurRefusals } from './account-library.ts'
import { insertUser } from './accounts.queries.ts'
import { openProof, sameName } from './identity-proof.ts'
import { refuseGuessable } from './password-rules.ts'

/** Account, user document, session and welcome mail in one transaction; the account waits for an administrator. */
export async function register(ctx: Context, call: z.output<typeof registerCall>, caller: Caller): Promise<Headers> {
  if (!ctx.config.registrationOpen) {
    throw new Refusal('registration_closed', { status: 403, message: ctx.config.registrationClosedText })
  }
  const proof = openProof(ctx, call.proof)
  if (!proof || !sameName(call.name, proof)) throw refuseAccount('proof_missing')
  refuseGuessable(call.password, call, 'password')

  return ctx.db.transact(async (tx) => {
    const { headers, response } = await withOurRefusals(
      ctx.auth.api.signUpEmail({
        body: { email: call.email, password: call.password, name: call.name },
        headers: caller.headers,
        returnHeaders: true,
      }),
      {
        USER_ALREADY_EXISTS: 'email_taken',
        USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
        PASSWORD_TOO_SHORT: 'password_weak',
        default: 'registration_failed',
      },
    )
    await insertUser(tx, {
      id: newId(),
      accountId: response.user.id,
      email: call.email,
      username: call.name,
      userType: call.userType,
      host: call.userType === 'landlord',
      tenants: call.userType === 'tenant',
      authorised: false,
      is_active: false,
      kimlikNo: encryptText(ctx.secrets.encryption, proof.tcKimlikNo),
      identity_mode: proof.mode,
      dogumTarihi: String(proof.dogumYili),
      lastPasswordChange: ctx.clock.now(),
      user_agent: call.userAgent,
    })
    await ctx.mailer.post(tx, call.email, 'welcome', { firstname: call.firstname })
    return headers
  })
}
