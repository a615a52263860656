import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { emptyDeed, emptyFeatures } from '#domain/property/properties/properties.schema.ts'
import { propertyDetailApi as api } from '#domain/property/properties/property-detail.api.ts'
import { files } from '#server/db/schema/files.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const notAllowed = { status: 403, message: 'Bu işlem için yetkiniz bulunmuyor.' }
const missing = { status: 404, message: 'Mülk bulunamadı' }
const changedMeanwhile = { status: 409, code: 'changed_meanwhile' }
const noMeters = { status: 403, message: 'Sayaç bilgilerini güncelleme yetkiniz bulunmamaktadır' }

const keysOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select().from(properties).where(eq(properties.id, id)))[0]!

test('two people who edit the same property: the second is told and nothing is overwritten', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const helper = await app.build.staff(owner, { authorised: true, userType: 'landlord', canAddProperty: true })
  const { id, deed_id, property_feature_id } = await app.build.property(owner, { delegates: { authorised: [helper] } })
  const params = { id }
  expect(await owner.call(api.update, { params, body: { version: 1, baslik: 'Önce' } })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  expect(await helper.call(api.update, { params, body: { version: 1, baslik: 'Sonra' } })).toMatchObject(
    changedMeanwhile,
  )
  expect((await helper.call(api.update, { params, body: { version: 2, baslik: 'Sonra' } })).status).toBe(200)

  const deed = { params: { id: deed_id }, body: { ...emptyDeed, version: 1 } }
  const feature = { params: { id: property_feature_id }, body: { ...emptyFeatures, version: 1 } }
  for (const [endpoint, input] of [
    [api.updateDeed, deed],
    [api.updateFeature, feature],
  ] as const) {
    const answers = await Promise.all([owner.call(endpoint, input as never), helper.call(endpoint, input as never)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  }
  const meters = { params: { id: property_feature_id }, body: { suSayacNo: '7', version: 1 } }
  expect(await owner.call(api.updateMeters, meters)).toMatchObject(changedMeanwhile)
})

test('PROP-04 PROP-08 a status is refused when it would contradict the tenants, and says the way out', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant()
  const let_ = await app.build.property(owner, { tenants: [tenant] })
  const empty = await app.build.property(owner)
  const change = (id: string, tasinmazDurumu: 'Boş' | 'Kiralanmış' | 'Kiracı Aranıyor') =>
    owner.call(api.update, { params: { id }, body: { version: 1, tasinmazDurumu } })
  expect(await change(let_.id, 'Boş')).toMatchObject({ status: 409, code: 'status_needs_no_tenant' })
  expect(await change(empty.id, 'Kiralanmış')).toMatchObject({ status: 409, code: 'status_needs_tenant' })
  expect((await change(empty.id, 'Kiracı Aranıyor')).status).toBe(200)
  expect((await owner.call(api.detail, { params: { id: empty.id } })).body.history[0]).toMatchObject({
    kind: 'status_changed',
    text: 'Durum “Kiralanmamış” iken “Kiracı Aranıyor” yapıldı.',
  })
  const unknown = { version: 2, tasinmazDurumu: 'Satılık' as 'Boş' }
  expect((await owner.call(api.update, { params: { id: empty.id }, body: unknown })).status).toBe(400)
})

test('ROLE-04 each flag opens its own part of a property and no other; a tenant and a stranger change nothing', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const staff = (flags: object) => app.build.staff(owner, { authorised: true, userType: 'landlord', ...flags })
  const plain = await staff({})
  const editor = await staff({ canAddProperty: true })
  const cashier = await staff({ canManagePayments: true })
  const lawyer = await app.build.staff(owner, { lawyer: true, userType: 'lawyer', canAddProperty: true })
  const tenant = await app.build.tenant()
  const stranger = await app.build.host()
  const { id, deed_id } = await app.build.property(owner, {
    tenants: [tenant],
    delegates: { authorised: [plain, editor, cashier], lawyer: [lawyer] },
  })
  const params = { id }
  const title = { params, body: { version: 1, baslik: 'Yeni ad' } }
  const payment = { params, body: { version: 1, odemeDurumu: 'Ödendi' as const } }
  const deed = { params: { id: deed_id }, body: { ...emptyDeed, version: 1 } }
  for (const person of [plain, cashier, lawyer, tenant]) {
    expect(await person.call(api.update, title)).toMatchObject(notAllowed)
    expect(await person.call(api.updateDeed, deed)).toMatchObject(notAllowed)
  }
  for (const person of [plain, editor, lawyer, tenant])
    expect(await person.call(api.update, payment)).toMatchObject(notAllowed)
  expect(await stranger.call(api.update, title)).toMatchObject(missing)
  expect(await stranger.call(api.updateDeed, deed)).toMatchObject(missing)
  expect(await stranger.call(api.deed, { params: { id: deed_id } })).toMatchObject(missing)
  expect((await app.guest.call(api.update, title)).status).toBe(401)
  expect((await cashier.call(api.update, payment)).status).toBe(200)
  expect((await editor.call(api.update, { params, body: { version: 2, baslik: 'Yeni ad' } })).status).toBe(200)
  expect((await editor.call(api.updateDeed, deed)).status).toBe(200)
  expect((await owner.call(api.detail, { params })).body.history.map((event) => event.text)).toEqual([
    'Tapu bilgileri güncellendi.',
    'Genel bilgiler güncellendi: başlık.',
    'Ödeme durumu “Beklemede” iken “Ödendi” yapıldı.',
  ])
})

test('PROP-11 a deed and features are read by id, updated, and read again', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const { deed_id, property_feature_id } = await app.build.property(owner)
  const deed = { ...emptyDeed, il: 'İzmir', ilce: 'Karşıyaka', arsaPay: 12, arsaPayda: 240, tapuTarihi: '2020-02-29' }
  const feature = { ...emptyFeatures, odaSayisi: '3+1', siteOzellikleri: ['Havuz'], aidatTutar: 125_050, asansor: true }
  const byDeed = { params: { id: deed_id } }
  const byFeature = { params: { id: property_feature_id } }
  expect((await owner.call(api.deed, byDeed)).body).toMatchObject({ ...emptyDeed, version: 1 })
  expect((await owner.call(api.updateDeed, { ...byDeed, body: { ...deed, version: 1 } })).status).toBe(200)
  expect((await owner.call(api.deed, byDeed)).body).toMatchObject({ ...deed, version: 2 })
  expect((await owner.call(api.feature, byFeature)).body).toMatchObject({ ...emptyFeatures, version: 1 })
  expect((await owner.call(api.updateFeature, { ...byFeature, body: { ...feature, version: 1 } })).status).toBe(200)
  expect((await owner.call(api.feature, byFeature)).body).toMatchObject({ ...feature, version: 2 })
  expect(await owner.call(api.feature, { params: { id: deed_id } })).toMatchObject(missing)
})

test('PROP-12 a meter update changes the three numbers only; another field is refused and nothing is stored', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const { property_feature_id } = await app.build.property(owner, { feature: { odaSayisi: '2+1' } })
  const params = { id: property_feature_id }
  const extra = { version: 1, suSayacNo: '55', odaSayisi: '9+1' }
  expect((await owner.call(api.updateMeters, { params, body: extra })).status).toBe(400)
  expect((await owner.call(api.feature, { params })).body).toMatchObject({
    odaSayisi: '2+1',
    suSayacNo: '',
    version: 1,
  })
  const numbers = { elektrikSayacNo: 'E-1', suSayacNo: 'S-2', dogalgazSayacNo: 'D-3' }
  expect((await owner.call(api.updateMeters, { params, body: { ...numbers, version: 1 } })).status).toBe(200)
  expect((await owner.call(api.feature, { params })).body).toMatchObject({ ...numbers, odaSayisi: '2+1', version: 2 })
})

test('PROP-13 ROLE-04 meters belong to the host and to authorised and estate people with the flag', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const withFlag = { canManageMeters: true, userType: 'landlord' as const }
  const authorised = await app.build.staff(owner, { authorised: true, ...withFlag })
  const estate = await app.build.staff(owner, { estate: true, ...withFlag })
  const without = await app.build.staff(owner, { authorised: true, userType: 'landlord', canAddProperty: true })
  const lawyer = await app.build.staff(owner, { lawyer: true, ...withFlag })
  const tenant = await app.build.tenant()
  const { property_feature_id } = await app.build.property(owner, {
    tenants: [tenant],
    delegates: { authorised: [authorised, without], estate: [estate], lawyer: [lawyer] },
  })
  const params = { id: property_feature_id }
  let version = 0
  for (const person of [owner, authorised, estate]) {
    version += 1
    const body = { version, suSayacNo: `S-${version}` }
    expect((await person.call(api.updateMeters, { params, body })).status).toBe(200)
  }
  const body = { version: 4, suSayacNo: 'X' }
  for (const person of [without, lawyer, tenant])
    expect(await person.call(api.updateMeters, { params, body })).toMatchObject(noMeters)
  const stranger = await app.build.host()
  expect(await stranger.call(api.updateMeters, { params, body })).toMatchObject(missing)
  // Nor through the whole record: it may be saved, but not with a new number.
  const feature = { ...emptyFeatures, suSayacNo: 'S-3', odaSayisi: '1+1' }
  expect(
    await without.call(api.updateFeature, { params, body: { ...feature, suSayacNo: 'X', version: 4 } }),
  ).toMatchObject(noMeters)
  expect((await without.call(api.updateFeature, { params, body: { ...feature, version: 4 } })).status).toBe(200)
})

test('PROP-15 a deed and features that cannot be saved say so', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const owner = await app.build.host()
  const { deed_id, property_feature_id } = await app.build.property(owner)
  for (const table of ['deeds', 'property_features'])
    await app.ctx.db.run(`alter table ${table} add constraint closed check (version < 2)`)
  const deed = { params: { id: deed_id }, body: { ...emptyDeed, version: 1 } }
  const feature = { params: { id: property_feature_id }, body: { ...emptyFeatures, version: 1 } }
  expect(await owner.call(api.updateDeed, deed)).toMatchObject({
    status: 500,
    message: 'Tapu bilgileri kaydedilemedi',
  })
  expect(await owner.call(api.updateFeature, feature)).toMatchObject({
    status: 500,
    message: 'Taşınmaz özellikleri kaydedilemedi',
  })
  expect((await app.ctx.db.select().from(propertyFeatures))[0]).toMatchObject({ version: 1 })
})

test('the keys of search and order follow title, address, deed and the name of the building', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const building = await app.build.property(owner, { baslik: 'Gül Apartmanı', is_bina: true })
  const { id, deed_id } = await app.build.property(owner, { baslik: 'Daire' })
  const params = { id }
  const body = { version: 1, baslik: 'Işıklı Çatı', adres: 'Şair Sok.', bina_id: building.id }
  expect((await owner.call(api.update, { params, body })).status).toBe(200)
  const deed = { ...emptyDeed, il: 'Muğla', ilce: 'Göcek', version: 1 }
  expect((await owner.call(api.updateDeed, { params: { id: deed_id }, body: deed })).status).toBe(200)
  const { search_key, title_key } = await keysOf(app, id)
  for (const word of ['isikli cati', 'sair sok', 'mugla', 'gocek', 'gul apartmani']) expect(search_key).toContain(word)
  expect(title_key).toBe('h~s~h~klh~ c~ath~')
  await owner.call(api.update, { params: { id: building.id }, body: { version: 1, baslik: 'Lale Apartmanı' } })
  expect((await keysOf(app, id)).search_key).toContain('lale apartmani')
})

test('a cover is one of the own pictures; a building is one of the own buildings and in no other', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const other = await app.build.host()
  const { id } = await app.build.property(owner)
  const building = await app.build.property(owner, { is_bina: true })
  const foreign = await app.build.property(other, { is_bina: true })
  const picture = async (property_id: string) => {
    const file = { id: newId(), name: 'a', type: 'image/webp', size: 1, property_id }
    await app.ctx.db.insert(files).values({ ...file, area: 'property-images' })
    return file.id
  }
  const change = (body: object) => owner.call(api.update, { params: { id }, body: { version: 1, ...body } })
  expect(await change({ gorsel: await picture(foreign.id) })).toMatchObject({
    status: 400,
    fields: { gorsel: 'Kapak için bu mülkün fotoğraflarından birini seçin.' },
  })
  expect(await change({ bina_id: foreign.id })).toMatchObject({ status: 404, code: 'building_missing' })
  expect(await change({ bina_id: building.id, is_bina: true })).toMatchObject({ status: 400 })
  expect((await change({ gorsel: await picture(id), bina_id: building.id })).status).toBe(200)
  expect(
    await owner.call(api.update, { params: { id: building.id }, body: { version: 1, is_bina: false } }),
  ).toMatchObject({ status: 409, code: 'building_has_units' })
})
