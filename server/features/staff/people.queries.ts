import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { roleLabelInLists } from '#domain/access/roles.ts'
import { chunks } from '#domain/staff/staff.rules.ts'
import {
  batchSize,
  type RelatedGroup,
  type RelatedPerson,
  staffLabels,
  type VisibleStaff,
} from '#domain/staff/staff.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import {
  groupFor,
  mostOf,
  relatedTo,
  sharedTitle,
  staffType,
  userCreator,
  userId,
} from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { avatarOf } from '#server/services/accounts/accounts.queries.ts'
import { flagsOf, matching, staffOf, stateOf } from './staff.queries.ts'

const labels: Record<RelatedGroup, string> = {
  ...staffLabels,
  host: roleLabelInLists.host,
  tenant: roleLabelInLists.tenant,
}

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
  // The ids are looked up in a query of their own, for the same reason as in `relatedTo`.
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
    .offset(offsetOf(filter))
  const total = await db.$count(users, where)
  const people = rows.map(({ user, titles, propertyCount }): VisibleStaff => {
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
  return pageOf(people, total, filter)
}
