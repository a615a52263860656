import { type SQL, sql } from 'drizzle-orm'
import { shownName } from '#domain/forum/forum.rules.ts'
import {
  type ForumFilter,
  type FoundPost,
  maxSearchResults,
  maxSimilarPosts,
  mostPostsCounted,
  type PostCard,
} from '#domain/forum/forum.schema.ts'
import { stemsOf, tellingStems } from '#domain/forum/forum-words.rules.ts'
import { fold, lower } from '#domain/kernel/turkish-text.ts'
import { plainText } from '#domain/markdown/plain-text.rules.ts'
import type { Db } from '#server/db/client.ts'
import { likePattern } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { forumBookmarks, forumPosts, forumReports } from '#server/db/schema/forum.ts'
import type { Actor } from '#server/http/actor.ts'
import { isAdmin } from './forum-scope.queries.ts'

/** What everybody sees; written as the indexes have it. */
const published = sql`p.deleted_at is null and p.hidden_at is null`

const orders: Record<ForumFilter['sort'], SQL> = {
  activity: sql`p.is_pinned desc, p.last_activity desc, p.id desc`,
  new: sql`p.is_pinned desc, p.created_at desc, p.id desc`,
  liked: sql`p.is_pinned desc, p.like_count desc, p.last_activity desc, p.id desc`,
}

/** Nobody but an administrator looks through what was hidden. */
function shown(actor: Actor, show: ForumFilter['show']): SQL {
  if (show === 'mine') return sql`p.deleted_at is null and p.author_id = ${actor.userId}`
  if (show === 'hidden') return isAdmin(actor) ? sql`p.deleted_at is null and p.hidden_at is not null` : sql`false`
  if (show === 'bookmarks')
    return sql`${published} and p.id in (select b.post_id from ${forumBookmarks} b where b.user_id = ${actor.userId})`
  return published
}

export const excerptLength = 200
/** Enough for the excerpt, with the signs that go. */
const readForExcerpt = 600

export const excerptOf = (content: string): string => {
  const text = plainText(content)
  return text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text
}

interface Row extends Omit<PostCard, 'excerpt' | 'author_name'> {
  beginning: string
  username: string | null
}

/** The database writes its own kind of timestamp into JSON. */
export const instantOf = (at: string | Date) => new Date(at).toISOString()

const toCard = ({ beginning, username, ...row }: Row): PostCard => ({
  ...row,
  excerpt: excerptOf(beginning),
  author_name: shownName(username),
  created_at: instantOf(row.created_at),
  last_activity: instantOf(row.last_activity),
})

export async function postsPage(db: Db, actor: Actor, filter: ForumFilter) {
  const where = sql`${shown(actor, filter.show)}
    ${filter.category === 'all' ? sql`` : sql`and p.category = ${filter.category}`}
    ${filter.tag ? sql`and p.tags @> array[${lower(filter.tag)}]::text[]` : sql``}`
  // Beyond what is counted there are no pages, and skipping a million rows costs what reading them would.
  const size = offsetOf(filter) < mostPostsCounted ? filter.size : 0
  const found = await readTogether<{ rows: Row[]; total: number; open: number | null }>(db, {
    rows: rowsAsJson(sql`select p.id, p.title, left(p.content, ${readForExcerpt}) as beginning, p.category, p.tags,
        p.author_id, u.username, coalesce(u.role = 'admin', false) as author_is_admin, p.view_count, p.reply_count,
        p.like_count, p.is_pinned, p.is_locked, p.created_at, p.last_activity, p.hidden_reason,
        exists (select 1 from ${forumBookmarks} b where b.user_id = ${actor.userId} and b.post_id = p.id) as bookmarked
      from ${forumPosts} p left join ${users} u on u.id = p.author_id
      where ${where} order by ${orders[filter.sort]} limit ${size} offset ${size === 0 ? 0 : offsetOf(filter)}`),
    total: sql`select count(*)::int from (select 1 from ${forumPosts} p where ${where} limit ${mostPostsCounted}) counted`,
    open: isAdmin(actor)
      ? sql`select count(*)::int from ${forumReports} r where r.closed_at is null`
      : sql`select null::int`,
  })
  return { ...pageOf(found.rows.map(toCard), found.total, filter), openReports: found.open }
}

/** So many that fit are put in order; a word that more titles hold says too little for the order to matter. */
const looked = 300

interface Sought {
  stems: string[]
  /** Every word, or any of them. */
  all: boolean
  text: string
  limit: number
}

async function foundPosts(db: Db, { stems, all, text, limit }: Sought): Promise<FoundPost[]> {
  if (stems.length === 0) return []
  const holds = stems.map((stem) => sql`p.search_key like ${likePattern(stem)}`)
  const hits = sql.join(
    stems.map((stem) => sql`(f.search_key like ${likePattern(stem)})::int`),
    sql` + `,
  )
  const { rows } = (await db.execute(sql`
    with f as materialized (
      select p.id, p.title, p.category, p.reply_count, p.is_locked, p.last_activity, p.search_key
      from ${forumPosts} p where ${published} and (${sql.join(holds, all ? sql` and ` : sql` or `)}) limit ${looked})
    select f.id, f.title, f.category, f.reply_count, f.is_locked, f.last_activity from f
    order by ${hits} desc, similarity(f.search_key, ${fold(text)}) desc, f.last_activity desc, f.id desc
    limit ${limit}`)) as unknown as { rows: FoundPost[] }
  return rows.map((row) => ({ ...row, last_activity: instantOf(row.last_activity) }))
}

/** FOR-09: by title, at most twenty. */
export const searchPosts = (db: Db, q: string) =>
  foundPosts(db, { stems: stemsOf(q), all: true, text: q, limit: maxSearchResults })

export const similarPosts = (db: Db, title: string) =>
  foundPosts(db, { stems: tellingStems(title), all: false, text: title, limit: maxSimilarPosts })
