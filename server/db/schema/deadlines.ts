import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import { day, instant } from './columns.ts'

/** Deadlines that a user marked as done; only that user's list changes. */
export const deadlineMarks = pgTable(
  'deadline_marks',
  {
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    property_id: uuid('property_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    date: day('date').notNull(),
    marked_at: instant('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)

/** Reminders that were sent: each step of a deadline once for each user. */
export const deadlineReminders = pgTable(
  'deadline_reminders',
  {
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    step: integer('step').notNull(),
    date: day('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key, table.step] })],
)

/** The days on which a user's deadlines were checked, even if there was nothing to report. */
export const deadlineDigests = pgTable(
  'deadline_digests',
  {
    user_id: uuid('user_id').notNull(),
    day: day('day').notNull(),
    told: integer('told').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
)
