import { expect, test } from 'vitest'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { imagesApi } from '#domain/property/properties/images.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { files } from '#server/db/schema/files.ts'
import { dayMs, emptyBin } from '#server/testing/empty-bin.ts'
import { picture } from '#server/testing/pictures.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const paper = (text?: string) => new Blob([new Uint8Array(pdf(text))])

/** A property with one item of each kind that can be removed. */
async function scene() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant()
  const clerk = await app.build.staff(host, {
    username: 'Selin Ağaoğlu',
    authorised: true,
    canAddProperty: true,
    canManageDocuments: true,
  })
  const property = await app.build.property(host, {
    baslik: 'Moda Daire',
    tenants: [tenant],
    delegates: { authorised: [clerk] },
  })
  const params = { id: property.id }
  const file = await picture(1)
  const photo = (await host.call(imagesApi.add, { params, query: { set: 'general', oda: 'Salon' }, file })).body
  const fixture = (
    await host.call(fixturesApi.create, { body: { property_id: property.id, demirbasCinsi: 'Kombi', marka: 'Bosch' } })
  ).body
  await host.call(fixturesApi.addDoc, { params: { id: fixture.id }, file })
  const document = (
    await host.call(documentsApi.add, {
      query: { property: property.id, category: 'Tapu', name: 'Tapu.pdf', tenant_can_see: 'true' },
      file: paper(),
    })
  ).body
  return { app, host, tenant, clerk, property, params, photo, fixture, document }
}
type Scene = Awaited<ReturnType<typeof scene>>

const shown = async ({ host, property }: Scene) => {
  const { body } = await host.call(propertyDetailApi.detail, { params: { id: property.id } })
  const { documents } = (await host.call(documentsApi.list)).body
  const { version: _, updated_at: __, ...own } = body.property
  return { own, images: body.images, fixtures: body.fixtures, documents }
}
const removeAll = async ({ host, photo, fixture, document }: Scene) => {
  const answers = [
    await host.call(imagesApi.remove, { params: { set: 'general', id: photo.id } }),
    await host.call(fixturesApi.remove, { params: { id: fixture.id } }),
    await host.call(documentsApi.remove, { params: { id: document.id } }),
  ]
  return answers.map(({ body }) => body.bin_id)
}

test('J17 a removed photo, fixture and paper come back with one call each, exactly as they were, cover and sharing included', async () => {
  const all = await scene()
  const { app, host, tenant, photo, document } = all
  const before = await shown(all)
  const ids = await removeAll(all)
  const without = await shown(all)
  expect([without.own.gorsel, without.images.general, without.fixtures, without.documents]).toEqual([null, [], [], []])
  // Hidden from everyone else, also by URL; the owner's bin still shows the picture.
  expect((await tenant.call(filesApi.open, { params: { id: photo.file_id } })).status).toBe(404)
  expect((await tenant.call(filesApi.open, { params: { id: document.file_id } })).status).toBe(404)
  expect((await host.call(filesApi.open, { params: { id: photo.file_id } })).status).toBe(200)
  await emptyBin(app)
  for (const id of ids) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => host.call(binApi.restore, { params: { id } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  }
  expect(await shown(all)).toEqual(before)
  expect((await tenant.call(filesApi.open, { params: { id: photo.file_id } })).status).toBe(200)
  expect((await tenant.call(filesApi.open, { params: { id: document.file_id } })).status).toBe(200)
  const { history } = (await host.call(propertyDetailApi.detail, { params: all.params })).body
  expect(history.slice(0, 3).map(({ text }) => text)).toEqual([
    '“Tapu.pdf” belgesi geri alındı.',
    '“Kombi” demirbaşı geri alındı.',
    'Genel fotoğrafları: bir fotoğraf geri alındı.',
  ])
})

test('J17 a photo that was not the cover comes back without becoming it', async () => {
  const all = await scene()
  const { host, params, photo } = all
  const file = await picture(2)
  const other = (await host.call(imagesApi.add, { params, query: { set: 'general', oda: 'Mutfak' }, file })).body
  const { body } = await host.call(imagesApi.remove, { params: { set: 'general', id: other.id } })
  expect((await host.call(binApi.restore, { params: { id: body.bin_id } })).status).toBe(200)
  const { own, images } = await shown(all)
  expect([own.gorsel, images.general.length]).toEqual([photo.file_id, 2])
})

test('the bin lists what can be brought back, newest first, with its last day; somebody else’s is empty', async () => {
  const all = await scene()
  const { app, host, tenant, clerk, fixture, property } = all
  await removeAll(all)
  const { body } = await host.call(binApi.list)
  expect(body).toMatchObject({ total: 3, hasMore: false })
  expect(body.counts).toEqual({
    property: 0,
    document: 1,
    picture: 1,
    fixture: 1,
    fixture_picture: 0,
    permissions: 0,
    special_condition: 0,
    forum_post: 0,
    forum_reply: 0,
    contract: 0,
  })
  expect(
    body.documents
      .map(({ kind, title, property_title, deleted_by_name }) => [kind, title, property_title, deleted_by_name])
      .sort(),
  ).toEqual([
    ['document', 'Tapu.pdf', 'Moda Daire', 'Ayşe Yıldırım'],
    ['fixture', 'Kombi', 'Moda Daire', 'Ayşe Yıldırım'],
    ['picture', 'Salon', 'Moda Daire', 'Ayşe Yıldırım'],
  ])
  expect(body.documents.every(({ until }) => /^\d{4}-\d\d-\d\d$/.test(until!))).toBe(true)
  expect((await host.call(binApi.list, { query: { kind: 'fixture' } })).body).toMatchObject({
    total: 1,
    documents: [{ title: 'Kombi', file_id: expect.any(String) }],
  })
  for (const other of [tenant, clerk, await app.build.host(), await app.build.admin()])
    expect((await other.call(binApi.list)).body.total).toBe(0)
  const { statements } = await app.counting(() => host.call(binApi.list))
  expect(statements).toHaveLength(3)

  // The person who removed it may also see and restore it, while they have access to the property.
  const made = (await clerk.call(fixturesApi.create, { body: { property_id: property.id, demirbasCinsi: 'Fırın' } }))
    .body
  const { bin_id } = (await clerk.call(fixturesApi.remove, { params: { id: made.id } })).body
  expect((await clerk.call(binApi.list)).body.documents).toMatchObject([{ id: bin_id, title: 'Fırın' }])
  expect((await host.call(binApi.list)).body.total).toBe(4)
  expect((await clerk.call(binApi.restore, { params: { id: bin_id } })).body.message).toBe('Demirbaş geri alındı.')
  expect(fixture.id).not.toBe(made.id)
})

test('what hangs on a deleted property is not listed beside it and comes back with it', async () => {
  const all = await scene()
  const { host, params } = all
  const [photoId] = await removeAll(all)
  const { bin_id } = (await host.call(propertiesApi.delete, { params, body: { confirmed: true } })).body
  expect((await host.call(binApi.list)).body).toMatchObject({ total: 1, documents: [{ kind: 'property' }] })
  expect((await host.call(binApi.restore, { params: { id: photoId! } })).status).toBe(404)
  await host.call(binApi.restore, { params: { id: bin_id } })
  expect((await host.call(binApi.list)).body.total).toBe(3)
  expect((await host.call(binApi.restore, { params: { id: photoId! } })).status).toBe(200)
})

test('files go only when the bin is emptied, 30 days after', async () => {
  const all = await scene()
  const { app, photo, fixture, document } = all
  await removeAll(all)
  const stored = await app.ctx.db.select().from(files)
  expect(stored).toHaveLength(3)
  app.pass(30 * dayMs - 1000)
  await emptyBin(app)
  expect(await app.ctx.db.$count(files)).toBe(3)
  app.pass(2000)
  await emptyBin(app)
  expect(await app.ctx.db.$count(files)).toBe(0)
  for (const { area, id } of stored) expect(await app.ctx.storage.get(area, id)).toBeNull()
  expect(new Set([photo.id, fixture.id, document.id]).size).toBe(3)
})

test('a photo of a fixture comes back to its fixture; while that lies in the bin too, the fixture comes first', async () => {
  const all = await scene()
  const { host, property, fixture } = all
  const docs = async () =>
    (await host.call(fixturesApi.list, { query: { property_id: property.id } })).body.documents[0]?.docs
  const [file] = (await docs())!
  const removed = (await host.call(fixturesApi.removeDoc, { params: { id: fixture.id, file: file! } })).body
  expect(await docs()).toEqual([])
  const { bin_id } = (await host.call(fixturesApi.remove, { params: { id: fixture.id } })).body
  expect(await host.call(binApi.restore, { params: { id: removed.bin_id } })).toMatchObject({
    status: 404,
    message: 'Demirbaş bulunamadı.',
  })
  await host.call(binApi.restore, { params: { id: bin_id } })
  expect((await host.call(binApi.restore, { params: { id: removed.bin_id } })).body.message).toBe(
    'Fotoğraf geri alındı.',
  )
  expect(await docs()).toEqual([file])
})

test('PROP-18 a contract paper does not push out the one that came meanwhile', async () => {
  const { host, property } = await scene()
  const add = async (text: string) =>
    (
      await host.call(documentsApi.add, {
        query: { property: property.id, category: 'Sözleşmeler', name: `${text}.pdf` },
        file: paper(text),
      })
    ).body
  const first = await add('Eski')
  const { bin_id } = (await host.call(documentsApi.remove, { params: { id: first.id } })).body
  const second = await add('Yeni')
  expect(await host.call(binApi.restore, { params: { id: bin_id } })).toMatchObject({
    status: 409,
    code: 'contract_exists',
  })
  await host.call(documentsApi.remove, { params: { id: second.id } })
  expect((await host.call(binApi.restore, { params: { id: bin_id } })).status).toBe(200)
})

test('whoever lost the right cannot put back what they removed', async () => {
  const { app, host, clerk, property, fixture } = await scene()
  const { bin_id } = (await clerk.call(fixturesApi.remove, { params: { id: fixture.id } })).body
  await app.ctx.db.execute(`update engagements set "canAddProperty" = false where person_id = '${clerk.id}'`)
  expect((await clerk.call(binApi.restore, { params: { id: bin_id } })).status).toBe(403)
  await app.ctx.db.execute(`delete from property_delegates where user_id = '${clerk.id}'`)
  expect((await clerk.call(binApi.list)).body.total).toBe(0)
  expect((await clerk.call(binApi.restore, { params: { id: bin_id } })).status).toBe(404)
  expect((await host.call(binApi.restore, { params: { id: bin_id } })).status).toBe(200)
  expect((await host.call(fixturesApi.list, { query: { property_id: property.id } })).body.documents).toHaveLength(1)
})
