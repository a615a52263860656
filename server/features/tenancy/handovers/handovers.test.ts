import { expect, test } from 'vitest'
import { isoDate } from '#domain/kernel/dates.ts'
import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { meterReadings } from '#server/db/schema/properties.ts'
import {
  confirmedHandover,
  filledIn,
  mailedPaper,
  sentHandover,
  writtenHandover,
} from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { png } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { body: fixture } = await host.call(fixturesApi.create, {
    body: { property_id: property.id, demirbasCinsi: 'Kombi', marka: 'Demir', teslimDurumu: 'İyi' },
  })
  const terms = { baslangicTarihi: '2026-01-01' }
  return { host, tenant, property, fixture, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}

const view = async (client: Client, id: string) => (await client.call(handoversApi.view, { params: { id } })).body
const picture = async () => new Blob([new Uint8Array(await png())])
const addPhoto = async (client: Client, id: string, place: string) =>
  client.call(handoversApi.addPhoto, { params: { id }, query: { place }, file: await picture() })
const openFile = (client: Client, id: string) => client.call(filesApi.open, { params: { id } })

test('HND-01 a record begins with the property’s fixtures and meters, once, however often it is begun', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, fixture } = await scene(app)
  const begin = (client: Client) => client.call(handoversApi.begin, { params: { id: tenancy }, body: { kind: 'in' } })
  const answers = await Promise.all([begin(host), begin(tenant), begin(host), begin(tenant)])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await view(tenant, answers[0]!.body.id)).toMatchObject({
    state: 'draft',
    data: {
      date: isoDate(app.ctx.clock.now()),
      fixtures: [{ id: fixture.id, name: 'Kombi', brand: 'Demir', condition: 'İyi' }],
      meters: [{ meter: 'elektrik' }, { meter: 'su' }, { meter: 'dogalgaz' }],
    },
    may: { write: true },
  })
})

test('two phones do not overwrite each other, and an incomplete record is not sent', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id } = (await host.call(handoversApi.begin, { params: { id: tenancy }, body: { kind: 'in' } })).body
  const { data, version } = await view(host, id)
  const save = (client: Client) =>
    client.call(handoversApi.save, { params: { id }, body: { version, data: { ...data, present: 'Biri' } } })
  const saved = await Promise.all([save(host), save(tenant)])
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  const send = async () =>
    host.call(handoversApi.send, { params: { id }, body: { version: (await view(host, id)).version } })
  const refused = await send()
  expect(refused).toMatchObject({ status: 400, code: 'handover_incomplete' })
  expect(refused.fields).toMatchObject({ keys: expect.any(String) })
})

test('HND-02 what was sent stays as it was, whatever becomes of the property’s fixtures; the meters become readings', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, property, fixture } = await scene(app)
  const { id, paper } = await sentHandover(host, tenancy)
  const { version } = (
    await host.call(fixturesApi.change, {
      params: { id: fixture.id },
      body: { version: fixture.version, demirbasCinsi: 'Klima' },
    })
  ).body
  expect(version).toBeGreaterThan(1)
  const seen = await view(tenant, id)
  expect(seen.data.fixtures[0]!.name).toBe('Kombi')
  expect(seen.paper).toMatchObject({ asked: true, hash: paper.hash })
  const save = await host.call(handoversApi.save, { params: { id }, body: { version: seen.version, data: seen.data } })
  expect(save).toMatchObject({ status: 409, code: 'handover_sent' })
  expect(await app.ctx.db.$count(meterReadings)).toBe(0)

  await tenant.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })
  const readings = await app.ctx.db.select().from(meterReadings).orderBy(meterReadings.id)
  expect(
    readings.map(({ sayac, zaman, endeks, tarih, property_id }) => [sayac, zaman, endeks, tarih, property_id]),
  ).toEqual([
    ['elektrik', 'teslim', 100.5, '2026-11-10', property.id],
    ['su', 'teslim', 101.5, '2026-11-10', property.id],
  ])
  expect(await host.call(handoversApi.reopen, { params: { id } })).toMatchObject({ code: 'handover_confirmed' })
  expect(await addPhoto(host, id, 'meter:su')).toMatchObject({ code: 'handover_confirmed' })
  const hash = (await app.guest.call(contractsApi.verify, { params: { hash: paper.hash } })).body
  expect(hash).toMatchObject({ known: true, kind: 'handover_in', state: 'confirmed' })
})

test('HND-03 only the two sides open its pictures, also after the tenancy; the mailed link opens those of its paper', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, contract } = await scene(app)
  const other = await scene(app)
  const { id, version } = await writtenHandover(host, tenancy)
  const { rooms } = (await view(host, id)).data
  const photo = (await addPhoto(host, id, `room:${rooms[0]!.id}`)).body
  expect((await addPhoto(host, id, `room:${tenancy}`)).status).toBe(404)
  for (const client of [host, tenant]) expect((await openFile(client, photo.file_id)).status).toBe(200)
  for (const client of [other.host, other.tenant]) expect((await openFile(client, photo.file_id)).status).toBe(404)
  const foreign = (await addPhoto(other.host, (await writtenHandover(other.host, other.tenancy)).id, 'meter:su')).body

  await host.call(handoversApi.send, { params: { id }, body: { version } })
  const token = await mailedPaper(app, tenant.email)
  const byLink = (file: string) =>
    app.guest.call(papersApi.linkFile, { params: { token, file }, query: { size: 'thumb' } })
  expect((await byLink(photo.file_id)).status).toBe(200)
  expect((await byLink(foreign.file_id)).status).toBe(404)

  await host.call(contractsApi.cancel, { params: { id: contract }, body: { reason: '' } })
  for (const client of [host, tenant]) {
    expect((await openFile(client, photo.file_id)).status).toBe(200)
    expect((await client.call(handoversApi.view, { params: { id } })).status).toBe(200)
  }
  expect((await other.tenant.call(handoversApi.view, { params: { id } })).status).toBe(404)
  const decided = await tenant.call(papersApi.decide, {
    params: { id: (await view(tenant, id)).paper!.id },
    body: { answer: 'confirmed' },
  })
  expect(decided.status).toBe(200)
})

test('a picture leaves the draft by the side that took it; one that was sent once is kept', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id, version } = await writtenHandover(host, tenancy)
  const [first, second] = [(await addPhoto(host, id, 'meter:su')).body, (await addPhoto(host, id, 'meter:su')).body]
  const remove = (client: Client, photo: string) => client.call(handoversApi.removePhoto, { params: { id, photo } })
  expect(await addPhoto(host, id, 'meter:su')).toMatchObject({ status: 409, code: 'too_many_photos' })
  expect(await remove(tenant, first.id)).toMatchObject({ status: 403, code: 'photo_not_yours' })
  expect((await remove(host, first.id)).status).toBe(200)
  expect((await openFile(host, first.file_id)).status).toBe(404)
  await host.call(handoversApi.send, { params: { id }, body: { version } })
  await host.call(handoversApi.reopen, { params: { id } })
  expect((await remove(host, second.id)).status).toBe(200)
  expect((await view(host, id)).photos).toEqual([])
  expect((await openFile(tenant, second.file_id)).status).toBe(200)
})

test('HND-04 the tenant adds remarks for seven days, beside the confirmed record and never inside it', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id, paper } = await confirmedHandover(host, tenant, tenancy)
  const remark = (client: Client) =>
    client.call(handoversApi.remark, { params: { id }, body: { text: 'Musluk damlatıyor.' } })
  expect(await remark(host)).toMatchObject({ status: 409, code: 'remarks_not_open' })
  const added = await remark(tenant)
  expect(added.status).toBe(200)
  expect((await addPhoto(tenant, id, `remark:${added.body.id}`)).status).toBe(200)
  expect((await addPhoto(host, id, `remark:${added.body.id}`)).status).toBe(404)
  const seen = await view(host, id)
  expect(seen.remarks).toMatchObject([{ text: 'Musluk damlatıyor.', author_name: 'Mehmet Öztürk', photos: [{}] }])
  expect(seen.paper!.hash).toBe(paper.hash)
  expect(seen.photos).toEqual([])
  app.pass(8 * day)
  expect(await remark(tenant)).toMatchObject({ status: 409, code: 'remarks_closed' })
  expect(await addPhoto(tenant, id, `remark:${added.body.id}`)).toMatchObject({ code: 'remarks_closed' })
  expect((await view(tenant, id)).may.remark).toBe(false)
})

test('HND-05 moving out begins with what moving in listed and stands beside it', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, fixture } = await scene(app)
  await confirmedHandover(host, tenant, tenancy)
  const { id } = (await tenant.call(handoversApi.begin, { params: { id: tenancy }, body: { kind: 'out' } })).body
  const out = await view(tenant, id)
  expect(out.data.fixtures).toMatchObject([{ id: fixture.id, condition: '' }])
  expect(out.data.meters[0]).toMatchObject({ reading: null })
  expect(out.before!.data.meters[0]).toMatchObject({ reading: 100.5 })
  const meters = filledIn(out.data).meters.map((meter, at) => (at === 0 ? { ...meter, reading: 150 } : meter))
  const saved = await tenant.call(handoversApi.save, {
    params: { id },
    body: { version: out.version, data: filledIn(out.data, { meters }) },
  })
  await tenant.call(handoversApi.send, { params: { id }, body: { version: saved.body.version } })
  const sent = await view(host, id)
  expect(sent.paper).toMatchObject({ asked: true })
  expect(sent.paper!.text.sections.find(({ title }) => title === 'Sayaçlar')!.table!.rows[0]).toEqual([
    'Elektrik (kWh)',
    '',
    '100,5',
    '150',
    '49,5',
  ])
})

test('the tenancy’s page says in its one call how its handovers stand and whose answer is waited for', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { paper } = await sentHandover(host, tenancy)
  const summary = async (client: Client) =>
    (await client.call(tenanciesApi.view, { params: { id: tenancy } })).body.handovers
  expect(await summary(tenant)).toMatchObject([{ kind: 'in', state: 'sent', asked: true, date: '2026-11-10' }])
  expect(await summary(host)).toMatchObject([{ asked: false }])
  await tenant.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })
  const { result, statements } = await app.counting(() => host.call(tenanciesApi.view, { params: { id: tenancy } }))
  expect(result.body.handovers).toMatchObject([{ state: 'confirmed', asked: false, remarks_until: expect.any(String) }])
  expect(statements.length).toBeLessThanOrEqual(3)
})
