import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { imagesApi } from '#domain/property/properties/images.api.ts'
import { imageSets } from '#domain/property/properties/images.schema.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { files } from '#server/db/schema/files.ts'
import {
  deliveryImages,
  evacuationImages,
  invoices,
  properties,
  propertyEvents,
  propertyImages,
} from '#server/db/schema/properties.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const stored = (app: TestApp) => readdir(path.join(app.ctx.config.dataDir, 'files', 'property-images')).catch(() => [])
const coverOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select({ gorsel: properties.gorsel }).from(properties).where(eq(properties.id, id)))[0]!.gorsel

test('PROP-17 a picture goes to the property-images area, is readable, and gets an entry', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const query = { set: 'general', oda: 'Salon', aciklama: 'Pencere tarafı' } as const
  const added = await host.call(imagesApi.add, { params: { id }, query, file: await picture() })
  expect(added).toMatchObject({
    status: 200,
    body: { property_id: id, oda: 'Salon', aciklama: 'Pencere tarafı', width: 640 },
  })
  const { file_id } = added.body
  const [file] = await app.ctx.db.select().from(files)
  expect(file).toMatchObject({ id: file_id, area: 'property-images', property_id: id, uploaded_by: host.id })
  expect((await stored(app)).sort()).toEqual([file_id, `${file_id}.thumb`])
  for (const size of ['full', 'thumb'] as const) {
    const opened = await host.call(filesApi.open, { params: { id: file_id }, query: { size } })
    expect(opened.headers.get('content-type')).toBe('image/webp')
  }
  const { documents } = (await host.call(imagesApi.list, { params: { id }, query: { set: 'general' } })).body
  expect(documents).toEqual([added.body])
  const events = await app.ctx.db.select().from(propertyEvents)
  expect(events).toMatchObject([{ kind: 'picture_added', actor_id: host.id, detail: { set: 'general' } }])
})

test('PROP-20 delivery and evacuation pictures and invoices are records keyed by property_id', async () => {
  for (const table of [deliveryImages, evacuationImages, invoices]) expect(table.property_id.notNull).toBe(true)
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  for (const set of ['delivery', 'evacuation'] as const) {
    await host.call(imagesApi.add, { params: { id }, query: { set, oda: 'Mutfak' }, file: await picture() })
    const { documents } = (await host.call(imagesApi.list, { params: { id }, query: { set } })).body
    expect(documents).toMatchObject([{ property_id: id, oda: 'Mutfak' }])
  }
  expect(await app.ctx.db.$count(deliveryImages)).toBe(1)
  expect(await app.ctx.db.$count(evacuationImages)).toBe(1)
  // Only a general picture becomes the cover automatically.
  expect(await coverOf(app, id)).toBe(null)
})

test('LIM-05 an image list takes at most 100, in at most three statements; the 101st upload is refused and leaves nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const seeded = Array.from({ length: 101 }, () => ({ file: newId(), image: newId() }))
  await app.ctx.db
    .insert(files)
    .values(
      seeded.map(
        ({ file }) =>
          ({ id: file, area: 'property-images', name: 'x', type: 'image/webp', size: 1, property_id: id }) as const,
      ),
    )
  for (const [set, table] of [
    ['general', propertyImages],
    ['delivery', deliveryImages],
    ['evacuation', evacuationImages],
  ] as const) {
    await app.ctx.db.insert(table).values(seeded.map(({ file }) => ({ id: newId(), property_id: id, file_id: file })))
    const { result, statements } = await app.counting(() =>
      host.call(imagesApi.list, { params: { id }, query: { set } }),
    )
    expect(result.body.documents).toHaveLength(100)
    expect(statements.length).toBeLessThanOrEqual(3)
    const refused = await host.call(imagesApi.add, { params: { id }, query: { set }, file: await picture() })
    expect(refused).toMatchObject({ status: 409, code: 'too_many_files' })
  }
  expect(await stored(app)).toEqual([])
  expect(await app.ctx.db.$count(files)).toBe(101)
})

test('the first general picture becomes the cover; another can be chosen; deleting it makes the next one the cover, and no file stays', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const other = await app.build.property(host)
  const add = async (property: string, number: number) =>
    (
      await host.call(imagesApi.add, {
        params: { id: property },
        query: { set: 'general' },
        file: await picture(number),
      })
    ).body
  const [first, second, elsewhere] = [await add(id, 1), await add(id, 2), await add(other.id, 3)]
  expect(await coverOf(app, id)).toBe(first.file_id)
  const choose = (image_id: string) => host.call(imagesApi.chooseCover, { params: { id }, body: { image_id } })
  expect((await choose(second.id)).status).toBe(200)
  expect(await coverOf(app, id)).toBe(second.file_id)
  expect(await choose(elsewhere.id)).toMatchObject({ status: 404, code: 'cover_from_general' })

  const gone = { params: { set: 'general', id: second.id } } as const
  expect((await host.call(imagesApi.remove, gone)).status).toBe(200)
  expect(await coverOf(app, id)).toBe(first.file_id)
  expect(await host.call(imagesApi.remove, gone)).toMatchObject({ status: 404, message: 'Fotoğraf bulunamadı.' })
  expect((await host.call(imagesApi.remove, { params: { set: 'general', id: first.id } })).status).toBe(200)
  expect(await coverOf(app, id)).toBe(null)
  await emptyBinInAMonth(app)
  expect((await stored(app)).every((name) => name.startsWith(elsewhere.file_id))).toBe(true)
  expect(await stored(app)).toHaveLength(2)
})

test('a picture out of the bin is the cover again if it was; another one only where there is none, and only a general one', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const add = async (set: 'general' | 'delivery', number: number) =>
    (await host.call(imagesApi.add, { params: { id }, query: { set }, file: await picture(number) })).body
  const remove = async (set: 'general' | 'delivery', image: string) =>
    (await host.call(imagesApi.remove, { params: { set, id: image } })).body.bin_id
  const restore = async (bin_id: string) =>
    expect((await host.call(binApi.restore, { params: { id: bin_id } })).status).toBe(200)
  const [first, second, handover] = [await add('general', 1), await add('general', 2), await add('delivery', 3)]
  const [secondGone, handoverGone] = [await remove('general', second.id), await remove('delivery', handover.id)]
  const firstGone = await remove('general', first.id)
  expect(await coverOf(app, id)).toBe(null)
  await restore(handoverGone)
  expect(await coverOf(app, id)).toBe(null)
  await restore(secondGone)
  expect(await coverOf(app, id)).toBe(second.file_id)
  await restore(firstGone)
  expect(await coverOf(app, id)).toBe(first.file_id)
  await restore(await remove('general', second.id))
  expect(await coverOf(app, id)).toBe(first.file_id)
})

test('PROP-17 pictures stand in the order of choosing, and the first chosen is the cover whichever arrives first', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const now = app.ctx.clock.now().getTime()
  const [one, two, three] = [newId(now), newId(now), newId(now)]
  const add = async (chosen: string, number: number) =>
    (
      await host.call(imagesApi.add, {
        params: { id },
        query: { set: 'general', id: chosen },
        file: await picture(number),
      })
    ).body
  const order = async () =>
    (await host.call(imagesApi.list, { params: { id }, query: { set: 'general' } })).body.documents.map(
      (each) => each.id,
    )
  const second = await add(two, 2)
  expect(await coverOf(app, id)).toBe(second.file_id)
  const third = await add(three, 3)
  const first = await add(one, 1)
  expect(await order()).toEqual([one, two, three])
  expect(await coverOf(app, id)).toBe(first.file_id)
  // Repeated because the reply was lost: the same picture.
  expect(await add(one, 1)).toEqual(first)
  expect(await order()).toHaveLength(3)
  // A cover that was chosen stays when others arrive.
  await host.call(imagesApi.chooseCover, { params: { id }, body: { image_id: third.id } })
  await add(newId(now - 60_000), 4)
  expect(await coverOf(app, id)).toBe(third.file_id)
  // With a wrong clock the picture comes last.
  const late = await add(newId(now - 90 * 60_000), 5)
  expect(await order()).toHaveLength(5)
  expect(late.id).toBe((await order()).at(-1))
})

test('room and caption can be changed; pictures uploaded at the same time all arrive', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const query = { set: 'delivery' } as const
  const pictures = await Promise.all([1, 2, 3, 4].map((number) => picture(number)))
  const added = await Promise.all(pictures.map((file) => host.call(imagesApi.add, { params: { id }, query, file })))
  expect(added.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  const image = { set: 'delivery', id: added[0]!.body.id } as const
  const body = { oda: ' Çocuk Odası ', aciklama: 'Duvarda iz' }
  const changed = await host.call(imagesApi.change, { params: image, body })
  expect(changed.body).toMatchObject({ id: image.id, oda: 'Çocuk Odası', aciklama: 'Duvarda iz' })
  const { documents } = (await host.call(imagesApi.list, { params: { id }, query })).body
  expect(documents.find((each) => each.id === image.id)).toEqual(changed.body)
  const tooLong = await host.call(imagesApi.change, { params: image, body: { oda: 'x'.repeat(61), aciklama: '' } })
  expect(tooLong).toMatchObject({ status: 400, fields: { oda: 'En fazla 60 karakter girilebilir' } })
})

test('pictures: a stranger finds nothing, tenant and lawyer look but do not touch, a guest must sign in', async () => {
  const app = await startTestApp()
  const [host, stranger, tenant] = [await app.build.host(), await app.build.host(), await app.build.tenant()]
  const lawyer = await app.build.staff(host, { userType: 'lawyer', lawyer: true })
  const agent = await app.build.staff(host, { userType: 'landlord', authorised: true, canAddProperty: true })
  const limited = await app.build.staff(host, { userType: 'landlord', authorised: true })
  const { id } = await app.build.property(host, {
    tenants: [tenant],
    delegates: { lawyer: [lawyer], authorised: [agent, limited] },
  })
  await app.build.property(stranger)
  const image = (await host.call(imagesApi.add, { params: { id }, query: { set: 'general' }, file: await picture() }))
    .body
  const params = { set: 'general', id: image.id } as const
  const file = await picture(2)
  const tries = (who: typeof host) =>
    Promise.all([
      who.call(imagesApi.list, { params: { id }, query: { set: 'general' } }),
      ...imageSets.map((set) => who.call(imagesApi.add, { params: { id }, query: { set }, file })),
      who.call(imagesApi.change, { params, body: { oda: 'Salon', aciklama: '' } }),
      who.call(imagesApi.chooseCover, { params: { id }, body: { image_id: image.id } }),
    ]).then((answers) => answers.map((answer) => answer.status))
  const remove = async (who: typeof host) => (await who.call(imagesApi.remove, { params })).status
  expect([...(await tries(stranger)), await remove(stranger)]).toEqual([404, 404, 404, 404, 404, 404, 404])
  for (const who of [tenant, lawyer, limited]) {
    expect([...(await tries(who)), await remove(who)]).toEqual([200, 403, 403, 403, 403, 403, 403])
  }
  expect(await tries(Object.assign(app.client(), { id: '', accountId: '', email: '' }))).toEqual([
    401, 401, 401, 401, 401, 401,
  ])
  expect(await tries(agent)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await stranger.call(filesApi.open, { params: { id: image.file_id } })).status).toBe(404)
})

test('what is no picture or too large is refused and leaves nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id } = await app.build.property(host)
  const add = (file: Blob) => host.call(imagesApi.add, { params: { id }, query: { set: 'general' }, file })
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
  expect(await add(svg)).toMatchObject({ status: 400, code: 'picture_unreadable' })
  expect(await add(new Blob([]))).toMatchObject({ status: 400, code: 'empty_file' })
  const whole = new Uint8Array(await (await picture()).arrayBuffer())
  expect(await add(new Blob([whole.slice(0, 60)]))).toMatchObject({ status: 400, code: 'picture_unreadable' })
  expect(await add(new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toMatchObject({
    status: 413,
    message: 'Dosya çok büyük. En fazla 20 MB yükleyebilirsiniz.',
  })
  expect(await stored(app)).toEqual([])
  expect(await app.ctx.db.$count(files)).toBe(0)
})
