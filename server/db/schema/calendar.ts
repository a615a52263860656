import { boolean, text, uuid } from 'drizzle-orm/pg-core'
import type { CalendarGroup } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { personId, plain, secret } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** The secret calendar link of a user; at most one for each user. */
export const calendarAddresses = personalTable(
  'calendar_addresses',
  {
    user_id: personId(uuid('user_id').primaryKey()),
    /** Part of the events' ids; it stays the same when the key is renewed. */
    id: plain(uuid('id').notNull()),
    token_hash: secret(text('token_hash').notNull()),
    /** Encrypted, not only hashed, so that the user can copy the link again. */
    token_encrypted: secret(text('token_encrypted').notNull()),
    names: plain(boolean('names').notNull().default(false)),
    groups: plain(text('groups').array().$type<CalendarGroup[]>().notNull()),
    created_at: plain(instant('created_at').notNull()),
    last_read_at: plain(instant('last_read_at')),
  },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)
