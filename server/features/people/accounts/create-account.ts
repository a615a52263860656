import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { withOurRefusals } from './account-library.ts'
import { deleteAllSessions, insertUser, markEmailProven, type NewAccount } from './accounts.queries.ts'

/** Creates an account from the command line, with a proven address and active by default. */
export async function createAccount(ctx: Context, tx: Tx, password: string, account: NewAccount): Promise<string> {
  const { user } = await withOurRefusals(
    ctx.auth.api.signUpEmail({ body: { email: account.email, password, name: account.username } }),
    {
      USER_ALREADY_EXISTS: 'email_taken',
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
    },
  )
  // The library creates a session, but the command line needs none.
  await deleteAllSessions(tx, user.id)
  await markEmailProven(tx, user.id)
  const id = account.id ?? newId()
  await insertUser(tx, { is_active: true, lastPasswordChange: ctx.clock.now(), ...account, id, accountId: user.id })
  return id
}
