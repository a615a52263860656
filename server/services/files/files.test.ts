import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { person } from '#domain/access/person.fixture.ts'
import { deriveRoles } from '#domain/access/roles.ts'
import { newId } from '#domain/kernel/ids.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { filesRefusals } from '#domain/services/files/files.messages.ts'
import { fileAreas } from '#domain/services/files/files.schema.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { docx, jpeg, jpegWithLocation, pdf, png, zip } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { dropFiles, keepFile } from './keep-file.ts'
import { prepareDocument, prepareImage } from './prepare-file.ts'

/** Storage in memory that can be told to fail. */
function memoryStorage() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const state = { broken: false, failPutOf: '' }
  const storage: Storage = {
    async put(area, name, content) {
      if (state.broken || (state.failPutOf && name.endsWith(state.failPutOf))) throw new Error('storage is down')
      kept.set(`${area}/${name}`, new Uint8Array(content))
    },
    async get(area, name) {
      if (state.broken) throw new Error('storage is down')
      return kept.get(`${area}/${name}`) ?? null
    },
    async remove(area, name) {
      if (state.broken) throw new Error('storage is down')
      kept.delete(`${area}/${name}`)
    },
    putStream: () => Promise.reject(new Error('nothing here is that large')),
    stream: () => Promise.reject(new Error('nothing here is that large')),
    isEmpty: async () => kept.size === 0,
  }
  return { kept, state, storage }
}

async function start() {
  const memory = memoryStorage()
  const app = await startTestApp({ replace: { storage: memory.storage } })
  const host = await app.build.host()
  const property = await buildProperty(app.ctx.db, host)
  return { app, host, property: property.id, kept: memory.kept, storage: memory.state }
}

/** The actor of a property's owner, as a session would give it. */
function actorOf({ id }: { id: string }): Actor {
  const subject = person({ host: true, owned_id: [id] })
  const roles = deriveRoles(subject)
  const names = { sessionId: '', accountId: '', email: '', username: 'Deneme Kişisi' }
  return {
    ...names,
    userId: id,
    callerId: SqlValue.of('caller', id),
    today: '2026-11-16',
    engagements: [],
    chosen: null,
    side: 'all',
    whole: { subject, roles, engagements: [] },
    subject,
    roles,
    confirmedAt: new Date(),
    secondFactorDue: false,
  }
}
const query = (property: string, name = 'Belge.pdf') => ({ property, name, category: 'Diğer' as const })
const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const dueNow = (app: TestApp, queue: string) =>
  app.ctx.db.run('update pgboss.job set start_after = now() where name = $1', [queue])
const readFile = (client: TestApp['guest'], id: string, search: { size?: 'thumb'; save?: '1' } = {}) =>
  client.call(filesApi.open, { params: { id }, query: search })

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const zeros = Buffer.alloc(60 * 1024 * 1024)

test('PROP-18 hostile and broken uploads are refused with their text, and nothing is left behind', async () => {
  const { app, host, property, kept } = await start()
  const picture = await jpeg()
  const hostile: [string, Uint8Array, keyof typeof filesRefusals | 'too_large', string?][] = [
    ['svg with script', svg, 'document_type', 'plan.svg'],
    ['html renamed', html, 'document_type', 'foto.jpg'],
    ['program', Buffer.from(`MZ${'\0'.repeat(200)}`), 'document_type', 'kurulum.pdf'],
    ['plain zip', zip([{ name: 'a.txt', content: 'a' }]), 'document_type'],
    ['zip bomb', zip([{ name: 'bomba', content: zeros }]), 'document_type', 'bomba.zip'],
    [
      'docx bomb',
      docx(Array.from({ length: 5 }, (_, at) => ({ name: `b${at}`, content: zeros }))),
      'document_unpacks_too_large',
      'b.docx',
    ],
    ['docx that lies about its size', docx([{ name: 'yalan', content: zeros, said: 10 }]), 'document_broken', 'b.docx'],
    ['docx cut off', docx().subarray(0, -30), 'document_broken', 'b.docx'],
    ['truncated jpeg', picture.subarray(0, picture.length - 300), 'document_broken', 'f.jpg'],
    ['half a pdf', pdf().subarray(0, 300), 'document_broken'],
    ['html that begins like a pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), html]), 'document_broken'],
    ['pdf called a program', pdf(), 'wrong_extension', 'tapu.pdf.exe'],
    ['pdf called a picture', pdf(), 'wrong_extension', 'tapu.jpg'],
    ['noise', randomBytes(5000), 'document_type'],
    ['empty', new Uint8Array(), 'empty_file'],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 65), 'too_large'],
  ]
  for (const [what, bytes, code, name] of hostile) {
    const answer = await host.call(documentsApi.add, { query: query(property, name), file: asBlob(bytes) })
    const message =
      code === 'too_large' ? 'Dosya çok büyük. En fazla 20 MB yükleyebilirsiniz.' : filesRefusals[code].message
    expect(answer, what).toMatchObject({ status: code === 'too_large' ? 413 : 400, code, message })
  }
  for (const name of ['../../gizli.pdf', 'C:\\tapu.pdf', 'tapu\r\nx.pdf', 'tapu\u0000.pdf', 'a'.repeat(5000), ' ']) {
    const answer = await host.call(documentsApi.add, { query: query(property, name), file: asBlob(pdf()) })
    expect(answer, JSON.stringify(name.slice(0, 20))).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(answer.fields).toHaveProperty('name')
  }
  expect(kept.size).toBe(0)
  expect(await app.ctx.db.$count(files)).toBe(0)
  expect(await app.ctx.db.$count(propertyDocuments)).toBe(0)
}, 120_000)

test('PROP-17 a photograph that hides another file is only a photograph afterwards', async () => {
  const polyglot = Buffer.concat([await jpeg(), html, zip([{ name: 'a.txt', content: 'a' }])])
  for (const prepare of [prepareImage, prepareDocument]) {
    const { content } = await prepare(polyglot)
    expect(Buffer.from(content).includes('<script>')).toBe(false)
    expect(Buffer.from(content).includes('PK')).toBe(false)
  }
  for (const bytes of [svg, html, pdf(), docx()])
    await expect(prepareImage(bytes)).rejects.toMatchObject({ code: 'picture_unreadable' })
})

test('PROP-17 the location and the camera are gone from a picture, which stands upright', async () => {
  const taken = await jpegWithLocation()
  expect((await sharp(taken).metadata()).exif!.includes('Telefon')).toBe(true)
  for (const prepare of [prepareImage, prepareDocument]) {
    const { content, thumb, width, height } = await prepare(taken)
    for (const picture of [content, thumb!]) {
      const { exif, xmp, iptc, orientation } = await sharp(picture).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
    }
    expect([width, height]).toEqual([200, 400])
  }
})

test('a picture of too many points and one of too many metres are handled', async () => {
  const large = await prepareImage(await jpeg(4000, 1000))
  expect([large.width, large.height]).toEqual([2400, 600])
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  await expect(prepareImage(bomb)).rejects.toMatchObject({ code: 'picture_unreadable' })
})

test('PROP-17 PROP-21 in each area a file is kept, read by those who may, and deleted with its content', async () => {
  const { app, host, property, kept } = await start()
  const stranger = await app.build.host()
  for (const area of fileAreas) {
    const prepared = await prepareImage(await png())
    // A document of this area is found through its own record.
    const id = await keepFile(
      app.ctx,
      actorOf(host),
      { area, name: 'foto.png', property_id: property, prepared },
      async (tx, file) => {
        if (area === 'property-documents') {
          await tx.insert(propertyDocuments).values({
            id: newId(),
            property,
            name: 'foto',
            size: file.size,
            file_id: file.id,
            file_type: 'webp',
            category: 'Diğer',
            search_key: 'foto',
            name_key: 'foto',
          })
        }
        return file.id
      },
    )
    expect([...kept.keys()].filter((key) => key.startsWith(area))).toEqual([`${area}/${id}`, `${area}/${id}.thumb`])
    const read = await readFile(host, id)
    expect(read, area).toMatchObject({ status: 200 })
    expect(Buffer.compare(Buffer.from(read.body as unknown as ArrayBuffer), Buffer.from(prepared.content))).toBe(0)
    expect(await readFile(stranger, id), area).toMatchObject({ status: 404, code: 'file_missing' })
    expect((await readFile(app.guest, id)).status).toBe(401)

    await app.ctx.db.transact(async (tx) => {
      await tx.delete(propertyDocuments)
      await dropFiles(app.ctx, tx, [id])
    })
    expect((await readFile(host, id)).status).toBe(404)
    await app.ctx.jobs.drain()
    expect(kept.size, area).toBe(0)
  }
})

test('a foreign file, a missing one and one whose content is lost answer alike', async () => {
  const { app, host, property, kept } = await start()
  const stranger = await app.build.host()
  const added = (await host.call(documentsApi.add, { query: query(property), file: asBlob(pdf()) })).body
  const missing = await readFile(stranger, newId())
  const foreign = await readFile(stranger, added.file_id)
  expect(foreign).toMatchObject({ status: 404, body: missing.body })
  kept.clear()
  expect(await readFile(host, added.file_id)).toMatchObject({ status: 404, body: missing.body })
})

test('a picture may be kept by the browser, a paper may not, and neither by anybody in between', async () => {
  const { app, host, property } = await start()
  const { file_id } = (await host.call(documentsApi.add, { query: query(property), file: asBlob(pdf()) })).body
  const paper = (await readFile(host, file_id)).headers
  expect(paper.get('cache-control')).toBe('private, no-store')
  expect(paper.get('content-type')).toBe('application/pdf')
  expect(paper.get('x-content-type-options')).toBe('nosniff')
  expect(paper.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(paper.get('content-disposition')).toBeNull()

  const image = {
    area: 'property-images' as const,
    name: 'a.png',
    property_id: property,
    prepared: await prepareImage(await png()),
  }
  const id = await keepFile(app.ctx, actorOf(host), image, async (_, file) => file.id)
  const small = await readFile(host, id, { size: 'thumb' })
  expect(small.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
  expect(small.headers.get('vary')).toContain('Cookie')
  expect(small.headers.get('content-type')).toBe('image/webp')
})

test('what is saved keeps its Turkish name and breaks no header', async () => {
  const { host, property } = await start()
  const name = 'Kira "sözleşmesi" (İstanbul); 100% \'asıl\''
  const { file_id } = (await host.call(documentsApi.add, { query: query(property, name), file: asBlob(pdf()) })).body
  const header = (await readFile(host, file_id, { save: '1' })).headers.get('content-disposition')!
  expect(header).toMatch(/^attachment; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/)
  expect(decodeURIComponent(header.split("''")[1]!)).toBe(`${name}.pdf`)
})

test('an upload whose saving fails leaves no content; one whose storing fails leaves no row', async () => {
  const { app, host, property, kept, storage } = await start()
  const kind = {
    area: 'property-images' as const,
    name: 'a.png',
    property_id: property,
    prepared: await prepareImage(await png()),
  }
  const failing = keepFile(app.ctx, actorOf(host), kind, () => Promise.reject(new Error('the row was refused')))
  await expect(failing).rejects.toThrow('the row was refused')
  expect(kept.size).toBe(0)

  storage.failPutOf = '.thumb'
  await expect(keepFile(app.ctx, actorOf(host), kind, async () => 'never')).rejects.toThrow('storage is down')
  expect(kept.size).toBe(0)
  expect(await app.ctx.db.$count(files)).toBe(0)
})

test('content without a row, as a killed process leaves it, goes within the hour; a kept file stays', async () => {
  const { app, host, property, kept, storage } = await start()
  const kind = {
    area: 'property-images' as const,
    name: 'a.png',
    property_id: property,
    prepared: await prepareImage(await png()),
  }
  const good = await keepFile(app.ctx, actorOf(host), kind, async (_, file) => file.id)
  await expect(
    keepFile(app.ctx, actorOf(host), kind, () => {
      // Neither the row is written nor the content removed, as after a power failure.
      storage.broken = true
      return Promise.reject(new Error('gone'))
    }),
  ).rejects.toThrow('gone')
  expect(kept.size).toBe(4)
  storage.broken = false
  await app.ctx.jobs.drain()
  expect(kept.size).toBe(4)
  await dueNow(app, 'tidy-upload')
  await app.ctx.jobs.drain()
  expect([...kept.keys()]).toEqual([`property-images/${good}`, `property-images/${good}.thumb`])
})

test('a removal that storage refuses is tried again until it works', async () => {
  const { app, host, property, kept, storage } = await start()
  const added = (await host.call(documentsApi.add, { query: query(property), file: asBlob(pdf()) })).body
  storage.broken = true
  expect((await host.call(documentsApi.remove, { params: { id: added.id } })).status).toBe(200)
  await emptyBinInAMonth(app)
  expect(kept.size).toBe(1)
  await dueNow(app, 'remove-file')
  await app.ctx.jobs.drain()
  expect(kept.size).toBe(1)
  storage.broken = false
  await dueNow(app, 'remove-file')
  await app.ctx.jobs.drain()
  expect(kept.size).toBe(0)
})
