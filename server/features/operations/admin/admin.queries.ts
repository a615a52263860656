import { and, asc, desc, eq, gt, gte, isNotNull, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import { type Engagement, shownEngagement, subjectAs } from '#domain/access/engagements.ts'
import { roleTitle } from '#domain/access/roles.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { UserRow } from '#domain/operations/admin/admin.api.ts'
import {
  type AccountState,
  accountStates,
  mostUsersCounted,
  type UserFilter,
} from '#domain/operations/admin/admin.schema.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { type PlaceholderValues, preparedByInput } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { firstOwned, firstRented } from '#server/db/first-property.ts'
import { engagementsOf } from '#server/db/in-force.ts'
import { likePatterns } from '#server/db/like.ts'
import { firstOf, inText, offsetOf } from '#server/db/page.ts'
import { readTogether } from '#server/db/read-together.ts'
import { onlyRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { mails } from '#server/db/schema/mail.ts'
import { isClaimOnly } from '#server/features/people/accounts/addresses.queries.ts'

// Written as a literal, because a plan with a parameter cannot use the partial index over waiting accounts.
const inactive = sql`${users.is_active} = false`
/** `is_active` null counts as active; the decision columns tell refused and passive from pending. */
const inState: Record<AccountState, SQL> = {
  // A registration with another account's address is no applicant and needs no answer.
  pending: and(inactive, isNull(users.decided_at), isNull(users.claimed_email))!,
  active: or(eq(users.is_active, true), isNull(users.is_active))!,
  refused: and(inactive, isNotNull(users.refusal_reason))!,
  passive: and(inactive, isNotNull(users.decided_at), isNull(users.refusal_reason))!,
}
const stateColumn = sql<AccountState>`case ${sql.join(
  accountStates.map((state) => sql`when ${inState[state]} then ${sql.raw(`'${state}'`)}`),
  sql` `,
)} end`

// drizzle omits table names in a select over one table, so a subquery would read the bare column as its own.
const userId = sql.raw('"users"."id"')
/** Columns that the list shows or derives the role title from. */
const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  avatar_file: users.avatar_file,
  phoneNumber: users.phoneNumber,
  role: users.role,
  userType: users.userType,
  host: users.host,
  tenants: users.tenants,
  is_active: users.is_active,
  refusal_reason: users.refusal_reason,
  identity_mode: users.identity_mode,
  created_at: users.created_at,
  last_seen: users.last_seen,
}
const row = {
  user: userColumns,
  state: stateColumn,
  owns: firstOwned,
  rents: firstRented,
}

function toRow({
  user,
  state,
  owns,
  rents,
  engagements,
}: {
  user: Pick<typeof users.$inferSelect, keyof typeof userColumns>
  state: AccountState
  owns: string | null
  rents: string | null
  engagements: Engagement[]
}): UserRow {
  const { role, userType, host, tenants, is_active } = user
  const [owned_id, renters_id] = [owns ? [owns] : [], rents ? [rents] : []]
  const own = { role, userType, host, tenants, is_active, holds_shares: false, owned_id, renters_id }
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    avatar: avatarOf(user),
    phoneNumber: user.phoneNumber,
    roleTitle: roleTitle(subjectAs(own, shownEngagement({ own, engagements, chosen: null }))),
    role: user.role,
    userType: user.userType,
    state,
    refusal_reason: user.refusal_reason,
    identity_mode: user.identity_mode,
    created_at: user.created_at.toISOString(),
    last_seen: user.last_seen?.toISOString() ?? null,
  }
}

const orders = {
  newest: [desc(users.created_at), desc(users.id)],
  oldest: [asc(users.created_at), asc(users.id)],
  name: [asc(users.search_key), asc(users.id)],
}

const matching = (filter: UserFilter) =>
  and(
    filter.state === 'all' ? not(isClaimOnly) : inState[filter.state],
    ...likePatterns(filter.q).map((pattern) => like(users.search_key, pattern)),
  )
// The unfiltered count walks an index; without `order by` the whole table would be read.
const alongIndex = ({ state, q }: UserFilter) =>
  state === 'all' && q === '' ? sql`order by ${sql.join(orders.newest, sql`, `)}` : sql.empty()
const counted = (filter: UserFilter) =>
  sql<number>`(select count(*)::int from (
    select 1 from ${users} where ${matching(filter)} ${alongIndex(filter)} limit ${inText(mostUsersCounted)}) c)`

const pageRows = preparedByInput((db, filter: UserFilter, { today }: PlaceholderValues<{ today: IsoDate }>) => {
  // Pages beyond the counted rows are empty, because skipping a million rows costs as much as reading them.
  const size = offsetOf(filter) < mostUsersCounted ? filter.size : 0
  return db
    .select({ ...row, engagements: engagementsOf<Engagement>(userId, today), total: counted(filter) })
    .from(users)
    .where(matching(filter))
    .orderBy(firstOf(orders[filter.sort], size, offsetOf(filter)))
})

export async function usersPage(db: Db, filter: UserFilter, today: IsoDate) {
  const rows = await pageRows(db, filter, { today })
  // A page after the last has no row with the total, so it is counted alone.
  const countedAlone = async () => (await readTogether<{ total: number }>(db, { total: counted(filter) })).total
  return { rows: rows.map(toRow), total: rows[0]?.total ?? (await countedAlone()) }
}

const stateCounts = preparedByInput((db) =>
  db
    .select(
      Object.fromEntries(
        accountStates.map((state) => [state, sql<number>`count(*) filter (where ${inState[state]})`.mapWith(Number)]),
      ) as Record<AccountState, SQL<number>>,
    )
    .from(users),
)
export const countsByState = (db: Db): Promise<Record<AccountState, number>> => onlyRow(stateCounts(db, null))

/** Locked, so that two administrators cannot decide at the same time. */
export async function lockUser(db: Db, id: string) {
  const [found] = await db.select({ user: users, state: stateColumn }).from(users).where(eq(users.id, id)).for('update')
  return found
}

/** Locks all active administrators in id order, so that two decisions do not deadlock. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), inState.active))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** An administrator's last decision about this account. */
export async function lastDecision(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ kind: auditLogRows.kind })
    .from(auditLogRows)
    .where(and(eq(auditLogRows.subject_id, id), eq(auditLogRows.area, 'admin')))
    .orderBy(desc(auditLogRows.at), desc(auditLogRows.id))
    .limit(1)
  return row?.kind ?? null
}

/** Every changing call leaves an audit entry. */
export const hasActedSince = async (db: Db, id: string, at: Date): Promise<boolean> =>
  (await db.$count(auditLogRows, and(eq(auditLogRows.actor_id, id), gt(auditLogRows.at, at)))) > 0

export const wasWelcomed = async (db: Db, email: string, since: Date): Promise<boolean> =>
  (await db.$count(mails, and(eq(mails.to, email), eq(mails.template, 'activation'), gte(mails.created_at, since)))) > 0
