import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { conditionsApi } from '#domain/tenancy/conditions/conditions.api.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const given = { title: 'Anahtarlar', body: 'Anahtarlar tutanakla iade edilir.', uses: ['Mesken' as const] }
const add = (client: Client, title: string) =>
  client.call(conditionsApi.create, { body: { ...given, title, id: newId() } })
const titles = async (client: Client, property_id?: string) =>
  (await client.call(conditionsApi.list, { query: property_id ? { property_id } : {} })).body.documents.map(
    ({ title }) => title,
  )

test('an owner keeps conditions in an own order; staff who write contracts use them and cannot change them', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const clerk = await app.build.staff(host, { authorised: true, canAddProperty: true, canManageDocuments: true })
  const property = await app.build.property(host, { delegates: { authorised: [clerk] } })
  const [one, two] = [(await add(host, 'Bir')).body, (await add(host, 'İki')).body]
  expect(await titles(host)).toEqual(['Bir', 'İki'])
  await host.call(conditionsApi.order, { body: { ids: [two.id, one.id] } })
  expect(await titles(host)).toEqual(['İki', 'Bir'])

  const seen = (await clerk.call(conditionsApi.list, { query: { property_id: property.id } })).body
  expect(seen).toMatchObject({ own: false, documents: [{ title: 'İki' }, { title: 'Bir' }] })
  const change = { params: { id: one.id }, body: { ...given, title: 'Başka', version: 1 } }
  expect((await clerk.call(conditionsApi.change, change)).status).toBe(404)
  expect((await clerk.call(conditionsApi.remove, { params: { id: one.id } })).status).toBe(404)
  await clerk.call(conditionsApi.order, { body: { ids: [one.id, two.id] } })
  expect(await titles(host)).toEqual(['İki', 'Bir'])
})

test('of two changes made from the same version one is kept, and a repeated call adds nothing twice', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const body = { ...given, id: newId() }
  const created = await Promise.all([1, 2, 3].map(() => host.call(conditionsApi.create, { body })))
  expect(created.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await titles(host)).toEqual(['Anahtarlar'])
  const params = { id: body.id }
  const answers = await Promise.all(
    ['A', 'B'].map((title) => host.call(conditionsApi.change, { params, body: { ...given, title, version: 1 } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a removed condition lies in the bin and comes back whole', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = (await add(host, 'Anahtarlar')).body
  const { bin_id } = (await host.call(conditionsApi.remove, { params: { id } })).body
  expect(await titles(host)).toEqual([])
  expect((await host.call(binApi.list)).body).toMatchObject({
    documents: [{ kind: 'special_condition', title: 'Anahtarlar' }],
  })
  const stranger = await app.build.host()
  expect((await stranger.call(binApi.restore, { params: { id: bin_id } })).status).toBe(404)
  expect((await host.call(binApi.restore, { params: { id: bin_id } })).status).toBe(200)
  expect((await host.call(conditionsApi.list)).body.documents).toEqual([{ ...given, id, version: 1 }])
})

test('a library holds fifty conditions and no more, also when many are added at once', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const answers = await Promise.all(Array.from({ length: 53 }, (_, at) => add(host, `Şart ${at}`)))
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  expect(await titles(host)).toHaveLength(50)
})

test('a full library takes no condition, not even from the bin; a stranger finds none of its', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const made = []
  for (let number = 1; number <= 50; number++) made.push((await add(host, `Şart ${number}`)).body.id)
  const enough = {
    status: 409,
    code: 'too_many_conditions',
    message: 'Kütüphanenizde en fazla 50 hususi şart tutulabilir. Önce kullanmadığınız birkaçını silin.',
  }
  expect(await add(host, 'Bir fazlası')).toMatchObject(enough)
  const removed = (await host.call(conditionsApi.remove, { params: { id: made[0]! } })).body
  expect((await add(host, 'Yerine')).status).toBe(200)
  expect(await host.call(binApi.restore, { params: { id: removed.bin_id } })).toMatchObject(enough)

  const missing = { status: 404, code: 'condition_missing', message: 'Bu hususi şart kütüphanenizde değil.' }
  const stranger = await app.build.host()
  expect(await stranger.call(conditionsApi.remove, { params: { id: made[1]! } })).toMatchObject(missing)
  const params = { id: made[1]! }
  expect(await stranger.call(conditionsApi.change, { params, body: { ...given, version: 1 } })).toMatchObject(missing)
  expect((await host.call(conditionsApi.change, { params, body: { ...given, version: 1 } })).status).toBe(200)
  expect(await host.call(conditionsApi.change, { params, body: { ...given, version: 1 } })).toMatchObject({
    status: 409,
    code: 'condition_changed',
    message: 'Bu şart siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  })
})
