import { and, desc, eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { consents } from '#server/db/schema/privacy.ts'

type NewConsent = Omit<typeof consents.$inferInsert, 'id'>

/** Adds a row for a consent, unless the last one has the same answer to the same version. */
export async function keepConsent(db: Db, consent: NewConsent): Promise<void> {
  // Locks the user, because two windows may send the same choice at once.
  await db.select({ id: users.id }).from(users).where(eq(users.id, consent.user_id)).for('update')
  const [last] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.user_id, consent.user_id), eq(consents.kind, consent.kind)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
  if (last && last.given === consent.given && last.version === consent.version) return
  await db.insert(consents).values({ id: newId(), ...consent })
}
