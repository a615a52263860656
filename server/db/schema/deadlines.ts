import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import { personId, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, instant } from './columns.ts'

/** Deadlines that a user marked as done; only that user's list changes. */
export const deadlineMarks = personalTable(
  'deadline_marks',
  {
    user_id: personId(uuid('user_id').notNull()),
    key: plain(text('key').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    side: plain(text('side').$type<Side>().notNull()),
    date: plain(day('date').notNull()),
    marked_at: plain(instant('marked_at').notNull()),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)

/** Reminders that were sent: each step of a deadline once for each user. */
export const deadlineReminders = personalTable(
  'deadline_reminders',
  {
    user_id: personId(uuid('user_id').notNull()),
    key: plain(text('key').notNull()),
    step: plain(integer('step').notNull()),
    date: plain(day('date').notNull()),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key, table.step] })],
)

/** The days on which a user's deadlines were checked, even if there was nothing to report. */
export const deadlineDigests = personalTable(
  'deadline_digests',
  {
    user_id: personId(uuid('user_id').notNull()),
    day: plain(day('day').notNull()),
    told: plain(integer('told').notNull().default(0)),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
)
