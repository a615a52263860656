import { and, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shownName } from '#domain/community/forum/forum.rules.ts'
import {
  type ForumFilter,
  type FoundPost,
  foundPost,
  maxSearchResults,
  maxSimilarPosts,
  mostPostsCounted,
  type PostCard,
} from '#domain/community/forum/forum.schema.ts'
import { stemsOf, tellingStems } from '#domain/community/forum/forum-words.rules.ts'
import { plainText } from '#domain/community/markdown/plain-text.rules.ts'
import { fold, lower } from '#domain/kernel/turkish-text.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { containsWord } from '#server/db/contains-words.ts'
import { inText, offsetOf, pageOf } from '#server/db/page.ts'
import { instantOf, rowsAsJson, selectTogether } from '#server/db/read-together.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { forumBookmarks, forumPosts, forumReports } from '#server/db/schema/forum.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { BoundedCache } from '#server/platform/bounded-cache.ts'
import { isAdmin } from './forum-scope.queries.ts'

/** Posts visible to everyone; written like the condition of the partial indexes. */
const published = sql`p.deleted_at is null and p.hidden_at is null`

const orders: Record<ForumFilter['sort'], SQL> = {
  activity: sql`p.is_pinned desc, p.last_activity desc, p.id desc`,
  new: sql`p.is_pinned desc, p.created_at desc, p.id desc`,
  liked: sql`p.is_pinned desc, p.like_count desc, p.last_activity desc, p.id desc`,
}

/** Only administrators may list hidden posts. */
function shown(actor: Viewer, show: ForumFilter['show']): SQL {
  if (show === 'mine') return sql`p.deleted_at is null and p.author_id = ${actor.callerId}`
  if (show === 'hidden') return isAdmin(actor) ? sql`p.deleted_at is null and p.hidden_at is not null` : sql`false`
  if (show === 'bookmarks')
    return sql`${published} and p.id in (select b.post_id from ${forumBookmarks} b where b.user_id = ${actor.callerId})`
  return published
}

export const excerptLength = 200
/** Enough characters for the excerpt after its markup is removed. */
const readForExcerpt = 600

export const excerptOf = (content: string): string => {
  const text = plainText(content)
  return text.length > excerptLength ? `${text.slice(0, excerptLength).replace(/[\s,;:]+\S*$/, '')}…` : text
}

/** Cached because the first pages are read often and removing the markup costs more than the rest of a card. */
const excerpts = new BoundedCache<string>(2000)
const names = new BoundedCache<string>(2000)
export const knownName = (username: string | null): string => names.of(username ?? '', () => shownName(username))

interface Row extends Omit<PostCard, 'excerpt' | 'author_name'> {
  beginning: string
  username: string | null
}

/** Field by field, because spreading the row takes longer than all other work on it. */
const toCard = (row: Row): PostCard => ({
  id: row.id,
  title: row.title,
  category: row.category,
  tags: row.tags,
  author_id: row.author_id,
  author_is_admin: row.author_is_admin,
  view_count: row.view_count,
  reply_count: row.reply_count,
  like_count: row.like_count,
  is_pinned: row.is_pinned,
  is_locked: row.is_locked,
  hidden_reason: row.hidden_reason,
  bookmarked: row.bookmarked,
  excerpt: excerpts.of(row.beginning, () => excerptOf(row.beginning)),
  author_name: knownName(row.username),
  created_at: instantOf(row.created_at),
  last_activity: instantOf(row.last_activity),
})

const pageParts = preparedByCaller((_, actor, filter: ForumFilter) => {
  const where = sql`${shown(actor, filter.show)}
    ${filter.category === 'all' ? sql`` : sql`and p.category = ${filter.category}`}
    ${filter.tag ? sql`and p.tags @> array[${lower(filter.tag)}]::text[]` : sql``}`
  // Chooses the page first, from an index alone, so that skipped rows are not read. Pages beyond the counted posts are
  // empty, because skipping a million rows costs as much as reading them.
  const size = offsetOf(filter) < mostPostsCounted ? filter.size : 0
  // An index holds the order for all posts and for one category; without `order by` the whole table would be read.
  const inOrder = filter.show === 'all' && !filter.tag ? sql`order by ${orders.activity}` : sql``
  return selectTogether<{ rows: Row[]; total: number; open: number | null }>({
    rows: rowsAsJson(sql`select p.id, p.title, left(p.content, ${readForExcerpt}) as beginning, p.category, p.tags,
        p.author_id, u.username, coalesce(u.role = 'admin', false) as author_is_admin, p.view_count, p.reply_count,
        p.like_count, p.is_pinned, p.is_locked, p.created_at, p.last_activity, p.hidden_reason,
        exists (select 1 from ${forumBookmarks} b where b.user_id = ${actor.callerId} and b.post_id = p.id) as bookmarked
      from (select p.id from ${forumPosts} p where ${where} order by ${orders[filter.sort]}
          limit ${inText(size)} offset ${inText(size === 0 ? 0 : offsetOf(filter))}) chosen
        join ${forumPosts} p on p.id = chosen.id left join ${users} u on u.id = p.author_id
      order by ${orders[filter.sort]}`),
    total: sql`select count(*)::int from (
      select 1 from ${forumPosts} p where ${where} ${inOrder} limit ${inText(mostPostsCounted)}) counted`,
    open: isAdmin(actor)
      ? sql`select count(*)::int from ${forumReports} r where r.closed_at is null`
      : sql`select null::int`,
  })
})

export async function postsPage(db: Db, actor: Actor, filter: ForumFilter) {
  const [found] = await pageParts(db, actor, filter)
  const { rows, total, open } = found!
  return { ...pageOf(rows.map(toCard), total, filter), openReports: open }
}

/** Only this many matches are sorted; for a word in more titles the order means little. */
const looked = 300
/** A common word is found among this many newest posts. */
const recentPosts = 2000

interface Sought {
  stems: string[]
  /** Titles with only some of the words count too, after those with all. */
  some: boolean
  text: string
  limit: number
}

const foundColumns = sql.raw('p.id, p.title, p.category, p.reply_count, p.is_locked, p.last_activity, p.search_key')

/** The driver leaves timestamps as PostgreSQL writes them. */
const titleRow = foundPost.extend({ last_activity: z.string() })

/**
 * Reads the newest titles first, because a common word is among them; only a rare word is looked up in the trigram
 * index, until there are enough rows (0077). The leading SQL comment makes PostgreSQL plan it anew each time, and the
 * always-true condition prevents parallel workers, which take longer than the rows.
 */
async function foundPosts(db: Db, { stems, some, text, limit }: Sought): Promise<FoundPost[]> {
  if (stems.length === 0) return []
  const held = (row: SQL) => stems.map((stem) => containsWord(sql`${row}.search_key`, stem))
  const inAll = and(...held(sql`p`))!
  const inSome = some ? or(...held(sql`p`))! : inAll
  const hits = sql.join(
    held(sql`f`).map((holding) => sql`(${holding})::int`),
    sql` + `,
  )
  const looksUp = (fits: SQL, when: SQL) => sql`select ${foundColumns} from ${forumPosts} p
    where ${published} and ${fits} and ${when} and pg_backend_pid() is not null`
  const rows = await rowsOf(
    db,
    titleRow,
    sql`/* planned for its words */
    with recent as materialized (select ${foundColumns} from (
        select * from ${forumPosts} p where ${published} order by ${orders.new} limit ${recentPosts}) p
      where ${inSome} limit ${looked}),
    whole as materialized (${looksUp(inAll, some && stems.length > 1 ? sql`true` : sql`(select count(*) from recent) < ${limit}`)}),
    near as materialized (select * from recent union (select * from whole limit ${looked})),
    loose as materialized (${looksUp(inSome, some ? sql`(select count(*) from near) < ${limit}` : sql`false`)}),
    f as (select * from near union (select * from loose limit ${looked}))
    select f.id, f.title, f.category, f.reply_count, f.is_locked, f.last_activity from f
    order by ${hits} desc, similarity(f.search_key, ${fold(text)}) desc, f.last_activity desc, f.id desc
    limit ${limit}`,
  )
  return rows.map((row) => ({ ...row, last_activity: instantOf(row.last_activity) }))
}

/** FOR-09: searches titles, returns at most twenty. */
export const searchPosts = (db: Db, q: string) =>
  foundPosts(db, { stems: stemsOf(q), some: false, text: q, limit: maxSearchResults })

export const similarPosts = (db: Db, title: string) =>
  foundPosts(db, { stems: tellingStems(title), some: true, text: title, limit: maxSimilarPosts })
