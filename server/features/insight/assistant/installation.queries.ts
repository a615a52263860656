import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'

/** Counts for an administrator's questions about the installation; no personal records. */
export async function installationCounts(db: Db) {
  const { rows } = (await db.execute(sql`select
    (select count(*)::int from ${users} where is_active = false and decided_at is null and claimed_email is null) as waiting,
    (select count(*)::int from ${users}) as people,
    (select count(*)::int from ${users} where is_active is not false) as active,
    (select count(*)::int from ${mails} where state = 'queued') as queued,
    (select count(*)::int from ${mails} where state = 'failed') as failed`)) as unknown as {
    rows: { waiting: number; people: number; active: number; queued: number; failed: number }[]
  }
  return rows[0]!
}
