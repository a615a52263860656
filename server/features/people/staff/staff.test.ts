import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { type StaffType, staffTypes } from '#domain/people/staff/staff.schema.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { mails } from '#server/db/schema/mail.ts'
import { propertyDelegates, propertyEvents } from '#server/db/schema/properties.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

let count = 0
const form = (type: StaffType, given: object = {}) => ({
  type,
  username: 'Hakan Işık',
  email: `davetli${++count}@ornek.test`,
  ...given,
})
const create = (client: Client, type: StaffType, given: object = {}) =>
  client.call(staffApi.create, { body: form(type, given) })

const flags = {
  canAddProperty: true,
  canManageSuggestions: true,
  canManagePayments: true,
  canManageDocuments: true,
  canManageMeters: true,
}
const asChange = ({ version, username, phoneNumber, ...view }: Awaited<ReturnType<typeof create>>['body']) => ({
  version,
  username,
  phoneNumber: phoneNumber ?? '',
  canAddProperty: view.canAddProperty,
  canManageSuggestions: view.canManageSuggestions,
  canManagePayments: view.canManagePayments,
  canManageDocuments: view.canManageDocuments,
  canManageAllProperties: view.canManageAllProperties,
  canManageMeters: view.canManageMeters,
  acts_on_all: view.acts_on_all,
  properties: view.properties.map(({ id }) => id),
  shares: {},
})

/** A session of the invited person, who has not answered yet. */
async function browserOf(app: TestApp, id: string) {
  const [row] = await app.ctx.db
    .select({ accountId: users.accountId })
    .from(engagements)
    .innerJoin(users, eq(users.id, engagements.person_id))
    .where(eq(engagements.id, id))
  return app.build.session(row!.accountId)
}

async function joined(app: TestApp, id: string) {
  const browser = await browserOf(app, id)
  expect((await browser.call(engagementsApi.accept, { params: { id } })).status).toBe(200)
  return browser
}

async function hostWithTwo(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const moda = await app.build.property(host, { baslik: 'Moda Daire' })
  const sisli = await app.build.property(host, { baslik: 'Şişli Stüdyo' })
  return { host, moda, sisli }
}

test('ROLE-14 AMB-30 a host creates authorised, estate, proxy and shareholder users, each with the five flags', async () => {
  const app = await startTestApp()
  const { host, moda, sisli } = await hostWithTwo(app)
  for (const type of ['authorised', 'estate', 'proxy', 'shareholder'] as const) {
    const made = await create(host, type, { ...flags, properties: [sisli.id, moda.id], phoneNumber: '0532 111 22 33' })
    expect(made).toMatchObject({
      status: 200,
      body: { type, ...flags, state: 'invited', phoneNumber: '+905321112233', acts_on_all: false },
    })
    expect(made.body.properties.map(({ baslik }) => baslik)).toEqual(['Moda Daire', 'Şişli Stüdyo'])
    const browser = await joined(app, made.body.id)
    const { user } = (await browser.call(accountsApi.me)).body
    expect(user).toMatchObject({ is_active: true, createdBy: host.id, [type]: true, ...flags })
    const { lawyer, authorised, estate, proxy, shareholder } = user
    const held = [lawyer, authorised, estate, user.host, user.tenants, proxy, shareholder]
    expect(held.filter(Boolean)).toHaveLength(1)
  }
  const [mail] = await app.ctx.db.select().from(mails).orderBy(desc(mails.created_at)).limit(1)
  expect(mail?.text).toContain('Ayşe Yıldırım')
  expect(mail?.text).toContain('Moda Daire')
})

test('ROLE-12 ROLE-14 without flags every flag is false; one flag that is changed is kept', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { body } = await create(host, 'estate')
  for (const flag of Object.keys(flags)) expect(body).toHaveProperty(flag, false)
  const changed = await host.call(staffApi.change, {
    params: { id: body.id },
    body: { ...asChange(body), canManageMeters: true },
  })
  expect(changed.body).toMatchObject({ canManageMeters: true, canAddProperty: false, version: body.version + 1 })
})

test('ROLE-14 tenants, guests and staff with every flag create nobody; an administrator does', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const agent = await app.build.staff(host, { estate: true, ...flags })
  expect((await create(tenant, 'estate')).status).toBe(403)
  expect((await create(app.guest, 'estate')).status).toBe(401)
  expect(await create(agent, 'estate')).toMatchObject({ status: 403, code: 'owners_only' })
  expect((await agent.call(staffApi.list)).body).toMatchObject({ total: 0, documents: [] })
  for (const verb of ['revoke', 'suspend', 'resume', 'invite', 'remove'] as const)
    expect((await agent.call(staffApi[verb], { params: { id: agent.engagement } })).status).toBe(403)
  const admin = await app.build.admin()
  expect((await create(admin, 'estate')).status).toBe(200)
})

test('ROLE-15 a lawyer gets properties and four flags; the meters are refused with their text', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  const refused = await create(host, 'lawyer', { ...flags, properties: [moda.id] })
  expect(refused).toMatchObject({
    status: 400,
    fields: { canManageMeters: 'Avukata sayaç yönetimi yetkisi verilemez.' },
  })
  const made = await create(host, 'lawyer', { ...flags, canManageMeters: false, properties: [moda.id] })
  expect(made.status).toBe(200)
  const lawyer = await joined(app, made.body.id)
  const me = await lawyer.call(accountsApi.me)
  expect(me.body.user).toMatchObject({ lawyer_properties_id: [moda.id], canManageDocuments: true, userType: 'lawyer' })
  const later = await host.call(staffApi.change, {
    params: { id: made.body.id },
    body: { ...asChange(made.body), canManageMeters: true },
  })
  expect(later.status).toBe(400)
})

test('ROLE-17 people are listed by who created them, and a stranger finds none of them', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const veli = await app.build.host()
  const proxy = (await create(ayse, 'proxy', { username: 'Gökhan Ünlü' })).body
  await create(veli, 'proxy', { username: 'Ali Can' })
  const mine = await ayse.call(staffApi.list, { query: { type: 'proxy' } })
  expect(mine.body.documents.map(({ username }) => username)).toEqual(['Gökhan Ünlü'])
  expect(mine.body).toMatchObject({ total: 1, counts: { proxy: 1, estate: 0 } })
  const params = { id: proxy.id }
  expect(await veli.call(staffApi.one, { params })).toMatchObject({ status: 404, message: 'Kullanıcı bulunamadı' })
  expect((await veli.call(staffApi.change, { params, body: asChange(proxy) })).status).toBe(404)
  for (const verb of ['revoke', 'suspend', 'resume', 'invite', 'remove'] as const)
    expect((await veli.call(staffApi[verb], { params })).status).toBe(404)
  expect((await ayse.call(staffApi.one, { params })).body).toEqual(proxy)
})

test('ROLE-17 the search finds names without Turkish letters, and the list costs three statements', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  await create(host, 'estate', { username: 'Hakan Işık', properties: [moda.id] })
  await create(host, 'authorised', { username: 'Selin Ağaoğlu' })
  const { result, statements } = await app.counting(() => host.call(staffApi.list, { query: { q: 'ISIK' } }))
  expect(result.body.documents.map(({ username }) => username)).toEqual(['Hakan Işık'])
  expect(result.body.documents[0]).toMatchObject({ propertyCount: 1, properties: [{ baslik: 'Moda Daire' }] })
  expect(statements).toHaveLength(3)
})

test('AMB-25 AMB-26 only the own properties can be given, and a proxy without a list acts on all of them', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  const foreign = await app.build.property(await app.build.host())
  expect(await create(host, 'estate', { properties: [moda.id, foreign.id] })).toMatchObject({
    status: 404,
    code: 'properties_foreign',
  })
  expect(await create(host, 'estate', { acts_on_all: true })).toMatchObject({ status: 400 })
  expect((await create(host, 'proxy')).body.acts_on_all).toBe(true)
  expect((await create(host, 'shareholder')).body.acts_on_all).toBe(true)
  expect((await create(host, 'proxy', { properties: [moda.id] })).body.acts_on_all).toBe(false)
  expect(await app.ctx.db.$count(engagements, eq(engagements.owner_id, host.id))).toBe(3)
})

test('ROLE-14 the shares of all shareholders of a property are never more than the whole', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  const share = (pay: number, payda: number) => ({ properties: [moda.id], shares: { [moda.id]: { pay, payda } } })
  const first = await create(host, 'shareholder', share(2, 3))
  expect(first.body.properties).toMatchObject([{ pay: 2, payda: 3 }])
  const tooMuch = await create(host, 'shareholder', share(1, 2))
  expect(tooMuch).toMatchObject({
    status: 409,
    code: 'shares_too_many',
    fields: { [`shares.${moda.id}`]: 'Bu mülkte verilebilecek hisse: 1/3' },
  })
  expect((await create(host, 'shareholder', share(1, 3))).status).toBe(200)
  // A person's own share is not counted against their change.
  const params = { id: first.body.id }
  const less = { ...asChange(first.body), ...share(1, 3) }
  expect((await host.call(staffApi.change, { params, body: less })).status).toBe(200)
  const sharer = { ...asChange(first.body), ...share(1, 1), version: first.body.version + 1 }
  expect((await host.call(staffApi.change, { params, body: sharer })).status).toBe(409)
  expect((await create(host, 'estate', share(1, 9))).status).toBe(400)
  // An invitation that was withdrawn holds nothing back.
  expect((await host.call(staffApi.remove, { params })).status).toBe(200)
  expect((await create(host, 'shareholder', share(2, 3))).status).toBe(200)
})

test('ROLE-19 a failure reads by whom it hits and leaves nothing behind; a known address answers like a new one', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { post } = app.ctx.mailer
  app.ctx.mailer.post = () => Promise.reject(new Error('the outbox is gone'))
  const before = await app.ctx.db.$count(authUser)
  expect(await create(host, 'estate')).toMatchObject({ status: 500, message: 'Kullanıcı oluşturulamadı' })
  expect(await create(host, 'shareholder')).toMatchObject({
    status: 500,
    message: 'Hissedar kullanıcısı oluşturulamadı',
  })
  expect(await app.ctx.db.$count(authUser)).toBe(before)
  app.ctx.mailer.post = post
  const taken = await app.build.tenant({ username: 'Mehmet Öztürk', phoneNumber: '+905321112233' })
  const known = await create(host, 'estate', { email: taken.email.toUpperCase() })
  const unknown = await create(host, 'estate')
  const same = ({ body: { id: _, email: __, ...view } }: typeof known) => view
  expect(same(known)).toEqual({ ...same(unknown), created_at: expect.any(String) })
  expect(same(known)).toMatchObject({ username: 'Hakan Işık', phoneNumber: null, person_id: null, state: 'invited' })
})

test('ROLE-04 two edits of one person: the second is told, nothing is overwritten', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  const { body } = await create(host, 'estate')
  const params = { id: body.id }
  const first = await host.call(staffApi.change, { params, body: { ...asChange(body), username: 'Hakan Bey' } })
  expect(first.status).toBe(200)
  const second = await host.call(staffApi.change, { params, body: { ...asChange(body), properties: [moda.id] } })
  expect(second).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect((await host.call(staffApi.one, { params })).body).toMatchObject({ username: 'Hakan Bey', properties: [] })
})

test('AMB-72 taking the rights away leaves no property and no flag', async () => {
  const app = await startTestApp()
  const { host, moda, sisli } = await hostWithTwo(app)
  const { body } = await create(host, 'estate', { ...flags, properties: [moda.id, sisli.id] })
  const agent = await joined(app, body.id)
  expect((await agent.call(accountsApi.me)).body.user.estate_properties_id).toHaveLength(2)
  expect((await host.call(staffApi.revoke, { params: { id: body.id } })).status).toBe(200)
  expect((await agent.call(accountsApi.me)).body.user).toMatchObject({
    estate_properties_id: [],
    canAddProperty: false,
    canManageMeters: false,
  })
})

test('ROLE-18 suspending holds back what this owner gave, at once, and leaves the account and everything else alone', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const admin = await app.build.admin()
  const agent = await app.build.staff(host, { estate: true, username: 'Hakan Işık' })
  await app.build.engagement(other, agent, { lawyer: true })
  const [moda, sisli] = [
    await app.build.property(host, { delegates: { estate: [agent] } }),
    await app.build.property(other, { delegates: { lawyer: [agent] } }),
  ]
  const seen = async () => (await agent.call(propertiesApi.list)).body.documents.map(({ id }) => id)
  const params = { id: agent.engagement }
  expect((await host.call(staffApi.resume, { params })).code).toBe('not_suspended')
  expect((await seen()).sort()).toEqual([moda.id, sisli.id].sort())
  expect((await host.call(staffApi.suspend, { params })).status).toBe(200)
  expect((await host.call(staffApi.suspend, { params })).code).toBe('already_suspended')
  expect(await seen()).toEqual([sisli.id])
  expect((await agent.call(accountsApi.me)).body).toMatchObject({
    user: { is_active: true, suspended_at: null, lawyer: true, createdBy: other.id },
    engagements: [{ owner_id: other.id }],
  })
  const listed = await admin.call(adminApi.users, { query: { q: agent.email } })
  expect(listed.body.documents).toMatchObject([{ state: 'active' }])
  expect((await host.call(staffApi.one, { params })).body.state).toBe('suspended')

  expect((await host.call(staffApi.resume, { params })).status).toBe(200)
  expect(await seen()).toHaveLength(2)
  expect((await host.call(staffApi.one, { params })).body.state).toBe('active')
  await admin.call(adminApi.deactivate, { params: { id: agent.id } })
  expect((await host.call(staffApi.one, { params })).body.state).toBe('passive')
  expect((await host.call(staffApi.resume, { params })).code).toBe('not_suspended')
})

test('ROLE-18 of two owners who gave the same role, the one who suspended shows nothing, also to somebody who lets by themselves', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const agent = await app.build.staff(host, { estate: true, host: true })
  await app.build.engagement(other, agent, { estate: true })
  const [moda, sisli, own] = [
    await app.build.property(host, { delegates: { estate: [agent] } }),
    await app.build.property(other, { delegates: { estate: [agent] } }),
    await app.build.property(agent),
  ]
  const seen = async () => (await agent.call(propertiesApi.list)).body.documents.map(({ id }) => id).sort()
  expect(await seen()).toEqual([moda.id, sisli.id, own.id].sort())
  expect((await host.call(staffApi.suspend, { params: { id: agent.engagement } })).status).toBe(200)
  expect(await seen()).toEqual([sisli.id, own.id].sort())
  expect((await agent.call(propertyDetailApi.detail, { params: { id: moda.id } })).status).toBe(404)
})

test('ROLE-18 AMB-72 a removed lawyer sees nothing of this owner any more; account, other owners and what they left stay', async () => {
  const app = await startTestApp()
  const { host, moda } = await hostWithTwo(app)
  const other = await app.build.host()
  const lawyer = await app.build.staff(host, { lawyer: true, username: 'Cem İnönü' })
  await app.build.engagement(other, lawyer, { lawyer: true })
  await app.ctx.db.insert(propertyDelegates).values({ property_id: moda.id, user_id: lawyer.id, list: 'lawyer' })
  const elsewhere = await app.build.property(other, { delegates: { lawyer: [lawyer] } })
  await app.ctx.db
    .insert(propertyEvents)
    .values({ id: newId(), property_id: moda.id, actor_id: lawyer.id, actor_name: 'Cem İnönü', kind: 'not' })

  expect((await host.call(staffApi.remove, { params: { id: lawyer.engagement } })).status).toBe(200)
  expect((await lawyer.call(propertiesApi.list)).body.documents.map(({ id }) => id)).toEqual([elsewhere.id])
  expect(await app.ctx.db.select().from(propertyDelegates)).toMatchObject([{ property_id: elsewhere.id }])
  expect((await host.call(staffApi.one, { params: { id: lawyer.engagement } })).status).toBe(404)
  const login = () => app.client().call(accountsApi.login, { body: { email: lawyer.email, password: testPassword } })
  expect((await login()).status).toBe(200)
  expect((await app.ctx.db.select().from(mails).orderBy(mails.id)).map(({ template }) => template)).toEqual([
    'rights-changed',
  ])
  expect(await app.ctx.db.select().from(propertyEvents)).toMatchObject([{ actor_id: lawyer.id }])

  // Engaged again, the same address gets a new invitation to answer.
  const again = await create(host, 'lawyer', { email: lawyer.email, properties: [moda.id] })
  expect(again).toMatchObject({ status: 200, body: { state: 'invited', person_id: null } })
  expect((await lawyer.call(propertiesApi.list)).body.documents).toHaveLength(1)
  await lawyer.call(engagementsApi.accept, { params: { id: again.body.id } })
  expect((await lawyer.call(propertiesApi.list)).body.documents).toHaveLength(2)
})

test('ROLE-14 an invitation is sent again only to somebody who has not come yet, and not without end', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { body } = await create(host, 'estate')
  const params = { id: body.id }
  app.pass(8 * 86_400_000)
  expect((await host.call(staffApi.one, { params })).body).toMatchObject({ state: 'invited', invitation_over: true })
  expect((await host.call(staffApi.invite, { params })).status).toBe(200)
  expect((await host.call(staffApi.one, { params })).body).toMatchObject({ state: 'invited', invitation_over: false })
  for (let more = 0; more < 4; more++) await host.call(staffApi.invite, { params })
  expect((await host.call(staffApi.invite, { params })).status).toBe(429)
  const here = await app.build.staff(host, { estate: true })
  expect((await host.call(staffApi.invite, { params: { id: here.engagement } })).code).toBe('already_joined')
})

test('LIM-03 a role list takes at most 50, all own people 100, all users 500', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const admin = await app.build.admin()
  const list = (type: 'all' | StaffType, size: number) => host.call(staffApi.list, { query: { type, size } })
  for (const type of staffTypes) {
    expect((await list(type, 50)).status).toBe(200)
    expect((await list(type, 51)).status).toBe(400)
  }
  expect((await list('all', 100)).status).toBe(200)
  expect((await list('all', 101)).status).toBe(400)
  expect((await admin.call(adminApi.users, { query: { size: 500 } })).status).toBe(200)
  expect((await admin.call(adminApi.users, { query: { size: 501 } })).status).toBe(400)
})

test('ROLE-14 a property taken from one person stays with the other', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const [one, other] = [
    await app.build.staff(host, { estate: true }),
    await app.build.staff(host, { authorised: true }),
  ]
  for (const person of [one, other]) {
    const given = { params: { id: person.engagement }, body: { ids: [id], assigned: true } }
    expect((await host.call(staffApi.assign, given)).status).toBe(200)
  }
  await host.call(staffApi.assign, { params: { id: one.engagement }, body: { ids: [id], assigned: false } })
  const left = await app.ctx.db.select().from(propertyDelegates).where(eq(propertyDelegates.property_id, id))
  expect(left.map(({ user_id }) => user_id)).toEqual([other.id])
})

test('ROLE-14 a shareholder’s properties come with their shares, and are not given one by one', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const made = await create(host, 'shareholder', { properties: [id], shares: { [id]: { pay: 1, payda: 2 } } })
  const params = { id: made.body.id }
  expect(await host.call(staffApi.assign, { params, body: { ids: [id], assigned: false } })).toMatchObject({
    status: 409,
    code: 'shares_by_form',
    message: 'Hissedarlara mülk, payıyla birlikte Kullanıcı Yönetimi’nden verilir.',
  })
  const everywhere = (await create(host, 'proxy')).body
  const assign = { params: { id: everywhere.id }, body: { ids: [id], assigned: false } }
  expect(everywhere.acts_on_all).toBe(true)
  expect(await host.call(staffApi.assign, assign)).toMatchObject({
    status: 409,
    code: 'acts_on_all',
    message:
      'Bu kişi bütün mülklerinizde yetkili. Mülk mülk vermek ya da almak için önce Kullanıcı Yönetimi’nde “Bütün mülkler” seçimini kaldırın.',
  })
})
