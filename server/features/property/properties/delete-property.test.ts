import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { imagesApi } from '#domain/property/properties/images.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { tenancyRequestsApi } from '#domain/property/properties/tenancy-requests.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { propertyDelegates, propertyImages, tenancyRequests } from '#server/db/schema/properties.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { emptyBin } from '#server/testing/empty-bin.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelAll, countAll, fill, storedOf } from './full-property.fixture.ts'

const removalMails = async (app: TestApp, to: string) =>
  (await mailsTo(app, to)).filter(({ template }) => template === 'property-removed')

/** The queue goes by the database's clock. */
async function twoMinutesLater(app: TestApp) {
  await app.ctx.db.run(`update pgboss.job set start_after = now() - interval '1 second' where name = 'removal-mail'`)
  app.pass(2 * 60_000)
  await app.ctx.jobs.drain()
}

test('AMB-46 a live contract keeps its property: the deletion is refused, confirmed or not, and names the contract to end first', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { baslik: 'Moda', tenants: [tenant] })
  const contract = await fill(app, host, tenant, id)
  await app.ctx.db.update(contracts).set({ tenant_name: 'Kiracı Kişi' })
  const params = { id }
  const preview = await host.call(propertiesApi.deletion, { params })
  expect(preview.body).toEqual({
    id,
    baslik: 'Moda',
    blocking: [{ id: contract, short_id: contract.slice(-6).toUpperCase(), tenant_name: 'Kiracı Kişi' }],
    kept_contracts: 0,
    counts: {
      documents: 1,
      deliveryImages: 1,
      evacuationImages: 1,
      pictures: 1,
      fixtures: 1,
      suggestions: 1,
      notifications: 1,
      tenants: 1,
      units: 0,
      readings: 1,
    },
  })
  const before = await countAll(app)
  const remove = (confirmed: boolean) => host.call(propertiesApi.delete, { params, body: { confirmed } })
  for (const confirmed of [false, true])
    expect(await remove(confirmed)).toMatchObject({
      status: 409,
      code: 'live_contract',
      message: 'Bu mülkün süren bir kontratı var. Mülkü silmek için önce kontratı sona erdirin.',
    })
  // A contract that waits for answers may become binding at any time, whatever its dates.
  await app.ctx.db.update(contracts).set({ status: 'waiting_for_tenants', bitisTarihi: '2020-01-01' })
  expect(await remove(true)).toMatchObject({ status: 409, code: 'live_contract' })
  expect(await countAll(app)).toEqual(before)
  await app.ctx.db.update(contracts).set({ status: 'active' })
  expect((await host.call(propertiesApi.deletion, { params })).body).toMatchObject({ blocking: [], kept_contracts: 1 })
  expect(await remove(false)).toMatchObject({ status: 409, code: 'has_tenants' })
  expect((await remove(true)).status).toBe(200)
})

test('PROP-22 PROP-23 a deleted property is gone from every list and call, with its papers, pictures, fixtures, requests and notifications', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const admin = await app.build.admin()
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true, canAddProperty: true })
  const { id } = await app.build.property(host, { tenants: [tenant], delegates: { authorised: [clerk] } })
  await fill(app, host, tenant, id)
  await cancelAll(app)
  const [picture] = await app.ctx.db.select().from(propertyImages)
  const params = { id }
  const answer = await host.call(propertiesApi.delete, { params, body: { confirmed: true } })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Mülk başarıyla silindi' } })

  for (const person of [host, tenant, admin, clerk]) {
    const missing = {
      detail: person.call(propertyDetailApi.detail, { params }),
      fixtures: person.call(fixturesApi.list, { query: { property_id: id } }),
      images: person.call(imagesApi.list, { params, query: { set: 'general' } }),
      file: person.call(filesApi.open, { params: { id: picture!.file_id } }),
      again: person.call(propertiesApi.delete, { params, body: { confirmed: true } }),
      contract: person.call(contractsApi.create, { body: contractFormFor(id) }),
    }
    for (const [name, call] of Object.entries(missing)) expect([name, (await call).status]).toEqual([name, 404])
    expect((await person.call(propertiesApi.list)).body.total).toBe(0)
    expect((await person.call(documentsApi.list)).body.total).toBe(0)
    expect((await person.call(suggestionsApi.list)).body.total).toBe(0)
    const { user } = (await person.call(accountsApi.me)).body
    expect([user.owned_id, user.renters_id, user.authorised_properties_id]).toEqual([[], [], []])
  }
  expect((await host.call(staffApi.properties)).body.total).toBe(0)
  expect((await host.call(tenantsApi.list)).body.total).toBe(0)
  // Only the notification of the deletion is left.
  expect((await tenant.call(notificationsApi.list)).body).toMatchObject({
    unread: 1,
    documents: [
      {
        property: null,
        event:
          'Deneme Dairesi kaydı mülk sahibi tarafından kaldırıldı; mülk artık listenizde görünmez. Kontratlarınız sizde kalır.',
      },
    ],
  })
  expect(await removalMails(app, tenant.email)).toEqual([])
  await twoMinutesLater(app)
  expect(await removalMails(app, tenant.email)).toMatchObject([
    { subject: 'Deneme Dairesi: mülk kaydı kaldırıldı', text: expect.stringContaining('sizde kalır') },
  ])
})

test('J17 PROP-23 a deleted property comes back with one call, with its people and everything that hung on it; once', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const clerk = await app.build.staff(host, { authorised: true })
  const partner = await app.build.staff(host, { shareholder: true })
  const { id } = await app.build.property(host, { tenants: [tenant], delegates: { authorised: [clerk] } })
  await app.ctx.db
    .insert(propertyDelegates)
    .values({ property_id: id, user_id: partner.id, list: 'shareholder', pay: 1, payda: 4 })
  await fill(app, host, tenant, id)
  await cancelAll(app)
  const shown = async () => {
    const { body } = await host.call(propertyDetailApi.detail, { params: { id } })
    return { ...body, history: [] }
  }
  const before = await shown()
  const { bin_id } = (await host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })).body
  await emptyBin(app)
  expect((await host.call(binApi.list)).body).toMatchObject({
    total: 1,
    documents: [{ id: bin_id, kind: 'property', title: 'Deneme Dairesi', property_title: null }],
  })
  const stranger = await app.build.host()
  for (const person of [stranger, tenant, clerk])
    expect(await person.call(binApi.restore, { params: { id: bin_id } })).toMatchObject({
      status: 404,
      code: 'bin_item_missing',
    })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => host.call(binApi.restore, { params: { id: bin_id } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  const after = await shown()
  expect({ ...after, property: { ...after.property, updated_at: '' } }).toEqual({
    ...before,
    property: { ...before.property, updated_at: '' },
  })
  expect((await tenant.call(accountsApi.me)).body.user.renters_id).toEqual([id])
  expect((await clerk.call(accountsApi.me)).body.user.authorised_properties_id).toEqual([id])
  expect(await app.ctx.db.select().from(propertyDelegates)).toContainEqual({
    property_id: id,
    user_id: partner.id,
    list: 'shareholder',
    pay: 1,
    payda: 4,
  })
  expect(await storedOf(app)).toBe(8)
  expect((await host.call(binApi.list)).body.total).toBe(0)
})

test('nobody becomes a tenant of a property in the bin; the question is there again when it comes back', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const asked = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const { id } = await app.build.property(host)
  const request = { id: newId(), property_id: id, user_id: asked.id, emailAdresi: asked.email, adiSoyadi: 'Kiracı' }
  await app.ctx.db.insert(tenancyRequests).values(request)
  const { bin_id } = (await host.call(propertiesApi.delete, { params: { id }, body: {} })).body
  expect((await asked.call(dashboardApi.view)).body.asked.tenancies).toEqual([])
  const accept = () => asked.call(tenancyRequestsApi.accept, { params: { id: request.id } })
  expect((await accept()).status).toBe(404)
  await host.call(binApi.restore, { params: { id: bin_id } })
  expect((await accept()).status).toBe(200)
})

test('of a deletion and a new contract at the same moment only one wins', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  for (let round = 0; round < 5; round++) {
    const { id } = await app.build.property(host)
    const [gone, made] = await Promise.all([
      host.call(propertiesApi.delete, { params: { id }, body: {} }),
      host.call(contractsApi.create, { body: contractFormFor(id) }),
    ])
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([gone.status, made.status])
  }
})

test('a building goes after its units', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const building = await app.build.property(host, { is_bina: true })
  const unit = await app.build.property(host, { baslik: 'Daire 3', bina_id: building.id })
  const remove = (id: string) => host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })
  expect(await remove(building.id)).toMatchObject({ status: 409, code: 'building_has_units' })
  expect((await remove(unit.id)).status).toBe(200)
  // A unit in the bin does not block its building, and is restored without it.
  expect((await remove(building.id)).status).toBe(200)
  const { documents } = (await host.call(binApi.list)).body
  const item = documents.find(({ title }) => title === 'Daire 3')!
  expect((await host.call(binApi.restore, { params: { id: item.id } })).status).toBe(200)
  expect((await host.call(propertiesApi.list)).body.documents).toMatchObject([{ id: unit.id, bina: null }])
})

test('only the owner and an administrator delete; for strangers the property does not exist', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const manager = await app.build.staff(host, { authorised: true, canAddProperty: true })
  const { id } = await app.build.property(host, { tenants: [tenant], delegates: { authorised: [manager] } })
  const params = { id }
  for (const [person, status] of [
    [app.guest, 401],
    [await app.build.host(), 404],
    [tenant, 403],
    [manager, 403],
  ] as const) {
    expect((await person.call(propertiesApi.deletion, { params })).status).toBe(status)
    expect((await person.call(propertiesApi.delete, { params, body: { confirmed: true } })).status).toBe(status)
  }
  const admin = await app.build.admin()
  expect((await admin.call(propertiesApi.delete, { params, body: { confirmed: true } })).status).toBe(200)
})

test('J17 NOT-01 a removal that is undone at once is told to no tenant, neither by mail nor in the list', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { tenants: [tenant] })
  const listed = async () => (await tenant.call(notificationsApi.list)).body
  const remove = async () =>
    (await host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })).body.bin_id!
  const bin = await remove()
  expect(await listed()).toMatchObject({ unread: 1 })
  await host.call(binApi.restore, { params: { id: bin } })
  expect(await listed()).toMatchObject({ unread: 0, documents: [] })
  await twoMinutesLater(app)
  expect(await removalMails(app, tenant.email)).toEqual([])
  // Later the tenant has read of the removal, so its end is told too.
  const again = await remove()
  await twoMinutesLater(app)
  expect(await removalMails(app, tenant.email)).toHaveLength(1)
  await host.call(binApi.restore, { params: { id: again } })
  expect((await listed()).documents.map(({ event }) => event)).toEqual([expect.stringContaining('kaydı geri alındı')])
})
