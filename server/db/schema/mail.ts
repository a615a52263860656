import { customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { mailStates } from '#domain/operations/admin/admin.schema.ts'
import { instant, writtenAt } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const mailAttachments = pgTable('mail_attachments', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  created_at: instant('created_at').notNull(),
})

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  template: text('template').notNull(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
  state: text('state').$type<(typeof mailStates)[number]>().notNull().default('queued'),
  tries: integer('tries').notNull().default(0),
  last_error: text('last_error'),
  created_at: writtenAt('created_at'),
  sent_at: instant('sent_at'),
  attachment_id: uuid('attachment_id'),
})

export const smsMessages = pgTable('sms_messages', {
  id: uuid('id').primaryKey(),
  to: text('to').notNull(),
  text: text('text').notNull(),
  state: text('state').$type<(typeof mailStates)[number]>().notNull().default('queued'),
  tries: integer('tries').notNull().default(0),
  last_error: text('last_error'),
  created_at: writtenAt('created_at'),
  sent_at: instant('sent_at'),
})
