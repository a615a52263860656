import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { suggestionsApi as api } from '#domain/property/suggestions/suggestions.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { files } from '#server/db/schema/files.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { suggestionComments } from '#server/db/schema/suggestions.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { picture } from '#server/testing/pictures.ts'
import { asked } from './suggestion.fixture.ts'

const small = { width: 16, height: 12 }

test('SUG-01 both sides talk under a request, each is told of the other’s words, and a comment sent twice is one', async () => {
  const { app, owner, tenant, manager, id, view, sentNotifications } = await asked()
  const comment = { params: { id }, body: { id: newId(), text: '  Yarın öğleden sonra evdeyim.  ' } }
  expect((await tenant.call(api.comment, comment)).status).toBe(200)
  expect((await tenant.call(api.comment, comment)).status).toBe(200)
  // A different text or author under an existing id was not saved, so it is refused.
  const other = { params: { id }, body: { ...comment.body, text: 'Yarın evde değilim.' } }
  for (const person of [tenant, manager])
    expect(await person.call(api.comment, other)).toMatchObject({ status: 409, code: 'already_kept' })
  app.pass(60_000)
  await manager.call(api.comment, { params: { id }, body: { text: 'Usta 14.00’te gelecek.' } })
  const { body } = await owner.call(api.view, view)
  expect(body.yorumlar).toMatchObject([
    { author_name: 'Mehmet Öztürk', role_label: 'Kiracı', text: 'Yarın öğleden sonra evdeyim.' },
    { author_name: 'Burak Şahin', role_label: 'Yetkili Kişi', text: 'Usta 14.00’te gelecek.' },
  ])
  const hears = (person: { id: string }) =>
    sentNotifications().then((all) => all.filter(({ user_id }) => user_id === person.id))
  expect(await hears(owner)).toMatchObject([{ event: 'Moda Dairesi: Mehmet Öztürk “Kombi” talebine yorum yazdı.' }])
  expect(await hears(manager)).toHaveLength(1)
  expect(await hears(tenant)).toMatchObject([{ event: 'Moda Dairesi: Burak Şahin “Kombi” talebine yorum yazdı.' }])
  expect((await tenant.call(api.comment, { params: { id }, body: { text: ' ' } })).status).toBe(400)
})

test('SUG-13 whoever only reads a request writes nothing under it; the others who live there do not see it', async () => {
  const { app, reader, id, view, property_id } = await asked()
  const reading = await reader()
  const body = { text: 'Merhaba' }
  expect((await reading.call(api.view, view)).body.can).toEqual({
    manage: false,
    join: false,
    withdraw: false,
    expense: false,
  })
  expect((await reading.call(api.comment, { params: { id }, body })).status).toBe(403)
  expect((await reading.call(api.addFile, { params: { id }, file: await picture(1, small) })).status).toBe(403)
  const flatmate = await app.build.tenant()
  await app.ctx.db.insert(propertyTenants).values({ property_id, user_id: flatmate.id })
  for (const answer of [
    await flatmate.call(api.view, view),
    await flatmate.call(api.comment, { params: { id }, body }),
    await flatmate.call(api.addFile, { params: { id }, file: await picture(1, small) }),
  ])
    expect(answer).toMatchObject({ status: 404, message: 'Talep bulunamadı' })
  expect((await flatmate.call(api.list, { query: { property_id } })).body.total).toBe(0)
  expect(await app.ctx.db.$count(suggestionComments)).toBe(0)
  expect(await app.ctx.db.$count(files)).toBe(0)
})

test('SUG-02 photographs are seen by exactly those who see the request, and taken away by whoever added them', async () => {
  const { app, owner, tenant, manager, plain, reader, id, view, property_id, heard } = await asked()
  const added = await tenant.call(api.addFile, { params: { id }, file: await picture(1, small) })
  const { file_id } = added.body
  expect((await owner.call(api.view, view)).body).toMatchObject({ dosyalar: [file_id], kendi_dosyalari: [] })
  expect(heard.filter(({ event }) => event === 'suggestionChanged').map(({ user }) => user)).toContain(owner.id)
  const see = async (person: { call: typeof owner.call }) =>
    (await person.call(filesApi.open, { params: { id: file_id }, query: { size: 'thumb' } })).status
  const flatmate = await app.build.tenant()
  await app.ctx.db.insert(propertyTenants).values({ property_id, user_id: flatmate.id })
  for (const person of [owner, tenant, manager, await reader()]) expect(await see(person)).toBe(200)
  for (const person of [flatmate, plain, await app.build.host(), await app.build.tenant()])
    expect(await see(person)).toBe(404)

  const gone = { params: { id, file: file_id } }
  expect((await owner.call(api.removeFile, gone)).status).toBe(403)
  expect(await tenant.call(api.removeFile, gone)).toMatchObject({ status: 200, body: { message: 'Fotoğraf silindi.' } })
  expect(await see(tenant)).toBe(404)
  expect((await tenant.call(api.removeFile, gone)).status).toBe(404)
})

test('a request holds ten photographs, and they go with the property when its bin is emptied', async () => {
  const { app, owner, tenant, id, property_id } = await asked()
  const file = await picture(1, small)
  for (let at = 0; at < 10; at++) expect((await tenant.call(api.addFile, { params: { id }, file })).status).toBe(200)
  expect(await tenant.call(api.addFile, { params: { id }, file })).toMatchObject({
    status: 409,
    code: 'too_many_photos',
  })
  expect(await app.ctx.db.$count(files)).toBe(10)
  await app.ctx.db.delete(propertyTenants)
  const removed = await owner.call(propertiesApi.delete, { params: { id: property_id } })
  expect(removed.status).toBe(200)
  expect(await app.ctx.db.$count(files)).toBe(10)
  await emptyBinInAMonth(app)
  expect(await app.ctx.db.$count(files)).toBe(0)
})
