import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { isRented } from '#domain/property/properties/properties.rules.ts'
import { propertyDetailApi as api } from '#domain/property/properties/property-detail.api.ts'
import { tenancyRequestsApi } from '#domain/property/properties/tenancy-requests.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties, propertyTenants, tenants } from '#server/db/schema/properties.ts'
import { insisting } from '#server/testing/insisting.ts'
import { addressKeyFor, mailsTo } from '#server/testing/mailed.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { releaseProperty, syncStatus } from './property-status.ts'

const neither = { status: 404, message: 'Mülk veya kullanıcı bulunamadı' }
const form = (emailAdresi: string, more: object = {}) => ({ adiSoyadi: 'Mehmet Öztürk', emailAdresi, ...more })

/** The person accepts the landlord's request. */
async function agree(person: { call: TestApp['guest']['call'] }) {
  const [request] = (await person.call(dashboardApi.view)).body.asked.tenancies
  expect((await person.call(tenancyRequestsApi.accept, { params: { id: request!.id } })).status).toBe(200)
}

const statusOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select().from(properties).where(eq(properties.id, id)))[0]!.tasinmazDurumu
const tenantsOf = (app: TestApp, id: string) => app.ctx.db.$count(propertyTenants, eq(propertyTenants.property_id, id))

test('PROP-06 adding a tenant lets the property; one of two leaves it, the last one empties it', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const [one, two] = [await app.build.tenant(), await app.build.tenant()]
  const { id } = await app.build.property(owner, { tasinmazDurumu: 'Kiracı Aranıyor' })
  const params = { id }
  expect((await owner.call(api.addTenant, { params, body: form(one.email) })).status).toBe(200)
  expect(await statusOf(app, id)).toBe('Kiralanmış')
  expect((await owner.call(api.addTenant, { params, body: form(two.email.toUpperCase()) })).status).toBe(200)
  for (const person of [one, two]) {
    expect((await person.call(api.detail, { params })).status).toBe(404)
    await agree(person)
    expect((await person.call(api.detail, { params })).body.relation).toBe('tenant')
  }

  expect((await owner.call(api.removeTenant, { params: { id, userId: one.id } })).status).toBe(200)
  expect(await statusOf(app, id)).toBe('Kiralanmış')
  expect((await one.call(api.detail, { params })).status).toBe(404)
  expect((await owner.call(api.removeTenant, { params: { id, userId: two.id } })).status).toBe(200)
  expect(await statusOf(app, id)).toBe('Boş')
  expect((await owner.call(api.detail, { params })).body.history.map((event) => event.kind)).toEqual([
    'status_changed',
    'tenant_removed',
    'tenant_removed',
    'tenant_added',
    'tenant_added',
    'tenant_asked',
    'status_changed',
    'tenant_asked',
  ])
})

test('PROP-06 an unknown address is invited: the link in the mail sets a password and the tenant is in', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const { id } = await app.build.property(owner, { baslik: 'Moda Dairesi' })
  const body = form('yeni.kiraci@ornek.test', { telefonNumarasi: '0532 111 22 33', kimlikNo: '10000000146' })
  expect((await owner.call(api.addTenant, { params: { id }, body })).status).toBe(200)
  const [record] = await app.ctx.db.select().from(tenants)
  expect(record).toMatchObject({ created_by: owner.id, telefonNumarasi: '+905321112233', role: 'Kiracı' })
  expect(record!.kimlikNo).toMatch(/^v1\./)

  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ to: 'yeni.kiraci@ornek.test', template: 'invitation' })
  expect(mail!.text).toContain('Moda Dairesi')
  const token = /token=([\w-]+)/.exec(mail!.text)![1]!
  const browser = app.client()
  const password = 'Yepyeni2026!'
  expect((await browser.call(accountsApi.resetPassword, { body: { token, password } })).status).toBe(200)
  await browser.call(accountsApi.login, { body: { email: 'yeni.kiraci@ornek.test', password } })
  expect((await browser.call(api.detail, { params: { id } })).body).toMatchObject({ relation: 'tenant' })
})

test('PROP-06 a known address is told by mail and notification, and its own data stays its own', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Gerçek Ad', phoneNumber: '+905551112233', address: 'Gizli Sok.' })
  const { id } = await app.build.property(owner, { baslik: 'Moda Dairesi' })
  const added = await owner.call(api.addTenant, { params: { id }, body: form(tenant.email) })
  // Same message for both kinds of address, so that it does not reveal who has an account.
  expect(added.body).toEqual({
    success: true,
    message: 'Kiracı eklendi. Kendisine e-posta gönderildi; onayladığında mülkü hesabında görür.',
  })
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ to: tenant.email, template: 'tenant-added' })
  expect(mail!.text).toContain('/dashboard')
  expect(await app.ctx.db.select().from(notifications)).toMatchObject([
    {
      user_id: tenant.id,
      property_id: null,
      event: 'Ayşe Yıldırım sizi Moda Dairesi mülkünün kiracısı olarak ekledi. Onayınız bekleniyor.',
      link: '/dashboard',
    },
  ])
  const seen = JSON.stringify((await owner.call(api.detail, { params: { id } })).body)
  for (const secret of ['+905551112233', 'Gizli Sok.']) expect(seen).not.toContain(secret)
})

test('PROP-06 nobody rents twice or the own property, an owner’s own agent may; a wrong number is refused', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const staff = await app.build.staff(owner, { estate: true, userType: 'landlord' })
  const { id } = await app.build.property(owner)
  const add = (body: ReturnType<typeof form>) => owner.call(api.addTenant, { params: { id }, body })
  expect(await add(form(owner.email))).toMatchObject({ status: 409, code: 'tenant_is_owner' })
  expect(await add(form(tenant.email, { kimlikNo: '12345678901' }))).toMatchObject({
    status: 400,
    fields: { kimlikNo: 'Geçerli bir TC Kimlik No giriniz' },
  })
  expect(await tenantsOf(app, id)).toBe(0)
  expect((await add(form(staff.email))).status).toBe(200)
  expect((await add(form(tenant.email))).status).toBe(200)
  expect(await add(form(tenant.email))).toMatchObject({ status: 409, code: 'tenant_asked' })
  await agree(tenant)
  expect(await add(form(tenant.email))).toMatchObject({ status: 409, message: 'Bu kişi zaten bu mülkün kiracısı.' })
})

test('PROP-16 an unknown or foreign property and an unknown person answer with the same text', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(owner, { tenants: [tenant] })
  const foreign = await app.build.property(await app.build.host(), { tenants: [tenant] })
  const remove = (property: string, userId: string) =>
    owner.call(api.removeTenant, { params: { id: property, userId } })
  expect(await remove(newId(), tenant.id)).toMatchObject(neither)
  expect(await remove(foreign.id, tenant.id)).toMatchObject(neither)
  expect(await remove(id, newId())).toMatchObject(neither)
  expect(await remove(id, owner.id)).toMatchObject(neither)
  expect(await owner.call(api.addTenant, { params: { id: foreign.id }, body: form('x@ornek.test') })).toMatchObject(
    neither,
  )
  expect(await tenantsOf(app, foreign.id)).toBe(1)
})

test('ROLE-04 tenants are added and removed by the owner and by staff with the flag alone', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const staff = (given: object) => app.build.staff(owner, { userType: 'landlord', ...given })
  const editor = await staff({ authorised: true, canAddProperty: true })
  const plain = await staff({ authorised: true, canManagePayments: true })
  const lawyer = await staff({ lawyer: true, canAddProperty: true })
  const { id } = await app.build.property(owner, {
    tenants: [tenant],
    delegates: { authorised: [editor, plain], lawyer: [lawyer] },
  })
  const removal = { params: { id, userId: tenant.id } }
  for (const person of [plain, lawyer, tenant]) expect((await person.call(api.removeTenant, removal)).status).toBe(403)
  expect((await app.guest.call(api.removeTenant, removal)).status).toBe(401)
  expect((await editor.call(api.removeTenant, removal)).status).toBe(200)
  // The record belongs to the owner, whoever entered it.
  expect((await editor.call(api.addTenant, { params: { id }, body: form(tenant.email) })).status).toBe(200)
  await agree(tenant)
  expect(await app.ctx.db.select().from(tenants)).toMatchObject([{ created_by: owner.id }])
})

test('PROP-15 a tenant who cannot be saved: one text, and neither link, invitation nor status is left behind', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const owner = await app.build.host()
  const { id } = await app.build.property(owner)
  await app.ctx.db.run(`alter table tenants add constraint closed check ("adiSoyadi" = '')`)
  expect(await owner.call(api.addTenant, { params: { id }, body: form('yeni@ornek.test') })).toMatchObject({
    status: 500,
    message: 'Kiracı bilgileri kaydedilemedi',
  })
  expect(await statusOf(app, id)).toBe('Kiralanmamış')
  expect(await tenantsOf(app, id)).toBe(0)
  expect(await app.ctx.db.$count(mails)).toBe(0)
})

test('PROP-06 PROP-08 changes at the same moment: status and tenants always tell the same story', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const [one, two, three] = [await app.build.tenant(), await app.build.tenant(), await app.build.tenant()]
  const { id } = await app.build.property(owner, { tenants: [one, two] })
  const remove = (person: { id: string }) => owner.call(api.removeTenant, { params: { id, userId: person.id } })
  const both = await Promise.all([remove(one), remove(two)])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  expect(await statusOf(app, id)).toBe('Boş')

  await owner.call(api.addTenant, { params: { id }, body: form(one.email) })
  await agree(one)
  await Promise.all([
    remove(one),
    owner.call(api.addTenant, { params: { id }, body: form(two.email) }),
    owner.call(api.addTenant, { params: { id }, body: form(three.email) }),
    remove(one),
  ])
  expect(isRented(await statusOf(app, id))).toBe(true)
  await Promise.all([agree(two), agree(three)])
  expect(await tenantsOf(app, id)).toBe(2)
  expect(isRented(await statusOf(app, id))).toBe(true)
})

test('PROP-15 one person added to many properties at the same moment, with an account, an unproven one and none', async () => {
  const app = await startTestApp()
  const known = await app.build.tenant({ email: 'var@ornek.test' })
  const claimed = await app.build.tenant({ email: 'kanitsiz@ornek.test' })
  await app.ctx.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, claimed.accountId))
  for (const email of [known.email, claimed.email, 'yeni@ornek.test']) {
    const owners = [await app.build.host(), await app.build.host()]
    const flats = await Promise.all(
      [0, 1, 2, 3].map(async (at) => ({ owner: owners[at % 2]!, ...(await app.build.property(owners[at % 2]!)) })),
    )
    const answers = await Promise.all(
      flats.map(({ owner, id }) => insisting(() => owner.call(api.addTenant, { params: { id }, body: form(email) }))),
    )
    expect([email, answers.map(({ status }) => status)]).toEqual([email, [200, 200, 200, 200]])
  }
  expect(await app.ctx.db.$count(users, eq(users.email, 'yeni@ornek.test'))).toBe(1)
})

test('PROP-08 the sync rule on the database: each contradiction is put right, the rest stays', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const cases = [
    ['Boş', [tenant], 'Kiralanmış'],
    ['Kiralanmış', [], 'Kiralanmamış'],
    ['Kiracı Aranıyor', [], 'Kiracı Aranıyor'],
    ['Kiralanmış', [tenant], 'Kiralanmış'],
  ] as const
  for (const [tasinmazDurumu, people, expected] of cases) {
    const { id } = await app.build.property(owner, { tasinmazDurumu, tenants: [...people] })
    expect(await app.ctx.db.transact((tx) => syncStatus(app.ctx, tx, id))).toBe(expected)
    expect(await statusOf(app, id)).toBe(expected)
  }
  expect(await app.ctx.db.transact((tx) => syncStatus(app.ctx, tx, newId()))).toBeNull()
})

test('PROP-07 a cancelled contract releases its property: no tenant, no contract, Kiralanmamış', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(owner, { tenants: [tenant] })
  const contract_id = newId()
  const dates = { baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31' }
  const contract = { id: contract_id, property_id: id, owner_id: owner.id, owner_name: 'A', brutAylik: 1, ...dates }
  await app.ctx.db.insert(contracts).values({ ...contract, status: 'active' })
  await app.ctx.db.update(properties).set({ contract_id }).where(eq(properties.id, id))
  await app.ctx.db.transact((tx) => releaseProperty(app.ctx, tx, id))
  const { property } = (await owner.call(api.detail, { params: { id } })).body
  expect(property).toMatchObject({ tasinmazDurumu: 'Kiralanmamış', tenant_id: [], contract_id: null })
  expect((await tenant.call(api.detail, { params: { id } })).status).toBe(404)
})

test('a person who is named as a tenant agrees or not, once; the landlord sees both and can take it back', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const stranger = await app.build.tenant()
  const mehmet = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const { id } = await app.build.property(owner, { baslik: 'Moda Dairesi' })
  const params = { id }
  const add = () => owner.call(api.addTenant, { params, body: form(mehmet.email, { kimlikNo: '10000000146' }) })
  const own = async () => (await mehmet.call(dashboardApi.view)).body.asked.tenancies
  const toOwner = async () =>
    (await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))).map(({ event }) => event)

  await add()
  const [request] = await own()
  expect(request).toMatchObject({ baslik: 'Moda Dairesi', host: 'Ayşe Yıldırım' })
  expect(Object.keys(request!).sort()).toEqual(['baslik', 'created_at', 'host', 'id'])
  const answer = { params: { id: request!.id } }
  expect((await owner.call(api.detail, { params })).body.tenancyRequests).toMatchObject([
    { id: request!.id, adiSoyadi: 'Mehmet Öztürk', emailAdresi: mehmet.email },
  ])
  expect((await stranger.call(dashboardApi.view)).body.asked.tenancies).toEqual([])
  for (const call of [tenancyRequestsApi.accept, tenancyRequestsApi.decline])
    expect((await stranger.call(call, answer)).status).toBe(404)
  expect((await mehmet.call(api.detail, { params })).status).toBe(404)
  expect((await mehmet.call(accountsApi.me)).body.user.renters_id).toEqual([])

  const declined = await Promise.all([1, 2, 3].map(() => mehmet.call(tenancyRequestsApi.decline, answer)))
  expect(declined.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await statusOf(app, id)).toBe('Boş')
  expect(await toOwner()).toEqual(['Mehmet Öztürk, Moda Dairesi mülkünün kiracısı olmadığını bildirdi.'])
  expect(await app.ctx.db.$count(tenants)).toBe(0)

  await add()
  const [second] = await own()
  const withdrawal = { params: { id, request: second!.id } }
  expect((await stranger.call(tenancyRequestsApi.withdraw, withdrawal)).status).toBe(404)
  expect((await owner.call(tenancyRequestsApi.withdraw, withdrawal)).status).toBe(200)
  expect(await own()).toEqual([])
  expect(await statusOf(app, id)).toBe('Boş')

  await add()
  const [third] = await own()
  const accepted = await Promise.all(
    [1, 2].map(() => mehmet.call(tenancyRequestsApi.accept, { params: { id: third!.id } })),
  )
  expect(accepted.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await mehmet.call(api.detail, { params })).body.relation).toBe('tenant')
  expect(await statusOf(app, id)).toBe('Kiralanmış')
  expect(await toOwner()).toContain('Mehmet Öztürk, Moda Dairesi mülkünün kiracısı olduğunu onayladı.')
  expect(await app.ctx.db.select().from(tenants)).toMatchObject([{ created_by: owner.id, user_id: mehmet.id }])
})

test('an account with an unproven address is not asked before it is proven: its mailbox is', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const claimed = await app.build.tenant({ email: 'kiraci@ornek.test' })
  await app.ctx.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, claimed.accountId))
  const { id } = await app.build.property(owner)
  const added = await owner.call(api.addTenant, { params: { id }, body: form(claimed.email) })
  expect(added.status).toBe(200)
  expect((await claimed.call(dashboardApi.view)).body.asked.tenancies).toEqual([])
  expect(await app.ctx.db.$count(notifications, eq(notifications.user_id, claimed.id))).toBe(0)
  const letters = await mailsTo(app, claimed.email)
  expect(letters.map(({ template }) => template).sort()).toEqual(['address-proof', 'tenant-added'])

  const token = await addressKeyFor(app, claimed.email)
  expect((await claimed.call(accountsApi.proveAddress, { body: { token } })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect((await claimed.call(api.detail, { params: { id } })).status).toBe(404)
  await agree(claimed)
  expect((await claimed.call(api.detail, { params: { id } })).body.relation).toBe('tenant')
})
