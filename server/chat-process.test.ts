import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { startOwnPostgres } from './db/own/own-postgres.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { freePort, ownEngineData, postmasterOf, processData } from './testing/process-data.ts'
import { connectSocket, cookiesOf, nextEvent, type TestSocket } from './testing/test-sockets.ts'

const ofDemo = { host: 'ev.sahibi@demo.test', tenant: 'kiraci@demo.test' }
/** The longest time that a server takes to restart on a busy machine. */
const patienceMs = 180_000

/** A PostgreSQL that several servers share and that can be restarted. */
async function sharedDatabase() {
  const { dataDir } = await processData({ empty: true })
  const folder = path.join(dataDir, 'postgres')
  let running = await startOwnPostgres(folder)
  onTestFinished(() => running.stop())
  return {
    dataDir,
    database: {
      url: running.url,
      /** Cuts every connection, like a machine failure. */
      async restart() {
        process.kill(await postmasterOf(dataDir), 'SIGKILL')
        running = await startOwnPostgres(folder)
      },
    },
  }
}

async function start(dataDir: string, env: Record<string, string>) {
  const server = await startDemoServer(env, dataDir)
  onTestFinished(() => server.stop())
  return server
}

/** Behaves like the product's browser code: resends unacknowledged messages, and catches up after every break. */
async function chatter(url: string, email: string) {
  const client = remoteClient(url)
  const login = await client.call(accountsApi.login, {
    body: { email, password: ownerAndTenant.password, remember: true },
  })
  if (login.status !== 200) throw new Error(`${email}: ${login.message}`)
  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
    const givesUp = Date.now() + patienceMs
    for (;;) {
      const answer = await client.call(endpoint, input).catch(() => ({ status: 0, body: null, message: '' }))
      if (answer.status === 200) return answer.body as ReplyOf<E>
      if ((answer.status >= 400 && answer.status < 500) || Date.now() > givesUp)
        throw new Error(`${email}: ${answer.status} ${answer.message}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const cookie = cookiesOf(client)
  const socket = connectSocket(url, cookie, { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 500 })
  let connections = 0
  const kept = new Map<string, MessageView>()
  let chat = ''
  /** Only set from API replies, because an event may arrive although an earlier one was lost. */
  let synced = 0
  const keep = (message: MessageView) => kept.set(message.id, message)
  async function catchUp() {
    let more = true
    while (more) {
      const page = await call(chatApi.messages, { params: { id: chat }, query: { after: synced, size: 100 } })
      page.messages.forEach(keep)
      synced = page.messages.at(-1)?.seq ?? synced
      more = page.hasMore
    }
  }
  socket.on('message', ({ message }) => keep(message))
  socket.on('connect', () => {
    connections += 1
    if (chat) void catchUp()
  })
  return {
    socket,
    kept: () => [...kept.values()].sort((a, b) => a.seq - b.seq),
    connections: () => connections,
    partners: async () => (await call(chatApi.page, {})).partners,
    async open(user_id: string) {
      chat = (await call(chatApi.open, { body: { user_id } })).chat_id
      await catchUp()
      return chat
    },
    send: (text: string, id = newId()) => call(chatApi.send, { params: { id: chat }, body: { id, text } }),
    stored: () => call(chatApi.messages, { params: { id: chat }, query: { after: 0, size: 100 } }),
  }
}
type Chatter = Awaited<ReturnType<typeof chatter>>

/** Opens one chat for the two people. */
async function inOneChat(hostUrl: string, tenantUrl: string, { host, tenant }: Record<'host' | 'tenant', string>) {
  const a = await chatter(hostUrl, host)
  const b = await chatter(tenantUrl, tenant)
  const me = (await b.partners()).find(({ email }) => email === host)!
  const you = (await a.partners()).find(({ email }) => email === tenant)!
  const chat = await a.open(you.id)
  expect(await b.open(me.id)).toBe(chat)
  return { a, b, chat, before: (await a.stored()).messages.length }
}

/** Both write at the same time, and `upset` runs in the middle. Resolves when everything is acknowledged. */
async function talk(people: Chatter[], count: number, upset: () => Promise<unknown>) {
  const acknowledged: string[] = []
  let shaken: Promise<unknown> | undefined
  await Promise.all(
    people.map(async (person, index) => {
      for (let number = 0; number < count; number++) {
        acknowledged.push((await person.send(`${index}-${number}`)).id)
        if (acknowledged.length >= count / 2) shaken ??= upset()
      }
    }),
  )
  await shaken
  return acknowledged
}

/** Every message is stored once, and both people have all of them in the same order. */
async function expectAllThere(people: Chatter[], acknowledged: string[], before: number) {
  const { messages } = await people[0]!.stored()
  const ids = messages.map(({ id }) => id)
  expect(ids.slice(before).sort()).toEqual([...acknowledged].sort())
  for (const person of people) {
    await vi.waitUntil(() => person.kept().length >= ids.length, { timeout: patienceMs })
    expect(person.kept().map(({ id }) => id)).toEqual(ids)
  }
}

test('CHAT-13 the server is killed and started again while two people write: nothing acknowledged is lost or doubled, both come back', {
  timeout: 300_000,
}, async () => {
  const { dataDir, using, ...at } = await ownEngineData()
  await using(addOwnerAndTenant)
  const env = { ...at.env, PORT: String(await freePort()) }
  const first = await start(dataDir, env)
  const { a, b, before } = await inOneChat(first.url, first.url, ownerAndTenant)
  const acknowledged = await talk([a, b], 12, async () => {
    const ended = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await ended
    await start(dataDir, env)
  })
  await vi.waitUntil(() => a.connections() > 1 && b.connections() > 1, { timeout: patienceMs })
  await expectAllThere([a, b], acknowledged, before)
  const received = nextEvent(b.socket, 'message')
  const { id } = await a.send('Döndük')
  expect((await received).message.id).toBe(id)
})

test('CHAT-13 two processes on one PostgreSQL: people on either side write and see typing, also after PostgreSQL was restarted', {
  timeout: 300_000,
}, async () => {
  const { dataDir, database } = await sharedDatabase()
  const env = { DATABASE_URL: database.url }
  const [one, two] = [await start(dataDir, env), await start(dataDir, env)]
  const { a, b, chat, before } = await inOneChat(one.url, two.url, ofDemo)
  const typed = async (from: TestSocket, to: TestSocket) => {
    for (const socket of [from, to])
      await vi.waitUntil(() => socket.emitWithAck('openChat', { chat_id: chat }), { timeout: 10_000 })
    const seen = nextEvent(to, 'typing')
    from.emit('typing', { chat_id: chat, typing: true })
    return (await seen).typing
  }
  expect(await typed(a.socket, b.socket)).toBe(true)
  const acknowledged = await talk([a, b], 12, () => database.restart())
  // Once the processes listen again, they make their browsers catch up.
  await vi.waitUntil(() => a.connections() > 1 && b.connections() > 1, { timeout: 30_000 })
  await expectAllThere([a, b], acknowledged, before)
  expect(await typed(b.socket, a.socket)).toBe(true)
  // Longer than a PostgreSQL notification can be, so it is sent in parts.
  const received = nextEvent(b.socket, 'message')
  const long = await a.send('ş'.repeat(4000))
  expect((await received).message).toEqual(long)
  expect([one.process.exitCode, two.process.exitCode]).toEqual([null, null])
})
