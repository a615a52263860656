import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'

const count = z.number().int()
const counts = z.strictObject({ waiting: count, people: count, active: count, queued: count, failed: count })

/** Counts for an administrator's questions about the installation; no personal records. */
export async function installationCounts(db: Db) {
  const [row] = await rowsOf(
    db,
    counts,
    sql`select
    (select count(*)::int from ${users} where is_active = false and decided_at is null and claimed_email is null) as waiting,
    (select count(*)::int from ${users}) as people,
    (select count(*)::int from ${users} where is_active is not false) as active,
    (select count(*)::int from ${mails} where state = 'queued') as queued,
    (select count(*)::int from ${mails} where state = 'failed') as failed`,
  )
  return row!
}
