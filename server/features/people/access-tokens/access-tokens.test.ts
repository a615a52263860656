import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { tokenScopes } from '#domain/kernel/token-scopes.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { auditApi } from '#domain/operations/audit/audit.api.ts'
import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { accessTokens } from '#server/db/schema/access-tokens.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { routes } from '#server/routes.ts'
import { nameOf } from '#server/testing/access-table.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { programOf } from '#server/testing/program-of.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'

const minute = 60_000

test('a token is shown once, kept as a hash, listed by its beginning, and dies when it is revoked or its day comes', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const program = await programOf(app, host, ['properties:read'])
  expect(program.secret).toMatch(/^anahtar_[\w-]{43}$/)
  const [row] = await app.ctx.db.select().from(accessTokens)
  expect(row).toMatchObject({ user_id: host.id, prefix: program.secret.slice(0, 12), scopes: ['properties:read'] })
  expect(JSON.stringify(row)).not.toContain(program.secret.slice(12))
  const list = async () => (await host.call(accessTokensApi.list)).body.documents
  expect(await list()).toEqual([
    {
      id: program.tokenId,
      name: 'Muhasebe programı',
      prefix: program.secret.slice(0, 12),
      scopes: ['properties:read'],
      created_at: row!.created_at.toISOString(),
      expires_at: new Date(row!.created_at.getTime() + 30 * dayMs).toISOString(),
      expired: false,
      last_used_at: null,
    },
  ])
  const { result } = await app.counting(() => program.call(propertiesApi.list, { query: {} }))
  expect(result.status).toBe(200)
  expect((await list())[0]!.last_used_at).not.toBeNull()
  // Reading again writes nothing for ten minutes.
  const again = await app.counting(() => program.call(propertiesApi.list, { query: {} }))
  expect(again.statements.filter((text) => text.includes('update "access_tokens"'))).toEqual([])
  app.pass(11 * minute)
  const later = await app.counting(() => program.call(propertiesApi.list, { query: {} }))
  expect(later.statements.filter((text) => text.includes('update "access_tokens"'))).toHaveLength(1)

  app.pass(30 * dayMs)
  expect(await program.call(propertiesApi.list, { query: {} })).toMatchObject({
    status: 401,
    code: 'access_token_invalid',
  })
  const browser = await app.build.session(host.accountId)
  expect((await browser.call(accessTokensApi.list)).body.documents[0]).toMatchObject({ expired: true })

  const second = await programOf(app, browser, ['properties:read'])
  expect((await second.call(propertiesApi.list, { query: {} })).status).toBe(200)
  const other = await app.build.host()
  const params = { id: second.tokenId }
  expect(await other.call(accessTokensApi.revoke, { params })).toMatchObject({ code: 'access_token_missing' })
  expect((await browser.call(accessTokensApi.revoke, { params })).status).toBe(200)
  expect((await second.call(propertiesApi.list, { query: {} })).status).toBe(401)
  const kinds = await app.ctx.db
    .select({ kind: auditLogRows.kind })
    .from(auditLogRows)
    .where(eq(auditLogRows.area, 'account'))
    .orderBy(desc(auditLogRows.at))
  expect(kinds.map(({ kind }) => kind)).toEqual(['token_revoked', 'token_created', 'token_created'])
})

test('no endpoint without a scope is reachable with a token, and none with another scope than its own', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const everything = await programOf(app, host, tokenScopes)
  const wrong: string[] = []
  for (const { endpoint } of routes) {
    const path = `/api/v1${endpoint.path.replace(/:\w+/g, newId())}`
    const body = endpoint.method === 'GET' ? undefined : '{}'
    if (!endpoint.scope) {
      const { status } = await everything.send(endpoint.method, path, body)
      if (status !== 404) wrong.push(`${nameOf(endpoint)} without a scope: ${status}`)
    }
  }
  const byScope = new Map(
    await Promise.all(
      tokenScopes.map(
        async (left) =>
          [
            left,
            await programOf(
              app,
              host,
              tokenScopes.filter((scope) => scope !== left),
            ),
          ] as const,
      ),
    ),
  )
  for (const { endpoint } of routes) {
    if (!endpoint.scope) continue
    const path = `/api/v1${endpoint.path.replace(/:\w+/g, newId())}`
    const body = endpoint.method === 'GET' ? undefined : '{}'
    const answer = await byScope.get(endpoint.scope)!.send(endpoint.method, path, body)
    const { code } = (await answer.json()) as { code?: string }
    if (code !== 'scope_missing') wrong.push(`${nameOf(endpoint)} with every other scope: ${answer.status} ${code}`)
  }
  expect(wrong).toEqual([])
})

test('a token is no session and a session is no token: neither opens the addresses of the other', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const program = await programOf(app, host, tokenScopes)
  const bearer = { authorization: `Bearer ${program.secret}` }
  for (const path of ['/api/properties', '/api/accounts/me', '/api/access-tokens'])
    expect((await app.guest.send('GET', path, undefined, bearer)).status).toBe(401)
  expect((await app.guest.send('POST', '/api/access-tokens', '{}', bearer)).status).toBe(401)
  const answer = await host.send('GET', '/api/v1/properties')
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'access_token_invalid' }])
  for (const forged of ['anahtar_', `${program.secret}x`, program.secret.slice(0, -1), 'Basic abc'])
    expect(
      (await app.guest.send('GET', '/api/v1/properties', undefined, { authorization: `Bearer ${forged}` })).status,
    ).toBe(401)
  // With a token the answer sets no cookie and shows nobody as present.
  const seen = await program.send('GET', '/api/v1/properties')
  expect([seen.status, seen.headers.getSetCookie()]).toEqual([200, []])
})

test('a program has the rights of its person and never more: what the person sees, what another owner does not', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { baslik: 'Ilgaz Daire' })
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property })
  const [own, foreign, renter] = [
    await programOf(app, host, tokenScopes),
    await programOf(app, other, tokenScopes),
    await programOf(app, tenant, tokenScopes),
  ]
  const reading = routes.filter(({ endpoint }) => endpoint.scope?.endsWith(':read') && !endpoint.download)
  for (const [program, person] of [
    [own, host],
    [foreign, other],
    [renter, tenant],
  ] as const)
    for (const { endpoint } of reading) {
      const ids = { id: endpoint.path.startsWith('/tenancies') ? tenancy : property.id, entry: newId() }
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: 'id' | 'entry') => ids[name])
      const [byToken, bySession] = [
        await program.send('GET', `/api/v1${path}`),
        await person.send('GET', `/api${path}`),
      ]
      expect([path, byToken.status]).toEqual([path, bySession.status])
      if (byToken.headers.get('content-type')?.includes('json'))
        expect([path, await byToken.json()]).toEqual([path, await bySession.json()])
    }
  const payment = {
    tenancy_id: tenancy,
    amount: 100_00,
    currency: 'TL' as const,
    on_date: '2026-11-16',
    method: 'bank' as const,
    key: newId(),
  }
  const pay = (by: typeof own) => by.call(paymentsApi.record, { body: { payments: [payment] } })
  expect((await pay(foreign)).status).toBe(404)
  expect((await pay(renter)).status).not.toBe(200)
  expect((await pay(own)).status).toBe(200)
  // The log and the person's own history say that a program did it, and which one.
  const [entry] = (await host.call(auditApi.own, { query: { act: 'change' } })).body.documents
  expect(entry!.device).toBe(`Erişim anahtarı ${own.secret.slice(0, 12)}…`)
})

test('the tokens of somebody who is suspended, deleted or has a new password are dead', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const status = async (program: { call: (typeof admin)['call'] }) =>
    (await program.call(propertiesApi.list, { query: {} })).status

  const suspended = await app.build.host()
  const one = await programOf(app, suspended, ['properties:read'])
  const params = { id: suspended.id }
  expect((await admin.call(adminApi.deactivate, { params })).status).toBe(200)
  expect(await status(one)).toBe(401)
  expect((await admin.call(adminApi.activate, { params })).status).toBe(200)
  expect(await status(one)).toBe(401)

  const changed = await app.build.host()
  const two = await programOf(app, changed, ['properties:read'])
  const body = { currentPassword: testPassword, newPassword: 'Yepyeni2026!' }
  expect((await changed.call(accountsApi.changePassword, { body })).status).toBe(200)
  expect(await status(two)).toBe(401)

  const deleted = await app.build.host()
  const three = await programOf(app, deleted, ['properties:read'])
  await app.ctx.db.run(`delete from users where id = '${deleted.id}'`)
  expect(await status(three)).toBe(401)

  // A suspension that reached only the row of the person is enough.
  const passive = await app.build.host()
  const four = await programOf(app, passive, ['properties:read'])
  await app.ctx.db.run(`update users set is_active = false where id = '${passive.id}'`)
  expect(await status(four)).toBe(403)
})

test('administrators get no token, also not one from before, and nobody gets more than twenty', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const body = { name: 'Muhasebe', scopes: ['money:read' as const], days: 30 as const }
  expect(await admin.call(accessTokensApi.create, { body })).toMatchObject({ code: 'access_tokens_not_for_admins' })
  expect((await admin.call(accessTokensApi.list)).body.allowed).toBe(false)
  const host = await app.build.host()
  const program = await programOf(app, host, ['properties:read'])
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.call(accessTokensApi.create, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(answers.find(({ status }) => status !== 200)!.code).toBe('too_many_access_tokens')
  await app.ctx.db.run(`update users set role = 'admin' where id = '${host.id}'`)
  expect((await program.call(propertiesApi.list, { query: {} })).status).toBe(401)
})

test('a token is made with the password alone, for chosen scopes and a time that ends', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const create = (body: object) => host.send('POST', '/api/access-tokens', JSON.stringify(body))
  const good = { name: 'Muhasebe', scopes: ['money:read'], days: 30 }
  for (const bad of [{ scopes: [] }, { scopes: ['admin:write'] }, { days: 0 }, { days: 4000 }, { name: ' ' }])
    expect((await create({ ...good, ...bad })).status).toBe(400)
  app.pass(11 * minute)
  expect(await (await create(good)).json()).toMatchObject({ code: 'confirmation_needed' })
})

test('calls are counted for each token', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [one, two] = [await programOf(app, host, ['properties:read']), await programOf(app, host, ['properties:read'])]
  for (let call = 0; call < 300; call += 1) await app.ctx.limits.consume('callsByToken', one.tokenId)
  expect(await one.call(propertiesApi.list, { query: {} })).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await two.call(propertiesApi.list, { query: {} })).status).toBe(200)
})
