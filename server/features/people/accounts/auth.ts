import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import { newId } from '#domain/kernel/ids.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { authAccount, authSession, authTwoFactor, authUser, authVerification } from '#server/db/schema/accounts.ts'
import { revokeAllAccessTokens } from '#server/features/people/access-tokens/revoke-access-tokens.ts'
import { cookiePrefix, sessionDays } from '#server/http/session-cookie.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { recordPasswordReset } from '#server/services/audit/account-entries.queries.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { accountByEmail, deleteLinks, touchPasswordDate } from './accounts.queries.ts'
import { addressProven } from './address-proof.ts'
import { deleteAddressKeys } from './addresses.queries.ts'

interface AuthParts {
  database: Database
  jobs: Jobs
  mailer: Mailer
  realtime: Realtime
  config: Pick<Config, 'publicUrl'>
  secret: string
}

/** The library handles hashing, sessions, resets and the second factor; only our endpoints call it. */
export function createAuth({ database, jobs, mailer, realtime, config, secret }: AuthParts) {
  const isSecure = config.publicUrl.startsWith('https://')
  return betterAuth({
    appName: 'Anahtar',
    secret,
    baseURL: config.publicUrl,
    basePath: '/api/auth-library-is-not-mounted',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    // Joins the running transaction, so that account and user document are written together or not at all.
    database: drizzleAdapter(database.ambient, {
      provider: 'pg',
      schema: {
        user: authUser,
        session: authSession,
        account: authAccount,
        verification: authVerification,
        twoFactor: authTwoFactor,
      },
    }),
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 255,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        const changedAt = new Date()
        const userId = await touchPasswordDate(database.ambient, user.id, changedAt)
        // The library has ended all sessions.
        if (userId) database.afterCommit(() => realtime.recheck(userId))
        if (userId) await recordPasswordReset(database.ambient, userId)
        if (userId) await revokeAllAccessTokens(database.ambient, { userId, by: userId })
        await addressProven(jobs, database.ambient, user.id)
        // An old invitation must not set another password later, and a person who knew the old password must not change
        // the address.
        await deleteLinks(database.ambient, user.id)
        await deleteAddressKeys(database.ambient, user.id)
        const firstname = user.name.split(' ')[0]!
        await mailer.post(database.ambient, user.email, 'password-changed', {
          firstname,
          changedAt,
          publicUrl: config.publicUrl,
        })
      },
      sendResetPassword: async ({ user, token }) => {
        // A removed person's account gets no link, so it never has a password again (AMB-72).
        if (!(await accountByEmail(database.ambient, user.email))?.userId) return
        await mailer.post(database.ambient, user.email, 'password-reset', {
          firstname: user.name.split(' ')[0]!,
          link: `${config.publicUrl}/forgot-password?token=${token}`,
        })
      },
    },
    plugins: [twoFactor({ issuer: 'Anahtar', totpOptions: { digits: 6, period: 30 } })],
    advanced: {
      cookiePrefix: cookiePrefix(isSecure),
      // The library would add the weaker prefix __Secure-.
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: isSecure,
        sameSite: 'lax',
        httpOnly: true,
        path: '/',
      },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: ['x-anahtar-client-ip'] },
    },
  })
}
export type Auth = ReturnType<typeof createAuth>
