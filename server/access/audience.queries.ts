import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#domain/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'

export const activePerson = and(sql`${users.is_active} is not false`, isNull(users.suspended_at))!

interface PropertyOfAudience {
  id: string
  creator: string
}

/** Who stands behind a name of an audience, without the one who writes to them. */
export async function audienceOf(
  db: Db,
  audience: Audience,
  property: PropertyOfAudience | null,
  sender: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(activePerson, ne(users.id, sender), property ? audiencesOf(property)[audience] : sql`true`))
    .orderBy(users.id)
  return rows.map((row) => row.id)
}

/** Who is notified of a property's suggestions on the landlord's side: the owner, and the staff who manage them there. */
export async function hostSideOf(db: Db, property: PropertyOfAudience) {
  const { owner, authorised } = audiencesOf(property)
  const rows = await db.select({ id: users.id, username: users.username }).from(users).where(or(owner, authorised))
  return rows.map((person) => ({ ...person, isOwner: person.id === property.creator }))
}

/**
 * The rule of each audience. `authorised` are those who act on the property and manage suggestions there (NOT-02): with
 * either flag, on a place of their own host that they can open. Nobody is notified of a place that they may not see.
 */
function audiencesOf({ id, creator }: PropertyOfAudience): Record<Audience, SQL> {
  const owner = eq(users.id, creator)
  const tenant = sql`${users.id} in (select t.user_id from ${propertyTenants} t where t.property_id = ${id})`
  const assigned = sql`${users.id} in (select d.user_id from ${propertyDelegates} d where d.property_id = ${id})`
  const authorised = and(
    activePerson,
    eq(users.createdBy, creator),
    or(eq(users.canManageSuggestions, true), eq(users.canManageAllProperties, true)),
    or(eq(users.acts_on_all, true), assigned),
  )!
  return { owner, tenant, authorised, general: or(owner, tenant, authorised)! }
}

/** Who sees a contract: its owner, its tenants with an account, and the owner's people on its place. */
export async function contractAudience(
  db: Db,
  contract: { id: string; owner_id: string; property_id: string },
): Promise<string[]> {
  const asTenant = sql`${users.id} in (select t.tenant_user_id from ${contractTenants} t where t.contract_id = ${contract.id})`
  const assigned = sql`${users.id} in (
    select d.user_id from ${propertyDelegates} d where d.property_id = ${contract.property_id})`
  const staff = and(eq(users.createdBy, contract.owner_id), or(eq(users.acts_on_all, true), assigned))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(activePerson, or(eq(users.id, contract.owner_id), asTenant, staff)))
  return rows.map(({ id }) => id)
}
