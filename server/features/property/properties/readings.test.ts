import { expect, test } from 'vitest'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { files } from '#server/db/schema/files.ts'
import { meterReadings, propertyEvents } from '#server/db/schema/properties.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const handover = { sayac: 'su', zaman: 'teslim', endeks: 812.5, tarih: '2026-01-10', sayacNo: 'S-1' } as const

test('a meter is read at handover and return; a return below the handover is kept and warned of', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const add = (body: object) => host.call(readingsApi.add, { params: { id }, body: { ...handover, ...body } })
  const first = await add({})
  expect(first.body).toMatchObject({ reading: { ...handover, property_id: id, file_id: null }, warning: null })
  const back = { zaman: 'tahliye', tarih: '2026-06-10' }
  expect((await add({ ...back, endeks: 900.25 })).body.warning).toBe(null)
  expect((await add({ ...back, endeks: 12, sayacNo: 'S-2' })).body.warning).toBe(null)
  const low = await add({ ...back, endeks: 81 })
  expect(low).toMatchObject({
    status: 200,
    body: {
      warning: 'Tahliye endeksi, teslim endeksinden (812,5) düşük. Sayaç değişmediyse rakamları kontrol edin.',
    },
  })
  expect((await add({ ...back, sayac: 'elektrik', endeks: 1 })).body.warning).toBe(null)
  expect(await app.ctx.db.$count(meterReadings)).toBe(5)
  const [event] = await app.ctx.db.select().from(propertyEvents).orderBy(propertyEvents.id)
  expect(event).toMatchObject({ kind: 'reading_added', detail: { sayac: 'su', zaman: 'teslim', endeks: 812.5 } })
})

test('a reading of tomorrow, a negative one or one without a meter is refused', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const add = (body: object) =>
    host.call(readingsApi.add, { params: { id }, body: { ...handover, ...body } as typeof handover })
  const tomorrow = isoDate(new Date(app.ctx.clock.now().getTime() + 86_400_000))
  expect(await add({ tarih: tomorrow })).toMatchObject({ status: 400, code: 'reading_in_future' })
  expect((await add({ tarih: isoDate(app.ctx.clock.now()) })).status).toBe(200)
  expect(await add({ endeks: -1 })).toMatchObject({ status: 400, fields: { endeks: 'Endeks 0’dan küçük olamaz' } })
  expect(await add({ sayac: 'telefon' })).toMatchObject({ status: 400, fields: { sayac: 'Sayacı seçin' } })
})

test('a photograph belongs to the reading: a second replaces the first, and it goes with the reading', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const other = await app.build.property(host)
  const { reading } = (await host.call(readingsApi.add, { params: { id }, body: handover })).body
  const params = { id, reading: reading.id }
  const first = (await host.call(readingsApi.addPhoto, { params, file: await picture(1) })).body.file_id!
  const second = (await host.call(readingsApi.addPhoto, { params, file: await picture(2) })).body.file_id!
  expect((await host.call(filesApi.open, { params: { id: first } })).status).toBe(404)
  expect((await host.call(filesApi.open, { params: { id: second } })).status).toBe(200)
  const elsewhere = { id: other.id, reading: reading.id }
  const missing = { status: 404, message: 'Sayaç okuması bulunamadı.' }
  expect(await host.call(readingsApi.addPhoto, { params: elsewhere, file: await picture(3) })).toMatchObject(missing)
  expect(await host.call(readingsApi.remove, { params: elsewhere })).toMatchObject(missing)
  expect((await host.call(readingsApi.remove, { params })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(files)).toBe(0)
  for (const file of [first, second]) expect(await app.ctx.storage.get('property-images', file)).toBe(null)
})

test('readings: the right to meters decides; a stranger finds nothing, a guest must sign in', async () => {
  const app = await startTestApp()
  const [host, stranger, tenant] = [await app.build.host(), await app.build.host(), await app.build.tenant()]
  const editor = await app.build.staff(host, { authorised: true, canAddProperty: true })
  const reader = await app.build.staff(host, { authorised: true, canManageMeters: true })
  const lawyer = await app.build.staff(host, { lawyer: true, canManageMeters: true })
  const { id } = await app.build.property(host, {
    tenants: [tenant],
    delegates: { authorised: [editor, reader], lawyer: [lawyer] },
  })
  const { reading } = (await host.call(readingsApi.add, { params: { id }, body: handover })).body
  const file = await picture()
  const tries = async (who: Pick<typeof host, 'call'>) => [
    (await who.call(readingsApi.add, { params: { id }, body: handover })).status,
    (await who.call(readingsApi.addPhoto, { params: { id, reading: reading.id }, file })).status,
    (await who.call(readingsApi.remove, { params: { id, reading: newId() } })).status,
  ]
  expect(await tries(stranger)).toEqual([404, 404, 404])
  for (const who of [tenant, editor, lawyer]) expect(await tries(who)).toEqual([403, 403, 403])
  expect(await tries(reader)).toEqual([200, 200, 404])
  expect(await tries(app.guest)).toEqual([401, 401, 401])
})
