import { request } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { withSockets } from '#server/testing/test-sockets.ts'
import { route } from './route.ts'

const seen = endpoint({
  path: 'GET /goruldu',
  access: 'anyone',
  summary: '',
  reply: z.strictObject({ ip: z.string() }),
})

async function listening(TRUST_PROXY: 'on' | 'off') {
  const app = await startTestApp({
    env: { TRUST_PROXY },
    extraRoutes: [route(seen, async ({ caller }) => ({ ip: caller.ip }))],
  })
  const { url } = await withSockets(app)
  const ask = (method: string, path: string, headers: Record<string, string | string[]>, body?: object) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const json = body ? { 'content-type': 'application/json' } : {}
      const asked = request(`${url}/api${path}`, { method, headers: { ...json, ...headers } }, (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode!, text }))
      })
      asked.on('error', reject).end(body && JSON.stringify(body))
    })
  const addressFor = async (headers: Record<string, string | string[]>) =>
    (JSON.parse((await ask('GET', '/goruldu', headers)).text) as { ip: string }).ip
  return { app, ask, addressFor }
}

const own = '127.0.0.1'

test('without a trusted proxy every header about the address is the caller’s own word and counts nothing', async () => {
  const { addressFor } = await listening('off')
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    { 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-client-ip': '203.0.113.9' },
    { 'x-anahtar-client-ip': '203.0.113.9' },
  ])
    expect(await addressFor(headers), JSON.stringify(headers)).toBe(own)
})

test('behind one proxy the last entry counts, of one header or of two, and only if it is an address', async () => {
  const { addressFor } = await listening('on')
  const forwarded = (value: string | string[]) => addressFor({ 'x-forwarded-for': value })
  expect(await forwarded('203.0.113.9')).toBe('203.0.113.9')
  expect(await forwarded('203.0.113.9, 198.51.100.7')).toBe('198.51.100.7')
  expect(await forwarded(['203.0.113.9', '198.51.100.7'])).toBe('198.51.100.7')
  expect(await forwarded('10.0.0.1,10.0.0.2,  2001:db8::7 ')).toBe('2001:db8::7')
  for (const made of ['', 'unknown', '203.0.113.9, ', '203.0.113.9, <script>', 'x'.repeat(5000), '1.2.3.4.5'])
    expect(await forwarded(made), made.slice(0, 30)).toBe(own)
  expect(await addressFor({ 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' })).toBe(own)
})

test.each([
  ['off', (turn: number) => `203.0.113.${turn}`],
  ['on', (turn: number) => `203.0.113.${turn}, 198.51.100.7`],
] as const)('TRUST_PROXY=%s: a new entry with every call dodges no limit', async (trust, forwarded) => {
  const { ask } = await listening(trust)
  const statuses: number[] = []
  for (let turn = 1; turn <= 21; turn++) {
    const { status } = await ask(
      'POST',
      accountsApi.requestReset.path,
      { 'x-forwarded-for': forwarded(turn) },
      { email: `kimse${turn}@ornek.test` },
    )
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})
