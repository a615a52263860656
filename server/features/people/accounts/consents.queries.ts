import { and, desc, eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { consents } from '#server/db/schema/privacy.ts'

type NewConsent = Omit<typeof consents.$inferInsert, 'id'>

/** Written down as a new row; the same answer to the same text again is none. */
export async function keepConsent(db: Db, consent: NewConsent): Promise<void> {
  // Two windows hear of one choice at once.
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
