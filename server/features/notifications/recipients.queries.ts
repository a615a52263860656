import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Audience, Channels, NotificationKind } from '#domain/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notificationPreferences, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'

export type Chosen = Channels & { kind: NotificationKind }

export interface Recipient {
  id: string
  email: string
  username: string
  /** Nobody who waits for approval or was suspended is written to; what happened still waits in their list. */
  active: boolean
  chosen: Chosen[]
  /** The browsers that may be woken. */
  browsers: string[]
}

const active = and(sql`${users.is_active} is not false`, isNull(users.suspended_at))!
// Written out: in a select over one table drizzle drops the name, and the subquery would compare with itself.
const person = sql.raw('"users"."id"')
const chosen = sql<Chosen[]>`coalesce((
  select json_agg(json_build_object('kind', p.kind, 'in_app', p.in_app, 'mail', p.mail, 'push', p.push))
  from ${notificationPreferences} p where p.user_id = ${person}), '[]')`
const browsers = sql<string[]>`coalesce((
  select json_agg(s.id) from ${pushSubscriptions} s where s.user_id = ${person}), '[]')`

/** With what each of them chose; whoever is gone meanwhile is left out. */
export async function recipientsOf(db: Db, ids: string[]): Promise<Map<string, Recipient>> {
  const { id, email, username } = users
  const rows = await db
    .select({ id, email, username, active: sql<boolean>`${active}`, chosen, browsers })
    .from(users)
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who stands behind a name of an audience, without the one who writes to them. */
export async function audienceOf(
  db: Db,
  audience: Audience,
  property: { id: string; creator: string } | null,
  sender: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(active, ne(users.id, sender), property ? around(property)[audience] : sql`true`))
    .orderBy(users.id)
  return rows.map((row) => row.id)
}

/**
 * Those who act on the property and manage requests there (NOT-02): with either flag, on a place of their own host that
 * they can open. Nobody hears of a place that they may not see.
 */
export function staffTold({ id, creator }: { id: string; creator: string }): SQL {
  const assigned = sql`${users.id} in (select d.user_id from ${propertyDelegates} d where d.property_id = ${id})`
  return and(
    active,
    eq(users.createdBy, creator),
    or(eq(users.canManageSuggestions, true), eq(users.canManageAllProperties, true)),
    or(eq(users.acts_on_all, true), assigned),
  )!
}

const around = (property: { id: string; creator: string }): Record<Audience, SQL> => {
  const owner = eq(users.id, property.creator)
  const tenant = sql`${users.id} in (select t.user_id from ${propertyTenants} t where t.property_id = ${property.id})`
  const authorised = staffTold(property)
  return { owner, tenant, authorised, general: or(owner, tenant, authorised)! }
}
