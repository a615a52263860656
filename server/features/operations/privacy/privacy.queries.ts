import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type {
  AdminDeletionRow,
  ConsentRow,
  DeletionFilter,
  DeletionRow,
} from '#domain/operations/privacy/privacy.schema.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { consents, deletionRequests } from '#server/db/schema/privacy.ts'

export type DeletionRequest = typeof deletionRequests.$inferSelect

const text = (at: Date | null) => at?.toISOString() ?? null

/** More than anyone reads; the archive has all. */
const shownConsents = 100

export const consentsOf = async (db: Db, user_id: string): Promise<ConsentRow[]> =>
  (
    await db
      .select()
      .from(consents)
      .where(eq(consents.user_id, user_id))
      .orderBy(desc(consents.at), desc(consents.id))
      .limit(shownConsents)
  ).map(({ user_id: _, at, ...row }) => ({ ...row, at: at.toISOString() }))

const toRow = (row: DeletionRequest): DeletionRow => ({
  id: row.id,
  state: row.state,
  note: row.note,
  asked_at: row.asked_at.toISOString(),
  due_on: row.due_on,
  decided_at: text(row.decided_at),
  refusal_reason: row.refusal_reason,
})

export async function latestDeletion(db: Db, user_id: string): Promise<DeletionRow | null> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.user_id, user_id))
    .orderBy(desc(deletionRequests.asked_at))
    .limit(1)
  return row ? toRow(row) : null
}

/** False when a request is already open. */
export async function insertDeletion(
  db: Db,
  request: Pick<DeletionRequest, 'user_id' | 'note' | 'asked_at' | 'due_on'>,
): Promise<boolean> {
  const made = await db
    .insert(deletionRequests)
    .values({ id: newId(), state: 'open', ...request })
    .onConflictDoNothing()
    .returning({ id: deletionRequests.id })
  return made.length > 0
}

/** Locked: of two concurrent decisions the second finds it decided. */
export const lockDeletion = async (db: Db, id: string): Promise<DeletionRequest | null> =>
  (await db.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update'))[0] ?? null

export const deletionById = async (db: Db, id: string): Promise<DeletionRequest | null> =>
  (await db.select().from(deletionRequests).where(eq(deletionRequests.id, id)))[0] ?? null

export const updateDeletion = (db: Db, id: string, change: Partial<DeletionRequest>) =>
  db.update(deletionRequests).set(change).where(eq(deletionRequests.id, id))

/** Open requests first, by due date; then settled ones, newest first. */
export async function deletionsPage(
  db: Db,
  filter: DeletionFilter,
): Promise<{ rows: AdminDeletionRow[]; total: number }> {
  const where = filter.state === 'all' ? undefined : eq(deletionRequests.state, filter.state)
  const rows = await db
    .select({ request: deletionRequests, username: users.username, email: users.email })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.user_id))
    .where(where)
    .orderBy(
      desc(sql`${deletionRequests.state} in ('open', 'running')`),
      asc(sql`case when ${deletionRequests.state} in ('open', 'running') then ${deletionRequests.due_on} end`),
      desc(deletionRequests.asked_at),
      asc(deletionRequests.id),
    )
    .limit(filter.size)
    .offset(offsetOf(filter))
  const total = await db.$count(deletionRequests, where)
  return {
    total,
    rows: rows.map(({ request, username, email }) => ({
      ...toRow(request),
      user_id: request.user_id,
      username,
      email: request.state === 'done' ? '' : email,
      decided_by_name: request.decided_by_name,
      done_at: text(request.done_at),
      kept_until: request.kept_until,
    })),
  }
}

/** Whether a mail to one of these addresses is still queued. */
export const hasMailWaiting = async (db: Db, emails: string[]): Promise<boolean> =>
  emails.length > 0 && (await db.$count(mails, and(inArray(mails.to, emails), eq(mails.state, 'queued')))) > 0
