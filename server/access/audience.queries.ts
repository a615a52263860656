import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#domain/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'

export const activePerson = and(sql`${users.is_active} is not false`, isNull(users.suspended_at))!

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
    .where(and(activePerson, ne(users.id, sender), property ? around(property)[audience] : sql`true`))
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
    activePerson,
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
