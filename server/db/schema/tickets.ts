import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { TicketDiagnostics, TicketRow } from '#domain/community/tickets/tickets.schema.ts'
import { instant, words } from './columns.ts'

export const tickets = pgTable('tickets', {
  id: uuid('id').primaryKey(),
  /** Null once the account is deleted (TIC-11). */
  creator_id: uuid('creator_id'),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  category: text('category').notNull(),
  priority: text('priority').$type<TicketRow['priority']>().notNull(),
  status: text('status').$type<TicketRow['status']>().notNull().default('Açık'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
  assigned_to: uuid('assigned_to'),
  first_answer_at: instant('first_answer_at'),
  closed_at: instant('closed_at'),
  rating: smallint('rating'),
  situation: jsonb('situation').$type<TicketDiagnostics>(),
  /** Folded subject and text. */
  search_key: words('search_key'),
})

export const ticketReplies = pgTable('ticket_replies', {
  id: uuid('id').primaryKey(),
  ticket_id: uuid('ticket_id').notNull(),
  /** Null once the account is deleted. */
  author_id: uuid('author_id'),
  by_support: boolean('by_support').notNull(),
  text: text('text').notNull(),
  search_key: words('search_key'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const ticketFiles = pgTable('ticket_files', {
  file_id: uuid('file_id').primaryKey(),
  ticket_id: uuid('ticket_id').notNull(),
  /** Null for files attached to the ticket itself. */
  reply_id: uuid('reply_id'),
  position: integer('position').notNull(),
})

export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  title_key: text('title_key').notNull(),
  text: text('text').notNull(),
  updated_at: instant('updated_at').notNull(),
})
