import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { instant, words } from './columns.ts'

const number = (name: string) => integer(name).notNull().default(0)
const flag = (name: string) => boolean(name).notNull().default(false)
const target = {
  target_id: uuid('target_id').notNull(),
  target_type: text('target_type').$type<ForumTarget>().notNull(),
}
/** Hidden by an administrator, or deleted by the author. */
const outOfSight = {
  hidden_at: instant('hidden_at'),
  hidden_by: uuid('hidden_by'),
  hidden_reason: text('hidden_reason'),
  deleted_at: instant('deleted_at'),
}

export const forumPosts = pgTable('forum_posts', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  category: text('category').notNull(),
  author_id: uuid('author_id'),
  tags: text('tags').array().notNull().default([]),
  view_count: number('view_count'),
  reply_count: number('reply_count'),
  like_count: number('like_count'),
  is_pinned: flag('is_pinned'),
  is_locked: flag('is_locked'),
  is_edited: flag('is_edited'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at'),
  last_activity: instant('last_activity').notNull(),
  ...outOfSight,
  search_key: text('search_key').notNull(),
})

export const forumReplies = pgTable('forum_replies', {
  id: uuid('id').primaryKey(),
  post_id: uuid('post_id').notNull(),
  author_id: uuid('author_id'),
  content: text('content').notNull(),
  parent_reply_id: uuid('parent_reply_id'),
  path: text('path').notNull(),
  like_count: number('like_count'),
  is_edited: flag('is_edited'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at'),
  ...outOfSight,
})

export const forumLikes = pgTable(
  'forum_likes',
  { user_id: uuid('user_id').notNull(), ...target, created_at: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.target_type, table.target_id] })],
)

export const forumBookmarks = pgTable(
  'forum_bookmarks',
  {
    user_id: uuid('user_id').notNull(),
    post_id: uuid('post_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.post_id] })],
)

export type ForumNewsKind = 'reply' | 'like' | 'mention'
export const forumNotifications = pgTable('forum_notifications', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind').$type<ForumNewsKind>().notNull(),
  actor_id: uuid('actor_id').notNull(),
  post_id: uuid('post_id').notNull(),
  target_id: uuid('target_id').notNull(),
  created_at: instant('created_at').notNull(),
})

/** The text before an edit. */
export const forumEdits = pgTable('forum_edits', {
  id: uuid('id').primaryKey(),
  ...target,
  title: words('title'),
  content: text('content').notNull(),
  until: instant('until').notNull(),
})

export const forumReports = pgTable('forum_reports', {
  id: uuid('id').primaryKey(),
  ...target,
  post_id: uuid('post_id').notNull(),
  reporter_id: uuid('reporter_id').notNull(),
  reason: text('reason').notNull(),
  note: words('note'),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
  closed_by: uuid('closed_by'),
})

export const forumFiles = pgTable('forum_files', {
  file_id: uuid('file_id').primaryKey(),
  post_id: uuid('post_id').notNull(),
  position: integer('position').notNull(),
})
