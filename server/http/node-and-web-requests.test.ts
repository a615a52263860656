import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type Route, route } from './route.ts'

const anything = z.unknown()
/** Starts the app on a port of its own. */
async function listening(app: TestApp) {
  const server = createServer(app.app.listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

const planted: Route[] = [
  route(
    endpoint({
      path: 'GET /iki-yol/yazi/:ad',
      access: 'account',
      summary: '',
      params: z.object({ ad: z.string() }),
      query: z.record(z.string(), z.string()),
      reply: anything,
    }),
    async ({ params, query }) => ({ params, query, words: `Şişli’de ${'kira '.repeat(Number(query.kez ?? 1))}` }),
  ),
  route(endpoint({ path: 'GET /iki-yol/dosya', access: 'anyone', summary: '', reply: anything }), async () => ({
    content: Buffer.from([0, 200, 255, 10]),
    type: 'application/octet-stream',
    cache: 'private, max-age=60',
    etag: '"bir"',
    saveAs: 'Çıktı 1.bin',
  })),
  route(endpoint({ path: 'GET /iki-yol/akis', access: 'anyone', summary: '', reply: anything }), async () => ({
    stream: (async function* () {
      yield Buffer.from('bir ')
      yield Buffer.from('iki')
    })(),
    size: 7,
    type: 'text/plain',
    saveAs: 'akis.txt',
  })),
  route(endpoint({ path: 'GET /iki-yol/red', access: 'anyone', summary: '', reply: anything }), async () => {
    throw refuse('too_many_requests')
  }),
  route(endpoint({ path: 'GET /iki-yol/hata', access: 'anyone', summary: '', reply: anything }), async () => {
    throw new Error('beklenmeyen')
  }),
]

const echo = endpoint({
  path: 'POST /iki-yol/soz',
  access: 'anyone',
  summary: '',
  body: z.record(z.string(), z.string()),
  reply: anything,
})
const weigh = endpoint({
  path: 'POST /iki-yol/tart',
  access: 'anyone',
  summary: '',
  upload: { maxBytes: 1000 },
  reply: anything,
})
const written: Route[] = [
  route(echo, async ({ body }) => ({ body })),
  route(weigh, async ({ file }) => ({ bytes: file.length })),
]

interface ReceivedReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Headers that belong to the connection and not to the reply. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'])
const ofAnswer = (entries: Iterable<[string, string | string[] | undefined]>) =>
  Object.fromEntries([...entries].filter(([name]) => !ofConnection.has(name)).sort())

test('a call that only reads is answered alike, as Node’s request and as one of the web’s', async () => {
  const app = await startTestApp({ extraRoutes: planted })
  const person = await app.build.host()
  const { port } = await listening(app)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const byNode = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<ReceivedReply>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: ofAnswer(Object.entries(answer.headers)),
            body: Buffer.concat(parts).toString('latin1'),
          }),
        )
      })
      asked.on('error', reject).end()
    })
  const byWeb = async (method: string, path: string, headers: Record<string, string>): Promise<ReceivedReply> => {
    const answer = await app.app.fetch(new Request(`http://localhost:3000${path}`, { method, headers }))
    const cookies = answer.headers.getSetCookie()
    const found = new Map<string, string | string[]>(answer.headers)
    if (cookies.length > 0) found.set('set-cookie', cookies)
    const body = method === 'HEAD' ? '' : Buffer.from(await answer.arrayBuffer()).toString('latin1')
    return { status: answer.status, headers: ofAnswer(found), body }
  }
  const calls: [method: string, path: string, status: number, headers?: Record<string, string>][] = [
    ['GET', '/api/iki-yol/yazi/%C5%9Fehir%20bir?a=%C4%B1&b=1+2&kez=1', 200],
    ['GET', '/api/iki-yol/yazi/uzun?kez=4000', 200],
    ['GET', '/api/iki-yol/yazi/%E0%A4%A?x=%', 200],
    ['GET', '/api/iki-yol/yazi/bir', 401, { cookie: '' }],
    ['HEAD', '/api/iki-yol/yazi/bir', 200],
    ['GET', '/api/iki-yol/dosya', 200],
    ['GET', '/api/iki-yol/dosya', 304, { 'if-none-match': 'W/"x", "bir"' }],
    ['GET', '/api/iki-yol/akis', 200],
    ['HEAD', '/api/iki-yol/akis', 200],
    ['GET', '/api/iki-yol/red', 429],
    ['GET', '/api/iki-yol/hata', 500],
    ['GET', '/api/yok', 404],
    ['GET', '/api', 404],
    ['GET', '/api/openapi.json', 200],
  ]
  for (const [method, path, status, own] of calls) {
    const headers = { cookie, ...own }
    const seen = await byNode(method, path, headers)
    expect({ path, ...seen }).toEqual({ path, ...(await byWeb(method, path, headers)) })
    expect([path, seen.status]).toEqual([path, status])
    expect(seen.headers['x-content-type-options']).toBe('nosniff')
  }
  const file = await byNode('GET', '/api/iki-yol/dosya', {})
  expect(file.body).toBe('\x00\xc8\xff\n')
  expect((await byNode('GET', '/api/iki-yol/akis', {})).body).toBe('bir iki')

  // A prolonged session sets its cookie again, even if the reply sets no other cookie.
  await app.ctx.db.run(`update auth_session set "updatedAt" = "updatedAt" - interval '2 days'`)
  const kept = await byNode('GET', '/api/iki-yol/yazi/bir', { cookie })
  expect(kept.headers['set-cookie']).toEqual([expect.stringMatching(/HttpOnly/)])
})

test('whoever is refused before the end of an upload is told so, and the connection serves the next call', async () => {
  const { server, port } = await listening(await startTestApp())
  const connections: unknown[] = []
  server.on('connection', (socket) => connections.push(socket))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, path: string, body?: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const headers = body ? { 'content-type': 'application/json' } : {}
      const asked = request({ agent, port, host: '127.0.0.1', method, path: `/api${path}`, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode!)),
      )
      asked.on('error', reject).end(body)
    })
  expect(await ask('POST', '/contracts', Buffer.alloc(5_000_000, 'a'))).toBe(401)
  expect(await ask('GET', '/contracts')).toBe(401)
  expect(connections).toHaveLength(1)
  agent.destroy()
})

test('what is sent along arrives alike, as Node’s request and as one of the web’s', async () => {
  const app = await startTestApp({ extraRoutes: written })
  const { port } = await listening(app)
  const json = { 'content-type': 'application/json' }
  const byNode = (path: string, body: Buffer, headers: Record<string, string>) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode!, body: String(Buffer.concat(parts)) }))
      })
      // Sent in two chunks and without a length, unless the headers give one.
      asked.on('error', reject).write(body.subarray(0, 9))
      asked.end(body.subarray(9))
    })
  const byWeb = async (path: string, body: Buffer, headers: Record<string, string>) => {
    const sent = new Request(`http://localhost:3000${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
    const answer = await app.app.fetch(sent)
    return { status: answer.status, body: await answer.text() }
  }
  const calls: [path: string, body: Buffer, headers: Record<string, string>, status: number][] = [
    ['/api/iki-yol/soz', Buffer.from('{"söz":"Işık 🔑"}'), json, 200],
    ['/api/iki-yol/soz', Buffer.from(JSON.stringify({ uzun: 'ş'.repeat(100_000) })), json, 200],
    ['/api/iki-yol/soz', Buffer.from(''), json, 200],
    ['/api/iki-yol/soz', Buffer.from('{"söz":'), json, 400],
    ['/api/iki-yol/soz', Buffer.from('{"a":"b"}'), { 'content-type': 'text/plain' }, 400],
    ['/api/iki-yol/soz', Buffer.from('{}'), { ...json, origin: 'https://baska.test' }, 403],
    ['/api/iki-yol/soz', Buffer.alloc(300_000, 'a'), json, 413],
    ['/api/iki-yol/soz', Buffer.alloc(300_000, 'a'), { ...json, 'content-length': '300000' }, 413],
    ['/api/iki-yol/tart', Buffer.alloc(1000), {}, 200],
    ['/api/iki-yol/tart', Buffer.alloc(1001), {}, 413],
    ['/api/iki-yol/yok', Buffer.from('{}'), json, 404],
  ]
  for (const [path, body, headers, status] of calls) {
    const seen = await byNode(path, body, headers)
    expect(seen).toEqual(await byWeb(path, body, headers))
    expect([path, body.length, seen.status]).toEqual([path, body.length, status])
  }
  expect((await byNode('/api/iki-yol/soz', calls[0]![1], json)).body).toBe('{"body":{"söz":"Işık 🔑"}}')
  expect((await byNode('/api/iki-yol/tart', calls[8]![1], {})).body).toBe('{"bytes":1000}')
})

test('whoever goes away in the middle of sending leaves a server that goes on, and one who sends on is hung up on', async () => {
  const { server, port } = await listening(await startTestApp({ extraRoutes: written }))
  // Otherwise Node itself would close the connection after a while.
  server.keepAliveTimeout = 0
  const begin = (path: string) =>
    request({ port, host: '127.0.0.1', method: 'POST', path, headers: { 'content-type': 'application/json' } })
  const isAsked = new Promise((resolve) => server.once('request', resolve))
  const gone = begin('/api/iki-yol/soz')
  gone.on('error', () => {}).write('{"söz":')
  await isAsked
  gone.destroy()

  const endless = begin('/api/iki-yol/tart')
  endless.on('error', () => {}).write(Buffer.alloc(2000))
  const status = await new Promise((resolve) => endless.once('response', (answer) => resolve(answer.statusCode)))
  expect(status).toBe(413)
  const hungUp = new Promise((resolve) => endless.once('close', resolve))
  const sendingOn = setInterval(() => endless.write(Buffer.alloc(2000)), 50)
  await hungUp
  clearInterval(sendingOn)

  const next = begin('/api/iki-yol/soz')
  next.end('{"söz":"iki"}')
  expect(await new Promise((resolve) => next.once('response', (answer) => resolve(answer.statusCode)))).toBe(200)
  next.destroy()
})
