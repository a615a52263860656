import { sql } from 'drizzle-orm'
import type { Channels, NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import { activePerson } from '#server/access/audience.queries.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Db } from '#server/db/client.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notificationPreferences, pushSubscriptions } from '#server/db/schema/notifications.ts'

export type ChannelChoice = Channels & { kind: NotificationKind }

export interface Recipient {
  id: string
  email: string
  username: string
  /** False for unapproved and suspended users: they get no mail or push, but the notification is in their list. */
  active: boolean
  chosen: ChannelChoice[]
  /** The browsers with a push subscription. */
  browsers: string[]
}

// A literal, because in a select over one table drizzle omits the table name and the subquery would read its own
// column.
const person = sql.raw('"users"."id"')
const chosen = sql<ChannelChoice[]>`coalesce((
  select json_agg(json_build_object('kind', p.kind, 'in_app', p.in_app, 'mail', p.mail, 'push', p.push))
  from ${notificationPreferences} p where p.user_id = ${person}), '[]')`
const browsers = sql<string[]>`coalesce((
  select json_agg(s.id) from ${pushSubscriptions} s where s.user_id = ${person}), '[]')`

const { id, email, username } = users
const recipientRows = preparedQuery((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select({ id, email, username, active: sql<boolean>`${activePerson}`, chosen, browsers })
    .from(users)
    .where(anyOf(id, ids)),
)

/** The recipients with their settings; deleted users are missing. */
export async function recipientsOf(db: Db, ids: string[]): Promise<Map<string, Recipient>> {
  const rows = await recipientRows(db, { ids })
  return new Map(rows.map((row) => [row.id, row]))
}
