import { and, desc, eq, like, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { OutboxFilter } from '#domain/operations/admin/admin.schema.ts'
import type { Db } from '#server/db/client.ts'
import { likePattern } from '#server/db/like.ts'
import { offsetOf } from '#server/db/page.ts'
import { smsMessages } from '#server/db/schema/mail.ts'

export async function keepSms(db: Db, sms: { to: string; text: string }) {
  const id = newId()
  await db.insert(smsMessages).values({ id, ...sms })
  return id
}

export const smsById = async (db: Db, id: string) =>
  (await db.select().from(smsMessages).where(eq(smsMessages.id, id)))[0]

export const markSmsSent = (db: Db, id: string, at: Date) =>
  db
    .update(smsMessages)
    .set({ state: 'sent', sent_at: at, last_error: null, tries: sql`${smsMessages.tries} + 1` })
    .where(eq(smsMessages.id, id))

export const markSmsFailed = (db: Db, id: string, error: string, last: boolean) =>
  db
    .update(smsMessages)
    .set({ state: last ? 'failed' : 'queued', last_error: error, tries: sql`${smsMessages.tries} + 1` })
    .where(eq(smsMessages.id, id))

export async function requeueSms(db: Db, id: string) {
  const rows = await db
    .update(smsMessages)
    .set({ state: 'queued', last_error: null })
    .where(eq(smsMessages.id, id))
    .returning({ id: smsMessages.id })
  return rows.length > 0
}

export async function smsPage(db: Db, filter: OutboxFilter) {
  // As users type it: 0532 111 22 33 finds +905321112233.
  const digits = filter.q.replace(/\D/g, '').replace(/^(?:90|0)/, '')
  const where = and(
    filter.state === 'all' ? undefined : eq(smsMessages.state, filter.state),
    filter.q ? (digits ? like(smsMessages.to, likePattern(digits)) : sql`false`) : undefined,
  )
  const rows = await db
    .select()
    .from(smsMessages)
    .where(where)
    .orderBy(desc(smsMessages.created_at), desc(smsMessages.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  return { rows, total: await db.$count(smsMessages, where) }
}
