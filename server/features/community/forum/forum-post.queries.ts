import { type SQL, sql } from 'drizzle-orm'
import { depthOf, rightsOnPost } from '#domain/community/forum/forum.rules.ts'
import { type PostView, type ReplyView, repliesPerPage } from '#domain/community/forum/forum.schema.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { inText, pageOf } from '#server/db/page.ts'
import { instantOf, rowsAsJson, selectTogether } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { forumBookmarks, forumFiles, forumLikes, forumPosts, forumReplies } from '#server/db/schema/forum.ts'
import type { SqlValue } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { knownName } from './forum-list.queries.ts'
import { isAdmin, seenBy } from './forum-scope.queries.ts'

type RawPost = Omit<PostView, 'author_name' | 'can'> & { username: string | null }
interface RawReply extends Omit<ReplyView, 'author_name' | 'answers' | 'depth' | 'state' | 'can'> {
  username: string | null
  path: string
  answered: string | null
  deleted: boolean
}

const liked = (actor: Viewer, type: 'post' | 'reply', id: SQL) => sql`exists (select 1 from ${forumLikes} l
  where l.user_id = ${actor.callerId} and l.target_type = ${type} and l.target_id = ${id}) as liked`

/** A removed reply keeps its place only while it has an answer. */
const inThread = sql`(r.deleted_at is null or exists (
  select 1 from ${forumReplies} c where c.parent_reply_id = r.id and c.deleted_at is null))`

/** The page that holds the given reply, or else the requested page. */
const pageNumber = (post: SqlValue, page: number, reply: SqlValue | null): SQL =>
  reply
    ? sql`select coalesce((select (count(*) / ${repliesPerPage})::int + 1 from ${forumReplies} r
        join ${forumReplies} t on t.id = ${reply} and t.post_id = ${post}
        where r.post_id = ${post} and r.path < t.path and ${inThread}), 1) as number`
    : sql`select ${page}::int as number`

/** `reply`: opens the page that holds this reply. */
type PostAddress = PlaceholderValues<{ id: string; reply: string | null }>

const postParts = preparedByCaller((_, actor, page: number, { id, reply }: PostAddress) =>
  selectTogether<{ post: RawPost[]; replies: RawReply[]; total: number; page: number }>(
    {
      post: rowsAsJson(sql`select p.id, p.title, p.content, p.category, p.tags, p.author_id, u.username,
          coalesce(u.role = 'admin', false) as author_is_admin, p.view_count, p.reply_count, p.like_count, p.is_pinned,
          p.is_locked, p.is_edited, p.created_at, p.updated_at, p.last_activity, p.hidden_reason,
          ${liked(actor, 'post', sql`p.id`)},
          exists (select 1 from ${forumBookmarks} b where b.user_id = ${actor.callerId} and b.post_id = p.id) as bookmarked,
          coalesce((select json_agg(f.file_id order by f.position, f.file_id) from ${forumFiles} f
            where f.post_id = p.id), '[]') as files
        from ${forumPosts} p left join ${users} u on u.id = p.author_id
        where p.id = ${id} and ${seenBy(actor, 'p')}`),
      replies: rowsAsJson(sql`select r.id, r.post_id, r.author_id, u.username,
          coalesce(u.role = 'admin', false) as author_is_admin, r.content, r.parent_reply_id, r.path,
          case when a.deleted_at is null and a.hidden_at is null and a.id is not null then coalesce(w.username, '') end as answered, r.like_count,
          ${liked(actor, 'reply', sql`r.id`)}, r.is_edited, r.created_at, r.updated_at, r.hidden_reason,
          r.deleted_at is not null as deleted
        from ${forumReplies} r left join ${users} u on u.id = r.author_id
          left join ${forumReplies} a on a.id = r.parent_reply_id left join ${users} w on w.id = a.author_id
        where r.post_id = ${id} and ${inThread} order by r.path
        limit ${inText(repliesPerPage)} offset ((select number from asked) - 1) * ${repliesPerPage}`),
      total: sql`select count(*)::int from ${forumReplies} r where r.post_id = ${id} and ${inThread}`,
      page: sql`select number from asked`,
    },
    sql`with asked as (${pageNumber(id, page, reply)})`,
  ),
)

export async function readPost(
  db: Db,
  actor: Actor,
  { id, page, reply }: { id: string; page: number; reply?: string | undefined },
) {
  const [found] = await postParts(db, actor, page, { id, reply: reply ?? null })
  const [post] = found!.post
  if (!post) return null
  const { replies, total } = found!
  return {
    post: toPost(actor, post),
    replies: {
      ...pageOf(
        replies.map((row) => toReply(actor, row, post.is_locked)),
        total,
        { page: found!.page, size: repliesPerPage },
      ),
      page: found!.page,
    },
  }
}

function toPost(actor: Actor, { username, ...row }: RawPost): PostView {
  return {
    ...row,
    author_name: knownName(username),
    created_at: instantOf(row.created_at),
    last_activity: instantOf(row.last_activity),
    updated_at: row.updated_at && instantOf(row.updated_at),
    can: rightsOnPost({
      isAuthor: row.author_id === actor.userId,
      isAdmin: isAdmin(actor),
      isLocked: row.is_locked,
      isHidden: row.hidden_reason !== null,
    }),
  }
}

/** A removed text is shown to nobody, a hidden one only to its author and administrators. */
function toReply(actor: Actor, row: RawReply, isLocked: boolean): ReplyView {
  const { username, path, answered, deleted } = row
  const isAuthor = row.author_id === actor.userId
  const knows = isAuthor || isAdmin(actor)
  const state = deleted ? 'deleted' : row.hidden_reason === null ? 'shown' : 'hidden'
  const readable = state === 'shown' || (state === 'hidden' && knows)
  return {
    id: row.id,
    post_id: row.post_id,
    parent_reply_id: row.parent_reply_id,
    like_count: row.like_count,
    liked: row.liked,
    is_edited: row.is_edited,
    content: readable ? row.content : '',
    author_id: readable ? row.author_id : null,
    author_name: readable ? knownName(username) : '',
    author_is_admin: readable && row.author_is_admin,
    answers: answered === null ? null : knownName(answered),
    depth: depthOf(path),
    state,
    hidden_reason: knows ? row.hidden_reason : null,
    created_at: instantOf(row.created_at),
    updated_at: row.updated_at && instantOf(row.updated_at),
    can: { edit: isAuthor && state === 'shown' && !isLocked, remove: isAuthor && !deleted },
  }
}
