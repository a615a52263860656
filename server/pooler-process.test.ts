import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { serverCommand, startDemoServer } from '../e2e/demo-server.ts'
import { openPostgres } from './db/client.ts'
import { isPooledByTransaction } from './db/find-pooler.ts'
import type { Client } from './testing/client.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { hasPooler, startPooler } from './testing/pooler.ts'
import { closing, processData } from './testing/process-data.ts'
import { startWithReplica } from './testing/replica.ts'
import { prepare } from './testing/template.ts'
import { connectionError, connectSocket, cookiesOf, nextEvent } from './testing/test-sockets.ts'

/** Set POOLER_CALLS to ten thousand to measure by hand. */
const calls = Number(process.env.POOLER_CALLS ?? 600)
const lanes = 24

const reads = `/dashboard /properties /contracts /renters /payments/month /chat /chat/unread /notifications /forum/posts
  /suggestions /documents /expenses /deadlines /calendar /analytics /accounts/me /search?q=daire /blog`.split(/\s+/)

test('a database without a pooler is not taken for one with', async () => {
  expect(await isPooledByTransaction(inject('template').url)).toBe(false)
})

/**
 * Checks that a message reaches a connected browser. A server whose database connection was late disconnects its
 * browsers once, so that they catch up; only then is another message sent.
 */
async function messageArrives(
  url: string,
  reader: Client,
  send: (id: string) => Promise<{ status: number }>,
): Promise<void> {
  const socket = connectSocket(url, cookiesOf(reader))
  expect(await connectionError(socket)).toBeNull()
  const cut = new Promise<null>((resolve) => socket.once('disconnect', () => resolve(null)))
  const received = nextEvent(socket, 'message')
  const id = newId()
  expect((await send(id)).status).toBe(200)
  const event = await Promise.race([received, cut])
  if (!event) return messageArrives(url, reader, send)
  expect(event.message.id).toBe(id)
}

/** Various calls of two users and a guest, and a message while one of them is connected. */
async function useServer(url: string) {
  const signedIn = async (email: string) => {
    const client = remoteClient(url, 60_000)
    const body = { email, password: ownerAndTenant.password, remember: true }
    expect((await client.call(accountsApi.login, { body })).status).toBe(200)
    return client
  }
  const [host, tenant] = [await signedIn(ownerAndTenant.host), await signedIn(ownerAndTenant.tenant)]
  const guest = remoteClient(url, 60_000)
  const { partners } = (await host.call(chatApi.page, {})).body
  const { chat_id } = (await host.call(chatApi.open, { body: { user_id: partners[0]!.id } })).body
  await messageArrives(url, tenant, (id) =>
    host.call(chatApi.send, { params: { id: chat_id }, body: { id, text: 'Selam' } }),
  )

  const params = { id: chat_id }
  const write = (number: number) =>
    number % 2
      ? host.call(chatApi.send, { params, body: { id: newId(), text: `${number}` } })
      : host.call(forumApi.bookmark, { params: { id: newId() }, body: { on: true } })
  const statuses = new Map<number, number>()
  const failures: string[] = []
  let left = calls
  const lane = async () => {
    for (let number = left--; number > 0; number = left--) {
      const path = reads[number % reads.length]
      const reader = number % 7 === 0 ? guest : number % 3 ? host : tenant
      const answer = number % 5 === 0 ? await write(number) : await reader.send('GET', `/api${path}`)
      if (answer.status >= 500) failures.push(`${number % 5 === 0 ? 'write' : path}`)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (process.env.POOLER_CALLS) process.stdout.write(`${JSON.stringify([...statuses])}\n`)
  expect(failures).toEqual([])
  expect(statuses.get(200)!).toBeGreaterThan(calls / 2)
}

test.runIf(hasPooler)(
  'behind a pooler in transaction mode mixed calls get no 5xx, and people chat',
  { timeout: 240_000 },
  async () => {
    const { dataDir, env, using } = await processData()
    await using(addOwnerAndTenant)
    const direct = env.DATABASE_URL!
    const DATABASE_URL = await startPooler(direct)
    expect(await isPooledByTransaction(DATABASE_URL)).toBe(true)
    const server = await startDemoServer({ ...env, DATABASE_URL, DATABASE_DIRECT_URL: direct }, dataDir)
    onTestFinished(() => server.stop())
    await useServer(server.url)
  },
)

test.runIf(hasPooler)(
  'the same with a replica that follows the database, both behind poolers: the replica answers some of it',
  { timeout: 240_000 },
  async () => {
    const { dataDir, env } = await processData({ empty: true })
    const { primary, replica } = await startWithReplica((url) =>
      closing(openPostgres(url, { poolSize: 2 }), async (db) => {
        await prepare(db)
        await addOwnerAndTenant(db)
      }),
    )
    const addresses = {
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_URL: await startPooler(primary.url),
      DATABASE_REPLICA_URL: await startPooler(replica.url),
    }
    const server = await startDemoServer({ ...env, ...addresses }, dataDir)
    onTestFinished(() => server.stop())
    const answered = () =>
      closing(openPostgres(replica.url, { poolSize: 2 }), async (db) => {
        const { rows } = await db.run(`select pg_is_in_recovery() as follows,
          (select sum(idx_scan + seq_scan)::int from pg_stat_user_tables where relname = 'posts') as reads`)
        return rows[0] as { follows: boolean; reads: number }
      })
    const before = await answered()
    expect(before.follows).toBe(true)
    await useServer(server.url)
    await vi.waitFor(async () => expect((await answered()).reads).toBeGreaterThan(before.reads), { timeout: 15_000 })
  },
)

test.runIf(hasPooler).each([
  ['without a direct address', false, 'DATABASE_DIRECT_URL ile veritabanının kendi adresini de verin'],
  ['with a direct address that is a pooler too', true, 'Oraya veritabanının kendi adresini yazın'],
] as const)(
  'behind a pooler %s the start says what is missing',
  { timeout: 120_000 },
  async (_, isDirectPooled, said) => {
    const { dataDir, env } = await processData()
    const DATABASE_URL = await startPooler(env.DATABASE_URL!)
    const addresses = { DATABASE_URL, ...(isDirectPooled && { DATABASE_DIRECT_URL: DATABASE_URL }) }
    const child = spawn(process.execPath, serverCommand, {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...process.env, ...env, ...addresses, DATA_DIR: dataDir, PORT: '0' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
    expect(output).toContain(said)
  },
)
