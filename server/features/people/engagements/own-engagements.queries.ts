import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { permissionFlags } from '#domain/access/flags.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import type { EngagementState, OwnEngagement } from '#domain/people/engagements/engagements.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

type Engagement = typeof engagements.$inferSelect

const most = 200
const shownTitles = 3

const given = sql`(
    select d.property_id from ${propertyDelegates} d
      where d.user_id = ${engagements.person_id} and ${engagements.accepted_at} is not null
    union all select o.property_id from jsonb_to_recordset(${engagements.offer}) as o(property_id uuid)) as g
  join ${properties} p on p.id = g.property_id and p.creator = ${engagements.owner_id} and p.deleted_at is null`

export function stateOf({ accepted_at, suspended_at, since, until }: Engagement, today: string): EngagementState {
  if (!accepted_at) return 'invited'
  if (suspended_at) return 'suspended'
  if (since > today) return 'upcoming'
  return until && until < today ? 'over' : 'active'
}

/** Invitations sent after this can still be answered. */
export const openSince = (now: Date) => new Date(now.getTime() - linkLifetimeMs)

/** Invitations first, then the oldest engagements. */
export async function ownEngagements(db: Db, actor: Actor, now: Date): Promise<OwnEngagement[]> {
  const rows = await db
    .select({
      engagement: engagements,
      owner: users,
      titles: sql<string[]>`coalesce((select json_agg(t.baslik) from (select p.baslik from ${given}
        order by p.title_key, p.id limit ${sql.raw(String(shownTitles))}) as t), '[]'::json)`,
      count: sql<number>`(select count(*) from ${given})`.mapWith(Number),
    })
    .from(engagements)
    .innerJoin(users, eq(users.id, engagements.owner_id))
    .where(
      and(
        eq(engagements.person_id, actor.userId),
        isNull(engagements.ended_at),
        or(isNotNull(engagements.accepted_at), gt(engagements.invited_at, openSince(now))),
      ),
    )
    .orderBy(desc(isNull(engagements.accepted_at)), asc(engagements.accepted_at), asc(engagements.id))
    .limit(most)
  return rows.map(({ engagement, owner, titles, count }) => ({
    id: engagement.id,
    owner_id: owner.id,
    owner_name: owner.username,
    owner_avatar: avatarOf(owner),
    role: engagement.role,
    ...(Object.fromEntries(permissionFlags.map((flag) => [flag, engagement[flag]])) as Pick<
      Engagement,
      (typeof permissionFlags)[number]
    >),
    acts_on_all: engagement.acts_on_all,
    since: engagement.since,
    until: engagement.until,
    state: stateOf(engagement, actor.today),
    invited_at: engagement.invited_at.toISOString(),
    accepted_at: engagement.accepted_at?.toISOString() ?? null,
    properties: titles,
    propertyCount: count,
  }))
}
