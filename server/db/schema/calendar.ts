import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CalendarGroup } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { instant } from './columns.ts'

/** The secret calendar link of a user; at most one for each user. */
export const calendarAddresses = pgTable('calendar_addresses', {
  user_id: uuid('user_id').primaryKey(),
  /** Part of the events' ids; it stays the same when the key is renewed. */
  id: uuid('id').notNull(),
  token_hash: text('token_hash').notNull(),
  /** Encrypted, not only hashed, so that the user can copy the link again. */
  token_encrypted: text('token_encrypted').notNull(),
  names: boolean('names').notNull().default(false),
  groups: text('groups').array().$type<CalendarGroup[]>().notNull(),
  created_at: instant('created_at').notNull(),
  last_read_at: instant('last_read_at'),
})
