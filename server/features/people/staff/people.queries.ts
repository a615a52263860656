import { and, asc, inArray, like, ne, sql } from 'drizzle-orm'
import { roleLabelInLists, staffLabels } from '#domain/access/roles.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { chunks } from '#domain/people/staff/staff.rules.ts'
import {
  batchSize,
  type RelatedGroup,
  type RelatedPerson,
  type VisibleStaff,
} from '#domain/people/staff/staff.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { groupFor, mostOf, relatedTo, sharedTitle, userId } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { flagsOf, stateOf } from './staff.queries.ts'

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
        rank: sql<number>`row_number() over (partition by ${groupFor(actor)} order by ${users.search_key}, ${users.id})`.as(
          'rank',
        ),
      })
      .from(users)
      .where(and(relatedTo(actor), among && inArray(users.id, among))),
  )
  const rows = await db
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${mostOf(ranked.group)}`)
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

/** By id, in chunks (LIM-04); people who are not related are left out. */
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

/** Owners see all their staff; others see who works on properties they have access to. */
export async function visibleStaffPage(db: Db, actor: Actor, filter: VisibleFilter) {
  const works = sql`e.role = ${filter.type} and ${inForce(actor.today)}`
  const seenProperties = sql`${propertyDelegates} join ${properties} on ${properties.id} = ${propertyDelegates.property_id}
    where ${visibleTo(actor)} and exists (select 1 from ${engagements} e
      where e.person_id = ${propertyDelegates.user_id} and e.owner_id = ${properties.creator} and ${works})`
  // The ids come from their own query, for the same reason as in `relatedTo`.
  const possible = [
    sql`select e.person_id from ${engagements} e where e.owner_id = ${actor.userId} and e.role = ${filter.type}
      and e.accepted_at is not null and e.ended_at is null`,
    sql`select e.person_id from ${engagements} e where e.person_id = ${actor.userId} and ${works}`,
  ]
  // Administrators see all properties only for administration; here they see their own staff.
  if (actor.subject.role !== 'admin') possible.push(sql`select ${propertyDelegates.user_id} from ${seenProperties}`)
  const isOwn = sql`e.owner_id = ${actor.userId}`
  const where = and(
    sql`${userId} = any(array(${sql.join(possible, sql` union `)}))`,
    ne(users.role, 'admin'),
    // Only the owner sees people whose account is closed.
    sql`(${users.is_active} is not false or ${userId} = ${actor.userId} or exists (
      select 1 from ${engagements} e where e.person_id = ${userId} and ${isOwn} and e.ended_at is null))`,
    ...likePatterns(filter.q).map((pattern) => like(users.search_key, pattern)),
  )
  const rows = await db
    .select({
      user: users,
      // The caller's engagement with this person, or the person's own if it is the caller.
      engagement: sql<typeof engagements.$inferSelect | null>`(select row_to_json(e) from ${engagements} e
        where e.person_id = ${userId} and e.role = ${filter.type} and e.accepted_at is not null and e.ended_at is null
          and (${isOwn} or e.person_id = ${actor.userId}) order by ${isOwn} desc, e.accepted_at, e.id limit 1)`,
      titles: sql<string[]>`coalesce((select json_agg(t.baslik) from (select ${properties.baslik} from ${seenProperties}
        and ${propertyDelegates.user_id} = ${userId} order by ${properties.title_key}, ${properties.id} limit 3) as t), '[]'::json)`,
      propertyCount: sql<number>`(select count(*) from ${seenProperties}
        and ${propertyDelegates.user_id} = ${userId})`.mapWith(Number),
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.search_key), asc(users.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const total = await db.$count(users, where)
  const people = rows.map(
    ({ user, engagement, titles, propertyCount }): VisibleStaff => ({
      id: user.id,
      type: filter.type,
      username: user.username,
      avatar: avatarOf(user),
      phoneNumber: user.phoneNumber,
      self: user.id === actor.userId,
      properties: titles,
      propertyCount,
      details: engagement && {
        email: user.email,
        state: stateOf({ ...engagement, is_active: user.is_active }, actor.today),
        ...flagsOf(engagement),
      },
    }),
  )
  return pageOf(people, total, filter)
}
