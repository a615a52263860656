import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, type SQLWrapper, sql } from 'drizzle-orm'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import {
  type ChosenOwner,
  chosenAmong,
  type Engagement,
  type Own,
  self,
  standingFor,
  subjectAs,
} from '#domain/access/engagements.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import { refuseAccount } from '#domain/accounts/accounts.messages.ts'
import { isDemoAddress } from '#domain/accounts/accounts.schema.ts'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Database, Db } from '#server/db/client.ts'
import { firstOwned, firstRented } from '#server/db/first-place.ts'
import { engagementsOf } from '#server/db/in-force.ts'
import { preparedOn } from '#server/db/prepared.ts'
import { authSession, authUser, users } from '#server/db/schema/accounts.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor } from './actor.ts'
import type { Asked } from './asked.ts'
import { sessionCookieName, sessionDays, withCurrentNames } from './session-cookie.ts'

const day = 86_400_000

/** The user document, what the roles are derived from, and the engagements in force on a day. */
const personOn = (today: string | SQLWrapper) => ({
  user: {
    id: users.id,
    email: users.email,
    username: users.username,
    role: users.role,
    userType: users.userType,
    host: users.host,
    tenants: users.tenants,
    is_active: users.is_active,
  },
  owns: firstOwned,
  rents: firstRented,
  engagements: engagementsOf<Engagement>(users.id, today),
})

/** One prepared statement: session, user document, what the roles are derived from, and the engagements in force. */
const sessionQuery = preparedOn((db: Database) =>
  db
    .select({
      session: {
        id: authSession.id,
        accountId: authSession.userId,
        updatedAt: authSession.updatedAt,
        expiresAt: authSession.expiresAt,
        createdAt: authSession.createdAt,
        confirmedAt: authSession.confirmedAt,
        actingFor: authSession.acting_for,
      },
      secondFactor: sql<boolean>`(select ${authUser.twoFactorEnabled} from ${authUser} where ${authUser.id} = ${authSession.userId})`,
      ...personOn(sql.placeholder('today')),
    })
    .from(authSession)
    .leftJoin(users, eq(users.accountId, authSession.userId))
    .where(and(eq(authSession.token, sql.placeholder('token')), gt(authSession.expiresAt, sql.placeholder('now'))))
    .prepare('session'),
)

/** Null without a valid session. A session whose user document is gone is a 404 that says so. */
export async function readActor(ctx: Context, asked: Asked): Promise<Actor | null> {
  const token = tokenIn(ctx, asked.header('cookie'))
  const found = token && (await actorOf(ctx, token))
  if (!found) return null
  if (found.prolong) {
    await prolong(ctx, found.actor.sessionId, ctx.clock.now())
    keepCookie(ctx, asked)
  }
  return found.actor
}

/** The session behind the cookies of a socket's handshake, to be read again for as long as the socket is open. */
export const tokenIn = (ctx: Context, cookies: string | undefined) =>
  signedValue(ctx, cookies && parse(withCurrentNames(cookies), cookieName(ctx))[cookieName(ctx)])

/** Who holds this session now. */
export async function actorOf(ctx: Context, token: string): Promise<{ actor: Actor; prolong: boolean } | null> {
  const now = ctx.clock.now()
  const today = isoDate(now)
  const [row] = await sessionQuery(ctx.db).execute({ token, now: now.toISOString(), today })
  if (!row) return null
  if (!row.user) throw refuseAccount('user_missing')
  if (!ctx.config.demo && isDemoAddress(row.user.email)) return null
  const { id: sessionId, accountId, actingFor } = row.session
  const chosen = chosenAmong(actingFor === row.user.id ? self : actingFor, row.engagements)
  return {
    prolong: isRemembered(row.session) && now.getTime() - row.session.updatedAt.getTime() > day,
    actor: {
      sessionId,
      accountId,
      ...identityOf(row.user, row, { today, chosen }),
      confirmedAt: row.session.confirmedAt ?? row.session.createdAt,
      secondFactorDue: isSecondFactorDue(ctx, row.user.role, row.secondFactor),
    },
  }
}

type PersonRow = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number]['user']>

interface Standing {
  owns: string | null
  rents: string | null
  engagements: Engagement[]
}

interface Moment {
  today: IsoDate
  chosen: ChosenOwner
}

function identityOf(user: PersonRow, { owns, rents, engagements }: Standing, { today, chosen }: Moment) {
  const { id, email, username, ...fields } = user
  const own: Own = { ...fields, owned_id: owns ? [owns] : [], renters_id: rents ? [rents] : [] }
  const as = standingFor({ own, engagements, chosen })
  return {
    ...{ userId: id, callerId: SqlValue.of('caller', id), email, username, today, chosen },
    ...{ side: as.side, engagements: as.engagements, subject: as.own },
    roles: deriveRoles(subjectAs(as.own, as.side === 'engaged' ? as.engagements[0]! : null)),
    whole: { subject: own, roles: deriveRoles(subjectAs(own, null)), engagements },
  }
}

/** What this person could see if they asked now: for work that is done for people who are not there. Opens no session. */
export async function actorOfUser(db: Db, userId: string, today: IsoDate): Promise<Actor | null> {
  // The join also has drizzle write the tables' names, which the subqueries need.
  const [row] = await db
    .select({ ...personOn(today), accountId: authUser.id })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.accountId))
    .where(eq(users.id, userId))
  if (!row) return null
  const { accountId } = row
  return {
    sessionId: '',
    accountId,
    confirmedAt: new Date(0),
    secondFactorDue: false,
    ...identityOf(row.user, row, { today, chosen: null }),
  }
}

/** An administrator's password alone opens too much; the demo's accounts, with their published one, guard nothing. */
export const isSecondFactorDue = (ctx: Context, role: string, enabled: boolean) =>
  role === 'admin' && !enabled && !ctx.config.demo

/** A session that is not remembered lasts a day and ends with the browser; only the long kind slides. */
const isRemembered = (session: { updatedAt: Date; expiresAt: Date }) =>
  session.expiresAt.getTime() - session.updatedAt.getTime() > 2 * day

const prolong = (ctx: Context, id: string, now: Date) =>
  ctx.db
    .update(authSession)
    .set({ updatedAt: now, expiresAt: new Date(now.getTime() + sessionDays * day) })
    .where(eq(authSession.id, id))

const isSecure = (ctx: Context) => ctx.config.publicUrl.startsWith('https://')
const cookieName = (ctx: Context) => sessionCookieName(isSecure(ctx))

/** The browser must not forget a session that the database goes on with. */
function keepCookie(ctx: Context, asked: Asked) {
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

/** The cookie holds the token and its signature; a forged one never reaches the database. */
export function signedValue(ctx: Context, value: string | undefined): string | null {
  const cut = value?.lastIndexOf('.') ?? -1
  if (!value || cut < 1) return null
  const token = value.slice(0, cut)
  const given = Buffer.from(value.slice(cut + 1), 'base64')
  const expected = createHmac('sha256', ctx.secrets.auth).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
