import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { askForProof, firstName } from './address-proof.ts'
import { addressOf, deleteAddressKeys } from './addresses.queries.ts'
import { checkPassword, guardPassword } from './passwords.ts'

/** Changes nothing until the new mailbox is proven; the reply is the same for every address. */
export async function changeEmail(
  ctx: Context,
  actor: Actor,
  form: { email: string; password: string },
  caller: Caller,
) {
  await guardPassword(ctx, actor, () => checkPassword(ctx, form.password, caller))
  const { email, claimed_email, username, proven } = await addressOf(ctx.db, actor.accountId)
  if (form.email === (claimed_email ?? email))
    throw refuseAccount('email_unchanged', { email: 'Bu adres zaten hesabınızın adresi.' })
  await ctx.limits.consume('addressKeysByAccount', actor.accountId)
  const mayTellOwner = await ctx.limits.count('knownAddressLetters', form.email)
  const firstname = firstName(username)
  await ctx.db.transact(async (tx) => {
    await deleteAddressKeys(tx, actor.accountId)
    await askForProof(ctx, tx, {
      accountId: actor.accountId,
      email: form.email,
      firstname,
      letter: 'address-proof',
      mayTellOwner,
    })
    // An unproven address may be a stranger's, who must not learn the new one.
    if (proven) await ctx.mailer.post(tx, email, 'email-changed', { firstname, email: form.email, done: false })
  })
}
