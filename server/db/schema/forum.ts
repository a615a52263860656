import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { derived, fileId, freeText, personId, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, textColumn } from './columns.ts'

const number = (name: string) => integer(name).notNull().default(0)
const flag = (name: string) => boolean(name).notNull().default(false)
const target = {
  target_id: plain(uuid('target_id').notNull()),
  target_type: plain(text('target_type').$type<ForumTarget>().notNull()),
}
/** Hidden by an administrator, or deleted by the author. */
const outOfSight = {
  hidden_at: plain(instant('hidden_at')),
  hidden_by: trace(uuid('hidden_by')),
  hidden_reason: freeText(text('hidden_reason')),
  deleted_at: plain(instant('deleted_at')),
}

const ownTarget = `((target_type = 'post' and target_id in (select id from forum_posts where author_id = :user))
  or (target_type = 'reply' and target_id in (select id from forum_replies where author_id = :user)))`

export const forumPosts = personalTable(
  'forum_posts',
  {
    id: plain(uuid('id').primaryKey()),
    title: freeText(text('title').notNull()),
    content: freeText(text('content').notNull()),
    category: plain(text('category').notNull()),
    author_id: personId(uuid('author_id')),
    tags: plain(text('tags').array().notNull().default([])),
    view_count: plain(number('view_count')),
    reply_count: plain(number('reply_count')),
    like_count: plain(number('like_count')),
    is_pinned: plain(flag('is_pinned')),
    is_locked: plain(flag('is_locked')),
    is_edited: plain(flag('is_edited')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at')),
    last_activity: plain(instant('last_activity').notNull()),
    ...outOfSight,
    search_key: derived(text('search_key').notNull()),
  },
  {
    group: 'community',
    about: 'author_id = :user',
    deletionRules: [{ where: 'author_id = :user', does: 'anonymise', set: { tags: "'{}'" } }],
  },
)

export const forumReplies = personalTable(
  'forum_replies',
  {
    id: plain(uuid('id').primaryKey()),
    post_id: plain(uuid('post_id').notNull()),
    author_id: personId(uuid('author_id')),
    content: freeText(text('content').notNull()),
    parent_reply_id: plain(uuid('parent_reply_id')),
    path: plain(text('path').notNull()),
    like_count: plain(number('like_count')),
    is_edited: plain(flag('is_edited')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at')),
    ...outOfSight,
  },
  {
    group: 'community',
    about: 'author_id = :user',
    near: 'post_id in (select id from forum_posts where author_id = :user)',
    deletionRules: [{ where: 'author_id = :user', does: 'anonymise' }],
  },
)

export const forumLikes = personalTable(
  'forum_likes',
  { user_id: personId(uuid('user_id').notNull()), ...target, created_at: plain(instant('created_at').notNull()) },
  {
    group: 'community',
    about: 'user_id = :user',
    // Likes stay without a name, because posts store their counts.
    deletionRules: [{ where: 'user_id = :user', does: 'keep', basis: 'others' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.target_type, table.target_id] })],
)

export const forumBookmarks = personalTable(
  'forum_bookmarks',
  {
    user_id: personId(uuid('user_id').notNull()),
    post_id: plain(uuid('post_id').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'community',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.post_id] })],
)

export type ForumNewsKind = 'reply' | 'like' | 'mention'
export const forumNotifications = personalTable(
  'forum_notifications',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    kind: plain(text('kind').$type<ForumNewsKind>().notNull()),
    actor_id: personId(uuid('actor_id').notNull()),
    post_id: plain(uuid('post_id').notNull()),
    target_id: plain(uuid('target_id').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'community',
    about: 'user_id = :user or actor_id = :user',
    deletionRules: [{ where: 'user_id = :user or actor_id = :user', does: 'delete' }],
  },
)

/** The text before an edit. */
export const forumEdits = personalTable(
  'forum_edits',
  {
    id: plain(uuid('id').primaryKey()),
    ...target,
    title: freeText(textColumn('title')),
    content: freeText(text('content').notNull()),
    until: plain(instant('until').notNull()),
  },
  {
    group: 'community',
    about: ownTarget,
    deletionRules: [{ where: ownTarget, does: 'delete' }],
  },
)

export const forumReports = personalTable(
  'forum_reports',
  {
    id: plain(uuid('id').primaryKey()),
    ...target,
    post_id: plain(uuid('post_id').notNull()),
    reporter_id: personId(uuid('reporter_id').notNull()),
    reason: plain(text('reason').notNull()),
    note: freeText(textColumn('note')),
    created_at: plain(instant('created_at').notNull()),
    closed_at: plain(instant('closed_at')),
    closed_by: trace(uuid('closed_by')),
  },
  {
    group: 'community',
    about: 'reporter_id = :user',
    deletionRules: [{ where: 'reporter_id = :user', does: 'anonymise' }],
  },
)

export const forumFiles = personalTable(
  'forum_files',
  {
    file_id: fileId(uuid('file_id').primaryKey()),
    post_id: plain(uuid('post_id').notNull()),
    position: plain(integer('position').notNull()),
  },
  {
    group: 'community',
    about: 'post_id in (select id from forum_posts where author_id = :user)',
    deletionRules: [{ where: 'post_id in (select id from forum_posts where author_id = :user)', does: 'delete' }],
  },
)
