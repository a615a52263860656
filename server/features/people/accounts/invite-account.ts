import { randomBytes } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { normalEmail } from '#domain/kernel/turkish-text.ts'
import { refuseStaff } from '#domain/people/staff/staff.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { users } from '#server/db/schema/accounts.ts'
import type { Invitation } from '#server/emails/invitation-letter.ts'
import { accountByEmail, insertUser, updateUser } from './accounts.queries.ts'

type Letter = Omit<Invitation, 'firstname' | 'link'>
type Column = typeof users.$inferInsert
type NewInvitedAccount = Partial<Omit<Column, 'search_key' | 'accountId' | 'is_active' | 'invited_at'>> &
  Pick<Column, 'email' | 'username' | 'userType'> & { createdBy: string; letter: Letter }

/**
 * An account opened for a tenant: active at once (AMB-30), without a password until the person sets one through the
 * mailed link. Returns the user's id; refuses with `address_unusable` when the address has an account. Endpoints that
 * call this declare the limit `invitationsByPerson`.
 */
export async function inviteAccount(ctx: Context, tx: Tx, { letter, ...account }: NewInvitedAccount): Promise<string> {
  const person = await openInvitedAccount(ctx, tx, account)
  await sendInvitation(ctx, tx, person, letter)
  return person.id
}

/** Creates the account without sending a mail. */
export async function openInvitedAccount(
  ctx: Context,
  tx: Tx,
  account: Omit<NewInvitedAccount, 'letter' | 'createdBy'>,
) {
  const email = normalEmail(account.email)
  const known = await accountByEmail(tx, email)
  if (known?.userId) throw refuseStaff('address_unusable')
  // A person who was removed before gets the blocked account again, which the new link opens.
  const accountId = known
    ? await reopenAccount(ctx, known.accountId, account.username)
    : await openAccount(ctx, email, account.username)
  const id = account.id ?? newId()
  await insertUser(tx, { ...account, id, email, accountId, is_active: true })
  return { id, accountId, email, username: account.username }
}

/** Returns the link's id. Links of other mails to the same account stay valid. */
export async function sendInvitation(
  ctx: Context,
  tx: Tx,
  person: { id: string; accountId: string; email: string; username: string },
  letter: Letter,
): Promise<string> {
  const now = ctx.clock.now()
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await ctx.auth.$context
  // The library's reset link with a longer life: stored hashed, used once by the reset call.
  const { id } = await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: person.accountId,
    expiresAt: new Date(now.getTime() + linkLifetimeMs),
  })
  await updateUser(tx, person.id, { invited_at: now })
  await ctx.mailer.post(tx, person.email, 'invitation', {
    ...letter,
    firstname: person.username,
    link: `${ctx.config.publicUrl}/forgot-password?token=${token}&davet=1`,
  })
  return id
}

async function openAccount(ctx: Context, email: string, name: string): Promise<string> {
  const { internalAdapter } = await ctx.auth.$context
  return (await internalAdapter.createUser({ email, name }, { method: 'email-password' })).id
}

async function reopenAccount(ctx: Context, accountId: string, name: string): Promise<string> {
  const { internalAdapter } = await ctx.auth.$context
  await internalAdapter.updateUser(accountId, { name, twoFactorEnabled: false })
  return accountId
}
