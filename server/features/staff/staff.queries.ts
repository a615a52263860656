import { and, asc, eq, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { editableFlags } from '#domain/access/flags.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { type Share, type StaffRow, type StaffType, type StaffView, staffTypes } from '#domain/staff/staff.schema.ts'
import { staffType, userCreator, userId } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf, pageOf } from '#server/db/page.ts'
import { authAccount, authTwoFactor, users } from '#server/db/schema/accounts.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { avatarOf } from '#server/services/accounts/accounts.queries.ts'

type User = typeof users.$inferSelect
type OnProperty = StaffView['properties'][number]

/** People this owner created. Somebody who became an administrator is nobody's staff any more. */
export const staffOf = (actor: Actor) =>
  and(
    eq(users.createdBy, actor.userId),
    ne(users.role, 'admin'),
    or(users.shareholder, users.lawyer, users.authorised, users.estate, users.proxy),
  )!

export const matching = (q: string): SQL[] => likePatterns(q).map((pattern) => like(users.search_key, pattern))

/** What the person may act on; never a property of somebody else. */
const ofPerson = sql`${propertyDelegates} d join ${properties} p on p.id = d.property_id
  where d.user_id = ${userId} and p.creator = ${userCreator}`
const assignedCount = sql<number>`(select count(*) from ${ofPerson})`.mapWith(Number)
/** The properties that somebody is assigned to, in the order of their titles. */
const assigned = (most: number | null) => sql<OnProperty[]>`coalesce((select json_agg(json_build_object(
    'id', a.id, 'baslik', a.baslik, 'pay', a.pay, 'payda', a.payda))
  from (select p.id, p.baslik, d.pay, d.payda from ${ofPerson}
    order by p.title_key, p.id ${most === null ? sql`` : sql`limit ${most}`}) as a), '[]'::json)`

export function stateOf(user: User): StaffRow['state'] {
  if (user.suspended_at) return 'suspended'
  if (user.is_active === false) return 'passive'
  return user.invited_at && !user.lastPasswordChange ? 'invited' : 'active'
}

const isOver = (user: User, now: Date) =>
  user.invited_at !== null && now.getTime() >= user.invited_at.getTime() + linkLifetimeMs

export const flagsOf = (user: User) =>
  Object.fromEntries(editableFlags.map((flag) => [flag, user[flag]])) as Pick<User, (typeof editableFlags)[number]>

function toView(user: User, type: StaffType, onProperties: OnProperty[], now: Date): StaffView {
  const state = stateOf(user)
  return {
    id: user.id,
    person_id: user.id,
    since: isoDate(user.created_at),
    until: null,
    type,
    username: user.username,
    email: user.email,
    phoneNumber: user.phoneNumber,
    avatar: avatarOf(user),
    ...flagsOf(user),
    acts_on_all: user.acts_on_all,
    state,
    invited_at: user.invited_at?.toISOString() ?? null,
    invitation_over: state === 'invited' && isOver(user, now),
    last_seen: user.last_seen?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    version: user.version,
    properties: onProperties,
  }
}

interface Filter {
  type: 'all' | StaffType
  q: string
  page: number
  size: number
}

/** How many titles a row shows. */
const shownTitles = 2

export async function staffPage(db: Db, actor: Actor, filter: Filter, now: Date) {
  const ofType = filter.type === 'all' ? undefined : eq(staffType, filter.type)
  const where = and(staffOf(actor), ...matching(filter.q))
  const rows = await db
    .select({
      user: users,
      type: staffType,
      properties: assigned(shownTitles),
      propertyCount: assignedCount,
    })
    .from(users)
    .where(and(where, ofType))
    .orderBy(asc(users.search_key), asc(users.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const counts = await countsByType(db, where)
  const total =
    filter.type === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filter.type]
  const staff = rows.map(({ user, type, propertyCount, ...row }) => ({
    ...toView(user, type!, row.properties, now),
    propertyCount,
  }))
  const { documents, ...paging } = pageOf(staff, total, filter)
  return { documents, counts, ...paging }
}

/** What is found in each tab: while searching, the numbers say where to look. */
async function countsByType(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ type: staffType, count: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .where(where)
    .groupBy(staffType)
  const found = new Map(rows.map(({ type, count }) => [type, count]))
  return Object.fromEntries(staffTypes.map((type) => [type, found.get(type) ?? 0])) as Record<StaffType, number>
}

export async function staffMember(db: Db, actor: Actor, id: string, now: Date): Promise<StaffView | null> {
  const [row] = await db
    .select({ user: users, type: staffType, properties: assigned(null) })
    .from(users)
    .where(and(staffOf(actor), eq(users.id, id)))
  return row ? toView(row.user, row.type!, row.properties, now) : null
}

/** Locked, so that two changes come one after the other. */
export async function lockStaff(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({ user: users, type: staffType })
    .from(users)
    .where(and(staffOf(actor), eq(users.id, id)))
    .for('update')
  return row ? { ...row.user, type: row.type! } : null
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

/** The caller's own among these, locked in one order: shares are counted by one change at a time. */
export const lockOwnProperties = (db: Db, actor: Actor, ids: string[]) =>
  db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(and(eq(properties.creator, actor.userId), isNull(properties.deleted_at), inArray(properties.id, ids)))
    .orderBy(properties.id)
    .for('update')

export async function sharesOfOthers(db: Db, propertyIds: string[], userId: string) {
  const rows = await db
    .select({ id: propertyDelegates.property_id, pay: propertyDelegates.pay, payda: propertyDelegates.payda })
    .from(propertyDelegates)
    .where(
      and(
        inArray(propertyDelegates.property_id, propertyIds),
        eq(propertyDelegates.list, 'shareholder'),
        ne(propertyDelegates.user_id, userId),
      ),
    )
  return rows.filter((row): row is { id: string } & Share => row.pay !== null && row.payda !== null)
}

export const assignmentsOf = (db: Db, userId: string) =>
  db
    .select({
      property_id: propertyDelegates.property_id,
      pay: propertyDelegates.pay,
      payda: propertyDelegates.payda,
    })
    .from(propertyDelegates)
    .where(eq(propertyDelegates.user_id, userId))

export async function replaceAssignments(
  db: Db,
  userId: string,
  { list, propertyIds, shares }: { list: StaffType; propertyIds: string[]; shares: Record<string, Share> },
) {
  await db.delete(propertyDelegates).where(eq(propertyDelegates.user_id, userId))
  await dropLinksInBin(db, userId)
  if (propertyIds.length === 0) return
  await db.insert(propertyDelegates).values(
    propertyIds.map((property_id) => ({
      property_id,
      user_id: userId,
      list,
      pay: shares[property_id]?.pay ?? null,
      payda: shares[property_id]?.payda ?? null,
    })),
  )
}

/** Beside what the person has already. Answers with those that are new. */
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

/** A property that comes back from the bin must not bring rights with it that were taken meanwhile. */
const dropLinksInBin = (db: Db, userId: string) =>
  db
    .update(binItems)
    .set({
      data: sql`jsonb_set(${binItems.data}, '{delegates}', coalesce((select jsonb_agg(link)
        from jsonb_array_elements(${binItems.data} -> 'delegates') link where link ->> 'user_id' <> ${userId}), '[]'))`,
    })
    .where(
      and(
        eq(binItems.kind, 'property'),
        sql`${binItems.data} -> 'delegates' @> ${JSON.stringify([{ user_id: userId }])}::jsonb`,
      ),
    )

/** False when somebody else saved since `version` was read. */
export async function updateStaff(db: Db, id: string, version: number, change: Partial<typeof users.$inferInsert>) {
  const changed = await db
    .update(users)
    .set({ ...change, version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Without a password and a second factor the account that remains opens nothing. */
export async function deletePerson(db: Db, user: { id: string; accountId: string }) {
  await db.delete(authAccount).where(eq(authAccount.userId, user.accountId))
  await db.delete(authTwoFactor).where(eq(authTwoFactor.userId, user.accountId))
  await db.delete(users).where(eq(users.id, user.id))
}

export const assignedTo = (db: Db, userId: string) =>
  db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(propertyDelegates)
    .innerJoin(properties, eq(properties.id, propertyDelegates.property_id))
    .where(eq(propertyDelegates.user_id, userId))
    .orderBy(properties.title_key)

/** The titles of the properties that the invitation names. */
export const titlesOf = async (db: Db, userId: string) => (await assignedTo(db, userId)).map(({ baslik }) => baslik)
