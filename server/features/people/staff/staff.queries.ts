import { and, asc, eq, inArray, isNotNull, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { editableFlags } from '#domain/access/flags.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { initials } from '#domain/kernel/turkish-text.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import {
  type StaffFilter,
  type StaffRow,
  type StaffType,
  type StaffView,
  staffTypes,
} from '#domain/people/staff/staff.schema.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements, type OfferedProperty } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyShares } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

type User = typeof users.$inferSelect
type Engagement = typeof engagements.$inferSelect
type OnProperty = StaffView['properties'][number]

/** After acceptance the person's own name is shown, before that the owner's entry. */
const accepted = isNotNull(engagements.accepted_at)
const shownPerson = and(eq(users.id, engagements.person_id), accepted)
const shownKey = sql<string>`coalesce(${users.search_key}, ${engagements.search_key})`

/** Engagements of this owner, without people who became administrators. */
const staffOf = (actor: Actor) =>
  and(
    eq(engagements.owner_id, actor.userId),
    isNull(engagements.ended_at),
    or(isNull(users.id), ne(users.role, 'admin')),
  )!

const matching = (q: string): SQL[] => likePatterns(q).map((pattern) => like(shownKey, pattern))

/** Properties given or offered, only those of this owner. */
const given = sql`(
    select d.property_id, d.pay, d.payda from ${propertyDelegates} d
      where d.user_id = ${engagements.person_id} and ${engagements.accepted_at} is not null
    union all select o.property_id, o.pay, o.payda
      from jsonb_to_recordset(${engagements.offer}) as o(property_id uuid, pay integer, payda integer)) as g
  join ${properties} p on p.id = g.property_id and p.creator = ${engagements.owner_id} and p.deleted_at is null`
const assignedCount = sql<number>`(select count(*) from ${given})`.mapWith(Number)
/** Assigned properties, ordered by title. */
const assigned = (most: number | null) => sql<OnProperty[]>`coalesce((select json_agg(json_build_object(
    'id', a.id, 'baslik', a.baslik, 'pay', a.pay, 'payda', a.payda))
  from (select p.id, p.baslik, g.pay, g.payda from ${given}
    order by p.title_key, p.id ${most === null ? sql`` : sql`limit ${most}`}) as a), '[]'::json)`

type Dated = Pick<Engagement, 'suspended_at' | 'accepted_at' | 'since' | 'until'> & { is_active: boolean | null }

export function stateOf(engagement: Dated, today: string): StaffRow['state'] {
  if (engagement.suspended_at) return 'suspended'
  if (!engagement.accepted_at) return 'invited'
  if (engagement.is_active === false) return 'passive'
  if (engagement.since > today) return 'upcoming'
  return engagement.until && engagement.until < today ? 'over' : 'active'
}

const isOver = (engagement: Engagement, now: Date) => now.getTime() >= engagement.invited_at.getTime() + linkLifetimeMs

type FlagColumns = Pick<Engagement, (typeof editableFlags)[number]>
export const flagsOf = (engagement: FlagColumns) =>
  Object.fromEntries(editableFlags.map((flag) => [flag, engagement[flag]])) as FlagColumns

interface StaffRead {
  engagement: Engagement
  user: User | null
  properties: OnProperty[]
}

function toView({ engagement, user, properties }: StaffRead, { now, today }: { now: Date; today: string }): StaffView {
  const state = stateOf({ ...engagement, is_active: user?.is_active ?? null }, today)
  const { username, email, phoneNumber } = user ?? engagement
  return {
    id: engagement.id,
    person_id: user?.id ?? null,
    type: engagement.role,
    username,
    email,
    phoneNumber,
    avatar: user ? avatarOf(user) : initials(username),
    ...flagsOf(engagement),
    acts_on_all: engagement.acts_on_all,
    since: engagement.since,
    until: engagement.until,
    state,
    invited_at: engagement.invited_at.toISOString(),
    invitation_over: !engagement.accepted_at && isOver(engagement, now),
    last_seen: user?.last_seen?.toISOString() ?? null,
    created_at: engagement.created_at.toISOString(),
    version: engagement.version,
    properties,
  }
}

/** Titles shown per row. */
const shownTitles = 2

export async function staffPage(db: Db, actor: Actor, filter: StaffFilter, now: Date) {
  const ofType = filter.type === 'all' ? undefined : eq(engagements.role, filter.type)
  const where = and(staffOf(actor), ...matching(filter.q))
  const rows = await db
    .select({ engagement: engagements, user: users, properties: assigned(shownTitles), propertyCount: assignedCount })
    .from(engagements)
    .leftJoin(users, shownPerson)
    .where(and(where, ofType))
    .orderBy(asc(shownKey), asc(engagements.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const counts = await countsByType(db, where)
  const total =
    filter.type === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filter.type]
  const staff = rows.map(({ propertyCount, ...row }) => ({
    ...toView(row, { now, today: actor.today }),
    propertyCount,
  }))
  const { documents, ...paging } = pageOf(staff, total, filter)
  return { documents, counts, ...paging }
}

/** Counts per tab, so that a search shows where the matches are. */
async function countsByType(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ type: engagements.role, count: sql<number>`count(*)`.mapWith(Number) })
    .from(engagements)
    .leftJoin(users, shownPerson)
    .where(where)
    .groupBy(engagements.role)
  const found = new Map(rows.map(({ type, count }) => [type, count]))
  return Object.fromEntries(staffTypes.map((type) => [type, found.get(type) ?? 0])) as Record<StaffType, number>
}

export async function staffMember(db: Db, actor: Actor, id: string, now: Date): Promise<StaffView | null> {
  const [row] = await db
    .select({ engagement: engagements, user: users, properties: assigned(null) })
    .from(engagements)
    .leftJoin(users, shownPerson)
    .where(and(staffOf(actor), eq(engagements.id, id)))
  return row ? toView(row, { now, today: actor.today }) : null
}

/** With name and mail address, and whether an administrator closed the account. */
export type Member = Engagement & { name: string; address: string; is_active: boolean | null }

/** Locked, so that two changes are serialised. */
export async function lockStaff(db: Db, actor: Actor, id: string): Promise<Member | null> {
  const [row] = await db
    .select({ engagement: engagements, user: users })
    .from(engagements)
    .leftJoin(users, shownPerson)
    .where(and(staffOf(actor), eq(engagements.id, id)))
    .for('update', { of: engagements })
  if (!row) return null
  const { username, email } = row.user ?? row.engagement
  return { ...row.engagement, name: username, address: email, is_active: row.user?.is_active ?? null }
}

export const ownProperties = async (db: Db, actor: Actor, q: string, size: number) => {
  const where = and(
    eq(properties.creator, actor.userId),
    isNull(properties.deleted_at),
    ...likePatterns(q).map((pattern) => like(properties.search_key, pattern)),
  )
  const documents = await db
    .select({ id: properties.id, baslik: properties.baslik, adres: properties.adres })
    .from(properties)
    .where(where)
    .orderBy(properties.title_key, properties.id)
    .limit(size)
  return { documents, total: await db.$count(properties, where) }
}

const shareRow = z.strictObject({ id: z.uuid(), pay: z.number().int(), payda: z.number().int() })

/** Shares that others hold of these properties until further notice, or are offered. */
export function sharesOfOthers(db: Db, propertyIds: string[], engagementId: string) {
  const ids = sql`any(${sql.param(propertyIds)}::uuid[])`
  return rowsOf(
    db,
    shareRow,
    sql`
    select h.property_id as id, h.pay, h.payda from ${propertyShares} h
      where h.property_id = ${ids} and h.until_on is null
        and (h.user_id is null or h.user_id is distinct from (select e.person_id from ${engagements} e where e.id = ${engagementId}))
    union all select o.property_id, o.pay, o.payda
      from ${engagements} e, jsonb_to_recordset(e.offer) as o(property_id uuid, pay integer, payda integer)
      where e.owner_id in (select p.creator from ${properties} p where p.id = ${ids}) and e.ended_at is null
        and e.id <> ${engagementId} and o.property_id = ${ids} and o.pay is not null`,
  )
}

/** The owner's properties that are given or offered. */
const onPropertiesOf = ({ owner_id, person_id, accepted_at, offer }: Engagement) =>
  accepted_at && person_id
    ? and(
        eq(properties.creator, owner_id),
        sql`${properties.id} in (select d.property_id from ${propertyDelegates} d where d.user_id = ${person_id})`,
      )
    : and(
        eq(properties.creator, owner_id),
        sql`${properties.id} = any(${sql.param(offer.map(({ property_id }) => property_id))}::uuid[])`,
      )

export async function assignmentsOf(db: Db, engagement: Engagement): Promise<OfferedProperty[]> {
  if (!engagement.accepted_at || !engagement.person_id) return engagement.offer
  return db
    .select({
      property_id: propertyDelegates.property_id,
      pay: propertyDelegates.pay,
      payda: propertyDelegates.payda,
    })
    .from(propertyDelegates)
    .innerJoin(properties, eq(properties.id, propertyDelegates.property_id))
    .where(and(eq(propertyDelegates.user_id, engagement.person_id), eq(properties.creator, engagement.owner_id)))
}

/** Adds to existing assignments; returns the new ones. */
export async function addAssignments(db: Db, userId: string, list: StaffType, propertyIds: string[]) {
  const added = await db
    .insert(propertyDelegates)
    .values(propertyIds.map((property_id) => ({ property_id, user_id: userId, list })))
    .onConflictDoNothing()
    .returning({ id: propertyDelegates.property_id })
  return added.map(({ id }) => id)
}

export async function dropAssignments(db: Db, userId: string, propertyIds: string[]) {
  const dropped = await db
    .delete(propertyDelegates)
    .where(and(eq(propertyDelegates.user_id, userId), inArray(propertyDelegates.property_id, propertyIds)))
    .returning({ id: propertyDelegates.property_id })
  return dropped.map(({ id }) => id)
}

export const setOffer = (db: Db, id: string, offer: OfferedProperty[]) =>
  db.update(engagements).set({ offer }).where(eq(engagements.id, id))

/** Properties of the engagement, ordered by title. */
export const assignedTo = (db: Db, engagement: Engagement) =>
  db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(onPropertiesOf(engagement))
    .orderBy(properties.title_key)
