import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhooksApi } from '#domain/insight/webhooks/webhooks.api.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts'
import { httpWebhooks } from '#server/platform/webhooks/http-webhooks.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { programOf } from '#server/testing/program-of.ts'
import { answerText, deadAddress, stubService } from '#server/testing/stub-service.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { announceEvents } from './announce-events.ts'
import { deliverEvent } from './deliver-event.ts'

const local = { replace: { webhooks: httpWebhooks({ allowPrivate: true, timeoutMs: 2000 }) } }
const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }
type Host = Awaited<ReturnType<TestApp['build']['host']>>

async function rented(app: TestApp, host: Host) {
  const property = await app.build.property(host, { baslik: 'Ilgaz Daire' })
  const made = await agreedTenancy({ host, tenants: [await app.build.tenant()], property, terms })
  return { property, ...made }
}
const paying = (tenancy_id: string, amount = 100_00) => ({
  body: {
    payments: [
      { tenancy_id, amount, currency: 'TL' as const, on_date: '2026-11-16', method: 'bank' as const, key: newId() },
    ],
  },
})
/** What a running server does by itself within a minute. */
async function aMinute(app: TestApp) {
  await announceEvents(app.ctx)
  await app.ctx.jobs.drain()
}
const deliveriesOf = (app: TestApp, id: string) =>
  app.ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhook_id, id))

test('a program with nothing but a token registers its address, books a payment and gets the signed event', async () => {
  const app = await startTestApp(local)
  const service = await stubService(answerText(204, ''))
  const host = await app.build.host()
  const { tenancy, property } = await rented(app, host)
  const program = await programOf(app, host, ['payments:write', 'money:read', 'webhooks:read', 'webhooks:write'])
  const events = ['payment.recorded' as const]
  const made = await program.call(webhooksApi.create, { body: { address: `${service.address}/olay`, events } })
  expect(made.status).toBe(200)
  const { id, secret } = made.body
  await app.ctx.jobs.drain()
  expect(JSON.parse(service.requests[0]!.body)).toMatchObject({ event: 'ping', property_id: null })

  expect((await program.call(paymentsApi.record, paying(tenancy))).status).toBe(200)
  await aMinute(app)
  const [, event] = service.requests
  const body = JSON.parse(event!.body)
  const { documents } = (await program.call(webhooksApi.deliveries, { params: { id }, query: {} })).body
  expect(body).toEqual({
    id: documents[0]!.id,
    event: 'payment.recorded',
    at: expect.stringMatching(/Z$/),
    property_id: property.id,
    record_id: property.id,
    screen: 'http://localhost:3000/payment',
  })
  // No name, no amount.
  expect(event!.body).not.toMatch(/10000|Ilgaz|Deneme|@/)
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(event!.headers['anahtar-signature']))!
  expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${event!.body}`).digest('hex'))
  expect(documents).toMatchObject([
    { event: 'payment.recorded', state: 'delivered', status: 204, attempts: 1, problem: null },
    { event: 'ping', state: 'delivered' },
  ])

  // The same entry is announced once, and what the address did not choose is not sent.
  await aMinute(app)
  expect(service.requests).toHaveLength(2)
  // With the token its address ends too.
  expect((await host.call(accessTokensApi.revoke, { params: { id: program.tokenId } })).status).toBe(200)
  expect((await host.call(webhooksApi.list)).body.documents).toEqual([])
})

test('an address hears only what its person may see, on the landlord’s side, by the rights of the moment', async () => {
  const app = await startTestApp(local)
  const service = await stubService(answerText(200, 'ok'))
  const host = await app.build.host()
  const { tenancy } = await rented(app, host)
  const people = {
    other: await app.build.host(),
    clerk: await app.build.staff(host, { authorised: true, acts_on_all: true }),
    cashier: await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true }),
  }
  const ids: Record<string, string> = {}
  for (const [name, person] of Object.entries(people)) {
    const body = { address: `${service.address}/${name}`, events: ['payment.recorded' as const] }
    ids[name] = (await person.call(webhooksApi.create, { body })).body.id
  }
  expect((await host.call(paymentsApi.record, paying(tenancy))).status).toBe(200)
  await aMinute(app)
  const received = service.requests.filter(({ body }) => body.includes('payment.recorded')).map(({ path }) => path)
  expect(received).toEqual(['/cashier'])

  // A right that ends before the delivery ends it.
  await host.call(paymentsApi.record, paying(tenancy, 200_00))
  await announceEvents(app.ctx)
  await app.ctx.db.run(`update engagements set "canManagePayments" = false where person_id = '${people.cashier.id}'`)
  await app.ctx.jobs.drain()
  expect(service.requests.filter(({ body }) => body.includes('payment.recorded'))).toHaveLength(1)
  expect((await deliveriesOf(app, ids.cashier!)).map(({ problem }) => problem)).toContain('no_right')
})

test('a token subscribes to nothing that it could not read', async () => {
  const app = await startTestApp(local)
  const service = await stubService(answerText(200, 'ok'))
  const program = await programOf(app, await app.build.host(), ['webhooks:write', 'documents:read'])
  const create = (event: 'payment.recorded' | 'document.added') =>
    program.call(webhooksApi.create, { body: { address: service.address, events: [event] } })
  expect(await create('payment.recorded')).toMatchObject({ status: 403, code: 'scope_missing' })
  expect((await create('document.added')).status).toBe(200)
})

test('addresses inside a network are refused when they are registered and when they are called', async () => {
  const app = await startTestApp({ replace: { webhooks: httpWebhooks() } })
  const host = await app.build.host()
  const create = (address: string) => host.call(webhooksApi.create, { body: { address, events: ['payment.recorded'] } })
  for (const address of [
    'http://example.com/olay',
    'https://localhost/olay',
    'https://127.0.0.1/olay',
    'https://10.1.2.3/olay',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/olay',
    'https://[::ffff:10.0.0.1]/olay',
    'https://2130706433/olay',
    'https://0x7f.1/olay',
    'https://example.com:8443/olay',
    'https://kisi:sifre@example.com/olay',
    'https://sunucu.internal/olay',
  ])
    expect([address, (await create(address)).code]).toEqual([address, 'webhook_address_refused'])
  for (const address of ['ftp://example.com', 'olay', 'javascript:alert(1)'])
    expect([address, (await create(address)).status]).toEqual([address, 400])

  // What was public when it was registered and leads inside now is not called.
  const service = await stubService(answerText(200, 'ok'))
  const { id } = (await create('https://8.8.8.8/olay')).body
  await app.ctx.db.update(webhooks).set({ address: service.address.replace('http:', 'https:') })
  await app.ctx.jobs.drain()
  expect(await deliveriesOf(app, id)).toMatchObject([{ state: 'failed', problem: 'refused_address', attempts: 1 }])
  expect(service.requests).toEqual([])
})

test('a redirect is not followed, nothing of an answer is read, and one that never comes is given up', async () => {
  const inner = await stubService(answerText(200, 'gizli'))
  const sender = httpWebhooks({ allowPrivate: true, timeoutMs: 300 })
  const message = { body: '{}', headers: {} }
  const redirecting = await stubService((_, response) => {
    response.writeHead(307, { location: inner.address }).end()
  })
  expect(await sender.send(redirecting.address, message)).toEqual({ status: 307 })
  expect(inner.requests).toEqual([])
  const endless = await stubService((_, response) => {
    response.writeHead(200)
    response.write('x'.repeat(1000))
  })
  expect(await sender.send(endless.address, message)).toEqual({ status: 200 })
  const silent = await stubService(() => {})
  expect(await sender.send(silent.address, message)).toEqual({ problem: 'timeout' })
  expect(await sender.send(await deadAddress(), message)).toEqual({ problem: 'unreachable' })
})

test('what fails is tried again, replayed by hand, and after days of failure the address stops and its person hears of it', async () => {
  const app = await startTestApp(local)
  let status = 500
  const service = await stubService((_, response) => {
    response.writeHead(status).end()
  })
  const host = await app.build.host()
  const { tenancy } = await rented(app, host)
  const body = { address: service.address, events: ['payment.recorded' as const] }
  const { id } = (await host.call(webhooksApi.create, { body })).body
  const params = { id }
  const attempt = async (delivery: string, last = false) =>
    deliverEvent(app.ctx, delivery, { last }).catch(() => 'again')
  const [ping] = await deliveriesOf(app, id)
  expect(await attempt(ping!.id)).toBe('again')
  expect(await attempt(ping!.id)).toBe('again')
  expect(await deliveriesOf(app, id)).toMatchObject([{ state: 'waiting', attempts: 2, status: 500, problem: 'status' }])
  expect(await attempt(ping!.id, true)).toBeUndefined()
  expect(await deliveriesOf(app, id)).toMatchObject([{ state: 'failed', attempts: 3 }])

  status = 200
  const replay = () => host.call(webhooksApi.replay, { params: { id, delivery: ping!.id } })
  expect(await Promise.all([replay(), replay()])).toMatchObject([{ status: 200 }, { status: 200 }])
  const before = service.requests.length
  await app.ctx.jobs.drain()
  expect(service.requests).toHaveLength(before + 1)
  expect(await deliveriesOf(app, id)).toMatchObject([{ state: 'delivered', attempts: 4 }])
  expect((await app.ctx.db.select().from(webhooks))[0]!.failing_since).toBeNull()

  status = 500
  expect((await host.call(paymentsApi.record, paying(tenancy))).status).toBe(200)
  await announceEvents(app.ctx)
  const event = (await deliveriesOf(app, id)).find(({ event }) => event === 'payment.recorded')!
  expect(await attempt(event.id)).toBe('again')
  app.pass(5 * dayMs)
  expect(await attempt(event.id)).toBeUndefined()
  const browser = await app.build.session(host.accountId)
  expect((await browser.call(webhooksApi.list)).body.documents[0]!.stopped_at).not.toBeNull()
  const bell = (await browser.call(notificationsApi.list, { query: {} })).body.documents
  expect(bell.find(({ link }) => link === '/webhooks')?.event).toContain('webhook durduruldu')
  expect(await browser.call(webhooksApi.replay, { params: { id, delivery: event.id } })).toMatchObject({
    code: 'webhook_stopped',
  })
  // Once it goes on, what happened meanwhile is not sent.
  await browser.call(paymentsApi.record, paying(tenancy, 300_00))
  status = 200
  expect((await browser.call(webhooksApi.resume, { params })).status).toBe(200)
  const sofar = service.requests.length
  await aMinute(app)
  expect(service.requests).toHaveLength(sofar)
})

test('a person has room for five addresses, and another person’s do not exist', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const body = { address: 'https://8.8.8.8/olay', events: ['document.added' as const] }
  const made = await Promise.all(Array.from({ length: 6 }, () => host.call(webhooksApi.create, { body })))
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409])
  expect(made.find(({ status }) => status === 409)!.code).toBe('too_many_webhooks')
  const { id } = made.find(({ status }) => status === 200)!.body
  const other = await app.build.host()
  const params = { id }
  expect(await other.call(webhooksApi.remove, { params })).toMatchObject({ code: 'webhook_missing' })
  expect(await other.call(webhooksApi.deliveries, { params, query: {} })).toMatchObject({ code: 'webhook_missing' })
  expect(await host.call(webhooksApi.replay, { params: { id, delivery: newId() } })).toMatchObject({
    code: 'delivery_missing',
  })
  expect((await host.call(webhooksApi.remove, { params })).status).toBe(200)
  expect((await host.call(webhooksApi.list)).body.documents).toHaveLength(4)
})
