import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { roleLabelInLists } from '#domain/access/roles.ts'
import { chunks } from '#domain/staff/staff.rules.ts'
import {
  batchSize,
  listLimits,
  type RelatedGroup,
  type RelatedPerson,
  staffLabels,
  type VisibleStaff,
} from '#domain/staff/staff.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { avatarOf } from '#server/features/accounts/accounts.queries.ts'
import { visibleTo } from '#server/features/properties/property-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { flagsOf, matching, staffOf, staffType, stateOf, userCreator, userId } from './staff.queries.ts'

const isDelegated = ({ roles }: Actor) =>
  roles.isShareholder || roles.isLawyer || roles.isAuthorised || roles.isEstate || roles.isProxy

const tenantsOf = (actor: Actor) =>
  sql`${userId} in (select ${propertyTenants.user_id} from ${propertyTenants}
    join ${properties} on ${properties.id} = ${propertyTenants.property_id} where ${properties.creator} = ${actor.userId})`

/**
 * Who knows whom (ROLE-20): an owner their people and tenants, staff their owner, a tenant the landlords. The few ids
 * are looked up first: an `or` of conditions would read everybody's row.
 */
export function relatedTo(actor: Actor): SQL {
  if (isDelegated(actor)) return actor.createdBy ? eq(users.id, actor.createdBy) : sql`false`
  const known = [
    sql`select u.id from ${users} u where u."createdBy" = ${actor.userId}`,
    sql`select t.user_id from ${propertyTenants} t join ${properties} p on p.id = t.property_id where p.creator = ${actor.userId}`,
  ]
  // For a tenant `visibleTo` leaves vacant places out. An administrator may see every property, which makes nobody an
  // acquaintance.
  const rents = actor.subject.renters_id.length > 0 && actor.subject.role !== 'admin'
  if (rents) known.push(sql`select ${properties.creator} from ${properties} where ${visibleTo(actor)}`)
  return sql`(${userId} = any(array(${sql.join(known, sql` union `)})) and ${ne(users.id, actor.userId)})`
}

export const groupFor = (actor: Actor) => sql<RelatedGroup>`case
  when ${userCreator} = ${actor.userId} and ${staffType} is not null then ${staffType}
  when ${userCreator} = ${actor.userId} or ${tenantsOf(actor)} then 'tenant' else 'host' end`

/** One property that both have to do with, read from the side that has fewer. */
export const sharedTitle = (actor: Actor) => {
  const first = (from: SQL) =>
    sql`(select ${properties.baslik} from ${from} order by ${properties.title_key}, ${properties.id} limit 1)`
  return sql<string | null>`coalesce(
    ${first(sql`${properties} join ${propertyDelegates} on ${propertyDelegates.property_id} = ${properties.id}
      where ${propertyDelegates.user_id} = ${userId} and ${properties.creator} = ${actor.userId}`)},
    ${first(sql`${properties} join ${propertyTenants} on ${propertyTenants.property_id} = ${properties.id}
      where ${propertyTenants.user_id} = ${userId} and ${properties.creator} = ${actor.userId}`)},
    ${first(sql`${properties} where ${properties.creator} = ${userId} and ${visibleTo(actor)}`)})`
}

const labels: Record<RelatedGroup, string> = {
  ...staffLabels,
  host: roleLabelInLists.host,
  tenant: roleLabelInLists.tenant,
}

/** Role lists 50, the others 100 (LIM-03). */
export const mostOf = (group: SQL | SQL.Aliased) =>
  sql`case when ${group} in ('host', 'tenant') then ${listLimits.related}::int else ${listLimits.role}::int end`

export async function relatedPeople(db: Db, actor: Actor, among?: string[]): Promise<RelatedPerson[]> {
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: users.id,
        username: users.username,
        avatar_file: users.avatar_file,
        last_seen: users.last_seen,
        search_key: users.search_key,
        group: groupFor(actor).as('group_name'),
        title: sharedTitle(actor).as('title'),
        place:
          sql<number>`row_number() over (partition by ${groupFor(actor)} order by ${users.search_key}, ${users.id})`.as(
            'place',
          ),
      })
      .from(users)
      .where(and(relatedTo(actor), among && inArray(users.id, among))),
  )
  const rows = await db
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${mostOf(ranked.group)}`)
    .orderBy(asc(ranked.search_key), asc(ranked.id))
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    avatar: avatarOf(row),
    group: row.group,
    roleLabel: labels[row.group],
    propertyTitle: row.title,
    last_seen: row.last_seen?.toISOString() ?? null,
  }))
}

/** By id, in chunks (LIM-04); whoever is not related is simply not in the answer. */
export async function peopleById(db: Db, actor: Actor, ids: string[]): Promise<RelatedPerson[]> {
  const found: RelatedPerson[] = []
  for (const chunk of chunks([...new Set(ids)], batchSize)) found.push(...(await relatedPeople(db, actor, chunk)))
  return found
}

interface VisibleFilter {
  type: 'authorised' | 'estate'
  q: string
  page: number
  size: number
}

/** An owner sees the own people in full; everybody else, who works on the places they have to do with. */
export async function visibleStaffPage(db: Db, actor: Actor, filter: VisibleFilter) {
  const onSeenProperty = sql`${propertyDelegates.user_id} = ${userId} and ${properties.creator} = ${userCreator} and ${visibleTo(actor)}`
  const seenProperties = sql`${propertyDelegates} join ${properties} on ${properties.id} = ${propertyDelegates.property_id} where ${onSeenProperty}`
  const meets = and(or(isNull(users.is_active), users.is_active), sql`exists (select 1 from ${seenProperties})`)
  // An administrator's view of all properties is for administration; here they see their own people.
  const meetsOthers = actor.subject.role !== 'admin'
  // Looked up first, like `relatedTo`.
  const possible = [
    sql`select u.id from ${users} u where u."createdBy" = ${actor.userId}`,
    sql`select ${actor.userId}::uuid`,
  ]
  if (meetsOthers) {
    possible.push(sql`select ${propertyDelegates.user_id} from ${propertyDelegates}
      join ${properties} on ${properties.id} = ${propertyDelegates.property_id} where ${visibleTo(actor)}`)
  }
  const where = and(
    sql`${userId} = any(array(${sql.join(possible, sql` union `)}))`,
    eq(staffType, filter.type),
    ne(users.role, 'admin'),
    or(staffOf(actor), eq(users.id, actor.userId), meetsOthers ? meets : undefined),
    ...matching(filter.q),
  )
  const rows = await db
    .select({
      user: users,
      titles: sql<string[]>`coalesce((select json_agg(t.baslik) from (select ${properties.baslik} from ${seenProperties}
        order by ${properties.title_key}, ${properties.id} limit 3) as t), '[]'::json)`,
      propertyCount: sql<number>`(select count(*) from ${seenProperties})`.mapWith(Number),
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.search_key), asc(users.id))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
  const total = await db.$count(users, where)
  const documents = rows.map(({ user, titles, propertyCount }): VisibleStaff => {
    const self = user.id === actor.userId
    const inFull = self || user.createdBy === actor.userId
    return {
      id: user.id,
      type: filter.type,
      username: user.username,
      avatar: avatarOf(user),
      phoneNumber: user.phoneNumber,
      self,
      properties: titles,
      propertyCount,
      details: inFull ? { email: user.email, state: stateOf(user), ...flagsOf(user) } : null,
    }
  })
  return { documents, total, hasMore: filter.page * filter.size < total }
}
