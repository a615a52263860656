import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from './columns.ts'

export const posts = pgTable('posts', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  signs: integer('signs').notNull().generatedAlwaysAs(sql`char_length(body)`),
  draft: boolean('draft').notNull(),
  publish_on: day('publish_on').notNull(),
  cover_file: uuid('cover_file'),
  author_id: uuid('author_id'),
  search_key: text('search_key').notNull(),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const postFills = pgTable('post_fills', {
  key: text('key').primaryKey(),
  filled_at: instant('filled_at').notNull(),
})
