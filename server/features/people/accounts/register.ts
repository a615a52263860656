import type { z } from 'zod'
import { newId } from '#domain/kernel/ids.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { registerCall } from '#domain/people/accounts/accounts.schema.ts'
import { termsVersion } from '#domain/people/accounts/accounts.schema.ts'
import { placeholderAddress } from '#domain/people/accounts/placeholder-address.rules.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { recordRegistration } from '#server/services/audit/account-entries.queries.ts'
import { withOurRefusals } from './account-library.ts'
import { insertUser } from './accounts.queries.ts'
import { askForProof } from './address-proof.ts'
import { holderOf, nationalIdKnown } from './addresses.queries.ts'
import { keepConsent } from './consents.queries.ts'
import { openProof, sameName } from './identity-proof.ts'
import { nationalIdHash } from './national-ids.ts'
import { refuseGuessable } from './password-rules.ts'

/**
 * Creates account, user document, session and welcome mail in one transaction; the account waits for an administrator.
 * With another account's address the reply is the same but the account has a placeholder address: only the mailbox
 * learns the difference.
 */
export async function register(ctx: Context, call: z.output<typeof registerCall>, caller: Caller): Promise<Headers> {
  if (!ctx.config.registrationOpen) {
    throw new Refusal('registration_closed', { status: 403, message: ctx.config.registrationClosedText })
  }
  const proof = openProof(ctx, call.proof)
  if (!proof || !sameName(call.name, proof)) throw refuseAccount('proof_missing')
  refuseGuessable(call.password, call, 'password')

  const national_id_hash = nationalIdHash(ctx, proof.tcKimlikNo)
  const mayTellOwner = await ctx.limits.count('knownAddressLetters', call.email)
  const open = () =>
    ctx.db.transact(async (tx) => {
      if (await nationalIdKnown(tx, national_id_hash)) throw refuseAccount('national_id_taken')
      const isKnown = (await holderOf(tx, call.email)) !== null
      const email = isKnown ? placeholderAddress() : call.email
      const { headers, response } = await withOurRefusals(
        ctx.auth.api.signUpEmail({
          body: { email, password: call.password, name: call.name },
          headers: caller.headers,
          returnHeaders: true,
        }),
        {
          default: 'registration_failed',
        },
      )
      const user_id = newId()
      await insertUser(tx, {
        id: user_id,
        accountId: response.user.id,
        email,
        claimed_email: isKnown ? call.email : null,
        username: call.name,
        userType: call.userType,
        host: call.userType === 'landlord',
        tenants: call.userType === 'tenant',
        is_active: false,
        kimlikNo: encryptText(ctx.secrets.encryption, proof.tcKimlikNo),
        national_id_hash,
        identity_mode: proof.mode,
        dogumTarihi: String(proof.dogumYili),
        lastPasswordChange: ctx.clock.now(),
        user_agent: call.userAgent,
      })
      await recordRegistration(tx, user_id)
      const agreed = { kind: 'terms', given: true, version: termsVersion, source: 'register' } as const
      await keepConsent(tx, { user_id, ...agreed, at: ctx.clock.now() })
      await askForProof(ctx, tx, {
        accountId: response.user.id,
        email: call.email,
        firstname: call.firstname,
        letter: 'welcome',
        mayTellOwner,
      })
      return headers
    })
  try {
    return await open()
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'registration_failed') throw error
    // Of two concurrent registrations with one address or number, the later fails on the unique index and finds the
    // first when repeated.
    return open()
  }
}
