import { and, desc, eq, gt, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm'
import { shownEngagement, subjectAs } from '#domain/access/engagements.ts'
import { permissionFlags } from '#domain/access/flags.ts'
import { deriveRoles, type RoleSource } from '#domain/access/roles.ts'
import { newId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { type CurrentUser, roleBooleans } from '#domain/people/accounts/accounts.schema.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import type { CurrentEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { engagementsOf } from '#server/db/in-force.ts'
import { type Placeholders, preparedQuery } from '#server/db/prepared.ts'
import {
  addressKeys,
  authAccount,
  authSession,
  authTwoFactor,
  authUser,
  authVerification,
  users,
} from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyShares, propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { isSecondFactorDue } from '#server/http/session.ts'
import { decryptText } from '#server/platform/crypto.ts'

export const searchKey = (username: string, email: string) => fold(`${username} ${email}`)

/** The most that any list shows; the relations themselves have no limit. */
const listed = 1000
const ids = (from: ReturnType<typeof sql>) =>
  sql<string[]>`coalesce((select array_agg(id) from (${from} limit ${sql.raw(String(listed))}) as ids), '{}')`
/** For the engagement that is shown. */
const delegated = (list: string, shownOwner: SQLWrapper) =>
  ids(
    sql`select ${propertyDelegates.property_id} as id from ${propertyDelegates} join ${properties}
      on ${properties.id} = ${propertyDelegates.property_id} and ${properties.creator} = ${shownOwner}
      where ${propertyDelegates.user_id} = ${users.id} and ${propertyDelegates.list} = ${sql.raw(`'${list}'`)}`,
  )
/** Fields of each engagement in `GET /accounts/me`, in addition to those of the session. */
const ofEngagement = sql`, 'id', e.id, 'since', e.since, 'until', e.until,
  'owner_name', (select o.username from ${users} o where o.id = e.owner_id)`
const ownOpen = sql`${engagements} e where e.person_id = ${users.id} and e.ended_at is null`

type CurrentUserValues = Placeholders<{
  accountId: string
  now: string
  today: string
  openSince: string
  shownOwner: string | null
}>

const currentUserRow = preparedQuery((db, { accountId, now, today, openSince, shownOwner }: CurrentUserValues) =>
  db
    .select({
      account: authUser,
      user: users,
      newEmail: sql<string | null>`(select ${addressKeys.email} from ${addressKeys}
        where ${addressKeys.accountId} = ${authUser.id} and ${addressKeys.expires_at} > ${now}
        and ${addressKeys.email} <> coalesce(${users.claimed_email}, ${users.email}) limit 1)`,
      owned_id: ids(
        sql`select ${properties.id} as id from ${properties} where ${properties.creator} = ${users.id} and ${properties.deleted_at} is null order by ${properties.id}`,
      ),
      holds_shares: sql<boolean>`exists (select 1 from ${propertyShares} h where h.user_id = ${users.id})`,
      renters_id: ids(
        sql`select ${propertyTenants.property_id} as id from ${propertyTenants} where ${propertyTenants.user_id} = ${users.id}`,
      ),
      authorised_properties_id: delegated('authorised', shownOwner),
      lawyer_properties_id: delegated('lawyer', shownOwner),
      estate_properties_id: delegated('estate', shownOwner),
      engagements: engagementsOf<CurrentEngagement>(users.id, today, ofEngagement),
      suspended_at: sql<Date | null>`(select max(e.suspended_at) from ${ownOpen})`.mapWith(authSession.createdAt),
      invitations: sql<number>`(select count(*) from ${ownOpen} and e.accepted_at is null
        and e.invited_at > ${openSince}::timestamptz)`.mapWith(Number),
    })
    .from(authUser)
    .leftJoin(users, eq(users.accountId, authUser.id))
    .where(eq(authUser.id, accountId)),
)

/** A missing account is reported before a missing user document. */
export async function currentUserOf(ctx: Context, db: Db, actor: Actor): Promise<CurrentUser> {
  const now = ctx.clock.now()
  const shown = shownEngagement({
    own: actor.whole.subject,
    engagements: actor.whole.engagements,
    chosen: actor.chosen,
  })
  const [row] = await currentUserRow(db, {
    accountId: actor.accountId,
    now: now.toISOString(),
    today: actor.today,
    openSince: new Date(now.getTime() - linkLifetimeMs).toISOString(),
    shownOwner: shown?.owner_id ?? null,
  })
  if (!row) throw refuseAccount('account_missing')
  if (!row.user) throw refuseAccount('user_missing')
  const { account, user, newEmail, engagements, invitations, suspended_at, ...lists } = row
  const email = user.claimed_email ?? user.email
  const subject = subjectAs({ ...user, ...lists }, shown)
  const hasNothingElse = engagements.length === 0 && !isHostOrTenant(subject)
  const kimlikNo = user.kimlikNo ? decryptText(ctx.secrets.encryption, user.kimlikNo) : null
  return {
    account: {
      id: account.id,
      email,
      name: account.name,
      twoFactorEnabled: account.twoFactorEnabled,
      emailProven: account.emailVerified,
      newEmail,
      secondFactorDue: isSecondFactorDue(ctx, user.role, account.twoFactorEnabled),
      createdAt: account.createdAt.toISOString(),
    },
    user: {
      id: user.id,
      accountId: user.accountId,
      email,
      username: user.username,
      avatar: avatarOf(user),
      phoneNumber: user.phoneNumber,
      kimlikNo: kimlikNo && maskNationalId(kimlikNo),
      dogumTarihi: user.dogumTarihi,
      address: user.address,
      lastPasswordChange: user.lastPasswordChange?.toISOString() ?? null,
      last_seen: user.last_seen?.toISOString() ?? null,
      createdBy: shown?.owner_id ?? user.createdBy,
      role: subject.role,
      userType: subject.userType,
      is_active: user.is_active,
      refusal_reason: user.refusal_reason,
      suspended_at: hasNothingElse ? (suspended_at?.toISOString() ?? null) : null,
      tenant_id: user.tenant_id,
      ...pick(subject, roleBooleans),
      ...pick(subject, permissionFlags),
      ...lists,
    },
    roles: deriveRoles(subject),
    engagements,
    chosen: actor.chosen,
    invitations,
  }
}

const isHostOrTenant = (subject: RoleSource) => {
  const { isHost, isTenant } = deriveRoles(subject)
  return isHost || isTenant
}

const pick = <Source extends object, Key extends keyof Source>(source: Source, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>

export const insertUser = (db: Db, user: Omit<typeof users.$inferInsert, 'search_key'>) =>
  db.insert(users).values({ ...user, search_key: searchKey(user.username, user.email) })

export type NewAccount = Partial<Omit<typeof users.$inferInsert, 'search_key'>> &
  Pick<typeof users.$inferInsert, 'email' | 'username' | 'userType'>

/** Takes a password hash, for many accounts with the same password: hashing takes a tenth of a second. */
export async function insertAccount(db: Db, password: string, { id = newId(), ...account }: NewAccount) {
  const accountId = newId()
  await db.insert(authUser).values({ id: accountId, email: account.email, name: account.username, emailVerified: true })
  const credential = { id: newId(), userId: accountId, accountId, providerId: 'credential', password }
  await db.insert(authAccount).values(credential)
  await insertUser(db, { is_active: true, ...account, id, accountId })
  return id
}

export const updateUser = (db: Db, id: string, change: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(change).where(eq(users.id, id))

export const avatarFileOf = async (db: Db, userId: string) =>
  (await db.select({ file: users.avatar_file }).from(users).where(eq(users.id, userId)))[0]?.file ?? null

/** The user's id; null for an account without a user document. */
export async function touchPasswordDate(db: Db, accountId: string, at: Date): Promise<string | null> {
  const [row] = await db
    .update(users)
    .set({ lastPasswordChange: at })
    .where(eq(users.accountId, accountId))
    .returning({ id: users.id })
  return row?.id ?? null
}

export const openSessions = (db: Db, accountId: string, now: Date) =>
  db
    .select()
    .from(authSession)
    .where(and(eq(authSession.userId, accountId), gt(authSession.expiresAt, now)))
    .orderBy(desc(authSession.updatedAt))
    .limit(100)

export async function deleteSession(db: Db, accountId: string, id: string) {
  const gone = await db
    .delete(authSession)
    .where(and(eq(authSession.userId, accountId), eq(authSession.id, id)))
    .returning({ id: authSession.id })
  return gone.length > 0
}

export const deleteAllSessions = (db: Db, accountId: string) =>
  db.delete(authSession).where(eq(authSession.userId, accountId))

/** Deletes all open links of an account: resets and invitations. */
export const deleteLinks = (db: Db, accountId: string) =>
  db.delete(authVerification).where(eq(authVerification.value, accountId))

/** Using a mailed link proves that the mailbox is the person's. */
export const markEmailProven = (db: Db, accountId: string) =>
  db.update(authUser).set({ emailVerified: true }).where(eq(authUser.id, accountId))

/** An account outlives its deleted user document, but grants no access then (AMB-72). */
export async function accountByEmail(db: Db, email: string) {
  const [found] = await db
    .select({ accountId: authUser.id, userId: users.id })
    .from(authUser)
    .leftJoin(users, eq(users.accountId, authUser.id))
    .where(eq(authUser.email, email))
  return found ?? null
}

export interface Credential {
  accountId: string
  /** The stored hash. */
  password: string
}

/** Null when no password is set yet. */
export async function credentialOf(
  db: Db,
  whose: { accountId: string } | { email: string },
): Promise<Credential | null> {
  const [found] = await db
    .select({ accountId: authUser.id, password: authAccount.password })
    .from(authUser)
    .innerJoin(authAccount, and(eq(authAccount.userId, authUser.id), eq(authAccount.providerId, 'credential')))
    .where('email' in whose ? eq(authUser.email, whose.email) : eq(authUser.id, whose.accountId))
  return found?.password ? { accountId: found.accountId, password: found.password } : null
}

export async function deleteExpired(db: Db, now: Date) {
  await db.delete(authSession).where(lt(authSession.expiresAt, now))
  await db.delete(authVerification).where(lt(authVerification.expiresAt, now))
}

export async function secondFactorSecret(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: authTwoFactor.secret })
    .from(authTwoFactor)
    .where(eq(authTwoFactor.userId, accountId))
  return row?.secret ?? null
}

/** False when this or a later time step was used before; only one of two concurrent calls succeeds. */
export async function claimStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const claimed = await db
    .update(authTwoFactor)
    .set({ lastStep: step })
    .where(
      and(eq(authTwoFactor.userId, accountId), or(isNull(authTwoFactor.lastStep), lt(authTwoFactor.lastStep, step))),
    )
    .returning({ id: authTwoFactor.id })
  return claimed.length > 0
}

/** The owner whose data this session shows from now on. */
export const chooseOwner = (db: Db, sessionId: string, acting_for: string | null) =>
  db.update(authSession).set({ acting_for }).where(eq(authSession.id, sessionId))

export const markConfirmed = (db: Db, sessionId: string, at: Date) =>
  db.update(authSession).set({ confirmedAt: at }).where(eq(authSession.id, sessionId))
