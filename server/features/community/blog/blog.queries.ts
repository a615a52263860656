import { and, count, desc, eq, gt, like, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type ArticleState, articleState, readingMinutes } from '#domain/community/blog/blog.rules.ts'
import type {
  AdminArticle,
  AdminArticleFilter,
  AdminArticleRow,
  Article,
  ArticleCard,
  ArticleFilter,
} from '#domain/community/blog/blog.schema.ts'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { postFills, posts } from '#server/db/schema/blog.ts'
import { files } from '#server/db/schema/files.ts'

const isPublic = (today: IsoDate) => and(eq(posts.draft, false), lte(posts.publish_on, today))
const matching = (q: string): SQL[] => likePatterns(q).map((word) => like(posts.search_key, word))
const newestFirst = [desc(posts.publish_on), posts.id] as const

const cardColumns = {
  slug: posts.slug,
  title: posts.title,
  summary: posts.summary,
  publish_on: posts.publish_on,
  updated_at: posts.updated_at,
  signs: posts.signs,
  cover: posts.cover_file,
}
type CardRow = Omit<ArticleCard, 'updated_on' | 'minutes'> & { updated_at: Date; signs: number }

function toCard({ updated_at, signs, ...row }: CardRow): ArticleCard {
  const changed = isoDate(updated_at)
  const updated_on = changed < row.publish_on ? row.publish_on : changed
  return { ...row, updated_on, minutes: readingMinutes(signs) }
}

export async function publicArticles(db: Db, filter: ArticleFilter, today: IsoDate) {
  const where = and(isPublic(today), ...matching(filter.q))
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(where)
    .orderBy(...newestFirst)
    .limit(filter.size)
    .offset(offsetOf(filter))
  const [all] = await db.select({ total: count() }).from(posts).where(where)
  return pageOf(rows.map(toCard), all!.total, filter)
}

/** Null for a draft, for an article not yet published, and when there is no such article. */
export async function publicArticle(db: Db, slug: string, today: IsoDate): Promise<Article | null> {
  const [row] = await db
    .select({ ...cardColumns, body: posts.body })
    .from(posts)
    .where(and(eq(posts.slug, slug), isPublic(today)))
  return row ? { ...toCard(row), body: row.body } : null
}

const inState: Record<AdminArticleFilter['state'], (today: IsoDate) => SQL | undefined> = {
  all: () => undefined,
  draft: () => eq(posts.draft, true),
  scheduled: (today) => and(eq(posts.draft, false), gt(posts.publish_on, today)),
  published: isPublic,
}

const adminColumns = {
  id: posts.id,
  version: posts.version,
  title: posts.title,
  slug: posts.slug,
  draft: posts.draft,
  publish_on: posts.publish_on,
  updated_at: posts.updated_at,
  author: users.username,
  cover: posts.cover_file,
}
type AdminRow = Omit<AdminArticleRow, 'state' | 'updated_at'> & { draft: boolean; updated_at: Date }
const stateOf = (row: AdminRow, today: IsoDate): { state: ArticleState; updated_at: string } => ({
  state: articleState(row, today),
  updated_at: row.updated_at.toISOString(),
})

export async function allArticles(db: Db, filter: AdminArticleFilter, today: IsoDate) {
  const where = and(inState[filter.state](today), ...matching(filter.q))
  const rows = await db
    .select(adminColumns)
    .from(posts)
    .leftJoin(users, eq(users.id, posts.author_id))
    .where(where)
    .orderBy(...newestFirst)
    .limit(filter.size)
    .offset(offsetOf(filter))
  const [all] = await db.select({ total: count() }).from(posts).where(where)
  const documents = rows.map(({ draft, ...row }) => ({ ...row, ...stateOf({ ...row, draft }, today) }))
  return pageOf(documents, all!.total, filter)
}

export async function articleToEdit(db: Db, id: string, today: IsoDate): Promise<AdminArticle | null> {
  const [row] = await db
    .select({ ...adminColumns, summary: posts.summary, body: posts.body })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.author_id))
    .where(eq(posts.id, id))
  return row ? { ...row, ...stateOf(row, today) } : null
}

/** Serialises changes: two articles must not get the same address. */
export const lockArticles = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('posts', 0))`)

export const slugIsTaken = async (db: Db, slug: string, exceptId: string) =>
  (await db.$count(posts, and(eq(posts.slug, slug), ne(posts.id, exceptId)))) > 0

export async function articleRow(db: Db, id: string) {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('update')
  return row ?? null
}

type NewArticleRow = Omit<typeof posts.$inferInsert, 'search_key' | 'version'>
const searchKey = ({ title, summary }: Pick<NewArticleRow, 'title' | 'summary'>) => fold(`${title} ${summary}`)

/** False when an article with this address already exists. */
export async function insertArticle(db: Db, row: NewArticleRow): Promise<boolean> {
  const inserted = await db
    .insert(posts)
    .values({ ...row, search_key: searchKey(row) })
    .onConflictDoNothing()
    .returning({ id: posts.id })
  return inserted.length > 0
}

type Change = Pick<NewArticleRow, 'slug' | 'title' | 'summary' | 'body' | 'draft' | 'publish_on' | 'updated_at'>

/** False when the article was changed after `version` was read. */
export async function updateArticle(db: Db, at: { id: string; version: number }, change: Change): Promise<boolean> {
  const changed = await db
    .update(posts)
    .set({ ...change, search_key: searchKey(change), version: at.version + 1 })
    .where(and(eq(posts.id, at.id), eq(posts.version, at.version)))
    .returning({ id: posts.id })
  return changed.length > 0
}

export const setCover = (db: Db, id: string, cover_file: string | null) =>
  db.update(posts).set({ cover_file }).where(eq(posts.id, id))

/** The cover image of a public article; administrators also get covers of drafts. */
export async function coverFile(db: Db, id: string, reader: { today: IsoDate; isAdmin: boolean }) {
  const [file] = await db
    .select({ id: files.id, area: files.area, type: files.type })
    .from(posts)
    .innerJoin(files, eq(files.id, posts.cover_file))
    .where(and(eq(posts.cover_file, id), reader.isAdmin ? undefined : isPublic(reader.today)))
    .limit(1)
  return file ?? null
}

/** True for the first caller only, even when two processes start at once. */
export async function markFilled(db: Db, key: string, filled_at: Date): Promise<boolean> {
  const marked = await db
    .insert(postFills)
    .values({ key, filled_at })
    .onConflictDoNothing()
    .returning({ key: postFills.key })
  return marked.length > 0
}
