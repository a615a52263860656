import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, writtenAt } from './columns.ts'

/** `user1` is the smaller id, so that two people have one chat whichever of them began it (CHAT-11). */
export const chats = pgTable('chats', {
  id: uuid('id').primaryKey(),
  user1: uuid('user1').notNull(),
  user2: uuid('user2').notNull(),
  created_at: writtenAt('created_at'),
  updated_at: writtenAt('updated_at'),
})

export const messages = pgTable('messages', {
  /** Made by the sender's browser: sending the same message again changes nothing. */
  id: uuid('id').primaryKey(),
  chat_id: uuid('chat_id').notNull(),
  /** Order within the chat, given while its row is locked. */
  seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  sender_id: uuid('sender_id').notNull(),
  text: text('text').notNull(),
  search_key: text('search_key').notNull().default(''),
  timestamp: writtenAt('timestamp'),
  is_read: boolean('is_read').notNull().default(false),
  read_at: instant('read_at'),
})

export const messageFiles = pgTable(
  'message_files',
  {
    message_id: uuid('message_id').notNull(),
    file_id: uuid('file_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.file_id] })],
)
