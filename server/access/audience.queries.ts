import { and, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Audience } from '#domain/people/notifications/notifications.schema.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'

export const activePerson = sql`${users.is_active} is not false`

/** A known value, or a placeholder in a prepared statement. */
type Value = string | SQLWrapper
interface PropertyOfAudience<Known = string> {
  id: Known
  creator: Known
}

// Authorised people and agents share one list (AMB-25).
const sameList = sql`(d.list = e.role or (d.list in ('authorised', 'estate') and e.role in ('authorised', 'estate')))`

/** People with an engagement in force with this owner that includes this property. */
const engagedOn = ({ id, creator }: PropertyOfAudience<Value>, today: Value, holds: SQL = sql`true`): SQL =>
  sql`${users.id} in (select e.person_id from ${engagements} e where e.owner_id = ${creator} and ${inForce(today)}
    and ${holds} and (e.acts_on_all or exists (
      select 1 from ${propertyDelegates} d where d.user_id = e.person_id and d.property_id = ${id} and ${sameList})))`

/** The users of an audience, without the sender. */
export async function audienceOf(
  db: Db,
  audience: Audience,
  property: PropertyOfAudience | null,
  { sender, today }: { sender: string; today: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(activePerson, ne(users.id, sender), property ? audiencesOf(property, today)[audience] : sql`true`))
    .orderBy(users.id)
  return rows.map((row) => row.id)
}

/**
 * The landlord's side for notifications about a property's requests: the owner, and the staff who manage requests
 * there.
 */
export const hostSideOf = async (db: Db, property: PropertyOfAudience, today: string): Promise<HostSide> =>
  asHostSide(await selectHostSide(db, property, today), property)

export type HostSide = { id: string; username: string; isOwner: boolean }[]

/** The same as a query, for use inside a larger statement. */
export const selectHostSide = (db: Db, property: PropertyOfAudience<Value>, today: Value) => {
  const { owner, authorised } = audiencesOf(property, today)
  return db.select({ id: users.id, username: users.username }).from(users).where(or(owner, authorised))
}
export const asHostSide = (
  people: readonly { id: string; username: string }[],
  { creator }: Pick<PropertyOfAudience, 'creator'>,
): HostSide => people.map((person) => ({ ...person, isOwner: person.id === creator }))

/**
 * The condition of each audience. `authorised` are staff of the owner with either flag for requests whose engagement
 * includes the property (NOT-02). Nobody is notified about a property that they may not see.
 */
function audiencesOf(property: PropertyOfAudience<Value>, today: Value): Record<Audience, SQL> {
  const owner = eq(users.id, property.creator)
  const tenant = sql`${users.id} in (select t.user_id from ${propertyTenants} t where t.property_id = ${property.id})`
  const manages = sql`(e."canManageSuggestions" or e."canManageAllProperties")`
  const authorised = and(activePerson, engagedOn(property, today, manages))!
  return { owner, tenant, authorised, general: or(owner, tenant, authorised)! }
}

/** The users who can see a contract: its owner, its tenants with an account, and the owner's staff for its property. */
export async function contractAudience(
  db: Db,
  { id, owner_id, property_id }: { id: string; owner_id: string; property_id: string },
  today: string,
): Promise<string[]> {
  const rows = await contractReaders(db, { id, owner_id, property_id, today })
  return rows.map((person) => person.id)
}
type OfContract = Placeholders<{ id: string; owner_id: string; property_id: string; today: string }>
const contractReaders = preparedQuery((db, { id, owner_id, property_id, today }: OfContract) => {
  const asTenant = sql`${users.id} in (select t.tenant_user_id from ${contractTenants} t where t.contract_id = ${id})`
  const staff = engagedOn({ id: property_id, creator: owner_id }, today)
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(activePerson, or(eq(users.id, owner_id), asTenant, staff)))
})

const seenBy = z.strictObject({ id: z.uuid(), property_id: z.uuid(), person: z.uuid() })

/** The same for the newest contract of each of these tenancies; one statement. */
export const tenancyAudiences = (db: Db, tenancyIds: readonly string[], today: string) =>
  rowsOf(
    db,
    seenBy,
    sql`
    with c as (select distinct on (k.tenancy_id) k.id, k.property_id, k.owner_id from contracts k
      where k.tenancy_id = any(${sql.param([...tenancyIds])}::uuid[]) and k.status = 'active' and k.deleted_at is null
      order by k.tenancy_id, k."baslangicTarihi" desc, k.id desc)
    select s.id, s.property_id, s.person from (
      select c.id, c.property_id, c.owner_id as person from c
      union select c.id, c.property_id, t.tenant_user_id from c join ${contractTenants} t on t.contract_id = c.id
      union select c.id, c.property_id, e.person_id from c join ${engagements} e on e.owner_id = c.owner_id
        and ${inForce(today)} and (e.acts_on_all or exists (
          select 1 from ${propertyDelegates} d where d.user_id = e.person_id and d.property_id = c.property_id and ${sameList}))
    ) s join ${users} on ${users.id} = s.person where ${activePerson}`,
  )
