import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { bulkApi } from '#domain/property/properties/bulk.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Host = Awaited<ReturnType<TestApp['build']['host']>>

const flats = (app: TestApp, host: Host, titles: string[]) =>
  Promise.all(titles.map(async (baslik) => (await app.build.property(host, { baslik })).id))
const titlesOf = async (host: Host, query = {}) =>
  (await host.call(propertiesApi.list, { query: { sort: 'title', size: 100, ...query } })).body.documents.map(
    ({ baslik }) => baslik,
  )

test('bulk deletion moves what may go and says which stay and why; a dry run says the same and moves nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const other = await app.build.host()
  const [a, b, let1] = await flats(app, host, ['A', 'B', 'Kirada'])
  const { id: foreign } = await app.build.property(other, { baslik: 'Başkasının' })
  const { id: lived } = await app.build.property(host, { baslik: 'Kiracılı', tenants: [tenant] })
  await agreedTenancy({ host, tenants: [tenant], property: { id: let1! } })
  const ids = [a!, let1!, foreign, lived, b!]

  const dry = await host.call(bulkApi.remove, { body: { ids, dryRun: true } })
  expect(dry.body).toMatchObject({
    message:
      '2 mülk çöp kutusuna taşınacak, 1 mülkte süren kontrat var: Kirada, 1 mülk bulunamadı, 1 mülkte kayıtlı kiracı var: Kiracılı.',
    removed: [
      { baslik: 'A', bin_id: null },
      { baslik: 'B', bin_id: null },
    ],
  })
  expect(await titlesOf(host)).toEqual(['A', 'B', 'Kiracılı', 'Kirada'])

  const done = await host.call(bulkApi.remove, { body: { ids } })
  expect(done.body.refused.map(({ baslik, code }) => [baslik, code])).toEqual([
    ['Kirada', 'live_contract'],
    ['Bilinmeyen Mülk', 'property_missing'],
    ['Kiracılı', 'has_tenants'],
  ])
  expect(await titlesOf(host)).toEqual(['Kiracılı', 'Kirada'])
  expect(await titlesOf(other)).toEqual(['Başkasının'])

  // When confirmed, the tenant's property is deleted too; a live contract still blocks.
  const again = await host.call(bulkApi.remove, { body: { ids: [lived, let1!], confirmed: true } })
  expect(again.body.message).toBe('1 mülk çöp kutusuna taşındı, 1 mülkte süren kontrat var: Kirada.')

  const back = await host.call(binApi.restoreMany, {
    body: { ids: [...done.body.removed, ...again.body.removed].map(({ bin_id }) => bin_id!) },
  })
  expect(back.body.message).toBe('3 kayıt geri alındı.')
  expect(await titlesOf(host)).toEqual(['A', 'B', 'Kiracılı', 'Kirada'])
  expect(await titlesOf(tenant)).toContain('Kiracılı')
})

test('a building goes together with its units, and stays while one of them stays', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id: bina } = await app.build.property(host, { baslik: 'Apartman', is_bina: true })
  const units = await flats(app, host, ['Daire 1', 'Daire 2'])
  await host.call(bulkApi.setBuilding, { body: { ids: units, bina_id: bina } })
  await agreedTenancy({ host, tenants: [tenant], property: { id: units[0]! } })
  const blocked = await host.call(bulkApi.remove, { body: { ids: [bina, ...units] } })
  expect(blocked.body.message).toBe(
    '1 mülk çöp kutusuna taşındı, 1 binada bağımsız bölümler var: Apartman, 1 mülkte süren kontrat var: Daire 1.',
  )
  await app.ctx.db.update(contracts).set({ cancelled_at: new Date() })
  const gone = await host.call(bulkApi.remove, { body: { ids: [bina, units[0]!], confirmed: true } })
  expect(gone.body.message).toBe('2 mülk çöp kutusuna taşındı.')
})

test('many flats are attached to a building and taken out of it in one call, found by its name, and can be put back', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.host()
  const admin = await app.build.admin()
  const ids = await flats(app, host, ['Daire 1', 'Daire 2'])
  const { id: bina } = await app.build.property(host, { baslik: 'Çınar Apartmanı', is_bina: true })
  const { id: secondBina } = await app.build.property(host, { baslik: 'İkinci', is_bina: true })
  const { id: foreignBina } = await app.build.property(other, { baslik: 'Yabancı', is_bina: true })

  const attached = await host.call(bulkApi.setBuilding, { body: { ids: [...ids, secondBina], bina_id: bina } })
  expect(attached.body).toMatchObject({
    message: '2 mülk “Çınar Apartmanı” binasına bağlandı, 1 kayıt zaten bir bina: İkinci.',
    changed: ids.map((id) => ({ id, from: null })),
    refused: [{ code: 'building_in_building', message: 'Bir bina başka bir binanın bağımsız bölümü olamaz.' }],
  })
  expect(await titlesOf(host, { q: 'çınar' })).toEqual(['Çınar Apartmanı', 'Daire 1', 'Daire 2'])
  expect((await host.call(bulkApi.setBuilding, { body: { ids, bina_id: foreignBina } })).code).toBe('building_missing')
  expect((await host.call(bulkApi.setBuilding, { body: { ids, bina_id: ids[0]! } })).code).toBe('building_missing')
  // Even someone who sees both owners' properties cannot mix them.
  const mixed = await admin.call(bulkApi.setBuilding, { body: { ids, bina_id: foreignBina } })
  expect(mixed.body).toMatchObject({ changed: [], refused: [{ code: 'building_of_another' }, {}] })

  const detached = await host.call(bulkApi.setBuilding, { body: { ids, bina_id: null } })
  expect(detached.body).toMatchObject({
    message: '2 mülk binasından ayrıldı.',
    changed: ids.map((id) => ({ id, from: bina })),
  })
  expect(await titlesOf(host, { q: 'çınar' })).toEqual(['Çınar Apartmanı'])
})

test('an agent gets many properties in one call and loses them in another; the rest of what they have stays', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const other = await app.build.host()
  const agent = await app.build.staff(host, { estate: true, username: 'Hakan Işık' })
  const first = await app.build.property(host, { baslik: 'İlk', delegates: { estate: [agent] } })
  const ids = await flats(app, host, ['A', 'B'])
  const colleague = await app.build.staff(host, { estate: true })
  await host.call(staffApi.assign, { params: { id: colleague.engagement }, body: { ids, assigned: true } })
  const { id: foreign } = await app.build.property(other, { baslik: 'Yabancı' })
  const assign = (assigned: boolean, which = ids) =>
    host.call(staffApi.assign, { params: { id: agent.engagement }, body: { ids: which, assigned } })

  expect((await assign(true, [...ids, foreign])).body).toMatchObject({
    message: '2 mülk Hakan Işık adlı kişiye verildi, 1 mülk bulunamadı.',
    refused: [{ id: foreign, code: 'property_missing' }],
  })
  expect(await titlesOf(agent as unknown as Host)).toEqual(['A', 'B', 'İlk'])
  expect((await assign(true)).body).toMatchObject({ changed: [] })
  // Two concurrent calls remove it once.
  const twice = await Promise.all([assign(false), assign(false)])
  expect(twice.map(({ body }) => body.changed.length).toSorted()).toEqual([0, 2])
  expect(await titlesOf(agent as unknown as Host)).toEqual(['İlk'])
  expect(await titlesOf(colleague as unknown as Host)).toEqual(['A', 'B'])
  expect(await app.ctx.db.$count(propertyDelegates, eq(propertyDelegates.property_id, foreign))).toBe(0)
  expect(await app.ctx.db.$count(propertyDelegates, eq(propertyDelegates.property_id, first.id))).toBe(1)

  // An owner may not change the person's engagement with another owner.
  const elsewhere = await app.build.engagement(other, agent, { estate: true })
  const crossed = await host.call(staffApi.assign, { params: { id: elsewhere }, body: { ids, assigned: true } })
  expect(crossed).toMatchObject({ status: 404, code: 'person_missing' })

  const proxy = await app.build.staff(host, { proxy: true, acts_on_all: true })
  const all = await host.call(staffApi.assign, { params: { id: proxy.engagement }, body: { ids, assigned: false } })
  expect(all).toMatchObject({ status: 409, code: 'acts_on_all' })
})

test('what is given to somebody who has not accepted waits in the offer and opens nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const ids = await flats(app, host, ['A', 'B'])
  const body = { type: 'estate' as const, username: 'Hakan Işık', email: 'hakan@ornek.test', properties: [ids[0]!] }
  const { id } = (await host.call(staffApi.create, { body })).body
  const assign = (assigned: boolean) => host.call(staffApi.assign, { params: { id }, body: { ids, assigned } })
  expect((await assign(true)).body.changed).toEqual([ids[1]])
  expect((await host.call(staffApi.one, { params: { id } })).body.properties.map(({ baslik }) => baslik)).toEqual([
    'A',
    'B',
  ])
  expect(await app.ctx.db.$count(propertyDelegates)).toBe(0)
  expect((await assign(false)).body.changed).toEqual(ids)
  expect((await host.call(staffApi.one, { params: { id } })).body.properties).toEqual([])
})

test('“all that match” answers with what the caller may change, and no bulk change takes more than 500', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const reader = await app.build.staff(host, { authorised: true })
  const { id } = await app.build.property(host, {
    baslik: 'Moda',
    tenants: [tenant],
    delegates: { authorised: [reader] },
  })
  await app.build.property(host, { baslik: 'Şişli' })
  expect((await host.call(bulkApi.ids, { query: { q: 'moda' } })).body).toEqual({ ids: [id], total: 1 })
  expect((await host.call(bulkApi.ids, {})).body.total).toBe(2)
  for (const looker of [tenant, reader])
    expect((await looker.call(bulkApi.ids, {})).body).toEqual({ ids: [], total: 0 })
  const many = Array.from({ length: 501 }, newId)
  expect((await host.call(bulkApi.remove, { body: { ids: many } })).status).toBe(400)
})

test('500 properties are deleted with a handful of statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const rows = Array.from({ length: 500 }, (_, at) => ({ Başlık: `Daire ${at}` }))
  await host.call(propertiesApi.import, { body: { rows, dryRun: false } })
  const { ids } = (await host.call(bulkApi.ids, {})).body
  expect(ids).toHaveLength(500)
  const { statements } = await app.counting(() => host.call(bulkApi.remove, { body: { ids } }))
  expect(statements.length).toBeLessThan(20)
  expect(await app.ctx.db.$count(binItems)).toBe(500)
  expect(await app.ctx.db.$count(properties, eq(properties.creator, host.id))).toBe(500)
  expect(await titlesOf(host)).toEqual([])
})
