import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('SCR-01 a draft is kept at every step, is its writer’s alone, and ends with the contract', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const propertyOf = async (who: typeof host) => (await app.build.property(who)).id
  const id = newId()
  const save = (who: typeof host, step: number) =>
    who.call(contractsApi.saveDraft, {
      params: { id },
      body: { property_id: property.id, contract_id: null, step, data: { terms: { brutAylik: 5 } } },
    })
  expect((await save(host, 1)).status).toBe(200)
  expect((await save(host, 2)).status).toBe(200)
  expect((await save(other, 0)).status).toBe(404)
  // A draft cannot refer to a property or contract that is missing or another person's.
  const contract_id = (await host.call(contractsApi.create, { body: contractFormFor(await propertyOf(host)) })).body.id
  for (const about of [
    { property_id: property.id, contract_id: null },
    { property_id: null, contract_id },
    { property_id: newId(), contract_id: null },
    { property_id: null, contract_id: newId() },
  ]) {
    const draft = { params: { id: newId() }, body: { ...about, step: 0, data: {} } }
    expect((await other.call(contractsApi.saveDraft, draft)).status).toBe(404)
  }
  const drafts = async (who: typeof host) => (await who.call(contractsApi.drafts)).body.documents
  expect(await drafts(host)).toMatchObject([
    { id, step: 2, property_title: 'Moda Daire', data: { terms: { brutAylik: 5 } } },
  ])
  expect(await drafts(other)).toEqual([])
  await host.call(contractsApi.create, { body: { ...contractFormFor(property.id), draft: id } })
  expect(await drafts(host)).toEqual([])
})

test('J4 the court is that of the property: never the last contract of another province', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const propertyIn = (il: string) => app.build.property(host, { deed: { il } })
  const [kadikoy, besiktas, karsiyaka, unknown] = [
    await propertyIn('İstanbul'),
    await propertyIn('istanbul'),
    await propertyIn('İzmir'),
    await propertyIn(''),
  ]
  const court = async (id: string) =>
    (await host.call(contractsApi.prefill, { query: { property: id } })).body.form as {
      terms?: { yetkiliMahkeme?: string }
    }
  expect((await court(kadikoy.id)).terms).toEqual({ yetkiliMahkeme: 'İstanbul Mahkemeleri ve İcra Daireleri' })
  expect((await court(unknown.id)).terms).toBeUndefined()
  const terms = { yetkiliMahkeme: 'İstanbul Anadolu' }
  const made = (await host.call(contractsApi.create, { body: contractFormFor(kadikoy.id, { terms }) })).body
  expect((await court(kadikoy.id)).terms).toMatchObject({ yetkiliMahkeme: 'İstanbul Anadolu', odemeGunu: 5 })
  expect((await court(besiktas.id)).terms?.yetkiliMahkeme).toBe('İstanbul Anadolu')
  expect((await court(karsiyaka.id)).terms?.yetkiliMahkeme).toBe('İzmir Mahkemeleri ve İcra Daireleri')
  expect((await court(unknown.id)).terms?.yetkiliMahkeme).toBe('')
  const anywhere = (await host.call(contractsApi.prefill)).body
  expect(anywhere.form.terms).toMatchObject({ yetkiliMahkeme: '' })
  expect(anywhere.properties.find(({ id }) => id === karsiyaka.id)).toMatchObject({ il: 'İzmir' })
  // A cancelled contract is no example for the next one.
  await host.call(contractsApi.cancel, { params: { id: made.id }, body: { reason: '' } })
  expect((await court(besiktas.id)).terms?.yetkiliMahkeme).toBe('İstanbul Mahkemeleri ve İcra Daireleri')
})

test('J4 what is known is filled in: the landlord, the property, the last terms, and for a renewal the tenants', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım', phoneNumber: '+905321112233', address: 'Moda' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const empty = (await host.call(contractsApi.prefill, { query: { property: property.id } })).body
  expect(empty.form).toMatchObject({
    property_id: property.id,
    landlord: { landlord_name: 'Ayşe Yıldırım', landlord_phone: '+905321112233', landlord_residence: 'Moda' },
  })
  expect(empty.form.terms).toBeUndefined()
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  const elsewhere = await app.build.property(host)
  const again = (await host.call(contractsApi.prefill)).body
  // General terms are taken over, the price of another property is not.
  expect(again.form.terms).toMatchObject({ odemeGunu: 5, iban: 'TR330006100519786457841326' })
  expect(again.form.terms).not.toHaveProperty('brutAylik')
  const sameProperty = (await host.call(contractsApi.prefill, { query: { property: property.id } })).body
  expect(sameProperty.form.terms).toMatchObject({ brutAylik: 25_000_00, odemeGunu: 5 })
  expect(again.people).toEqual([{ name: 'Kiracı kiraci', email: 'kiraci@ornek.test' }])
  const renewal = (await host.call(contractsApi.prefill, { query: { renew: body.id } })).body
  expect(renewal.form).toMatchObject({
    terms: { baslangicTarihi: '2027-12-01' },
    tenants: [{ tenant_email: 'kiraci@ornek.test' }],
  })
  for (const renewed_from of [body.id, newId()])
    expect(
      (await host.call(contractsApi.create, { body: { ...contractFormFor(elsewhere.id), renewed_from } })).status,
    ).toBe(404)
  const stranger = await app.build.host()
  expect((await stranger.call(contractsApi.prefill, { query: { renew: body.id } })).status).toBe(404)
})

test('CON-15 a contract that cannot be stored says so', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const host = await app.build.host()
  const property = await app.build.property(host)
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  await app.ctx.db.run('alter table contract_events rename to gone')
  const form = contractFormFor((await app.build.property(host)).id)
  expect(await host.call(contractsApi.create, { body: form })).toMatchObject({
    status: 500,
    message: 'Sözleşme bilgileri kaydedilemedi',
  })
  const update = { ...contractFormFor(property.id), version: 1 }
  expect(await host.call(contractsApi.update, { params: { id: body.id }, body: update })).toMatchObject({
    status: 500,
    message: 'Sözleşme bilgileri güncellenemedi',
  })
})
