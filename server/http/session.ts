import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import {
  chosenAmong,
  type Engagement,
  type Own,
  rightsForChosenOwner,
  self,
  subjectAs,
} from '#domain/access/engagements.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import { dayMs, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { isDemoAddress } from '#domain/people/accounts/accounts.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { firstOwned, firstRented } from '#server/db/first-property.ts'
import { engagementsOf } from '#server/db/in-force.ts'
import { statementOf } from '#server/db/prepared.ts'
import { authSession, authUser, users } from '#server/db/schema/accounts.ts'
import { propertyShares } from '#server/db/schema/properties.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor } from './actor.ts'
import type { ApiRequest } from './api-request.ts'
import { sessionCookieName, sessionDays, withCurrentNames } from './session-cookie.ts'

type User = typeof users.$inferSelect
/** The user row, the data for deriving the roles, and the engagements in force on a day. */
export interface PersonRow
  extends Pick<User, 'email' | 'username' | 'role' | 'userType' | 'host' | 'tenants' | 'is_active'>,
    PropertyRelations {
  userId: string
}
export const personOn = (
  today: SQLWrapper,
): SQL => sql`${users.id} as "userId", ${users.email}, ${users.username}, ${users.role},
  ${users.userType}, ${users.host}, ${users.tenants}, ${users.is_active}, ${firstOwned} as owns, ${firstRented} as rents,
  exists (select 1 from ${propertyShares} h where h.user_id = ${users.id}) as holds_shares,
  ${engagementsOf<Engagement>(users.id, today)} as engagements`

/** Timestamps are strings, as PostgreSQL writes them. */
interface SessionRow extends Omit<PersonRow, 'userId'> {
  sessionId: string
  accountId: string
  updatedAt: string
  expiresAt: string
  createdAt: string
  confirmedAt: string | null
  acting_for: string | null
  secondFactor: boolean
  /** Null if the user row no longer exists. */
  userId: string | null
}

/** One statement for each request: session, user row, data for the roles, and engagements in force. */
const sessionRows =
  statementOf(sql<SessionRow>`select ${authSession.id} as "sessionId", ${authSession.userId} as "accountId",
    ${authSession.updatedAt}, ${authSession.expiresAt}, ${authSession.createdAt}, ${authSession.confirmedAt},
    ${authSession.acting_for}, (select ${authUser.twoFactorEnabled} from ${authUser}
      where ${authUser.id} = ${authSession.userId}) as "secondFactor", ${personOn(sql.placeholder('today'))}
  from ${authSession} left join ${users} on ${users.accountId} = ${authSession.userId}
  where ${authSession.token} = ${sql.placeholder('token')} and ${authSession.expiresAt} > ${sql.placeholder('now')}`)

/** Null without a valid session. Throws a 404 if the session's user row no longer exists. */
export async function readActor(ctx: Context, asked: ApiRequest): Promise<Actor | null> {
  const token = tokenIn(ctx, asked.header('cookie'))
  const found = token && (await actorOf(ctx, token))
  if (!found) return null
  if (found.prolong) {
    await prolong(ctx, found.actor.sessionId, ctx.clock.now())
    keepCookie(ctx, asked)
  }
  return found.actor
}

/** The session token in a socket's handshake cookies; the session is read again while the socket is open. */
export const tokenIn = (ctx: Context, cookies: string | undefined) =>
  signedValue(ctx, cookies && parse(withCurrentNames(cookies), cookieName(ctx))[cookieName(ctx)])

/** The actor of this session now. */
export async function actorOf(ctx: Context, token: string): Promise<{ actor: Actor; prolong: boolean } | null> {
  const now = ctx.clock.now()
  const today = isoDate(now)
  const [row] = await sessionRows(ctx.db, { token, now: now.toISOString(), today })
  if (!row) return null
  const { userId, sessionId, accountId } = row
  if (userId === null) throw refuseAccount('user_missing')
  if (!ctx.config.demo && isDemoAddress(row.email)) return null
  const chosen = chosenAmong(row.acting_for === userId ? self : row.acting_for, row.engagements)
  const confirmedAt = new Date(row.confirmedAt ?? row.createdAt)
  const secondFactorDue = isSecondFactorDue(ctx, row.role, row.secondFactor)
  return {
    prolong: isRemembered(row) && now.getTime() - Date.parse(row.updatedAt) > dayMs,
    actor: actorFrom(row, { userId, sessionId, accountId, today, chosen, confirmedAt, secondFactorDue }),
  }
}

interface PropertyRelations {
  owns: string | null
  rents: string | null
  holds_shares: boolean
  engagements: Engagement[]
}

type SessionFields = Pick<
  Actor,
  'userId' | 'sessionId' | 'accountId' | 'today' | 'chosen' | 'confirmedAt' | 'secondFactorDue'
>

/**
 * Copied field by field, because this runs for every request and spreading objects takes longer than the rest of it.
 */
export function actorFrom(row: Omit<PersonRow, 'userId'>, known: SessionFields): Actor {
  const { role, userType, host, tenants, is_active, owns, rents, holds_shares, engagements } = row
  const [owned_id, renters_id] = [owns ? [owns] : [], rents ? [rents] : []]
  const own: Own = { role, userType, host, tenants, is_active, holds_shares, owned_id, renters_id }
  const { userId, sessionId, accountId, today, chosen, confirmedAt, secondFactorDue } = known
  const as = rightsForChosenOwner({ own, engagements, chosen })
  return {
    userId,
    callerId: SqlValue.of('caller', userId),
    sessionId,
    accountId,
    email: row.email,
    username: row.username,
    today,
    chosen,
    side: as.side,
    engagements: as.engagements,
    subject: as.own,
    roles: deriveRoles(subjectAs(as.own, as.side === 'engaged' ? as.engagements[0]! : null)),
    whole: { subject: own, roles: deriveRoles(subjectAs(own, null)), engagements },
    confirmedAt,
    secondFactorDue,
  }
}

const personRows = statementOf(sql<PersonRow & { accountId: string }>`select ${authUser.id} as "accountId",
    ${personOn(sql.placeholder('today'))}
  from ${users} join ${authUser} on ${authUser.id} = ${users.accountId} where ${users.id} = ${sql.placeholder('userId')}`)

/** The actor for work on a user's behalf without a request, such as jobs; opens no session. */
export async function actorOfUser(db: Db, userId: string, today: IsoDate): Promise<Actor | null> {
  const [row] = await personRows(db, { userId, today })
  if (!row) return null
  const { accountId } = row
  const nobodyIsThere = { sessionId: '', confirmedAt: new Date(0), secondFactorDue: false }
  return actorFrom(row, { userId, accountId, today, chosen: null, ...nobodyIsThere })
}

/**
 * A password alone does not protect an administrator enough; demo accounts have a published password, so they are
 * exempt.
 */
export const isSecondFactorDue = (ctx: Context, role: string, enabled: boolean) =>
  role === 'admin' && !enabled && !ctx.config.demo

/** A session without "remember me" lasts a day and ends with the browser; only remembered sessions are prolonged. */
const isRemembered = (session: { updatedAt: string; expiresAt: string }) =>
  Date.parse(session.expiresAt) - Date.parse(session.updatedAt) > 2 * dayMs

const prolong = (ctx: Context, id: string, now: Date) =>
  ctx.db
    .update(authSession)
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + sessionDays * dayMs) })
    .where(eq(authSession.id, id))

const isSecure = (ctx: Context) => ctx.config.publicUrl.startsWith('https://')
const cookieName = (ctx: Context) => sessionCookieName(isSecure(ctx))

/** Renews the browser's cookie together with the session in the database. */
function keepCookie(ctx: Context, asked: ApiRequest) {
  const cookies = withCurrentNames(asked.header('cookie') ?? '')
  const name = cookieName(ctx)
  asked.cookies.push(
    generateCookie(name, parse(cookies, name)[name]!, {
      path: '/',
      httpOnly: true,
      secure: isSecure(ctx),
      sameSite: 'Lax',
      maxAge: sessionDays * 86_400,
    }),
  )
}

/** The cookie holds the token and its signature, so a forged token never reaches the database. */
export function signedValue(ctx: Context, value: string | undefined): string | null {
  const cut = value?.lastIndexOf('.') ?? -1
  if (!value || cut < 1) return null
  const token = value.slice(0, cut)
  const given = Buffer.from(value.slice(cut + 1), 'base64')
  const expected = createHmac('sha256', ctx.secrets.auth).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
