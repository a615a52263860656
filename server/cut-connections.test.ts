import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { databaseUrl } from './testing/administer.ts'
import { Client } from './testing/client.ts'
import { startDatabaseProxy } from './testing/database-proxy.ts'
import { testSecrets } from './testing/template.ts'
import { startTestApp, type TestApp, testPassword } from './testing/test-app.ts'
import { connectSocket, cookiesOf } from './testing/test-sockets.ts'

const template = inject('template')
/** Set CUT_SECONDS to a whole minute to measure by hand. */
const seconds = Number(process.env.CUT_SECONDS ?? 12)

/** Six pairs of people who write to each other, on a server in a process of its own. */
async function sixPairs(app: TestApp, url: string) {
  const remote = {
    request: (address: string, init: RequestInit) =>
      fetch(address.replace(/^https?:\/\/[^/]+/, url), { ...init, signal: AbortSignal.timeout(30_000) }),
  }
  const browser = (person: Client) => {
    const client = new Client(remote, person.ip)
    for (const [name, value] of person.cookies) client.cookies.set(name, value)
    connectSocket(url, cookiesOf(client), { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 500 })
    return client
  }
  const people: { client: Client; chat: string; email: string }[] = []
  for (let pair = 0; pair < 6; pair++) {
    const host = await app.build.host()
    const tenant = await app.build.tenant()
    await app.build.property(host, { tenants: [tenant] })
    const chat = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body.chat_id
    for (const person of [host, tenant]) people.push({ client: browser(person), chat, email: person.email })
  }
  return people
}

async function cutAllConnections(url: string, whoAmI: string) {
  const cutter = new pg.Client({ connectionString: url, application_name: whoAmI })
  await cutter.connect()
  onTestFinished(() => cutter.end())
  return async () =>
    (
      await cutter.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> $1 and backend_type = 'client backend'`,
        [whoAmI],
      )
    ).rowCount!
}

test('CHAT-13 all connections to the database are cut again and again while twelve people write: the process lives, whatever it acknowledged is there once, the rest was answered with 503, and TERM ends it cleanly', {
  timeout: 240_000,
}, async () => {
  const app = await startTestApp({ ownDatabase: true, realPasswords: true })
  const { rows } = await app.ctx.db.run('select current_database() as name')
  const databaseOfTest = databaseUrl((template as { url: string }).url, (rows[0] as { name: string }).name)
  const server = await startDemoServer({
    ...testSecrets,
    DATABASE_URL: databaseOfTest,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => server.stop())
  let said = ''
  server.process.stderr?.on('data', (chunk) => (said += chunk))
  const people = await sixPairs(app, server.url)
  const cut = await cutAllConnections(databaseOfTest, 'cutter')

  const until = performance.now() + seconds * 1000
  const acknowledged: string[] = []
  const statuses = new Map<string, number>()
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  async function write({ client, chat }: (typeof people)[number]) {
    while (performance.now() < until) {
      const id = newId()
      // Like the browser: sent again under the same id until it is acknowledged.
      for (let status = 0; status !== 200; ) {
        const answer = await client.call(chatApi.send, { params: { id: chat }, body: { id, text: id } })
        status = answer.status
        count(`${status} ${answer.code ?? ''}`.trim())
        if (status === 429) return
        if (status !== 200) await pause(50)
      }
      acknowledged.push(id)
      await pause(100)
    }
  }
  async function signIn({ client, email }: (typeof people)[number]) {
    while (performance.now() < until) {
      const guest = new Client(client.app, client.ip)
      const answer = await guest.call(accountsApi.login, { body: { email, password: testPassword } })
      count(`login ${answer.status} ${answer.code ?? ''}`.trim())
      await pause(500)
    }
  }
  let connections = 0
  let rounds = 0
  async function cutOn() {
    while (performance.now() < until) {
      connections += await cut()
      rounds += 1
      await pause(200)
    }
  }
  await Promise.all([...people.map(write), signIn(people[0]!), cutOn()])

  expect(server.process.exitCode, said).toBe(null)
  const figures = { seconds, rounds, connections, acknowledged: acknowledged.length, ...Object.fromEntries(statuses) }
  if (process.env.CUT_SECONDS) process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(connections).toBeGreaterThan(rounds)
  expect(acknowledged.length).toBeGreaterThanOrEqual(people.length)
  const known = [
    '200',
    '503 database_unavailable',
    'login 200',
    'login 503 database_unavailable',
    '429 too_many_requests',
  ]
  expect([...statuses.keys()].filter((status) => !known.includes(status))).toEqual([])
  const reader = new pg.Client({ connectionString: databaseOfTest })
  await reader.connect()
  const stored = (await reader.query('select text from messages')).rows.map(({ text }) => text as string)
  await reader.end()
  const storedTwice = stored.length - new Set(stored).size
  const missing = acknowledged.filter((id) => !stored.includes(id))
  expect({ storedTwice, missing }).toEqual({ storedTwice: 0, missing: [] })
  // The server works again without intervention.
  const { client, chat } = people[0]!
  expect((await client.call(chatApi.messages, { params: { id: chat } })).status).toBe(200)
  const ended = new Promise((resolve) => server.process.once('exit', (code) => resolve(code)))
  server.process.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('TERM ends the process cleanly while the database does not answer and people wait for it', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp({ ownDatabase: true, realPasswords: true })
  const { rows } = await app.ctx.db.run('select current_database() as name')
  const proxy = await startDatabaseProxy(
    databaseUrl((template as { url: string }).url, (rows[0] as { name: string }).name),
  )
  const env = { ...testSecrets, DATABASE_URL: proxy.url, DEMO: 'off', DATABASE_TIMEOUT: '2' }
  const server = await startDemoServer({ ...env, LOG_LEVEL: 'silent' })
  onTestFinished(() => server.stop())
  const people = await sixPairs(app, server.url)
  proxy.freeze(true)
  const waiting = people.map(({ client, chat }) => client.call(chatApi.messages, { params: { id: chat } }))
  const answers = await Promise.all(waiting)
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(people.map(() => '503 database_unavailable'))
  const late = people.map(({ client, chat }) =>
    client.call(chatApi.messages, { params: { id: chat } }).catch(() => null),
  )
  const begin = performance.now()
  const ended = new Promise((resolve) => server.process.once('exit', (code) => resolve(code)))
  server.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - begin).toBeLessThan(30_000)
  await Promise.all(late)
})
