import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { suggestionsApi as api } from '#domain/property/suggestions/suggestions.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { mails } from '#server/db/schema/mail.ts'
import { propertyDelegates, propertyEvents } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { asked, rentedHome } from './suggestion.fixture.ts'

test('SUG-01 SUG-03 SUG-05 MAIL-17 a tenant’s request has its defaults, is mailed and told to the other side, and stands with the property', async () => {
  const { app, owner, tenant, manager, property_id, row, sentNotifications, heard } = await rentedHome()
  const fixture_id = newId()
  await app.ctx.db.insert(fixtures).values({ id: fixture_id, property_id, demirbasCinsi: 'Kombi' })
  const body = { id: newId(), property_id, tenant_id: tenant.id, fixture_id, aciklama: 'Kombi su akıtıyor.' }
  const created = await tenant.call(api.create, { body })
  expect(created).toMatchObject({ status: 200, body: { id: body.id, message: 'Talebiniz gönderildi.' } })
  expect(await row(body.id)).toMatchObject({
    ...body,
    demirbas: 'Kombi',
    oncelik: 'Normal',
    durum: waitingForAnswer,
    oneri_tipi: 'Demirbaş',
    host_id: owner.id,
    created_by: tenant.id,
    olusturma_tarihi: app.ctx.clock.now(),
  })
  const [mail, ...noMore] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(noMore).toEqual([])
  expect(mail).toMatchObject({ to: owner.email, template: 'request-created' })
  const event = 'Mehmet Öztürk yeni bir talep oluşturdu: Kombi'
  expect((await sentNotifications()).sort((a, b) => a.user_id.localeCompare(b.user_id))).toEqual(
    [owner, manager].map(({ id }) => ({ user_id: id, event })).sort((a, b) => a.user_id.localeCompare(b.user_id)),
  )
  const changed = { id: body.id, property_id }
  for (const person of [owner, manager, tenant])
    expect(heard).toContainEqual({ user: person.id, event: 'suggestionChanged', data: changed })
  const detail = (await owner.call(propertyDetailApi.detail, { params: { id: property_id } })).body
  expect(detail).toMatchObject({ property: { suggest_id: [body.id] }, suggestions: [{ id: body.id }] })
  expect(detail.history.map(({ text }) => text)).toContain('“Kombi” talebi oluşturuldu.')

  // Repeated because the reply was lost: still one request, one mail, one notification each.
  expect((await tenant.call(api.create, { body })).body.id).toBe(body.id)
  expect(await app.ctx.db.$count(suggestions)).toBe(1)
  expect(await app.ctx.db.$count(mails)).toBe(1)
  expect(await sentNotifications()).toHaveLength(2)
  const stolen = { ...body, tenant_id: tenant.id, aciklama: 'Başka' }
  expect(await manager.call(api.create, { body: stolen })).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
})

test('SUG-04 without property or tenant there is no request, and each has its text', async () => {
  const { tenant, property_id } = await rentedHome()
  const tenant_id = tenant.id
  for (const missing of [{}, { property_id: '' }, { property_id: null }])
    expect(await tenant.call(api.create, { body: { tenant_id, aciklama: 'Akıtıyor', ...missing } })).toMatchObject({
      status: 400,
      message: 'Mülk ID eksik. Talep oluşturulamadı.',
    })
  for (const missing of [{}, { tenant_id: '' }, { tenant_id: null }])
    expect(await tenant.call(api.create, { body: { property_id, aciklama: 'Akıtıyor', ...missing } })).toMatchObject({
      status: 400,
      message: 'Kiracı ID eksik. Talep oluşturulamadı.',
    })
})

test('SUG-05 AMB-53 a manager asks a tenant of the property, who hears of it; nobody asks in another’s name', async () => {
  const { app, manager, owner, tenant, property_id, sentNotifications } = await rentedHome()
  const other = await app.build.tenant()
  await app.build.property(owner, { tenants: [other] })
  const body = { property_id, tenant_id: tenant.id, oneri_tipi: 'Ödeme' as const, aciklama: 'Aidatı yatırır mısınız?' }
  expect((await manager.call(api.create, { body })).status).toBe(200)
  expect(await sentNotifications()).toEqual([
    { user_id: tenant.id, event: 'Burak Şahin yeni bir talep oluşturdu: Ödeme' },
  ])
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toMatchObject([
    { to: tenant.email, template: 'request-created' },
  ])
  const elsewhere = await manager.call(api.create, { body: { ...body, tenant_id: other.id } })
  expect(elsewhere).toMatchObject({ status: 409, code: 'tenant_elsewhere' })
  const inHisName = await tenant.call(api.create, { body: { ...body, tenant_id: other.id } })
  expect(inHisName.status).toBe(403)
  expect((await other.call(api.create, { body: { ...body, tenant_id: other.id } })).status).toBe(404)
})

test('NOT-02 ROLE-13 canManageSuggestions or canManageAllProperties on that property: told; neither, elsewhere or suspended: not', async () => {
  const { app, owner, tenant, manager, staff, property_id, sentNotifications } = await rentedHome()
  const all = await staff({ canManageAllProperties: true })
  const away = await staff({ canManageSuggestions: true })
  const suspended = await staff({ canManageSuggestions: true, is_active: false })
  for (const { id } of [all, suspended])
    await app.ctx.db.insert(propertyDelegates).values({ property_id, user_id: id, list: 'authorised' })
  const proxy = await app.build.staff(owner, { proxy: true, acts_on_all: true, canManageSuggestions: true })
  const aciklama = 'Su akıtıyor'
  await tenant.call(api.create, { body: { property_id, tenant_id: tenant.id, aciklama, oncelik: 'Acil' } })
  const people = (await sentNotifications()).map(({ user_id }) => user_id)
  expect(new Set(people)).toEqual(new Set([owner.id, manager.id, all.id, proxy.id]))
  expect(people).toHaveLength(4)
  expect(people).not.toContain(away.id)
  expect((await sentNotifications())[0]!.event).toBe('Acil: Mehmet Öztürk yeni bir talep oluşturdu: Demirbaş')
})

test('SUG-12 a request that cannot be kept says so and leaves nothing behind', async () => {
  const { app, tenant, property_id } = await rentedHome({ ownDatabase: true })
  await app.ctx.db.run('alter table notifications rename to notifications_away')
  const body = { property_id, tenant_id: tenant.id, aciklama: 'Akıtıyor' }
  expect(await tenant.call(api.create, { body })).toMatchObject({ status: 500, message: 'Talep kaydı oluşturulamadı' })
  expect(await app.ctx.db.$count(suggestions)).toBe(0)
  expect(await app.ctx.db.$count(propertyEvents)).toBe(0)
})

test('SUG-11 PROP-28 newest first: 100 of a property, 50 on the start screen', async () => {
  const { app, owner, tenant, property_id } = await rentedHome()
  const now = Date.now()
  const many = Array.from({ length: 101 }, (_, at) => ({
    id: newId(),
    property_id,
    tenant_id: tenant.id,
    host_id: owner.id,
    aciklama: `Talep ${at}`,
    olusturma_tarihi: new Date(now - at * 1000),
  }))
  await app.ctx.db.insert(suggestions).values(many.toReversed())
  const ofProperty = (await owner.call(api.list, { query: { property_id } })).body
  expect(ofProperty.documents.map(({ id }) => id)).toEqual(many.slice(0, 100).map(({ id }) => id))
  expect(ofProperty).toMatchObject({ total: 101, hasMore: true })
  for (const person of [owner, tenant])
    expect((await person.call(api.list)).body.documents.map(({ id }) => id)).toEqual(
      many.slice(0, 50).map(({ id }) => id),
    )
  expect((await owner.call(api.list, { query: { page: 3, size: 50 } })).body.documents).toHaveLength(1)
  const { statements } = await app.counting(() => owner.call(api.list))
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('the list is narrowed by state, priority, property and words without Turkish letters, with its numbers', async () => {
  const { app, owner, tenant, property_id } = await rentedHome()
  const second = await app.build.property(owner, { baslik: 'Şişli Stüdyo', tenants: [tenant] })
  const base = { tenant_id: tenant.id, aciklama: 'Su' }
  const make = async (given: object) =>
    (await tenant.call(api.create, { body: { ...base, property_id, ...given } })).body.id
  const kombi = await make({ demirbas: 'Kombi', aciklama: 'Şofben gibi ısıtmıyor', oncelik: 'Acil' })
  const kapi = await make({ demirbas: 'Kapı' })
  const there = await make({ property_id: second.id, oneri_tipi: 'Temizlik' })
  await owner.call(api.decide, { params: { id: kapi }, body: { durum: 'onaylandi', onceki: waitingForAnswer } })
  await owner.call(api.decide, { params: { id: there }, body: { durum: 'Usta çağrıldı', onceki: waitingForAnswer } })

  const list = async (query: object) => (await owner.call(api.list, { query })).body
  const ids = async (query: object) => (await list(query)).documents.map(({ id }) => id)
  const everything = await list({})
  expect(everything.counts).toEqual({ waiting: 1, approved: 1, rejected: 0, completed: 0, other: 1 })
  expect(everything.places.map(({ title }) => title)).toEqual(['Moda Dairesi', 'Şişli Stüdyo'])
  expect(await ids({ durum: 'waiting' })).toEqual([kombi])
  expect(await ids({ durum: 'other' })).toEqual([there])
  expect(await ids({ oncelik: 'Acil' })).toEqual([kombi])
  expect(await ids({ property_id: second.id })).toEqual([there])
  expect(await ids({ q: 'SOFBEN isitmiyor' })).toEqual([kombi])
  expect(await ids({ q: 'sisli' })).toEqual([there])
  expect((await ids({ q: 'mehmet ozturk' })).length).toBe(3)
  expect(await ids({ q: '%' })).toEqual([])
  const stranger = await app.build.host()
  expect((await stranger.call(api.list)).body).toMatchObject({ documents: [], total: 0, places: [] })
})

test('the form offers what a person may ask for, with its tenants and fixtures, in three statements', async () => {
  const { app, owner, tenant, plain, property_id } = await rentedHome()
  await app.build.property(owner, { baslik: 'Boş Daire' })
  await app.ctx.db.insert(fixtures).values({ id: newId(), property_id, demirbasCinsi: 'Kombi', marka: 'Eca' })
  const { result, statements } = await app.counting(() => tenant.call(api.form))
  expect(result.body).toMatchObject({
    places: [{ id: property_id, title: 'Moda Dairesi' }],
    chosen: { own: true, tenants: [{ id: tenant.id }], fixtures: [{ name: 'Kombi · Eca' }] },
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  expect((await owner.call(api.form, { query: { property_id } })).body).toMatchObject({
    places: [{ id: property_id }],
    chosen: { own: false, tenants: [{ id: tenant.id, name: 'Mehmet Öztürk' }] },
  })
  expect((await plain.call(api.form)).body).toEqual({ places: [], chosen: null })
  const stranger = await app.build.host()
  expect((await stranger.call(api.form, { query: { property_id } })).body).toEqual({ places: [], chosen: null })
})

test('SUG-10 the first look of each person leaves one mark with role and local time; the one who asked hears of it', async () => {
  const { app, owner, tenant, manager, view, id, property_id, heard } = await asked()
  expect((await tenant.call(api.list)).body.documents).toMatchObject([{ goruldu: false, yeni: true }])
  const first = await app.counting(() => owner.call(api.view, view))
  expect(first.statements.length).toBeLessThanOrEqual(3)
  app.pass(60_000)
  const again = await app.counting(() => owner.call(api.view, view))
  expect(again.statements.length).toBeLessThanOrEqual(2)
  await manager.call(api.view, view)
  const { body } = await tenant.call(api.view, view)
  expect(body.goruldu_kullanicilar).toEqual([owner.id, manager.id, tenant.id])
  expect(body.goruldu_detaylar.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^Mülk Sahibi · \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    expect.stringMatching(/^Yetkili Kişi · /),
    expect.stringMatching(/^Kiracı · /),
  ])
  expect(first.result.body.goruldu_detaylar).toEqual([body.goruldu_detaylar[0]])
  expect((await tenant.call(api.list)).body.documents).toMatchObject([{ goruldu: true, yeni: false }])
  const looked = heard.filter(({ user, event }) => user === tenant.id && event === 'suggestionChanged')
  expect(looked).toEqual([1, 2].map(() => ({ user: tenant.id, event: 'suggestionChanged', data: { id, property_id } })))
})

test('SUG-10 ROLE-04 staff without a flag for requests see none of them; whoever is only told of them reads without a mark', async () => {
  const { plain, reader: addReader, property_id, view, tenant } = await asked()
  expect((await plain.call(api.list, { query: { property_id } })).body.documents).toEqual([])
  expect((await plain.call(api.view, view)).status).toBe(404)
  const detail = async (person: typeof plain) =>
    (await person.call(propertyDetailApi.detail, { params: { id: property_id } })).body
  expect(await detail(plain)).toMatchObject({ suggestions: [], rights: { seeSuggestions: false } })

  const reader = await addReader()
  expect(await reader.call(api.view, view)).toMatchObject({
    status: 200,
    body: { goruldu_kullanicilar: [], can: { manage: false, join: false } },
  })
  expect(await detail(reader)).toMatchObject({ suggestions: [{}], rights: { seeSuggestions: true } })
  expect((await tenant.call(api.list)).body.documents).toMatchObject([{ goruldu: false }])
})
