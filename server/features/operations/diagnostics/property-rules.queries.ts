import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Engagement, subjectAs } from '#domain/access/engagements.ts'
import type { DelegateList } from '#domain/access/property-rights.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { firstOwned, firstRented } from '#server/db/first-property.ts'
import { engagementsOf } from '#server/db/in-force.ts'
import type { Paging } from '#server/db/page.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor } from '#server/http/actor.ts'

// drizzle omits table names in a select over one table, so a subquery would read the bare column as its own.
const userColumn = sql.raw('"users"."id"')

/** The actor that a request of this person would have, without a session. */
export async function actorOf(db: Db, userId: string, today: string): Promise<Actor | null> {
  const [row] = await db
    .select({
      user: users,
      owns: firstOwned,
      rents: firstRented,
      engagements: engagementsOf<Engagement>(userColumn, today),
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) return null
  const { user, engagements } = row
  const subject = {
    ...user,
    holds_shares: false,
    owned_id: row.owns ? [row.owns] : [],
    renters_id: row.rents ? [row.rents] : [],
  }
  const roles = deriveRoles(subjectAs(subject, null))
  return {
    sessionId: '',
    accountId: user.accountId ?? '',
    userId: user.id,
    callerId: SqlValue.of('caller', user.id),
    email: user.email,
    username: user.username,
    today,
    subject,
    roles,
    engagements,
    whole: { subject, roles, engagements },
    chosen: null,
    side: 'all',
    // Only simulates what this person would see, so there is no confirmation.
    confirmedAt: new Date(0),
    secondFactorDue: false,
  }
}

/** All properties that any rule may grant this person, each rule's result, and what they really see. */
export function propertiesByRule(db: Db, actor: Actor, { page, size }: Paging) {
  const vacant = sql`${properties.tasinmazDurumu} in (${sql.join(
    notRentedStatuses.map((status) => sql`${status}`),
    sql`, `,
  )})`
  const linked = sql`${properties.id} in (select t.property_id from ${propertyTenants} t where t.user_id = ${actor.userId})`
  const delegated = sql`${properties.id} in (select d.property_id from ${propertyDelegates} d where d.user_id = ${actor.userId})`
  const owned = eq(properties.creator, actor.userId)
  const visible = sql<boolean>`coalesce(${visibleTo(actor)}, false)`
  return db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      creator: properties.creator,
      owner_name: users.username,
      status: properties.tasinmazDurumu,
      owned: sql<boolean>`${owned}`,
      linked: sql<boolean>`${linked}`,
      vacant: sql<boolean>`${vacant}`,
      lists: sql<
        DelegateList[]
      >`array(select d.list::text from ${propertyDelegates} d where d.property_id = ${properties.id} and d.user_id = ${actor.userId} order by d.list)`,
      visible,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.creator))
    .where(and(isNull(properties.deleted_at), or(owned, linked, delegated, visible)))
    .orderBy(asc(properties.baslik), asc(properties.id))
    .limit(size)
    .offset(offsetOf({ page, size }))
}
