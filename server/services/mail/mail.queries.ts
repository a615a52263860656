import { and, desc, eq, getTableColumns, like, lt, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { OutboxFilter } from '#domain/operations/admin/admin.schema.ts'
import type { Db } from '#server/db/client.ts'
import { folded, likePatterns } from '#server/db/like.ts'
import { offsetOf } from '#server/db/page.ts'
import { insertTogether, rowsInto } from '#server/db/row-writes.ts'
import { mailAttachments, mails } from '#server/db/schema/mail.ts'
import { keyPatterns } from '#server/platform/without-keys.ts'

export const keepMail = (db: Db, mail: typeof mails.$inferInsert) => insertTogether(db, [rowsInto(mails, [mail])])

export async function keepAttachment(db: Db, file: Omit<typeof mailAttachments.$inferInsert, 'id'>): Promise<string> {
  const id = newId()
  await db.insert(mailAttachments).values({ id, ...file })
  return id
}

export const attachmentById = async (db: Db, id: string) =>
  (await db.select().from(mailAttachments).where(eq(mailAttachments.id, id)))[0]

export const mailById = async (db: Db, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]

/** The same as `withoutKeys`, in SQL. */
const blanked = (column: typeof mails.html | typeof mails.text) =>
  sql`regexp_replace(${column}, ${keyPatterns.all}, '\\1…', 'g')`
const blank = { html: blanked(mails.html), text: blanked(mails.text), params: {} }

/** Removes the keys of a sent mail, so that a later reader of the table cannot use them. */
export const markSent = (db: Db, id: string, { at, blankKeys }: { at: Date; blankKeys: boolean }) =>
  db
    .update(mails)
    .set({
      state: 'sent',
      sent_at: at,
      last_error: null,
      tries: sql`${mails.tries} + 1`,
      ...(blankKeys && blank),
    })
    .where(eq(mails.id, id))

/** Mails that were sent before keys were removed, or before this kind of key was known. */
export const blankSentMails = (db: Db) =>
  db
    .update(mails)
    .set(blank)
    .where(and(eq(mails.state, 'sent'), sql`(${mails.params} <> '{}'::jsonb or ${mails.text} ~ ${keyPatterns.left})`))

export async function removeMailsBefore(db: Db, at: Date) {
  await db.delete(mails).where(lt(mails.created_at, at))
  await db.delete(mailAttachments).where(lt(mailAttachments.created_at, at))
}

export const markFailed = (db: Db, id: string, error: string, last: boolean) =>
  db
    .update(mails)
    .set({ state: last ? 'failed' : 'queued', last_error: error, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, id))

export const requeueMail = (db: Db, id: string) =>
  db.update(mails).set({ state: 'queued', last_error: null }).where(eq(mails.id, id))

/** Without the template's parameters, because they repeat the mail's text and its link. */
const { params: _, attachment_id: __, ...shown } = getTableColumns(mails)

export async function outboxPage(db: Db, filter: OutboxFilter) {
  const where = and(
    filter.state === 'all' ? undefined : eq(mails.state, filter.state),
    ...likePatterns(filter.q).map((pattern) => like(folded(sql`${mails.to} || ' ' || ${mails.subject}`), pattern)),
  )
  const rows = await db
    .select({ ...shown, attachment: mailAttachments.name })
    .from(mails)
    .leftJoin(mailAttachments, eq(mailAttachments.id, mails.attachment_id))
    .where(where)
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  return { rows, total: await db.$count(mails, where) }
}
