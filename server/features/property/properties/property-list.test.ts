import { expect, test } from 'vitest'
import { type PropertyCard, propertiesApi } from '#domain/property/properties/properties.api.ts'
import { properties, propertyEvents } from '#server/db/schema/properties.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const ids = (documents: PropertyCard[]) => documents.map((card) => card.id)
const titles = (documents: PropertyCard[]) => documents.map((card) => card.baslik)

test('ROLE-21 a host sees owned properties; a host who also rents sees both, each once', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const own = await app.build.property(host)
  await app.build.property(other)
  expect(ids((await host.call(propertiesApi.list)).body.documents)).toEqual([own.id])
  const rented = await app.build.property(other, { tenants: [host] })
  const both = await app.build.property(host, { tenants: [host] })
  const { documents, total } = (await host.call(propertiesApi.list)).body
  expect(ids(documents).sort()).toEqual([own.id, rented.id, both.id].sort())
  expect(total).toBe(3)
  expect(documents.map((card) => [card.id, card.relation])).toContainEqual([rented.id, 'tenant'])
  expect(documents.map((card) => [card.id, card.relation])).toContainEqual([both.id, 'owner'])
})

test('ROLE-22 a tenant sees rented properties; one that becomes vacant disappears', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const home = await app.build.property(host, { tenants: [tenant] })
  await app.build.property(host)
  expect(ids((await tenant.call(propertiesApi.list)).body.documents)).toEqual([home.id])
  for (const status of ['Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir'] as const) {
    await app.ctx.db.update(properties).set({ tasinmazDurumu: status })
    expect((await tenant.call(propertiesApi.list)).body.total, status).toBe(0)
  }
})

test('ROLE-23 authorised people, agents and lawyers see what was assigned to them, of their host alone', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const authorised = await app.build.staff(host, { authorised: true })
  const estate = await app.build.staff(host, { estate: true })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer' })
  const forAuthorised = await app.build.property(host, { delegates: { authorised: [authorised] } })
  const forEstate = await app.build.property(host, { delegates: { estate: [estate] } })
  const forLawyer = await app.build.property(host, { delegates: { lawyer: [lawyer] } })
  await app.build.property(other, {
    delegates: { authorised: [authorised], estate: [estate], lawyer: [lawyer] },
  })
  await app.build.property(host)
  expect(ids((await authorised.call(propertiesApi.list)).body.documents)).toEqual([forAuthorised.id])
  expect(ids((await estate.call(propertiesApi.list)).body.documents)).toEqual([forEstate.id])
  expect(ids((await lawyer.call(propertiesApi.list)).body.documents)).toEqual([forLawyer.id])
  expect((await app.guest.call(propertiesApi.list)).status).toBe(401)
})

test('SCR-02 LIM-01 cards show status, location, tenants, size and building; of more than a thousand properties 1000 come at once, in three statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant({ username: 'Gül Şahin' })
  const building = await app.build.property(host, { baslik: 'Çınar Apartmanı', is_bina: true })
  const unit = await app.build.property(host, {
    baslik: 'Daire 2',
    bina_id: building.id,
    tenants: [tenant],
    deed: { il: 'İzmir', ilce: 'Bornova' },
    feature: { odaSayisi: '2+1', metrekaresi: 90 },
  })
  await app.build.property(host, { baslik: ' ', bina_id: building.id })
  await app.ctx.db.run(
    `insert into properties (id, baslik, creator, search_key, title_key)
     select gen_random_uuid(), 'Mülk ' || n, $1, 'mulk ' || n, 'mülk ' || n from generate_series(1, 1000) n`,
    [host.id],
  )
  const { result, statements } = await app.counting(() =>
    host.call(propertiesApi.list, { query: { building: building.id } }),
  )
  expect(statements).toHaveLength(3)
  expect(result.body.total).toBe(2)
  expect(result.body.documents.find((card) => card.id === unit.id)).toMatchObject({
    baslik: 'Daire 2',
    tasinmazDurumu: 'Kiralanmış',
    odemeDurumu: 'Beklemede',
    il: 'İzmir',
    ilce: 'Bornova',
    tenants: ['Gül Şahin'],
    odaSayisi: '2+1',
    metrekaresi: 90,
    bina: 'Çınar Apartmanı',
    relation: 'owner',
  })
  expect(titles(result.body.documents)).toContain('İsimsiz Mülk')
  const onlyBuildings = (await host.call(propertiesApi.list, { query: { building: 'only' } })).body
  expect(onlyBuildings.documents).toMatchObject([{ id: building.id, units: 2, rentedUnits: 1 }])
  const first = await app.counting(() => host.call(propertiesApi.list, { query: { size: 100 } }))
  expect(first.statements).toHaveLength(3)
  expect(first.result.body).toMatchObject({ total: 1003, hasMore: true })
  expect(first.result.body.documents).toHaveLength(100)
  const all = await app.counting(() => host.call(propertiesApi.list, { query: { size: 5000 } }))
  expect(all.result.body.documents).toHaveLength(1000)
  expect(all.result.body).toMatchObject({ total: 1003, hasMore: true })
  expect(all.statements).toHaveLength(3)
  expect((await host.call(propertiesApi.list, { query: { size: 0 } })).status).toBe(400)
})

test('search folds Turkish letters; status, kind, payment and tenant filter; counts follow the other filters', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant({ username: 'Işıl Çağlar' })
  await app.build.property(host, { baslik: 'ÇİÇEK Sokağı', tasinmazDurumu: 'Boş', odemeDurumu: 'Ödendi' })
  await app.build.property(host, { baslik: 'Iğdır Evi', tasinmazCinsi: 'Villa' })
  await app.build.property(host, { baslik: 'Dükkân', tasinmazCinsi: 'İş Yeri', tenants: [tenant] })
  await app.build.property(host, { baslik: '100% Ofis_', tasinmazCinsi: 'Ofis' })
  const find = async (query: Record<string, string>) =>
    titles((await host.call(propertiesApi.list, { query: { sort: 'title', ...query } })).body.documents)
  expect(await find({})).toEqual(['100% Ofis_', 'ÇİÇEK Sokağı', 'Dükkân', 'Iğdır Evi'])
  for (const q of ['cicek', 'ÇİÇEK', 'çiçek sok', 'SOKAGI cicek'])
    expect(await find({ q }), q).toEqual(['ÇİÇEK Sokağı'])
  expect(await find({ q: 'igdir' })).toEqual(['Iğdır Evi'])
  expect(await find({ q: 'IĞDIR' })).toEqual(['Iğdır Evi'])
  expect(await find({ q: '%' })).toEqual(['100% Ofis_'])
  expect(await find({ q: 'ofis_' })).toEqual(['100% Ofis_'])
  expect(await find({ q: 'isil' })).toEqual(['Dükkân'])
  expect(await find({ tenant: 'CAGLAR' })).toEqual(['Dükkân'])
  expect(await find({ tenant: 'cicek' })).toEqual([])
  expect(await find({ status: 'rented' })).toEqual(['Dükkân'])
  expect(await find({ status: 'notRented', kind: 'Villa' })).toEqual(['Iğdır Evi'])
  expect(await find({ status: 'Boş' })).toEqual(['ÇİÇEK Sokağı'])
  // An empty property has no payment, whatever is stored there.
  expect(await find({ payment: 'Ödendi' })).toEqual([])
  expect(await find({ payment: 'Beklemede' })).toEqual(['Dükkân'])
  const { facets, total } = (await host.call(propertiesApi.list, { query: { status: 'notRented' } })).body
  expect(total).toBe(3)
  expect(facets.status).toMatchObject({ Kiralanmış: 1, Boş: 1, Kiralanmamış: 2, Boşta: 0 })
  expect(facets.kinds).toContainEqual({ kind: 'Villa', count: 1 })
  expect(facets.kinds).toContainEqual({ kind: 'İş Yeri', count: 0 })
})

test('the list pages, sorts by title in Turkish order with numbers by value, and by last change', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  for (const baslik of ['Daire 10', 'Daire 2', 'Çatı', 'Ilıca', 'İncir', 'Cami']) {
    await app.build.property(host, { baslik, updated_at: app.ctx.clock.now() })
    app.pass(1000)
  }
  const read = async (query: Record<string, string>) =>
    titles((await host.call(propertiesApi.list, { query })).body.documents)
  expect(await read({ sort: 'title' })).toEqual(['Cami', 'Çatı', 'Daire 2', 'Daire 10', 'Ilıca', 'İncir'])
  expect(await read({ sort: 'changed', size: '2' })).toEqual(['Cami', 'İncir'])
  expect(await read({ sort: 'title', size: '4', page: '2' })).toEqual(['Ilıca', 'İncir'])
})

test('bulk status: what may change changes, the rest is named with its reason', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const free = await app.build.property(host, { baslik: 'Boş ev' })
  const same = await app.build.property(host, { tasinmazDurumu: 'Kiralanabilir' })
  const rented = await app.build.property(host, { baslik: 'Dolu ev', tenants: [await app.build.tenant()] })
  const foreign = await app.build.property(other)
  const call = (tasinmazDurumu: 'Kiralanabilir' | 'Kiralanmış', list: { id: string }[]) =>
    host.call(propertiesApi.changeStatus, { body: { ids: list.map(({ id }) => id), tasinmazDurumu } })
  const { body } = await call('Kiralanabilir', [free, same, rented, foreign, free])
  expect(body.changed).toEqual([{ id: free.id, from: 'Kiralanmamış' }])
  expect(body.refused).toMatchObject([
    { id: rented.id, baslik: 'Dolu ev', code: 'status_needs_no_tenant' },
    { id: foreign.id, baslik: 'Bilinmeyen Mülk', code: 'property_missing' },
  ])
  expect((await call('Kiralanmış', [free])).body.refused).toMatchObject([{ code: 'status_needs_tenant' }])
  const { documents } = (await host.call(propertiesApi.list)).body
  expect(documents.find((card) => card.id === free.id)).toMatchObject({ tasinmazDurumu: 'Kiralanabilir', version: 2 })
  const events = await app.ctx.db.select().from(propertyEvents)
  expect(events).toMatchObject([{ kind: 'status_changed', detail: { from: 'Kiralanmamış', to: 'Kiralanabilir' } }])

  const reader = await app.build.staff(host, { authorised: true })
  const seen = await app.build.property(host, { delegates: { authorised: [reader] } })
  const answer = await reader.call(propertiesApi.changeStatus, {
    body: { ids: [seen.id, free.id], tasinmazDurumu: 'Boş' },
  })
  expect(answer.body).toMatchObject({
    changed: [],
    refused: [{ code: 'not_allowed' }, { code: 'property_missing' }],
  })
})
