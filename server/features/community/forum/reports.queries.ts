import { and, eq, isNull, sql } from 'drizzle-orm'
import { shownName } from '#domain/community/forum/forum.rules.ts'
import type { ReportView } from '#domain/community/forum/forum.schema.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf, type Paging, pageOf } from '#server/db/page.ts'
import { instantOf, readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { forumPosts, forumReplies, forumReports } from '#server/db/schema/forum.ts'
import type { Target } from './forum.queries.ts'
import { excerptOf } from './forum-list.queries.ts'

export const insertReport = async (db: Db, row: typeof forumReports.$inferInsert): Promise<boolean> =>
  (await db.insert(forumReports).values(row).onConflictDoNothing().returning({ id: forumReports.id })).length > 0

interface Closing {
  by: string
  at: Date
}
const open = isNull(forumReports.closed_at)

export const closeReports = (db: Db, { target_id, target_type }: Target, { by, at }: Closing) =>
  db
    .update(forumReports)
    .set({ closed_at: at, closed_by: by })
    .where(and(open, eq(forumReports.target_type, target_type), eq(forumReports.target_id, target_id)))

export const closeReport = async (db: Db, id: string, { by, at }: Closing): Promise<boolean> =>
  (
    await db
      .update(forumReports)
      .set({ closed_at: at, closed_by: by })
      .where(and(open, eq(forumReports.id, id)))
      .returning({ id: forumReports.id })
  ).length > 0

type Raw = Omit<ReportView, 'excerpt' | 'author_name' | 'reporter_name'> & {
  content: string
  author: string | null
  reporter: string | null
}

/** Reports about texts that their author has removed need no decision any more. */
export async function openReports(db: Db, paging: Paging) {
  const openReportsFrom = sql`from ${forumReports} o join ${forumPosts} p on p.id = o.post_id and p.deleted_at is null
    left join ${forumReplies} r on o.target_type = 'reply' and r.id = o.target_id
    where o.closed_at is null and (o.target_type = 'post' or r.deleted_at is null)`
  const found = await readTogether<{ rows: Raw[]; total: number }>(db, {
    rows: rowsAsJson(sql`select o.id, o.target_id, o.target_type, o.post_id, p.title,
        coalesce(r.content, p.content) as content,
        (select u.username from ${users} u where u.id = coalesce(r.author_id, p.author_id)) as author,
        (select u.username from ${users} u where u.id = o.reporter_id) as reporter,
        o.reason, o.note, o.created_at ${openReportsFrom}
      order by o.created_at, o.id limit ${paging.size} offset ${offsetOf(paging)}`),
    total: sql`select count(*)::int ${openReportsFrom}`,
  })
  const documents = found.rows.map(({ content, author, reporter, ...row }) => ({
    ...row,
    excerpt: excerptOf(content),
    author_name: shownName(author),
    reporter_name: shownName(reporter),
    created_at: instantOf(row.created_at),
  }))
  return pageOf(documents, found.total, paging)
}
