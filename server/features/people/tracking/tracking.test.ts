import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { trackingApi } from '#domain/people/tracking/tracking.api.ts'
import { demoRequest, errorSeen, formSubmission, viewContent } from '#domain/people/tracking/tracking.rules.ts'
import { readConfig } from '#server/config.ts'
import { answerJson, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const connected = (address: string) => ({
  ANALYTICS_ADAPTER: 'http',
  ANALYTICS_URL: address,
  ANALYTICS_NAME: 'Örnek Ölçüm',
  ANALYTICS_KEY: 'gizli-anahtar',
})

test('TRK-01 TRK-02 events reach the service in TRY with the values 1 and 10, and nothing of the visitor', async () => {
  const service = await stubService(answerJson(200, {}))
  const app = await startTestApp({ env: connected(`${service.address}/collect`) })
  const visitor = await app.build.host()
  for (const event of [formSubmission('/register', 'kayit'), demoRequest('/ucretlendirme')])
    expect((await visitor.call(trackingApi.record, { body: { event } })).body).toEqual({ passedOn: true })
  await vi.waitFor(() => expect(service.requests).toHaveLength(2), { timeout: 20_000 })
  const at = app.ctx.clock.now().toISOString()
  const sent = service.requests.map(({ body }) => JSON.parse(body)).sort((a, b) => a.value - b.value)
  expect(sent).toEqual([
    { name: 'form_submission', currency: 'TRY', page: '/register', form: 'kayit', value: 1, at },
    { name: 'demo_request', currency: 'TRY', page: '/ucretlendirme', value: 10, at },
  ])
  for (const { method, path, headers } of service.requests) {
    expect([method, path, headers.authorization]).toEqual(['POST', '/collect', 'Bearer gizli-anahtar'])
    expect(headers.cookie).toBeUndefined()
    expect(JSON.stringify(headers)).not.toContain(visitor.ip)
  }
})

test('TRK-01 without a service nothing leaves; as shipped there is none', async () => {
  expect(readConfig({}).analytics).toMatchObject({ adapter: 'off', name: '' })
  const app = await startTestApp()
  const answer = await app.guest.call(trackingApi.record, { body: { event: viewContent('/sss', 'faq') } })
  expect(answer).toMatchObject({ status: 200, body: { passedOn: false } })
})

test('TRK-01 the http adapter names what it lacks', () => {
  expect(() => readConfig({ ANALYTICS_ADAPTER: 'http' })).toThrow(/ANALYTICS_URL[\s\S]*ANALYTICS_NAME/)
})

test('TRK-03 what is no event of ours is not passed on: a token in the path, another value, a field of its own', async () => {
  const service = await stubService(answerJson(200, {}))
  const app = await startTestApp({ env: connected(service.address) })
  const good = demoRequest('/home')
  for (const event of [
    { ...good, page: '/tenant-approval/gizli-belirtec' },
    { ...good, value: 1000 },
    { ...good, currency: 'USD' },
    { ...good, email: 'ayse@ornek.test' },
    { ...errorSeen('/home', 'x'), message: 'x'.repeat(121) },
    { name: 'purchase', currency: 'TRY', page: '/home' },
  ])
    expect((await app.guest.call(trackingApi.record, { body: { event: event as never } })).status).toBe(400)
  expect(service.requests).toEqual([])
})

test('TRK-01 a service that fails or hangs costs the visitor nothing and stands in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const failing = await stubService(answerJson(500, {}))
  const app = await startTestApp({ env: connected(failing.address), log })
  const body = { event: demoRequest('/home') }
  expect((await app.guest.call(trackingApi.record, { body })).status).toBe(200)
  await vi.waitFor(() => expect(lines.join()).toContain('event not passed on'), { timeout: 20_000 })

  const hanging = await startTestApp({ env: connected((await stubService(neverAnswer)).address) })
  expect((await hanging.guest.call(trackingApi.record, { body })).body).toEqual({ passedOn: true })
})
