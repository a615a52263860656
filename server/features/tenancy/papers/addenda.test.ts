import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { papers } from '#server/db/schema/papers.ts'
import { mailedPaper } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function scene(app: TestApp, more: Parameters<typeof agreedTenancy>[0]['tenants'] = []) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2026-01-01' }
  return { host, tenant, ...(await agreedTenancy({ host, tenants: [tenant, ...more], property, terms })) }
}

type AddendumBody = CallInput<typeof addendaApi.send>['body']
const parking: AddendumBody = {
  kind: 'general_addendum',
  from_on: '2026-12-01',
  values: { konu: 'Otopark', metin: 'Kiracı 12 numaralı park yerini kullanır.' },
  revises: null,
}
const send = (client: Client, tenancy: string, change: Partial<AddendumBody> = {}) =>
  client.call(addendaApi.send, { params: { id: tenancy }, body: { ...parking, ...change } })
const view = async (client: Client, id: string) => (await client.call(addendaApi.view, { params: { id } })).body
const listed = async (client: Client, id: string) =>
  (await client.call(tenanciesApi.view, { params: { id } })).body.addenda

test('PAP-04 what the owner sends the tenant reads and confirms by link, and both keep it with its words', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id, message } = (await send(host, tenancy)).body
  expect(message).toBe('Ek belge karşı tarafın onayına gönderildi.')
  const line = { id, kind: 'general_addendum', state: 'sent', subject: 'Otopark', sent_by: 'Ayşe Yıldırım' }
  expect(await listed(host, tenancy)).toEqual([expect.objectContaining({ ...line, asked: false })])
  expect(await listed(tenant, tenancy)).toEqual([expect.objectContaining({ ...line, asked: true })])

  const token = await mailedPaper(app, tenant.email)
  const { text } = (await app.guest.call(papersApi.open, { params: { token } })).body
  expect(text).toMatchObject({
    kind: 'general_addendum',
    title: 'Ek Protokol',
    declaration: 'Bu ek protokolü okudum; kontratın eki olarak kabul ediyorum.',
    sections: [
      {
        title: 'Ek Protokol',
        facts: [
          ['Konusu', 'Otopark'],
          ['Geçerli olduğu gün', '01.12.2026'],
        ],
      },
      { title: 'Anlaşılan', text: 'Kiracı 12 numaralı park yerini kullanır.' },
      { title: 'Açıklama' },
    ],
    items: [
      { key: 'konu', label: 'Konusu' },
      { key: 'metin', label: 'Anlaşılan' },
    ],
  })
  await app.guest.call(papersApi.answer, { params: { token }, body: { answer: 'confirmed' } })
  expect(await view(tenant, id)).toMatchObject({
    paper: { state: 'confirmed' },
    can: { revise: false, withdraw: false },
  })
  const { paper } = await view(host, id)
  const pdf = await host.call(papersApi.print, { params: { id: paper.id } })
  const printed = (await textOfPdf(pdf.body as unknown as ArrayBuffer)).join('\n')
  expect(printed).toContain('12 numaralı park yerini')
  // Which contract it belongs to.
  expect(printed).toMatch(/Sözleşme no\s+[0-9A-F]{6}/)
  const { body } = await app.guest.call(contractsApi.verify, { params: { hash: paper.hash } })
  expect(body).toMatchObject({ kind: 'general_addendum', state: 'confirmed' })
})

test('PAP-04 a tenant may ask as well; the owner’s answer counts, and an objection names the field', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id } = (await send(tenant, tenancy)).body
  const { paper } = await view(host, id)
  expect(paper).toMatchObject({ asked: true, parties: [{ side: 'owner', decision: null }, { decision: 'confirmed' }] })
  const objections = [{ key: 'metin', note: 'Yer 14 olacak' }]
  await host.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'objected', objections } })
  expect(await view(tenant, id)).toMatchObject({
    paper: { state: 'objected', parties: [{ objections }, {}] },
    can: { revise: true, withdraw: true },
  })
  // The owner does not rewrite what the tenant asked for.
  expect((await view(host, id)).can).toEqual({ revise: false, withdraw: false })
  expect((await send(host, tenancy, { revises: id })).status).toBe(403)

  const values = { konu: 'Otopark', metin: 'Kiracı 14 numaralı park yerini kullanır.' }
  expect((await send(tenant, tenancy, { revises: id, values })).body.id).toBe(id)
  const again = await view(host, id)
  expect(again).toMatchObject({ values, paper: { state: 'sent', asked: true, text: { round: 2 } } })
  await host.call(papersApi.decide, { params: { id: again.paper.id }, body: { answer: 'confirmed' } })
  expect((await view(tenant, id)).paper.state).toBe('confirmed')
  expect(await send(tenant, tenancy, { revises: id })).toMatchObject({ status: 409, code: 'addendum_agreed' })
  expect(await tenant.call(addendaApi.withdraw, { params: { id } })).toMatchObject({ code: 'addendum_agreed' })
})

test('PAP-04 what is taken back asks nobody any more, tells who was asked, and leaves the list', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id } = (await send(host, tenancy)).body
  const token = await mailedPaper(app, tenant.email)
  expect((await tenant.call(addendaApi.withdraw, { params: { id } })).status).toBe(403)
  expect((await host.call(addendaApi.withdraw, { params: { id } })).body.message).toBe('Ek belge geri alındı.')
  expect(await listed(tenant, tenancy)).toEqual([])
  const letters = await app.ctx.db.select().from(mails).where(eq(mails.template, 'paper-withdrawn'))
  expect(letters.map(({ to }) => to)).toEqual([tenant.email])
  const rows = await app.ctx.db.select().from(notifications).where(like(notifications.event, '%geri çekildi%'))
  expect(rows.map(({ user_id, created_by }) => [user_id, created_by])).toEqual([[tenant.id, host.id]])
  expect(await app.guest.call(papersApi.open, { params: { token } })).toMatchObject({ code: 'paper_changed' })
  expect(await host.call(addendaApi.withdraw, { params: { id } })).toMatchObject({ code: 'addendum_withdrawn' })
  expect(await send(host, tenancy, { revises: id })).toMatchObject({ code: 'addendum_withdrawn' })
})

test('PAP-04 fifty equal calls at once ask once, and no more than five wait', async () => {
  const app = await startTestApp()
  const { host, tenancy } = await scene(app)
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(host, tenancy)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await app.ctx.db.select({ id: papers.id }).from(papers)).toHaveLength(1)
  const other = (at: number) => ({ values: { ...parking.values, konu: `Otopark ${at}` } })
  for (const at of [2, 3, 4, 5]) expect((await send(host, tenancy, other(at))).status).toBe(200)
  expect(await send(host, tenancy, other(6))).toMatchObject({ status: 409, code: 'addenda_waiting' })
  // Replacing one that waits is no further question.
  const [first] = await listed(host, tenancy)
  expect((await send(host, tenancy, { ...other(6), revises: first!.id })).status).toBe(200)
})

test('PAP-04 the same words from the other side are a question of their own', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id } = (await send(host, tenancy)).body
  const own = (await send(tenant, tenancy)).body.id
  expect(own).not.toBe(id)
  expect((await view(host, own)).paper).toMatchObject({ asked: true, sent_by: 'Mehmet Öztürk' })
  // A repeated call finds the caller's own.
  expect((await send(host, tenancy)).body.id).toBe(id)
  expect((await send(tenant, tenancy)).body.id).toBe(own)
})

test('PAP-04 fields of the kind alone are taken, each refusal beside its field', async () => {
  const app = await startTestApp()
  const { host, tenancy } = await scene(app)
  const fields = async (values: Record<string, string>) =>
    (await send(host, tenancy, { values })).body as unknown as { fields: Record<string, string> }
  expect((await fields({ konu: ' ', metin: 'Metin' })).fields).toEqual({ 'values.konu': 'Bu alanı doldurun' })
  expect((await fields({ konu: 'x'.repeat(121), metin: 'Metin' })).fields).toEqual({
    'values.konu': 'En fazla 120 karakter girilebilir',
  })
  expect((await send(host, tenancy, { values: { ...parking.values, fazla: 'x' } })).status).toBe(400)
  expect(await listed(host, tenancy)).toEqual([])
})

test('PAP-04 an id that belongs to another record or tenancy is no addendum, and an ended tenancy gets none', async () => {
  const app = await startTestApp()
  const { host, tenancy } = await scene(app)
  const other = await scene(app)
  const { id } = (await send(other.host, other.tenancy)).body
  expect(await send(host, tenancy, { revises: id })).toMatchObject({ status: 404, code: 'addendum_missing' })
  expect(await host.call(addendaApi.view, { params: { id } })).toMatchObject({ status: 404 })
  expect(await host.call(addendaApi.view, { params: { id: tenancy } })).toMatchObject({ code: 'addendum_missing' })
  expect((await send(other.host, tenancy)).status).toBe(404)
  expect((await host.call(tenanciesApi.view, { params: { id: tenancy } })).body.may_add).toBe(true)
})

test('PAP-04 a pet addendum asks for what concerns a pet and leaves out what was not filled in', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const values = {
    hayvan: 'Kedi, tekir, Duman',
    sayisi: '1',
    saglik: '',
    kurallar: 'Balkona yalnız bırakılmaz.',
    zararlar: '',
  }
  const { id } = (await send(host, tenancy, { kind: 'pet_addendum', values })).body
  const { paper } = await view(tenant, id)
  expect(paper.text).toMatchObject({
    title: 'Evcil Hayvan Eki',
    sections: [
      {
        title: 'Evcil Hayvan Eki',
        facts: [
          ['Hayvan', 'Kedi, tekir, Duman'],
          ['Sayısı', '1'],
          ['Geçerli olduğu gün', '01.12.2026'],
        ],
      },
      { title: 'Uyulacak kurallar', text: 'Balkona yalnız bırakılmaz.' },
      { title: 'Açıklama' },
    ],
    items: [{ key: 'hayvan' }, { key: 'sayisi' }, { key: 'kurallar' }],
  })
  expect(await listed(tenant, tenancy)).toMatchObject([
    { kind: 'pet_addendum', subject: 'Kedi, tekir, Duman', asked: true },
  ])
})
