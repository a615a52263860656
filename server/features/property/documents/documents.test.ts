import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kernelRefusals } from '#domain/kernel/refusal.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { documentsRefusals } from '#domain/property/documents/documents.messages.ts'
import type { DocumentCategory, DocumentView } from '#domain/property/documents/documents.schema.ts'
import { propertiesRefusals } from '#domain/property/properties/properties.messages.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { propertyEvents } from '#server/db/schema/properties.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import type { Client } from '#server/testing/client.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { docx, jpeg, pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A property with all related people, and a property of another host. */
async function start() {
  const app = await startTestApp()
  const { build, ctx } = app
  const host = await build.host({ username: 'Ayşe Yıldırım' })
  const staff = (given: object) => build.staff(host, given)
  const people = {
    host,
    admin: await build.admin(),
    tenant: await build.tenant(),
    lawyer: await staff({ userType: 'lawyer', lawyer: true }),
    filingLawyer: await staff({
      userType: 'lawyer',
      lawyer: true,
      canManageDocuments: true,
      username: 'Av. Cem İnönü',
    }),
    clerk: await staff({ authorised: true, canManageDocuments: true }),
    cleaner: await staff({ authorised: true, canAddProperty: true }),
    agent: await staff({ estate: true }),
    stranger: await build.host(),
  }
  const { id } = await buildProperty(ctx.db, host, {
    baslik: 'Üsküdar Çatı Katı',
    tenants: [people.tenant],
    delegates: {
      lawyer: [people.lawyer, people.filingLawyer],
      authorised: [people.clerk, people.cleaner],
      estate: [people.agent],
    },
  })
  await buildProperty(ctx.db, people.stranger, { baslik: 'Yabancı Mülk' })
  return { app, ctx, people, property: id }
}

const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

interface UploadFields {
  property: string
  name?: string
  category?: DocumentCategory
  tenant_can_see?: 'true' | 'false'
  lawyer_can_see?: 'true'
}
const send = (client: Client, asked: UploadFields, bytes: Uint8Array = pdf(asked.name)) =>
  client.call(documentsApi.add, { query: { name: 'Belge.pdf', category: 'Diğer', ...asked }, file: asBlob(bytes) })

const formOf = ({ name, category, tenant_can_see, lawyer_can_see, version }: DocumentView) => ({
  name,
  category,
  tenant_can_see,
  lawyer_can_see,
  version,
})

test('PROP-18 PROP-19 SCR-04 an upload becomes a record with its fields, in its area, and its file can be read', async () => {
  const { ctx, people, property } = await start()
  const answer = await send(people.host, { property, name: 'Tapu senedi.pdf', category: 'Tapu' })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      property,
      property_title: 'Üsküdar Çatı Katı',
      name: 'Tapu senedi.pdf',
      size: pdf('Tapu senedi.pdf').length,
      file_type: 'pdf',
      category: 'Tapu',
      tenant_can_see: false,
      lawyer_can_see: false,
      uploaded_by_name: 'Ayşe Yıldırım',
      can_manage: true,
      version: 1,
    },
  })
  const [file] = await ctx.db.select().from(files)
  expect(file).toMatchObject({ id: answer.body.file_id, area: 'property-documents', type: 'application/pdf' })
  const read = await people.host.call(filesApi.open, { params: { id: answer.body.file_id } })
  expect(Buffer.from(read.body as unknown as ArrayBuffer).equals(pdf('Tapu senedi.pdf'))).toBe(true)
  const word = await send(people.host, { property, name: 'Dilekçe.docx' }, docx())
  expect(word.body.file_type).toBe('docx')
})

test('PROP-18 a second contract leaves one record with the new file, and the old one goes into the bin', async () => {
  const { app, ctx, people, property } = await start()
  const contract = { property, category: 'Sözleşmeler' as const }
  const first = (await send(people.host, { ...contract, name: 'Sözleşme 2025.pdf' })).body
  const second = (await send(people.clerk, { ...contract, name: 'Sözleşme 2026.pdf', tenant_can_see: 'true' })).body
  expect(second).toMatchObject({ id: first.id, name: 'Sözleşme 2026.pdf', version: 2, tenant_can_see: true })
  expect(await ctx.db.$count(propertyDocuments)).toBe(1)
  const [kept] = (await people.host.call(binApi.list)).body.documents
  expect(kept).toMatchObject({ kind: 'document', title: 'Sözleşme 2025 (önceki).pdf' })
  // A property has one contract document, so the earlier one is restored as an ordinary document.
  expect((await people.host.call(binApi.restore, { params: { id: kept!.id } })).status).toBe(200)
  const { documents } = (await people.host.call(documentsApi.list, { query: { category: 'Diğer' } })).body
  expect(documents).toMatchObject([{ name: 'Sözleşme 2025 (önceki).pdf', file_id: first.file_id }])
  await people.host.call(documentsApi.remove, { params: { id: documents[0]!.id } })

  const third = (await send(people.clerk, { ...contract, name: 'Sözleşme 2027.pdf' })).body
  expect(third, 'who sees it stays as it was').toMatchObject({
    id: first.id,
    tenant_can_see: true,
    lawyer_can_see: false,
  })
  const hidden = await send(people.clerk, { ...contract, tenant_can_see: 'false', lawyer_can_see: 'true' })
  expect(hidden.body).toMatchObject({ tenant_can_see: false, lawyer_can_see: true })

  const rival = await Promise.all([send(people.host, contract), send(people.clerk, contract)])
  expect(rival.map((answer) => answer.status)).toEqual([200, 200])
  expect(await ctx.db.$count(propertyDocuments)).toBe(1)
  const other = (await send(people.host, { property, category: 'Hukuk' })).body
  const moved = await people.host.call(documentsApi.change, {
    params: { id: other.id },
    body: { ...formOf(other), category: 'Sözleşmeler' },
  })
  expect(moved).toMatchObject({ status: 409, message: documentsRefusals.contract_exists.message })
  await emptyBinInAMonth(app)
  expect(await ctx.storage.get('property-documents', first.file_id)).toBeNull()
})

test('PROP-18 who may upload, and what everybody else is told', async () => {
  const { ctx, people, property } = await start()
  for (const name of ['host', 'admin', 'clerk', 'filingLawyer'] as const)
    expect((await send(people[name], { property })).status, name).toBe(200)
  for (const name of ['tenant', 'lawyer', 'cleaner', 'agent'] as const)
    expect(await send(people[name], { property }), name).toMatchObject({
      status: 403,
      message: kernelRefusals.not_allowed.message,
    })
  expect(await send(people.stranger, { property })).toMatchObject({
    status: 404,
    message: propertiesRefusals.property_missing.message,
  })
  expect(await ctx.db.$count(files)).toBe(4)
})

test('SCR-04 everybody sees the papers that are for them, in the list and as files, and no others', async () => {
  const { app, people, property } = await start()
  const secret = (await send(people.host, { property, name: 'Gizli' })).body
  const forTenant = (await send(people.host, { property, name: 'Kiracıya', tenant_can_see: 'true' })).body
  const forLawyer = (await send(people.host, { property, name: 'Avukata', lawyer_can_see: 'true' })).body
  const all = [secret, forTenant, forLawyer]
  const expected: Record<keyof typeof people, DocumentView[]> = {
    host: all,
    admin: all,
    clerk: all,
    tenant: [forTenant],
    lawyer: [forLawyer],
    filingLawyer: [forLawyer],
    cleaner: [],
    agent: [],
    stranger: [],
  }
  for (const [name, seen] of Object.entries(expected)) {
    const person = people[name as keyof typeof people]
    const { documents, total, counts } = (await person.call(documentsApi.list)).body
    expect(documents.map((each) => each.name).sort(), name).toEqual(seen.map((each) => each.name).sort())
    expect([total, counts.Diğer], name).toEqual([seen.length, seen.length])
    // Only those who manage a document see who else it is shared with.
    const shared = documents.filter((each) => !each.can_manage && (each.tenant_can_see || each.lawyer_can_see))
    expect(shared, name).toEqual([])
    for (const each of all) {
      const { status } = await person.call(filesApi.open, { params: { id: each.file_id } })
      expect(status, `${name} opens ${each.name}`).toBe(seen.includes(each) ? 200 : 404)
    }
  }
  expect((await app.guest.call(documentsApi.list)).status).toBe(401)
})

test('SCR-08 what a lawyer files is open to lawyers; the owner’s papers stay the owner’s', async () => {
  const { people, property } = await start()
  const { host, filingLawyer } = people
  const petition = (await send(filingLawyer, { property, name: 'Dilekçe', category: 'Hukuk' })).body
  expect(petition).toMatchObject({ lawyer_can_see: true, can_manage: true, uploaded_by_name: 'Av. Cem İnönü' })
  const hidden = { ...formOf(petition), lawyer_can_see: false }
  const kept = await filingLawyer.call(documentsApi.change, { params: { id: petition.id }, body: hidden })
  expect(kept.body.lawyer_can_see).toBe(true)
  expect((await people.lawyer.call(documentsApi.list)).body.documents).toMatchObject([{ can_manage: false }])
  expect((await host.call(documentsApi.list, { query: { shared: 'lawyer' } })).body.total).toBe(1)

  const opened = (await send(host, { property, name: 'Sözleşme', category: 'Sözleşmeler', lawyer_can_see: 'true' }))
    .body
  const params = { id: opened.id }
  const file = asBlob(pdf())
  for (const answer of [
    await filingLawyer.call(documentsApi.change, { params, body: formOf(opened) }),
    await filingLawyer.call(documentsApi.replace, { params, query: { name: 'x.pdf', version: 1 }, file }),
    await filingLawyer.call(documentsApi.remove, { params }),
  ])
    expect(answer).toMatchObject({ status: 403, message: kernelRefusals.not_allowed.message })
  expect(await send(filingLawyer, { property, category: 'Sözleşmeler' })).toMatchObject({
    status: 403,
    message: documentsRefusals.contract_of_owner.message,
  })
  expect((await host.call(documentsApi.remove, { params: { id: petition.id } })).status).toBe(200)
})

test('SCR-04 a paper is renamed, filed elsewhere, shared, replaced and deleted, each with a line in the history', async () => {
  const { app, ctx, people, property } = await start()
  const { host } = people
  const added = (await send(host, { property, name: 'Poliçe.pdf', category: 'Diğer' })).body
  const params = { id: added.id }
  const body = {
    name: 'DASK poliçesi.pdf',
    category: 'Sigorta' as const,
    tenant_can_see: true,
    lawyer_can_see: false,
    version: 1,
  }
  const changed = await host.call(documentsApi.change, { params, body })
  expect(changed.body).toMatchObject({ ...body, version: 2 })

  const picture = await jpeg()
  const replaced = await host.call(documentsApi.replace, {
    params,
    query: { name: 'tarama.jpg', version: 2 },
    file: asBlob(picture),
  })
  expect(replaced.body).toMatchObject({
    id: added.id,
    name: 'DASK poliçesi.jpg',
    file_type: 'jpg',
    tenant_can_see: true,
    version: 3,
  })
  expect(replaced.body.file_id).not.toBe(added.file_id)
  expect((await host.call(filesApi.open, { params: { id: added.file_id } })).status).toBe(404)

  expect(await host.call(documentsApi.remove, { params })).toMatchObject({ body: { message: 'Belge silindi.' } })
  await emptyBinInAMonth(app)
  expect(await ctx.storage.get('property-documents', replaced.body.file_id)).toBeNull()
  expect(await ctx.db.$count(files)).toBe(0)
  const events = await ctx.db
    .select()
    .from(propertyEvents)
    .where(eq(propertyEvents.property_id, property))
    .orderBy(propertyEvents.id)
  expect(events.map(({ kind }) => kind)).toEqual([
    'document_added',
    'document_renamed',
    'document_filed',
    'document_shared',
    'document_replaced',
    'document_removed',
  ])
  expect(events[1]).toMatchObject({
    actor_name: 'Ayşe Yıldırım',
    detail: { from: 'Poliçe.pdf', to: 'DASK poliçesi.pdf' },
  })
})

test('SCR-04 two people change one paper: the second is told, and nothing of the first is lost', async () => {
  const { ctx, people, property } = await start()
  const added = (await send(people.host, { property, name: 'Fatura' })).body
  const params = { id: added.id }
  const change = (name: string) => ({ params, body: { ...formOf(added), name } })
  expect((await people.host.call(documentsApi.change, change('Elektrik faturası'))).status).toBe(200)
  const late = { status: 409, code: 'changed_meanwhile' }
  expect(await people.clerk.call(documentsApi.change, change('Su faturası'))).toMatchObject(late)
  const file = asBlob(pdf('yeni'))
  const replacing = await people.clerk.call(documentsApi.replace, {
    params,
    query: { name: 'x.pdf', version: 1 },
    file,
  })
  expect(replacing).toMatchObject(late)
  const [row] = await ctx.db.select().from(propertyDocuments)
  expect(row).toMatchObject({ name: 'Elektrik faturası', file_id: added.file_id, version: 2 })
  expect(await ctx.db.$count(files)).toBe(1)
})

test('SCR-04 a foreign paper and a missing one cannot be changed, and read alike', async () => {
  const { people, property } = await start()
  const secret = (await send(people.host, { property })).body
  const params = { id: secret.id }
  for (const person of [people.stranger, people.tenant, people.lawyer, people.cleaner]) {
    for (const answer of [
      await person.call(documentsApi.change, { params, body: formOf(secret) }),
      await person.call(documentsApi.replace, { params, query: { name: 'x', version: 1 }, file: asBlob(pdf()) }),
      await person.call(documentsApi.remove, { params }),
    ])
      expect(answer).toMatchObject({ status: 404, message: documentsRefusals.document_missing.message })
  }
  const shared = (await send(people.host, { property, tenant_can_see: 'true' })).body
  expect((await people.tenant.call(documentsApi.remove, { params: { id: shared.id } })).status).toBe(403)
})

test('SCR-04 the list searches without Turkish letters, filters, sorts and pages in three statements', async () => {
  const { app, ctx, people, property } = await start()
  const { host } = people
  const second = (await buildProperty(ctx.db, host, { baslik: 'Şişli Stüdyo' })).id
  await send(host, { property, name: 'Iğdır ödemesi', category: 'Vergi' })
  await send(host, { property, name: 'çatı onarımı', category: 'Tadilat' })
  await send(host, { property, name: 'Elektrik faturası 10', category: 'Faturalar' })
  await send(host, { property: second, name: 'Elektrik faturası 2', category: 'Faturalar' })
  const list = async (query: object) => (await host.call(documentsApi.list, { query })).body
  const names = async (query: object) => (await list(query)).documents.map((each) => each.name)

  expect(await names({ q: 'IGDIR' })).toEqual(['Iğdır ödemesi'])
  expect(await names({ q: 'sisli fatura' })).toEqual(['Elektrik faturası 2'])
  expect(await names({ q: '100%' })).toEqual([])
  expect(await names({ sort: 'name' })).toEqual([
    'çatı onarımı',
    'Elektrik faturası 2',
    'Elektrik faturası 10',
    'Iğdır ödemesi',
  ])
  const filtered = await list({ property, category: 'Faturalar' })
  expect(filtered).toMatchObject({ total: 1, hasMore: false, counts: { Faturalar: 1, Vergi: 1, Tadilat: 1, Tapu: 0 } })
  const paged = await list({ size: '3' })
  expect(paged).toMatchObject({ total: 4, hasMore: true })
  expect(paged.documents).toHaveLength(3)
  expect((await list({ size: '3', page: '2' })).documents).toHaveLength(1)

  const { statements } = await app.counting(() => host.call(documentsApi.list, { query: { q: 'fatura' } }))
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('SCR-04 properties are offered for filtering and for uploading, by what the caller may', async () => {
  const { ctx, people, property } = await start()
  const { host, tenant, lawyer, filingLawyer, agent } = people
  const second = (await buildProperty(ctx.db, host, { baslik: 'Şişli Stüdyo' })).id
  const titlesOf = async (person: Client, query: object = {}) =>
    (await person.call(documentsApi.properties, { query })).body.map((option) => option.title)
  expect(await titlesOf(host)).toEqual(['Şişli Stüdyo', 'Üsküdar Çatı Katı'])
  expect(await titlesOf(host, { q: 'uskudar' })).toEqual(['Üsküdar Çatı Katı'])
  expect(await titlesOf(host, { q: 'uskudar', selected: second })).toEqual(['Şişli Stüdyo', 'Üsküdar Çatı Katı'])
  expect(await titlesOf(tenant)).toEqual(['Üsküdar Çatı Katı'])
  expect(await titlesOf(tenant, { right: 'manage' })).toEqual([])
  expect(await titlesOf(lawyer, { right: 'manage' })).toEqual([])
  expect(await titlesOf(filingLawyer, { right: 'manage' })).toEqual(['Üsküdar Çatı Katı'])
  expect(await titlesOf(agent)).toEqual([])
  expect((await people.stranger.call(documentsApi.properties, { query: { selected: property } })).body).toMatchObject([
    { title: 'Yabancı Mülk' },
  ])
})
