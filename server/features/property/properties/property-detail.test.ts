import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { propertyDetailApi as api } from '#domain/property/properties/property-detail.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { deeds, deliveryImages, meterReadings, propertyTenants, tenants } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

async function addContract(app: TestApp, property_id: string, owner: { id: string }, tenant: { id: string } | null) {
  await app.ctx.db.insert(contracts).values({
    id: newId(),
    property_id,
    owner_id: owner.id,
    owner_name: 'Mülk Sahibi',
    tenant_user_id: tenant?.id ?? null,
    tenant_name: 'Kiracı Kişi',
    status: 'active',
    brutAylik: 2_500_000,
    baslangicTarihi: '2026-01-01',
    bitisTarihi: '2026-12-31',
  })
}

async function addFile(app: TestApp, property_id: string) {
  const id = newId()
  const file = { id, name: 'a.webp', type: 'image/webp', size: 1, width: 40, height: 30, property_id }
  await app.ctx.db.insert(files).values({ ...file, area: 'property-images' })
  return id
}

/** A property with some of everything. */
async function furnished(options: { ownDatabase?: boolean } = {}) {
  const app = await startTestApp(options)
  const { db } = app.ctx
  const owner = await app.build.host({ username: 'Ayşe Sahip', phoneNumber: '+905321112233' })
  const tenant = await app.build.tenant({ username: 'Mehmet Kiracı', phoneNumber: '+905551112233' })
  const lawyer = await app.build.staff(owner, { lawyer: true, userType: 'lawyer' })
  // Acts on all properties, so no assignment names this one.
  await app.build.staff(owner, { username: 'Vekil Kişi', proxy: true, userType: 'proxy', acts_on_all: true })
  const { id, deed_id, property_feature_id } = await app.build.property(owner, {
    baslik: 'Moda Dairesi',
    deed: { il: 'İstanbul', ilce: 'Kadıköy' },
    feature: { odaSayisi: '2+1' },
    tenants: [tenant],
    delegates: { lawyer: [lawyer] },
  })
  await db.insert(tenants).values({
    id: newId(),
    user_id: tenant.id,
    created_by: owner.id,
    adiSoyadi: 'Mehmet Kiracı',
    emailAdresi: tenant.email,
    telefonNumarasi: '+905330000000',
    kimlikNo: encryptText(app.ctx.secrets.encryption, '10000000146'),
    dogumTarihi: '1990-05-01',
  })
  await addContract(app, id, owner, tenant)
  await db.insert(fixtures).values({ id: newId(), property_id: id, demirbasCinsi: 'Kombi' })
  await db
    .insert(suggestions)
    .values({ id: newId(), property_id: id, tenant_id: tenant.id, host_id: owner.id, aciklama: 'Kombi akıtıyor' })
  await db
    .insert(deliveryImages)
    .values({ id: newId(), property_id: id, file_id: await addFile(app, id), oda: 'Salon' })
  await db
    .insert(meterReadings)
    .values({ id: newId(), property_id: id, sayac: 'su', zaman: 'teslim', endeks: 12.5, tarih: '2026-01-01' })
  const document = { property: id, size: 1, file_type: 'pdf', category: 'Tapu' as const, search_key: '', name_key: '' }
  for (const tenant_can_see of [true, false]) {
    const file_id = await addFile(app, id)
    await db.insert(propertyDocuments).values({ ...document, id: newId(), name: 'b', file_id, tenant_can_see })
  }
  return { app, owner, tenant, lawyer, id, deed_id, property_feature_id }
}

test('PROP-24 one call brings the property with everything around it, in three statements', async () => {
  const { app, owner, tenant, lawyer, id, deed_id, property_feature_id } = await furnished()
  await owner.call(api.update, { params: { id }, body: { version: 1, aciklama: 'Deniz görür' } })
  const { result, statements } = await app.counting(() => owner.call(api.detail, { params: { id } }))
  expect(result.status).toBe(200)
  expect(statements).toHaveLength(3)
  const { body } = result
  expect(body).toMatchObject({
    relation: 'owner',
    rights: { edit: true, own: true },
    failed: [],
    property: {
      baslik: 'Moda Dairesi',
      deed_id,
      property_feature_id,
      tenant_id: [tenant.id],
      lawyer_id: [lawyer.id],
      users_id: body.users.map((person) => person.id),
      creator: owner.id,
      tasinmazDurumu: 'Kiralanmış',
      odemeDurumu: 'Beklemede',
      fixtures_id: [body.fixtures[0]!.id],
      suggest_id: [body.suggestions[0]!.id],
      delivery_images: [body.images.delivery[0]!.id],
      evacuation_images: [],
      version: 2,
    },
    owner: { username: 'Ayşe Sahip', phoneNumber: '+905321112233', role: 'Mülk Sahibi' },
    users: [
      { id: tenant.id, role: 'Kiracı' },
      { id: lawyer.id, role: 'Avukat' },
      { username: 'Vekil Kişi', role: 'Vekil' },
    ],
    deed: { id: deed_id, il: 'İstanbul', ilce: 'Kadıköy', arsaPay: null },
    feature: { id: property_feature_id, odaSayisi: '2+1' },
    contracts: [{ status: 'active', brutAylik: 2_500_000, bitisTarihi: '2026-12-31' }],
    fixtures: [{ demirbasCinsi: 'Kombi', sayisi: '1', docs: [] }],
    suggestions: [{ aciklama: 'Kombi akıtıyor', durum: 'Cevap Bekleniyor', tenant_name: 'Mehmet Kiracı' }],
    images: { delivery: [{ oda: 'Salon', width: 40 }] },
    readings: [{ sayac: 'su', endeks: 12.5, tarih: '2026-01-01' }],
    documentCount: 2,
    history: [{ kind: 'updated', text: 'Genel bilgiler güncellendi: açıklama.', actor_name: 'Ayşe Sahip' }],
  })
})

test('WAY-05 what is late is said to whoever may read the money or owes it, by currency and without the deposit', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const clerk = await app.build.staff(host, { authorised: true, acts_on_all: true })
  const keeper = await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer', acts_on_all: true })
  const property = await app.build.property(host, { baslik: 'Geciken Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00 },
  })
  const arrearsFor = async (who: Pick<Client, 'call'>) =>
    (await who.call(api.detail, { params: { id: property.id } })).body.arrears
  const late = [{ currency: 'TL', amount: 25_000_00, since: '2026-11-05' }]
  for (const reader of [host, keeper, lawyer, tenant]) expect(await arrearsFor(reader)).toEqual(late)
  expect(await arrearsFor(clerk)).toBeNull()
  // Another tenant of the property without this contract sees nothing of it.
  const other = await app.build.tenant()
  await app.ctx.db.insert(propertyTenants).values({ property_id: property.id, user_id: other.id })
  expect(await arrearsFor(other)).toEqual([])
  // Nor does a tenant whose contract began later.
  await app.ctx.db.update(contracts).set({ baslangicTarihi: '2026-11-10' })
  expect(await arrearsFor(tenant)).toEqual([])
  expect(await arrearsFor(host)).toEqual(late)
  await host.call(paymentsApi.record, {
    body: {
      payments: [
        { tenancy_id: tenancy, amount: 75_000_00, currency: 'TL', on_date: '2026-11-10', method: 'bank', key: newId() },
      ],
    },
  })
  expect(await arrearsFor(host)).toEqual([])
})

test('PROP-14 the tenant record has its fields; the number is masked for the owner and missing for a lawyer', async () => {
  const { owner, lawyer, tenant, id } = await furnished()
  const seen = (await owner.call(api.detail, { params: { id } })).body
  expect(seen.tenantRecords).toMatchObject([
    {
      user_id: tenant.id,
      adiSoyadi: 'Mehmet Kiracı',
      emailAdresi: tenant.email,
      telefonNumarasi: '+905330000000',
      role: 'Kiracı',
      kimlikNo: '100******46',
      dogumTarihi: '1990-05-01',
      iletisimAdresi: null,
    },
  ])
  // The phone number is the landlord's entry, never that of the tenant's account.
  expect(seen.users[0]).toMatchObject({ relation: 'tenant', role: 'Kiracı', phoneNumber: '+905330000000' })
  expect(JSON.stringify(seen)).not.toContain('+905551112233')
  const byLawyer = (await lawyer.call(api.detail, { params: { id } })).body
  expect(byLawyer).toMatchObject({ relation: 'lawyer', deed: { il: 'İstanbul' }, documentCount: 0 })
  expect(byLawyer.tenantRecords[0]).toMatchObject({ adiSoyadi: 'Mehmet Kiracı', kimlikNo: null, dogumTarihi: null })
})

test('PROP-24 a tenant sees the property: no deed, no history, no papers, no contact of another tenant', async () => {
  const { app, owner, tenant, id, deed_id } = await furnished()
  const other = await app.build.tenant({ username: 'Zehra Diğer' })
  await app.ctx.db.execute(sql`insert into property_tenants values (${id}, ${other.id})`)
  await addContract(app, id, owner, null)
  const { body } = await tenant.call(api.detail, { params: { id } })
  expect(body).toMatchObject({
    relation: 'tenant',
    rights: { edit: false, seePapers: false },
    owner: { username: 'Ayşe Sahip', phoneNumber: '+905321112233' },
    property: { deed_id: null, tenant_id: [tenant.id], lawyer_id: [], users_id: [tenant.id, other.id] },
    deed: null,
    feature: { odaSayisi: '2+1' },
    tenantRecords: [],
    history: [],
    documentCount: 1,
    failed: [],
  })
  expect(body.users).toMatchObject([
    { username: 'Mehmet Kiracı', email: tenant.email },
    { username: 'Zehra Diğer', email: null, phoneNumber: null },
  ])
  expect(body.contracts).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('100******46')
  const others = (await other.call(api.detail, { params: { id } })).body
  expect(others).toMatchObject({ suggestions: [], contracts: [] })
  expect((await tenant.call(api.deed, { params: { id: deed_id } })).status).toBe(403)
  expect((await tenant.call(api.history, { params: { id } })).status).toBe(403)
})

test('PROP-24 a stranger, a guest and a malformed id learn nothing', async () => {
  const { app, id } = await furnished()
  const stranger = await app.build.host()
  const missing = { status: 404, message: 'Mülk bulunamadı' }
  expect(await stranger.call(api.detail, { params: { id } })).toMatchObject(missing)
  expect(await stranger.call(api.history, { params: { id } })).toMatchObject(missing)
  expect(await stranger.call(api.detail, { params: { id: 'elma' } })).toMatchObject(missing)
  expect((await app.guest.call(api.detail, { params: { id } })).status).toBe(401)
})

test('PROP-27 without a property id the answer is its own text', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  expect(await host.call(api.detail, { params: { id: ' ' } })).toMatchObject({
    status: 400,
    message: 'Property ID gerekli',
  })
})

test('PROP-26 a missing deed and features give null, and the rest stands', async () => {
  const { app, owner, id } = await furnished()
  await app.ctx.db.delete(deeds).where(eq(deeds.property_id, id))
  const { status, body } = await owner.call(api.detail, { params: { id } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ deed: null, property: { deed_id: null }, feature: { odaSayisi: '2+1' } })
})

test('PROP-26 PROP-28 when the batch fails, each part is read alone and only the broken ones are empty', async () => {
  const { app, owner, id } = await furnished({ ownDatabase: true })
  for (const table of ['fixtures', 'contracts', 'property_features', 'tenants'])
    await app.ctx.db.run(`alter table ${table} rename to ${table}_away`)
  const { status, body } = await owner.call(api.detail, { params: { id } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ feature: null, tenantRecords: [], contracts: [], fixtures: [], users: [] })
  expect(body).toMatchObject({ deed: { il: 'İstanbul' }, suggestions: [{ aciklama: 'Kombi akıtıyor' }] })
  expect([...body.failed].sort()).toEqual(['contracts', 'feature', 'fixtures', 'tenantRecords', 'users'])
})

test('PROP-28 users 10, contracts 10, fixtures 100, suggestions 100, delivery images 100', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const people = []
  for (const _ of many(11)) people.push(await app.build.tenant())
  const { id } = await app.build.property(owner, { tenants: people })
  const file_id = await addFile(app, id)
  const { db } = app.ctx
  await db.insert(fixtures).values(many(101).map(() => ({ id: newId(), property_id: id, demirbasCinsi: 'Masa' })))
  await db.insert(deliveryImages).values(many(101).map(() => ({ id: newId(), property_id: id, file_id })))
  const request = { property_id: id, tenant_id: people[0]!.id, host_id: owner.id, aciklama: 'x' }
  await db.insert(suggestions).values(many(101).map(() => ({ ...request, id: newId() })))
  for (const _ of many(11)) await addContract(app, id, owner, null)
  const { body } = await owner.call(api.detail, { params: { id } })
  expect(body.users).toHaveLength(10)
  expect(body.property.tenant_id).toHaveLength(11)
  expect(body.contracts).toHaveLength(10)
  expect(body.fixtures).toHaveLength(100)
  expect(body.suggestions).toHaveLength(100)
  expect(body.images.delivery).toHaveLength(100)
})

test('a building shows its units, a unit its building, and the history is paged newest first', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const building = await app.build.property(owner, { baslik: 'Gül Apartmanı', is_bina: true })
  const unit = await app.build.property(owner, { baslik: 'Daire 3', bina_id: building.id })
  const seen = (await owner.call(api.detail, { params: { id: building.id } })).body
  expect(seen.units).toMatchObject([{ id: unit.id, baslik: 'Daire 3', tasinmazDurumu: 'Kiralanmamış' }])
  const params = { id: unit.id }
  expect((await owner.call(api.detail, { params })).body.property).toMatchObject({
    bina_id: building.id,
    bina_baslik: 'Gül Apartmanı',
  })
  for (const [index, baslik] of ['Daire 4', 'Daire 5', 'Daire 6'].entries())
    await owner.call(api.update, { params, body: { version: index + 1, baslik } })
  const first = (await owner.call(api.history, { params, query: { size: 2 } })).body
  expect(first).toMatchObject({ total: 3, hasMore: true, documents: [{ kind: 'updated' }, { kind: 'updated' }] })
  const second = (await owner.call(api.history, { params, query: { size: 2, page: 2 } })).body
  expect(second).toMatchObject({ total: 3, hasMore: false })
  expect(second.documents).toHaveLength(1)
})
