import { ne, type SQL, sql } from 'drizzle-orm'
import { listLimits, type RelatedGroup, type StaffType } from '#domain/people/staff/staff.schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import type { Viewer } from '#server/http/actor.ts'
import { visibleTo } from './property-scope.queries.ts'

// drizzle omits table names in a select over one table, so the subquery would read a bare `id` as its own column.
export const userId = sql.raw('"users"."id"')
const userCreator = sql.raw('"users"."createdBy"')

/** Rows of `engagements e` of people who have accepted; before that nobody counts as an acquaintance. */
const joined = sql`e.accepted_at is not null and e.ended_at is null`

/** The role of this person for the caller as owner; null if they have none. */
const staffTypeFor = (actor: Viewer) =>
  sql<StaffType | null>`(select e.role from ${engagements} e
    where e.owner_id = ${actor.callerId} and e.person_id = ${userId} and ${joined})`

const tenantsOf = (actor: Viewer) =>
  sql`${userId} in (select ${propertyTenants.user_id} from ${propertyTenants}
    join ${properties} on ${properties.id} = ${propertyTenants.property_id} where ${properties.creator} = ${actor.callerId})`

/**
 * Selects the ids of the users whom the caller knows (ROLE-20): an owner their staff and tenants, staff their owners, a
 * tenant the landlords. May include the caller's own id.
 */
export function acquaintancesOf(actor: Viewer): SQL {
  const known = [
    sql`select e.person_id from ${engagements} e where e.owner_id = ${actor.callerId} and ${joined}`,
    sql`select u.id from ${users} u where u."createdBy" = ${actor.callerId}`,
    sql`select t.user_id from ${propertyTenants} t join ${properties} p on p.id = t.property_id where p.creator = ${actor.callerId}`,
  ]
  const owners = actor.engagements.map(({ owner_id }) => owner_id)
  if (owners.length > 0) known.push(sql`select unnest(${sql.param(owners)}::uuid[])`)
  // For a tenant, `visibleTo` excludes vacant properties. Administrators see every property, but that does not make its
  // people acquaintances.
  const rents = actor.subject.renters_id.length > 0 && actor.subject.role !== 'admin'
  const asTenant = { ...actor, engagements: [] }
  if (rents) known.push(sql`select ${properties.creator} from ${properties} where ${visibleTo(asTenant)}`)
  return sql.join(known, sql` union `)
}

/** The few ids are read first, because an `or` of conditions would scan all users. */
export const relatedTo = (actor: Viewer): SQL =>
  sql`(${userId} = any(array(${acquaintancesOf(actor)})) and ${ne(users.id, actor.callerId)})`

export const groupFor = (actor: Viewer) => sql<RelatedGroup>`coalesce(${staffTypeFor(actor)}, case
  when ${userCreator} = ${actor.callerId} or ${tenantsOf(actor)} then 'tenant' else 'host' end)`

/** The title of a property that both have to do with, read from the side with fewer rows. */
export const sharedTitle = (actor: Viewer) => {
  const first = (from: SQL) =>
    sql`(select ${properties.baslik} from ${from} order by ${properties.title_key}, ${properties.id} limit 1)`
  return sql<string | null>`coalesce(
    ${first(sql`${properties} join ${propertyDelegates} on ${propertyDelegates.property_id} = ${properties.id}
      where ${propertyDelegates.user_id} = ${userId} and ${properties.creator} = ${actor.callerId}`)},
    ${first(sql`${properties} join ${propertyTenants} on ${propertyTenants.property_id} = ${properties.id}
      where ${propertyTenants.user_id} = ${userId} and ${properties.creator} = ${actor.callerId}`)},
    ${first(sql`${properties} where ${properties.creator} = ${userId} and ${visibleTo(actor)}`)})`
}

/** Lists of a role show 50, the others 100 (LIM-03). */
export const mostOf = (group: SQL | SQL.Aliased) =>
  sql`case when ${group} in ('host', 'tenant') then ${listLimits.related}::int else ${listLimits.role}::int end`
