import { sql } from 'drizzle-orm'
import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import { plain, trace } from '../catalogue/column-classes.ts'
import { impersonalTable } from '../catalogue/table.ts'
import { day, instant } from './columns.ts'

export const posts = impersonalTable('posts', 'articles for everybody', {
  id: plain(uuid('id').primaryKey()),
  slug: plain(text('slug').notNull()),
  title: plain(text('title').notNull()),
  summary: plain(text('summary').notNull()),
  body: plain(text('body').notNull()),
  signs: plain(integer('signs').notNull().generatedAlwaysAs(sql`char_length(body)`)),
  draft: plain(boolean('draft').notNull()),
  publish_on: plain(day('publish_on').notNull()),
  cover_file: plain(uuid('cover_file')),
  author_id: trace(uuid('author_id')),
  search_key: plain(text('search_key').notNull()),
  version: plain(integer('version').notNull().default(1)),
  created_at: plain(instant('created_at').notNull()),
  updated_at: plain(instant('updated_at').notNull()),
})

export const postFills = impersonalTable('post_fills', 'which articles came with the product', {
  key: plain(text('key').primaryKey()),
  filled_at: plain(instant('filled_at').notNull()),
})
