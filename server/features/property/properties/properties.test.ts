import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { deeds, properties, propertyDelegates, propertyEvents, propertyFeatures } from '#server/db/schema/properties.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('ROLE-02 a host adds a property with its title alone; deed and features exist from then on', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const answer = await host.call(propertiesApi.create, { body: { baslik: ' Işıklar Sokak 5 ' } })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Mülk eklendi.', version: 1, deed_version: 1 } })
  const { id, deed_id, property_feature_id } = answer.body
  const [row] = await app.ctx.db.select().from(properties).where(eq(properties.id, id))
  expect(row).toMatchObject({
    creator: host.id,
    baslik: 'Işıklar Sokak 5',
    tasinmazDurumu: 'Kiralanmamış',
    odemeDurumu: 'Beklemede',
    search_key: 'isiklar sokak 5',
  })
  expect(await app.ctx.db.$count(deeds, eq(deeds.id, deed_id))).toBe(1)
  expect(await app.ctx.db.$count(propertyFeatures, eq(propertyFeatures.id, property_feature_id))).toBe(1)
  const [event] = await app.ctx.db.select().from(propertyEvents)
  expect(event).toMatchObject({ property_id: id, kind: 'created', actor_id: host.id })
  expect((await host.call(accountsApi.me)).body.user.owned_id).toEqual([id])
})

test('ROLE-02 deed and features can come with the property, and the search knows the location', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { body } = await host.call(propertiesApi.create, {
    body: {
      baslik: 'Moda Dairesi',
      deed: { il: 'İstanbul', ilce: 'Kadıköy', mahalle: 'Caferağa', ada: '112', arsaPay: 1, arsaPayda: 20 },
      features: { odaSayisi: '2+1', metrekaresi: 95, siteOzellikleri: ['Havuz'], aidatTutar: 125000 },
    },
  })
  const [deed] = await app.ctx.db.select().from(deeds).where(eq(deeds.id, body.deed_id))
  expect(deed).toMatchObject({ property_id: body.id, il: 'İstanbul', ada: '112', arsaPayda: 20, malik_ad_soyad: '' })
  const [feature] = await app.ctx.db
    .select()
    .from(propertyFeatures)
    .where(eq(propertyFeatures.id, body.property_feature_id))
  expect(feature).toMatchObject({ odaSayisi: '2+1', metrekaresi: 95, siteOzellikleri: ['Havuz'], aidatTutar: 125000 })
  const { documents } = (await host.call(propertiesApi.list, { query: { q: 'CAFERAGA kadıkoy' } })).body
  expect(documents.map((card) => card.id)).toEqual([body.id])
  expect(
    await host.call(propertiesApi.create, { body: { baslik: 'X', deed: { arsaPay: 9, arsaPayda: 3 } } }),
  ).toMatchObject({
    status: 400,
    fields: { 'deed.arsaPay': expect.stringContaining('Arsa payı') },
  })
})

test('a repeated call with the same id adds nothing; an id of somebody else is refused without a word about it', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const id = newId()
  const first = await host.call(propertiesApi.create, { body: { id, baslik: 'Moda' } })
  const again = await host.call(propertiesApi.create, { body: { id, baslik: 'Moda' } })
  expect(again.body).toEqual(first.body)
  expect(await app.ctx.db.$count(properties)).toBe(1)
  expect(await app.ctx.db.$count(propertyEvents)).toBe(1)
  expect(await other.call(propertiesApi.create, { body: { id, baslik: 'Benim' } })).toMatchObject({
    status: 400,
    code: 'invalid_input',
  })
  expect((await other.call(propertiesApi.list)).body.total).toBe(0)
})

test('PROP-15 a property that cannot be written answers its own text and leaves nothing behind', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const host = await app.build.host()
  await app.ctx.db.run('alter table property_features rename to property_features_away')
  expect(await host.call(propertiesApi.create, { body: { baslik: 'Moda' } })).toMatchObject({
    status: 500,
    code: 'property_not_saved',
    message: 'Mülk oluşturulamadı',
  })
  await app.ctx.db.run('alter table property_features_away rename to property_features')
  expect(await app.ctx.db.$count(properties)).toBe(0)
})

test('staff with the right to add work in their host’s portfolio and keep seeing what they added', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const authorised = await app.build.staff(host, { authorised: true, canAddProperty: true })
  const estate = await app.build.staff(host, { estate: true, canAddProperty: true })
  const proxy = await app.build.staff(host, { proxy: true, canAddProperty: true, acts_on_all: true })
  for (const person of [authorised, estate, proxy]) {
    const { body } = await person.call(propertiesApi.create, { body: { baslik: 'Eklenen' } })
    expect((await person.call(propertiesApi.list)).body.documents.map((card) => card.id)).toContain(body.id)
  }
  const rows = await app.ctx.db.select().from(properties)
  expect(new Set(rows.map((row) => row.creator))).toEqual(new Set([host.id]))
  const lists = await app.ctx.db.select().from(propertyDelegates).orderBy(propertyDelegates.list)
  expect(lists.map(({ user_id, list }) => [user_id, list])).toEqual([
    [authorised.id, 'authorised'],
    [estate.id, 'estate'],
  ])
  expect((await host.call(propertiesApi.list)).body.total).toBe(3)
})

test('guests, tenants, lawyers and staff without the flag add nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const body = { baslik: 'Moda' }
  expect((await app.guest.call(propertiesApi.create, { body })).status).toBe(401)
  for (const person of [
    await app.build.tenant(),
    await app.build.pending(),
    await app.build.staff(host, { authorised: true }),
    await app.build.staff(host, { estate: true }),
    await app.build.staff(host, { lawyer: true, userType: 'lawyer', canAddProperty: true }),
  ])
    expect((await person.call(propertiesApi.create, { body })).status).toBe(403)
  expect(await app.ctx.db.$count(properties)).toBe(0)
})

test('a unit belongs to a building of the same owner that the caller may see', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const mine = await app.build.property(host, { baslik: 'Çınar Apartmanı', tasinmazCinsi: 'Bina', is_bina: true })
  const flat = await app.build.property(host)
  const foreign = await app.build.property(other, { is_bina: true })
  for (const bina_id of [flat.id, foreign.id, newId()])
    expect(await host.call(propertiesApi.create, { body: { baslik: 'Daire 1', bina_id } })).toMatchObject({
      status: 404,
      code: 'building_missing',
    })
  const unit = await host.call(propertiesApi.create, { body: { baslik: 'Daire 1', bina_id: mine.id } })
  expect(unit.status).toBe(200)
  const byBuilding = await host.call(propertiesApi.list, { query: { q: 'cinar daire' } })
  expect(byBuilding.body.documents).toMatchObject([{ id: unit.body.id, bina: 'Çınar Apartmanı' }])
  expect(await host.call(propertiesApi.create, { body: { baslik: 'D', tasinmazDurumu: 'Kiralanmış' } })).toMatchObject({
    status: 409,
    code: 'status_needs_tenant',
  })
})
