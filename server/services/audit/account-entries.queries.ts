import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from './audit-log.queries.ts'

/** Called after the account library has created the session. */
export async function recordSignIn(db: Db, accountId: string): Promise<void> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.accountId, accountId))
  if (person) await auditLog.record(db, { area: 'account', kind: 'signed_in', actor: { id: person.id } })
}

/** Of a person who opened the account without being asked to. */
export const recordRegistration = (db: Db, userId: string): Promise<void> =>
  auditLog.record(db, { area: 'account', kind: 'registered', actor: { id: userId } })

/** A password reset with a mailed link. */
export const recordPasswordReset = (db: Db, userId: string): Promise<void> =>
  auditLog.record(db, { area: 'account', kind: 'password_reset', actor: { id: userId } })
