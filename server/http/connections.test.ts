import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { connectionError, withSockets } from '#server/testing/test-sockets.ts'
import { type Route, route } from './route.ts'

const anything = z.unknown()
const json = { 'content-type': 'application/json' }

/** Starts the app on a port of its own, with its log lines and an endpoint that replies when the test says so. */
async function listening(env: Record<string, string>) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const routes: Route[] = [
    route(endpoint({ path: 'GET /bekle', access: 'anyone', summary: '', reply: anything }), async () => {
      await released
      return {}
    }),
    route(
      endpoint({ path: 'POST /soz', access: 'anyone', summary: '', body: anything, reply: anything }),
      async () => ({}),
    ),
    route(
      endpoint({ path: 'POST /dosya', access: 'anyone', summary: '', upload: { maxBytes: 1000 }, reply: anything }),
      async () => ({}),
    ),
  ]
  const app = await startTestApp({ log, env, extraRoutes: routes })
  const sockets = await withSockets(app)
  const port = Number(new URL(sockets.url).port)
  onTestFinished(letGo)
  const ask = (path: string, headers: Record<string, string> = {}) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, agent: false })
    asked.on('error', () => {})
    onTestFinished(() => void asked.destroy())
    return asked.end()
  }
  return {
    app,
    sockets,
    port,
    ask,
    letGo,
    logged: () => lines.map((line) => JSON.parse(line) as { level: number; security?: string; code?: string }),
  }
}

const statusOf = (asked: ClientRequest) =>
  new Promise<number | string>((resolve) => {
    asked.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode!)))
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
  })

async function dialPlain(port: number): Promise<Socket> {
  const line = connect(port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  line.on('error', () => {})
  await once(line, 'connect')
  return line
}

test('one address has so many connections open, whatever it does with them; the next is hung up on and logged once', async () => {
  const { app, sockets, port, ask, logged } = await listening({ CONNECTIONS_PER_ADDRESS: '10', TRUST_PROXY: 'off' })
  const host = await app.build.host()
  const line = await sockets.connect(host)
  const idle: Socket[] = []
  for (let opened = 0; opened < 9; opened++) idle.push(await dialPlain(port))
  for (let tried = 0; tried < 3; tried++) {
    // Without a trusted proxy the client can forge this header.
    const asked = ask('/healthz', { 'x-forwarded-for': `10.1.1.${tried}` })
    expect(await statusOf(asked)).toBe('ECONNRESET')
  }
  expect(await connectionError(sockets.dial(host))).toMatch(/error/)
  const cuts = logged().filter(({ security }) => security === 'cut_off')
  expect(cuts).toEqual([expect.objectContaining({ code: 'too_many_connections' })])
  expect(JSON.stringify(cuts)).not.toContain('127.0.0.1')
  idle[0]!.destroy()
  await vi.waitUntil(async () => (await statusOf(ask('/healthz'))) === 200)
  expect(line.connected).toBe(true)
})

test('behind a proxy the address it saw counts, with calls under way and sockets; others are let in, and a made-up entry helps nobody', async () => {
  const { app, sockets, ask, letGo, logged } = await listening({ CONNECTIONS_PER_ADDRESS: '10' })
  const host = await app.build.host()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const lines = [0, 1, 2, 3].map((index) => sockets.dial(host, { extra: from(`10.${index}.0.1, 192.0.2.7`) }))
  expect(await Promise.all(lines.map(connectionError))).toEqual([null, null, null, null])
  const waiting = Array.from({ length: 6 }, (_, index) => ask('/api/bekle', from(`10.0.0.${index}, 192.0.2.7`)))
  const statuses = waiting.map(statusOf)
  await vi.waitUntil(async () => (await statusOf(ask('/healthz', from('192.0.2.7')))) === 429)
  expect(await statusOf(ask('/healthz', from('203.0.113.1, 192.0.2.7')))).toBe(429)
  expect(await connectionError(sockets.dial(host, { extra: from('192.0.2.7') }))).toMatch(/error/)
  expect(await connectionError(sockets.dial(host, { extra: from('192.0.2.7'), transports: ['polling'] }))).toMatch(
    /error/,
  )
  expect(await statusOf(ask('/healthz', from('192.0.2.7, 203.0.113.1')))).toBe(200)
  expect(logged().filter(({ security }) => security === 'cut_off')).toHaveLength(1)
  letGo()
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statusOf(ask('/healthz', from('192.0.2.7')))).toBe(200)
})

test('the addresses of one IPv6 network are one', async () => {
  const { ask } = await listening({ CONNECTIONS_PER_ADDRESS: '10' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let index = 1; index <= 10; index++) ask('/api/bekle', from(`2001:db8:0:7::${index}`))
  await vi.waitUntil(async () => (await statusOf(ask('/healthz', from('2001:db8:0:7:ffff::1')))) === 429)
  expect(await statusOf(ask('/healthz', from('2001:db8:0:8::1')))).toBe(200)
})

/** Sends one character after another until the server closes the connection; returns the reply. */
async function drip(line: Socket, start: string): Promise<string> {
  let said = ''
  line.on('data', (part) => {
    said += part
  })
  line.write(start)
  const dripping = setInterval(() => line.write('a'), 50)
  await once(line, 'close')
  clearInterval(dripping)
  return said
}

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', { HEADERS_TIMEOUT: '1' }],
  ['the first line', 'GET /', { HEADERS_TIMEOUT: '1' }],
  [
    'a body',
    'POST /api/soz HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"',
    { BODY_TIMEOUT: '1' },
  ],
  ['a file', 'POST /api/dosya HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n', { REQUEST_TIMEOUT: '1' }],
])(
  'whoever sends %s drip by drip is told and hung up on when the time is over',
  { timeout: 30_000 },
  async (_, start, limit) => {
    const { port, logged } = await listening(limit)
    expect(await drip(await dialPlain(port), start)).toMatch(/^HTTP\/1\.1 408/)
    expect(logged().filter(({ level }) => level >= 40)).toEqual([])
  },
)

test('a connection on which nothing comes at all is closed too', async () => {
  const { port } = await listening({ HEADERS_TIMEOUT: '1' })
  const line = await dialPlain(port)
  line.resume()
  await once(line, 'close')
})

test.each([
  ['/api/soz', json],
  ['/api/dosya', {}],
])('who goes away in the middle of sending to %s is no error of the server', async (path, headers) => {
  const { app, port, logged } = await listening({})
  for (let gone = 0; gone < 3; gone++) {
    const asked = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
    asked.on('error', () => {}).write('{"a":')
    await vi.waitUntil(() => asked.socket && !asked.socket.connecting && asked.socket.bytesWritten > 0)
    asked.destroy()
  }
  const broken = new ReadableStream({
    start: (controller) => controller.error(new Error('ECONNRESET')),
  })
  const init = { method: 'POST', headers, body: broken, duplex: 'half' } as RequestInit
  const answer = await app.app.fetch(new Request(`http://localhost:3000${path}`, init))
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request_aborted' }])
  // Once the server has answered this later request, it has seen all of the earlier ones.
  expect(
    await statusOf(request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false }).end('{}')),
  ).toBe(200)
  expect(logged().filter(({ level }) => level >= 40)).toEqual([])
})

test('a hundred headers and 16 kB of them are enough; more would push out the one that the proxy adds last', async () => {
  const { ask } = await listening({})
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, '1']))
  expect(await statusOf(ask('/healthz', many))).toBe(431)
  expect(await statusOf(ask('/api/yok', many))).toBe(431)
  expect(await statusOf(ask('/healthz', { 'x-long': 'a'.repeat(17_000) }))).toBe(431)
  expect(await statusOf(ask('/healthz', { 'x-long': 'a'.repeat(12_000) }))).toBe(200)
})
