import { boolean, integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { TicketDiagnostics, TicketRow } from '#domain/community/tickets/tickets.schema.ts'
import { derived, fileId, freeText, mixed, personId, plain, trace } from '../catalogue/column-classes.ts'
import { impersonalTable, personalTable } from '../catalogue/table.ts'
import { instant, textColumn } from './columns.ts'

export const tickets = personalTable(
  'tickets',
  {
    id: plain(uuid('id').primaryKey()),
    /** Null once the account is deleted (TIC-11). */
    creator_id: personId(uuid('creator_id')),
    subject: freeText(text('subject').notNull()),
    body: freeText(text('body').notNull()),
    category: plain(text('category').notNull()),
    priority: plain(text('priority').$type<TicketRow['priority']>().notNull()),
    status: plain(text('status').$type<TicketRow['status']>().notNull().default('Açık')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
    assigned_to: trace(uuid('assigned_to')),
    first_answer_at: plain(instant('first_answer_at')),
    closed_at: plain(instant('closed_at')),
    rating: plain(smallint('rating')),
    situation: mixed(jsonb('situation').$type<TicketDiagnostics>()),
    /** Folded subject and text. */
    search_key: derived(textColumn('search_key')),
  },
  {
    group: 'support',
    about: 'creator_id = :user',
    deletionRules: [{ where: 'creator_id = :user', does: 'anonymise', set: { situation: 'null' } }],
  },
)

export const ticketReplies = personalTable(
  'ticket_replies',
  {
    id: plain(uuid('id').primaryKey()),
    ticket_id: plain(uuid('ticket_id').notNull()),
    /** Null once the account is deleted. */
    author_id: personId(uuid('author_id')),
    by_support: plain(boolean('by_support').notNull()),
    text: freeText(text('text').notNull()),
    search_key: derived(textColumn('search_key')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'support',
    about: 'author_id = :user or ticket_id in (select id from tickets where creator_id = :user)',
    deletionRules: [
      {
        where: 'author_id = :user or ticket_id in (select id from tickets where creator_id = :user)',
        does: 'anonymise',
      },
    ],
  },
)

export const ticketFiles = personalTable(
  'ticket_files',
  {
    file_id: fileId(uuid('file_id').primaryKey()),
    ticket_id: plain(uuid('ticket_id').notNull()),
    /** Null for files attached to the ticket itself. */
    reply_id: plain(uuid('reply_id')),
    position: plain(integer('position').notNull()),
  },
  {
    group: 'support',
    about: 'ticket_id in (select id from tickets where creator_id = :user)',
    deletionRules: [
      {
        where: 'file_id in (select id from files where uploaded_by = :user)',
        does: 'delete',
      },
      { where: 'ticket_id in (select id from tickets where creator_id = :user)', does: 'keep', basis: 'others' },
    ],
  },
)

export const cannedAnswers = impersonalTable('canned_answers', 'texts of the support for everybody', {
  id: plain(uuid('id').primaryKey()),
  title: plain(text('title').notNull()),
  title_key: plain(text('title_key').notNull()),
  text: plain(text('text').notNull()),
  updated_at: plain(instant('updated_at').notNull()),
})
