import { chosenAmong, self } from '#domain/access/engagements.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages, refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { refuseEngagement } from '#domain/people/engagements/engagements.messages.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { deviceName } from '#server/platform/device-name.ts'
import {
  chooseOwner,
  currentUserOf,
  deleteAllSessions,
  deleteSession,
  openSessions,
  searchKey,
  updateUser,
} from './accounts.queries.ts'
import { mailAddressKey, proveAddress } from './address-proof.ts'
import { deleteAddressKeys } from './addresses.queries.ts'
import { replaceAvatar, saveAvatar } from './avatar.ts'
import { changeEmail } from './change-email.ts'
import { logIn, logInSecondFactor } from './log-in.ts'
import { changePassword, requestReset, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { verifyIdentity } from './verify-identity.ts'

export const accountsRoutes: Route[] = [
  route(accountsApi.login, async ({ ctx, body, caller, setCookies }) => {
    const { headers, secondFactor } = await logIn(ctx, body, caller)
    setCookies(headers)
    return { secondFactor }
  }),
  route(accountsApi.loginSecondFactor, async ({ ctx, body, caller, setCookies }) => {
    setCookies(await logInSecondFactor(ctx, body, caller))
    return done('Giriş yapıldı.')
  }),
  route(accountsApi.register, async ({ ctx, body, caller, setCookies }) => {
    setCookies(await register(ctx, body, caller))
    return done(accountsMessages.registered)
  }),
  route(accountsApi.verifyIdentity, ({ ctx, body }) => verifyIdentity(ctx, body)),
  route(accountsApi.logout, async ({ ctx, actor, caller, setCookies }) => {
    try {
      await deleteAllSessions(ctx.db, actor.accountId)
    } catch (error) {
      ctx.log.error({ err: error }, 'logout failed')
      throw refuseAccount('logout_failed')
    }
    const { headers } = await ctx.auth.api.signOut({ headers: caller.headers, returnHeaders: true })
    setCookies(headers)
    ctx.realtime.recheck(actor.userId)
    return done(accountsMessages.loggedOut)
  }),
  route(accountsApi.me, ({ ctx, actor }) => currentUserOf(ctx, ctx.db, actor)),
  route(accountsApi.actFor, async ({ ctx, actor, body }) => {
    const chosen = chosenAmong(body.owner, actor.whole.engagements)
    if (chosen !== body.owner) throw refuseEngagement('owner_unknown')
    await chooseOwner(ctx.db, actor.sessionId, chosen === self ? actor.userId : chosen)
    return currentUserOf(ctx, ctx.db, { ...actor, chosen })
  }),
  action(accountsApi.requestReset, accountsMessages.resetSent, ({ ctx, body, caller }) =>
    requestReset(ctx, body.email, caller),
  ),
  route(accountsApi.resetPassword, async ({ ctx, body, caller, setCookies }) => {
    setCookies(await resetPassword(ctx, body, caller))
    return done(accountsMessages.resetDone)
  }),
  route(accountsApi.changePassword, async ({ ctx, actor, body, caller, setCookies }) => {
    setCookies(await changePassword(ctx, actor, body, caller))
    return done(accountsMessages.passwordChanged)
  }),
  action(accountsApi.mailAddressKey, accountsMessages.addressKeySent, ({ ctx, actor }) => mailAddressKey(ctx, actor)),
  route(accountsApi.proveAddress, async ({ ctx, actor, body }) => {
    await proveAddress(ctx, actor, body.token)
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(accountsApi.changeEmail, async ({ ctx, actor, body, caller }) => {
    await changeEmail(ctx, actor, body, caller)
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(accountsApi.cancelEmailChange, async ({ ctx, actor }) => {
    await deleteAddressKeys(ctx.db, actor.accountId)
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(accountsApi.sessions, async ({ ctx, actor }) => {
    const rows = await openSessions(ctx.db, actor.accountId, ctx.clock.now())
    return {
      documents: rows.map((row) => ({
        id: row.id,
        current: row.id === actor.sessionId,
        device: deviceName(row.userAgent),
        ipAddress: row.ipAddress,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      })),
    }
  }),
  route(accountsApi.closeSession, async ({ ctx, actor, params }) => {
    if (!(await deleteSession(ctx.db, actor.accountId, params.id))) throw refuseAccount('session_missing')
    ctx.realtime.recheck(actor.userId)
    return done(accountsMessages.sessionClosed)
  }),
  route(accountsApi.updateProfile, async ({ ctx, actor, body }) => {
    await updateUser(ctx.db, actor.userId, { ...body, search_key: searchKey(body.username, actor.email) })
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(accountsApi.uploadAvatar, async ({ ctx, actor, file }) => {
    await saveAvatar(ctx, actor, file)
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(accountsApi.removeAvatar, async ({ ctx, actor }) => {
    await replaceAvatar(ctx, actor, null)
    return currentUserOf(ctx, ctx.db, actor)
  }),
  route(filesApi.avatar, async ({ ctx, params }) => {
    const content = await ctx.storage.get('avatars', params.file)
    if (!content) throw refuse('not_found')
    return { content, type: 'image/webp', cache: 'private, max-age=31536000, immutable' }
  }),
  ...secondFactorRoutes,
]
