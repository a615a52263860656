import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { notificationsApi as api } from '#domain/people/notifications/notifications.api.ts'
import { pushSubscriptions } from '#server/db/schema/notifications.ts'
import { isPublicAddress, isPublicIp, publicLookup } from '#server/platform/public-address.ts'
import { webPush } from '#server/platform/push/web-push.ts'
import { answerText, type StubRequest, stubService } from '#server/testing/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const env = { PUSH_ALLOW_PRIVATE: 'on' }
const wanted = { kind: 'property' as const, in_app: true, mail: false, push: true }

function browser(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } }
}

/** A push service, and a tenant whose browser is subscribed. */
async function scene(status = 201) {
  const answer = { status }
  const service = await stubService((request, response) => answerText(answer.status, '')(request, response))
  const app = await startTestApp({ env })
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const { id: property } = await app.build.property(owner, { tenants: [tenant] })
  const notifyTenant = async () => {
    await owner.call(api.create, { body: { event: 'Yarın su kesilecek', target_audience: 'tenant', property } })
    await app.ctx.jobs.drain()
  }
  return { app, service, owner, tenant, property, tell: notifyTenant, answer }
}

function claimsOf(request: StubRequest, publicKey: string) {
  const { t, k } = /^vapid t=(?<t>[^,]+), ?k=(?<k>[\w-]+)$/.exec(request.headers.authorization ?? '')!.groups!
  const [head, body, signature] = t!.split('.') as [string, string, string]
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { signed, key: k, ...JSON.parse(Buffer.from(body, 'base64url').toString()) }
}

test('a browser is woken only after it was allowed and the kind was chosen; signed with our key, encrypted', async () => {
  const { app, service, tenant, tell: notifyTenant } = await scene()
  await notifyTenant()
  await tenant.call(api.subscribe, { body: browser(`${service.address}/a`) })
  await notifyTenant()
  expect(service.requests).toHaveLength(0)
  await tenant.call(api.prefer, { body: wanted })
  await notifyTenant()
  expect(service.requests).toHaveLength(1)
  const [request] = service.requests
  const { pushKey, here } = (await tenant.call(api.preferences)).body
  expect(here).toBe(true)
  expect(request).toMatchObject({
    method: 'POST',
    path: '/a',
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
  })
  const claims = claimsOf(request!, pushKey)
  expect(claims).toMatchObject({ signed: true, key: pushKey, aud: service.address, sub: app.ctx.config.push.contact })
  expect(claims.exp * 1000).toBeGreaterThan(Date.now())
  expect(request!.body).not.toContain('su kesilecek')
})

test('an address that is gone is forgotten; a service that is busy is asked again', async () => {
  const { app, service, tenant, tell: notifyTenant, answer } = await scene(503)
  await tenant.call(api.subscribe, { body: browser(`${service.address}/a`) })
  await tenant.call(api.prefer, { body: wanted })
  await notifyTenant()
  expect(await app.ctx.db.$count(pushSubscriptions)).toBe(1)
  const { rows } = await app.ctx.db.run(`select state from pgboss.job where name = 'push'`)
  expect(rows).toEqual([{ state: 'retry' }])
  answer.status = 410
  await notifyTenant()
  expect(await app.ctx.db.$count(pushSubscriptions)).toBe(0)
})

test('a redirect is not followed', async () => {
  const inner = await stubService(answerText(201, ''))
  const outer = await stubService((_, response) => response.writeHead(307, { location: inner.address }).end())
  const { app } = await scene()
  const { endpoint, keys } = browser(outer.address)
  await expect(app.ctx.push!.send({ endpoint, ...keys }, '{}')).rejects.toThrow('307')
  expect(inner.requests).toHaveLength(0)
})

test('the permission ends with its session, with the browser’s word, and with the next person who signs in there', async () => {
  const { app, service, owner, tenant } = await scene()
  const count = () => app.ctx.db.$count(pushSubscriptions)
  const one = browser(`${service.address}/a`)
  await tenant.call(api.subscribe, { body: one })
  await tenant.call(api.subscribe, { body: one })
  expect(await count()).toBe(1)
  await owner.call(api.unsubscribe, { body: { endpoint: one.endpoint } })
  expect(await count()).toBe(1)
  await owner.call(api.subscribe, { body: one })
  expect(await app.ctx.db.select().from(pushSubscriptions)).toMatchObject([{ user_id: owner.id }])
  await owner.call(api.unsubscribe, { body: { endpoint: one.endpoint } })
  expect(await count()).toBe(0)
  await tenant.call(api.subscribe, { body: one })
  await tenant.call(accountsApi.logout)
  expect(await count()).toBe(0)
})

test('only https addresses of the open internet are kept and called', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const refused = { status: 400, message: 'Bu tarayıcının bildirim adresi kabul edilmiyor.' }
  for (const address of ['http://push.ornek.com/a', 'https://127.0.0.1/a', 'https://localhost/a', 'https://10.0.0.4/'])
    expect(await host.call(api.subscribe, { body: browser(address) })).toMatchObject(refused)
  expect(
    (await host.call(api.subscribe, { body: browser('https://updates.push.services.mozilla.com/a') })).status,
  ).toBe(200)
  expect(
    (await host.call(api.subscribe, { body: { ...browser('https://a.com/'), keys: { p256dh: 'x', auth: 'y' } } }))
      .status,
  ).toBe(400)

  for (const address of [
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://a:b@push.com/',
    'https://db.internal/',
    'https://push.com:8443/',
    'ftp://push.com/',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const ip of [
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'x',
  ])
    expect([ip, isPublicIp(ip)]).toEqual([ip, false])
  expect(isPublicIp('93.184.215.14') && isPublicIp('2606:4700::1111')).toBe(true)
  const led = new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)))
  expect(await led).toContain('not on the open internet')
  const { endpoint, keys } = browser('https://127.0.0.1/')
  const strict = webPush({ keys: { publicKey: '', privateKey: '' }, contact: 'mailto:a@b.c' })
  await expect(strict.send({ endpoint, ...keys }, '{}')).rejects.toThrow('never called')
})

test('switched off: no key, no subscription', async () => {
  const app = await startTestApp({ env: { PUSH_ADAPTER: 'off' } })
  const host = await app.build.host()
  expect((await host.call(api.preferences)).body.pushKey).toBe('')
  expect(
    await host.call(api.subscribe, { body: browser('https://updates.push.services.mozilla.com/a') }),
  ).toMatchObject({
    status: 409,
    message: 'Tarayıcı bildirimleri bu sunucuda kapalı.',
  })
})
