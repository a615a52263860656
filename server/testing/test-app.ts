import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Context, createContext, type Wiring } from '#server/context.ts'
import { authAccount, authSession, authUser, type users } from '#server/db/schema/accounts.ts'
import { insertUser } from '#server/features/people/accounts/accounts.queries.ts'
import type { Route } from '#server/http/route.ts'
import { sessionCookieName } from '#server/http/session-cookie.ts'
import { httpWebhooks } from '#server/platform/webhooks/http-webhooks.ts'
import { handleJobs } from '#server/start.ts'
import { buildEngagement, type GivenEngagement, splitGiven } from './build-engagement.ts'
import { buildProperty } from './build-property.ts'
import { Client } from './client.ts'
import { recordRefusal } from './refusal-record.ts'
import { testSecrets } from './template.ts'
import { testDatabase } from './test-database.ts'

export const testPassword = 'Deneme2026!'

const quickHash = (password: string) => `quick:${createHash('sha512').update(password.normalize('NFKC')).digest('hex')}`

/** The product's hash costs a tenth of a second of a processor each time; the passwords of demo data still have it. */
const withQuickHash = ({ verify }: Passwords): Pick<Passwords, 'hash' | 'verify'> => ({
  hash: async (password) => quickHash(password),
  verify: async (given) => (given.hash.startsWith('quick:') ? given.hash === quickHash(given.password) : verify(given)),
})
type Passwords = Awaited<Context['auth']['$context']>['password']

interface TestAppOptions {
  env?: Record<string, string>
  replace?: Wiring['replace']
  /** For a test that reads the log. */
  log?: Wiring['log']
  extraRoutes?: Route[]
  /** For a test of reads that may be some seconds old. */
  replica?: Wiring['replica']
  /**
   * A database of its own that no other test uses: for a test that changes more than rows, or that depends on query
   * plans.
   */
  ownDatabase?: boolean
  /** Hashes passwords as the product does. */
  realPasswords?: boolean
}

type Account = Partial<Omit<typeof users.$inferInsert, 'search_key'>>
type Person = Account & {
  /** Only sets the flag; a test that needs codes turns the second factor on through the API. */
  secondFactor?: boolean
}

/** Checks addresses like the real one, but a test sends nothing outside. */
const offlineWebhooks = { ...httpWebhooks(), send: async () => ({ problem: 'unreachable' as const }) }

/** The real app on a database of its own, without sockets; closed when the test ends. */
export async function startTestApp(options: TestAppOptions = {}) {
  const statements: string[] = []
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-test-'))
  const { database, giveBack } = await testDatabase((text) => statements.push(text), {
    fresh: options.ownDatabase ?? false,
  })
  const time = { now: new Date() }
  const clock = { now: () => new Date(time.now) }
  const config = readConfig({
    ...testSecrets,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: 'off',
    TRUST_PROXY: 'on',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.env,
  })
  const ctx = await createContext({
    config,
    log: options.log ?? pino({ level: 'silent' }),
    database,
    ...(options.replica && { replica: options.replica }),
    workers: false,
    replace: { clock, webhooks: offlineWebhooks, ...options.replace },
  })
  const { password: passwords } = await ctx.auth.$context
  if (!options.realPasswords) Object.assign(passwords, withQuickHash(passwords))
  handleJobs(ctx)
  await ctx.jobs.start()
  onTestFinished(async () => {
    await ctx.jobs.stop()
    await giveBack(options.ownDatabase ?? false)
    await rm(dataDir, { recursive: true, force: true })
  })

  const created = createApp(ctx, { checkReplies: true, extraRoutes: options.extraRoutes ?? [] })
  const app: App = {
    fetch: (request, env) => recordRefusal(request.url, created.fetch(request, env)),
    listener: created.listener,
  }

  let people = 0
  const asked = { request: (address: string, init: RequestInit) => app.fetch(new Request(address, init)) }
  const client = () => new Client(asked, `10.0.0.${1 + (people++ % 250)}`)

  async function person({ secondFactor = false, ...given }: Person = {}) {
    const accountId = newId()
    const id = given.id ?? newId()
    const email = given.email ?? `kisi${++people}@ornek.test`
    const username = given.username ?? 'Deneme Kişisi'
    await ctx.db
      .insert(authUser)
      .values({ id: accountId, email, name: username, emailVerified: true, twoFactorEnabled: secondFactor })
    const password = await passwords.hash(testPassword)
    await ctx.db
      .insert(authAccount)
      .values({ id: newId(), userId: accountId, accountId, providerId: 'credential', password })
    await insertUser(ctx.db, { userType: 'landlord', is_active: true, ...given, id, accountId, email, username })
    return Object.assign(await session(accountId), { id, accountId, email })
  }

  /** Creates an additional engagement with this owner, with the given role and flags; returns its id. */
  async function engagement(host: { id: string }, to: { id: string; email: string }, given: GivenEngagement) {
    const names = { ...to, username: 'Deneme Kişisi' }
    const made = { owner: host, person: names, now: clock.now() }
    return (await buildEngagement(ctx.db, made, given))!
  }

  async function staff(host: { id: string }, given: Person & GivenEngagement) {
    const { engagement: columns, account } = splitGiven(given)
    // A proxy's account is an ordinary account.
    const { role: _, userType: __, ...rest } = account as Person
    const made = await person(rest)
    return Object.assign(made, { engagement: await engagement(host, made, columns) })
  }

  /** A signed-in browser, without the cost of a login. */
  async function session(accountId: string) {
    const token = randomBytes(24).toString('base64url')
    const now = clock.now()
    await ctx.db.insert(authSession).values({
      id: newId(),
      userId: accountId,
      token,
      expiresAt: new Date(now.getTime() + 30 * dayMs),
      createdAt: now,
      updatedAt: now,
    })
    const signature = createHmac('sha256', ctx.secrets.auth).update(token).digest('base64')
    const browser = client()
    browser.cookies.set(sessionCookieName(false), encodeURIComponent(`${token}.${signature}`))
    return browser
  }

  return {
    ctx,
    app,
    statements,
    guest: client(),
    client,
    build: {
      person,
      session,
      host: (given: Person = {}) => person({ host: true, ...given }),
      tenant: (given: Person = {}) => person({ userType: 'tenant', tenants: true, ...given }),
      admin: (given: Person = {}) => person({ userType: 'admin', role: 'admin', secondFactor: true, ...given }),
      pending: (given: Person = {}) => person({ host: true, is_active: false, ...given }),
      /** Staff of this host, with the given role and flags. */
      staff,
      engagement,
      property: (owner: { id: string }, given?: Parameters<typeof buildProperty>[2]) =>
        buildProperty(ctx.db, owner, given),
    },
    pass: (ms: number) => {
      time.now = new Date(time.now.getTime() + ms)
    },
    /** Records the statements that `work` sends to the database. */
    async counting<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: string[] }> {
      const from = statements.length
      const result = await work()
      return { result, statements: statements.slice(from) }
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>
