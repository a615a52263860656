import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi } from '#domain/notifications/notifications.api.ts'
import { propertiesApi } from '#domain/properties/properties.api.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  invoices,
  meterReadings,
  properties,
  propertyEvents,
  propertyFeatures,
  propertyImages,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function storedFile(app: TestApp, property_id: string) {
  const id = newId()
  await app.ctx.storage.put('property-images', id, new Uint8Array([1, 2, 3]))
  await app.ctx.db
    .insert(files)
    .values({ id, area: 'property-images', name: 'resim.webp', type: 'image/webp', size: 3, property_id })
  return id
}

/** One of everything that can hang on a property. */
async function fill(app: TestApp, owner: { id: string }, tenant: { id: string }, property_id: string) {
  const { db } = app.ctx
  const file = () => storedFile(app, property_id)
  for (const table of [propertyImages, deliveryImages, evacuationImages])
    await db.insert(table).values({ id: newId(), property_id, file_id: await file() })
  const fixture_id = newId()
  await db.insert(fixtures).values({ id: fixture_id, property_id, demirbasCinsi: 'Kombi' })
  await db.insert(fixtureDocs).values({ fixture_id, file_id: await file() })
  await db.insert(propertyDocuments).values({
    id: newId(),
    property: property_id,
    name: 'tapu',
    size: 10,
    file_id: await file(),
    file_type: 'png',
    category: 'Tapu',
    search_key: 'tapu',
    name_key: 'tapu',
  })
  const user_id = tenant.id
  await db
    .insert(suggestions)
    .values({ id: newId(), property_id, tenant_id: user_id, host_id: owner.id, aciklama: 'x' })
  await db
    .insert(notifications)
    .values({ id: newId(), user_id, event: 'x', property_id, target_audience: 'tenant', sender_type: 'owner' })
  const tarih = '2026-01-01'
  await db
    .insert(meterReadings)
    .values({ id: newId(), property_id, sayac: 'su', zaman: 'teslim', endeks: 1, tarih, file_id: await file() })
  const contract_id = newId()
  await db.insert(contracts).values({
    id: contract_id,
    property_id,
    owner_id: owner.id,
    owner_name: 'Sahip',
    status: 'active',
    brutAylik: 100,
    baslangicTarihi: tarih,
    bitisTarihi: '2027-01-01',
  })
  await db
    .insert(contractTenants)
    .values({ id: newId(), contract_id, tenant_user_id: user_id, tenant_name: 'K', tenant_email: 'k@ornek.test' })
  await db
    .insert(invoices)
    .values({ id: newId(), property_id, contract_id, name: 'Su', tutar: 5, tarih, file_id: await file() })
  await db
    .update(properties)
    .set({ contract_id, gorsel: await file() })
    .where(eq(properties.id, property_id))
  return contract_id
}

const countAll = async (app: TestApp) => {
  const tables = {
    properties,
    deeds,
    propertyFeatures,
    documents: propertyDocuments,
    deliveryImages,
    evacuationImages,
    propertyImages,
    fixtures,
    fixtureDocs,
    suggestions,
    notifications,
    contracts,
    contractTenants,
    invoices,
    readings: meterReadings,
    propertyTenants,
    propertyEvents,
    files,
  }
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries(tables)) counts[name] = await app.ctx.db.$count(table)
  return counts
}

test('PROP-22 PROP-23 deleting takes everything with it, after a preview and a second yes while somebody lives there', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { baslik: 'Moda', tenants: [tenant] })
  await fill(app, host, tenant, id)
  const params = { id }
  const preview = await host.call(propertiesApi.deletion, { params })
  expect(preview.body).toEqual({
    id,
    baslik: 'Moda',
    live: true,
    counts: {
      documents: 1,
      deliveryImages: 1,
      evacuationImages: 1,
      pictures: 1,
      fixtures: 1,
      suggestions: 1,
      notifications: 1,
      contracts: 1,
      tenants: 1,
      units: 0,
      readings: 1,
    },
  })
  expect(await host.call(propertiesApi.delete, { params, body: {} })).toMatchObject({
    status: 409,
    code: 'live_contract',
  })
  expect((await countAll(app)).documents).toBe(1)
  const stored = await app.ctx.db.select().from(files)
  expect(stored).toHaveLength(8)
  for (const file of stored) expect(await app.ctx.storage.get(file.area, file.id)).not.toBeNull()

  const answer = await host.call(propertiesApi.delete, { params, body: { confirmed: true } })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Mülk başarıyla silindi' } })
  // Nothing is left but the word to those who lived there that it is gone.
  for (const [table, count] of Object.entries(await countAll(app)))
    expect(count, table).toBe(table === 'notifications' ? 1 : 0)
  await app.ctx.jobs.drain()
  for (const file of stored) expect(await app.ctx.storage.get(file.area, file.id)).toBeNull()
  expect((await host.call(accountsApi.me)).body.user.owned_id).toEqual([])
  expect((await tenant.call(accountsApi.me)).body.user.renters_id).toEqual([])
  expect(await host.call(propertiesApi.delete, { params, body: { confirmed: true } })).toMatchObject({
    status: 404,
    message: 'Mülk bulunamadı',
  })
})

test('PROP-22 another property of the same owner keeps everything', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const kept = await app.build.property(host, { tenants: [tenant] })
  await fill(app, host, tenant, kept.id)
  const before = await countAll(app)
  const { id } = await app.build.property(host)
  await fill(app, host, tenant, id)
  await host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })
  expect(await countAll(app)).toEqual({ ...before, notifications: before.notifications! + 1 })
})

test('a contract that is over does not hold a property; a live one does, also without a tenant', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host)
  const contract = await fill(app, host, tenant, id)
  const params = { id }
  const remove = () => host.call(propertiesApi.delete, { params, body: {} })
  expect(await remove()).toMatchObject({ status: 409, code: 'live_contract' })
  await app.ctx.db.update(contracts).set({ cancelled_at: new Date() }).where(eq(contracts.id, contract))
  expect((await host.call(propertiesApi.deletion, { params })).body.live).toBe(false)
  expect((await remove()).status).toBe(200)
})

test('a building goes after its units', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const building = await app.build.property(host, { is_bina: true })
  const unit = await app.build.property(host, { bina_id: building.id })
  const remove = (id: string) => host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })
  expect(await remove(building.id)).toMatchObject({ status: 409, code: 'building_has_units' })
  expect((await remove(unit.id)).status).toBe(200)
  expect((await remove(building.id)).status).toBe(200)
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

test('MNT-07 every party reads that the property and its contract were deleted; their own account holds it too', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { baslik: 'Moda Daire', tenants: [tenant] })
  const contract = await fill(app, host, tenant, id)
  await app.ctx.db
    .update(contracts)
    .set({ has_guarantor: true, guarantor_email: 'kefil@ornek.test', guarantor_name: 'Kemal Işık' })
    .where(eq(contracts.id, contract))
  await host.call(propertiesApi.delete, { params: { id }, body: { confirmed: true } })
  const letters = await app.ctx.db.select().from(mails)
  expect(
    letters.filter(({ template }) => template === 'contract-ended').map(({ to, subject }) => [to, subject]),
  ).toEqual([
    ['k@ornek.test', 'Mülk kaydı silindi: Moda Daire'],
    ['kefil@ornek.test', 'Mülk kaydı silindi: Moda Daire'],
  ])
  expect(letters[0]!.text).toContain('Sözleşmeden doğan haklarınız bu silmeyle değişmez.')
  expect((await tenant.call(notificationsApi.list)).body.documents).toMatchObject([
    { event: 'Ayşe Yıldırım, Moda Daire mülkünün kaydını sildi.', property: null, link: null },
  ])
})
