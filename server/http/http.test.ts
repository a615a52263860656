import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, accessLevels, endpoint } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { routes } from '#server/routes.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { route } from './route.ts'

const login = '/api/accounts/login'

test('an endpoint that does not say who may call keeps the server from starting', async () => {
  const open = endpoint({ path: 'GET /acik', access: undefined as unknown as Access, summary: '', reply: z.object({}) })
  await expect(startTestApp({ extraRoutes: [route(open, async () => ({}))] })).rejects.toThrow(
    'GET /acik does not declare who may call it',
  )
})

const staff = async (app: TestApp, given: Parameters<TestApp['build']['staff']>[1]) =>
  app.build.staff(await app.build.host(), given)

const callers = {
  guest: async (app: TestApp) => app.guest,
  pending: (app: TestApp) => app.build.pending(),
  tenant: (app: TestApp) => app.build.tenant(),
  host: (app: TestApp) => app.build.host(),
  'authorised with canAddProperty': (app: TestApp) => staff(app, { authorised: true, canAddProperty: true }),
  'authorised without': (app: TestApp) => staff(app, { authorised: true }),
  'authorised with canManageDocuments': (app: TestApp) => staff(app, { authorised: true, canManageDocuments: true }),
  'estate with canAddProperty': (app: TestApp) => staff(app, { estate: true, canAddProperty: true }),
  'estate without': (app: TestApp) => staff(app, { estate: true }),
  lawyer: (app: TestApp) => staff(app, { lawyer: true, userType: 'lawyer' }),
  proxy: (app: TestApp) => staff(app, { proxy: true, role: 'proxy', userType: 'proxy' }),
  shareholder: (app: TestApp) => staff(app, { shareholder: true }),
  'userType admin alone': (app: TestApp) => app.build.person({ userType: 'admin' }),
  admin: (app: TestApp) => app.build.admin(),
}
type Caller = keyof typeof callers
// anyone, account, signed-in, host, contract-maker, tax-sheet, lawyer-or-host, admin
const expected: Record<Caller, number[]> = {
  guest: [200, 401, 401, 401, 401, 401, 401, 401],
  pending: [200, 200, 403, 403, 403, 403, 403, 403],
  tenant: [200, 200, 200, 403, 403, 403, 403, 403],
  host: [200, 200, 200, 200, 200, 200, 200, 403],
  'authorised with canAddProperty': [200, 200, 200, 200, 200, 200, 200, 403],
  'authorised without': [200, 200, 200, 403, 403, 403, 403, 403],
  'authorised with canManageDocuments': [200, 200, 200, 403, 200, 403, 403, 403],
  'estate with canAddProperty': [200, 200, 200, 200, 200, 200, 200, 403],
  'estate without': [200, 200, 200, 403, 403, 403, 403, 403],
  lawyer: [200, 200, 200, 403, 403, 403, 200, 403],
  proxy: [200, 200, 200, 403, 403, 403, 403, 403],
  shareholder: [200, 200, 200, 403, 403, 200, 403, 403],
  'userType admin alone': [200, 200, 200, 403, 403, 403, 403, 403],
  admin: [200, 200, 200, 200, 200, 200, 200, 200],
}

test('ROLE-24 ROLE-04 AMB-16 AMB-17 the server enforces every guard for every kind of caller', async () => {
  const planted = accessLevels.map((access) =>
    endpoint({ path: `GET /deneme/${access}`, access, summary: '', reply: z.strictObject({}) }),
  )
  const app = await startTestApp({ extraRoutes: planted.map((one) => route(one, async () => ({}))) })
  const seen: Record<string, number[]> = {}
  for (const [name, make] of Object.entries(callers)) {
    const caller = await make(app)
    seen[name] = []
    for (const one of planted) seen[name].push((await caller.call(one)).status)
  }
  expect(seen).toEqual(expected)
})

test('ERR-06 every endpoint is described in OpenAPI 3.1 and on a page, with who may call it', async () => {
  const app = await startTestApp()
  const document = (await (await app.guest.send('GET', '/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { 'x-access': string; summary: string }>>
  }
  expect(document.openapi).toBe('3.1.0')
  const page = await (await app.guest.send('GET', '/api/docs')).text()
  for (const { endpoint: one } of routes) {
    const described = document.paths[`/api${one.path.replace(/:(\w+)/g, '{$1}')}`]?.[one.method.toLowerCase()]
    expect(described, one.path).toMatchObject({ 'x-access': one.access, summary: one.summary })
    expect(page).toContain(`/api${one.path}`)
  }
})

test('ERR-07 broken, mistyped, unknown and oversized input is refused in Turkish, never with 5xx', async () => {
  const app = await startTestApp()
  const post = (body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>) =>
    app.guest.send('POST', login, body, headers)
  const good = { email: 'a@b.co', password: 'x' }
  const cases: [string, Promise<Response>, number][] = [
    ['broken', post('{"email":'), 400],
    ['not utf-8', post(new Uint8Array([0x22, 0xff, 0x22])), 400],
    ['array', post('[]'), 400],
    ['null', post('null'), 400],
    ['empty', post(''), 400],
    ['form', post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }), 400],
    ['wrong type', post(JSON.stringify({ ...good, email: { $ne: 1 } })), 400],
    ['unknown field', post(JSON.stringify({ ...good, role: 'admin' })), 400],
    ['prototype', post('{"__proto__":{"a":1},"email":"a@b.co","password":"x"}'), 400],
    ['huge', post(`{"email":"${'a'.repeat(300_000)}"}`), 413],
    ['unknown path', app.guest.send('GET', '/api/yok'), 404],
    ['wrong method', app.guest.send('DELETE', login), 404],
    ['bad id', (await app.build.admin()).send('POST', '/api/admin/users/1%27--/approve', '{}'), 400],
    ['bad id of what is looked at', (await app.build.host()).send('GET', '/api/contracts/1%27--'), 404],
    ['bad escape', app.guest.send('GET', '/api/files/avatars/%E0%A4%A'), 401],
  ]
  for (const [name, sent, status] of cases) {
    const answer = await sent
    expect([name, answer.status]).toEqual([name, status])
    const body = (await answer.json()) as { message: string }
    expect(body.message, name).toMatch(/[ğışçöüĞİŞÇÖÜ.]/)
  }
  const unknown = await app.guest.call(accountsApi.login, { body: { ...good, extra: 1 } as never })
  expect(unknown.fields).toEqual({ istek: 'Bilinmeyen alan: "extra"' })
})

test('a declared limit counts well-formed calls, each person or address apart from the others', async () => {
  const [body, reply] = [z.strictObject({ n: z.number() }), z.strictObject({})]
  const byPerson = endpoint({
    path: 'POST /deneme/kisi',
    access: 'account',
    limit: 'chatFilesByPerson',
    summary: '',
    body,
    reply,
  })
  const byAddress = endpoint({
    path: 'POST /deneme/adres',
    access: 'anyone',
    limit: 'registrationsByAddress',
    summary: '',
    body,
    reply,
  })
  let ran = 0
  const answer = async () => {
    ran += 1
    return {}
  }
  const app = await startTestApp({ extraRoutes: [route(byPerson, answer), route(byAddress, answer)] })
  const [first, second] = [await app.build.host(), await app.build.host()]
  second.ip = first.ip
  const statuses = async (client: typeof app.guest, one: typeof byPerson | typeof byAddress, times: number) => {
    const seen: number[] = []
    for (let n = 0; n < times; n += 1) seen.push((await client.call(one, { body: { n } })).status)
    return seen
  }
  expect((await first.call(byPerson, { body: { n: 'x' } as never })).status).toBe(400)
  expect(await statuses(first, byPerson, 61)).toEqual([...Array(60).fill(200), 429])
  expect(await statuses(second, byPerson, 1)).toEqual([200])
  // Both clients have the same address, signed in or not.
  expect(await statuses(first, byAddress, 20)).toEqual(Array(20).fill(200))
  expect(await second.call(byAddress, { body: { n: 1 } })).toMatchObject({ status: 429, code: 'too_many_requests' })
  second.ip = '198.51.100.77'
  expect(await statuses(second, byAddress, 1)).toEqual([200])
  expect(ran).toBe(82)
})

test('a request of another site is refused before anything happens', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const logout = (headers: Record<string, string>) => host.send('POST', '/api/accounts/logout', undefined, headers)
  expect((await logout({ origin: 'https://kotu.example' })).status).toBe(403)
  expect((await logout({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await logout({ origin: 'null' })).status).toBe(403)
  expect((await host.call(accountsApi.me)).status).toBe(200)
  expect((await logout({ origin: 'http://localhost:3000', host: 'localhost:3000' })).status).toBe(200)
})

test('a page of another site changes nothing by any method', async () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const
  const extraRoutes = methods.map((method) =>
    route(
      endpoint({
        path: `${method} /deneme`,
        access: 'anyone',
        summary: '',
        reply: z.strictObject({ done: z.literal(true) }),
      }),
      async () => ({ done: true as const }),
    ),
  )
  const app = await startTestApp({ extraRoutes })
  const statuses = async (headers: Record<string, string>) => {
    const found: Record<string, number> = {}
    for (const method of methods)
      found[method] = (await app.guest.send(method, '/api/deneme', method === 'GET' ? undefined : '{}', headers)).status
    return found
  }
  const refused = { POST: 403, PUT: 403, PATCH: 403, DELETE: 403, GET: 200 }
  const taken = { POST: 200, PUT: 200, PATCH: 200, DELETE: 200, GET: 200 }
  expect(await statuses({ origin: 'https://kotu.example' })).toEqual(refused)
  expect(await statuses({ origin: 'http://localhost:3001' })).toEqual(refused)
  expect(await statuses({ 'sec-fetch-site': 'cross-site' })).toEqual(refused)
  expect(await statuses({ origin: 'http://localhost:3000' })).toEqual(taken)
  expect(await statuses({})).toEqual(taken)
})

test('ACC-15 maintenance is off as shipped; while it is on everybody but administrators reads its text', async () => {
  const shipped = await startTestApp()
  expect(shipped.ctx.config).toMatchObject({
    maintenance: false,
    maintenanceText: 'Sistem bakımı devam etmektedir',
    registrationOpen: true,
  })
  const app = await startTestApp({ env: { MAINTENANCE: 'on' } })
  const [host, admin] = [await app.build.host(), await app.build.admin()]
  expect(await host.call(accountsApi.me)).toMatchObject({ status: 503, message: 'Sistem bakımı devam etmektedir' })
  expect((await app.guest.call(accountsApi.requestReset, { body: { email: 'a@b.co' } })).status).toBe(503)
  expect((await admin.call(accountsApi.me)).status).toBe(200)
})

test('health answers without a session, and answers carry the security headers', async () => {
  const app = await startTestApp()
  const health = await app.guest.send('GET', '/healthz')
  expect(health.status).toBe(200)
  expect((await app.guest.send('GET', '/readyz')).status).toBe(200)
  expect(health.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(health.headers.get('x-content-type-options')).toBe('nosniff')
  expect(health.headers.get('x-frame-options')).toBe('DENY')
  // Data, a refusal and a reply with a cookie are built in three ways, and carry the same headers.
  const host = await app.build.host()
  const signedIn = await app.guest.send(
    'POST',
    '/api/accounts/login',
    JSON.stringify({ email: host.email, password: testPassword }),
  )
  expect(signedIn.headers.getSetCookie()).not.toEqual([])
  for (const answer of [
    await host.send('GET', '/api/accounts/me'),
    await app.guest.send('GET', '/api/accounts/me'),
    signedIn,
  ])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
})
