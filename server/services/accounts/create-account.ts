import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { authAccount, authUser, type users } from '#server/db/schema/accounts.ts'
import { withOurRefusals } from './account-library.ts'
import { deleteAllSessions, insertUser, markEmailProven } from './accounts.queries.ts'

type NewAccount = Partial<Omit<typeof users.$inferInsert, 'search_key'>> &
  Pick<typeof users.$inferInsert, 'email' | 'username' | 'userType'>

/** With a password of which only the hash is given, for many accounts with the same one: hashing takes a tenth of a second. */
export async function insertAccount(db: Db, password: string, { id = newId(), ...account }: NewAccount) {
  const accountId = newId()
  await db.insert(authUser).values({ id: accountId, email: account.email, name: account.username, emailVerified: true })
  const credential = { id: newId(), userId: accountId, accountId, providerId: 'credential', password }
  await db.insert(authAccount).values(credential)
  await insertUser(db, { is_active: true, ...account, id, accountId })
  return id
}

/** An account that somebody vouches for on the command line. It is active unless said otherwise. */
export async function createAccount(ctx: Context, tx: Tx, password: string, account: NewAccount): Promise<string> {
  const { user } = await withOurRefusals(
    ctx.auth.api.signUpEmail({ body: { email: account.email, password, name: account.username } }),
    {
      USER_ALREADY_EXISTS: 'email_taken',
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
      PASSWORD_TOO_SHORT: 'password_weak',
    },
  )
  // The library signs its new user in; here nobody is sitting at a browser.
  await deleteAllSessions(tx, user.id)
  await markEmailProven(tx, user.id)
  const id = account.id ?? newId()
  await insertUser(tx, { is_active: true, lastPasswordChange: ctx.clock.now(), ...account, id, accountId: user.id })
  return id
}
