import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { usualExpenses } from '#domain/tenancy/contracts/expenses.rules.ts'
import { contractSnapshots, contracts } from '#server/db/schema/contracts.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ContractDocument } from './contract-document.ts'
import { termsHash } from './terms-hash.ts'

const giderler = { ...usualExpenses('Mesken'), internet: 'ortak' as const }

async function scene(app: TestApp, terms: object = { giderler }) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, { terms })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id }
  const view = async () => (await host.call(contractsApi.view, { params })).body.contract
  return { host, property, form, id, params, view }
}
const paperOf = async (client: TestApp['guest'], id: string) => {
  const answer = await client.send('GET', `/api/contracts/${id}/pdf`)
  return (await textOfPdf(await answer.arrayBuffer()))
    .join(' ')
    .replace(/-\s*\n\s*/g, '')
    .replace(/\s+/g, ' ')
}

test('who pays what is a term: in the frozen document, on the page that is approved, on paper, and a change of it asks again', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const { host, form, id, params, view } = await scene(app)
  expect(await view()).toMatchObject({ form: 3, terms: { giderler } })
  const [kept] = await app.ctx.db.select().from(contractSnapshots)
  expect(kept!.document).toMatchObject({ form: 3, terms: { giderler } })
  const token = await mailedToken(app, 'kiraci@ornek.test')
  const opened = await app.guest.call(approvalsApi.open, { params: { token } })
  expect(opened.body.summary.terms.giderler).toEqual(giderler)
  const paper = await paperOf(host, id)
  expect(paper).toContain('Kiraya verenin ödeyeceği giderler Ortak gider (bina onarımı, yatırım), DASK, Emlak vergisi')
  expect(paper).toContain('Yarı yarıya ödenecek giderler İnternet')

  const dearer = { ...form, terms: { ...form.terms, giderler: { ...giderler, dask: 'kiraci' as const } }, version: 1 }
  expect((await host.call(contractsApi.update, { params, body: dearer })).body.asked_again).toBe(true)
  const { events } = (await host.call(contractsApi.view, { params })).body
  expect(events.map(({ text }) => text).join(' ')).toContain('DASK: kiraya veren → kiracı')
})

test('amounts stand on the contract’s paper in figures and in words', { timeout: 120_000 }, async () => {
  const app = await startTestApp()
  const { host, id } = await scene(app, { brutAylik: 25_000_50 })
  const paper = await paperOf(host, id)
  expect(paper).toContain('25.000,50 ₺ (yirmi beş bin Türk lirası elli kuruş)')
  expect(paper).toContain('300.006,00 ₺ (üç yüz bin altı Türk lirası)')
  expect(paper).toContain('50.000,00 ₺ (elli bin Türk lirası)')
})

test('the next contract begins with what the last one says; a renewal of one that says nothing says nothing', async () => {
  const app = await startTestApp()
  const { host, property, params } = await scene(app)
  const known = async (query: { property?: string; renew?: string }) =>
    (await host.call(contractsApi.prefill, { query })).body.form as { terms: { giderler?: unknown } }
  const other = await app.build.property(host)
  expect((await known({ property: other.id })).terms.giderler).toEqual(giderler)
  await app.ctx.db.update(contracts).set({ giderler: null }).where(eq(contracts.id, params.id))
  expect((await known({ property: property.id })).terms).not.toHaveProperty('giderler')
  expect((await known({ renew: params.id })).terms.giderler).toBeNull()
})

test('a contract that was frozen before expenses were a term keeps its hash, its page and its paper', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp({ ownDatabase: true })
  const { host, form, id, params, view } = await scene(app, {})
  const [kept] = await app.ctx.db.select().from(contractSnapshots)
  const document = kept!.document as ContractDocument
  const { giderler: _, ...terms } = document.terms
  const old = { ...document, form: 2, terms } as ContractDocument
  const hash = frozenHash(old)
  await app.ctx.db.run('alter table contract_snapshots disable trigger contract_snapshots_immutable')
  await app.ctx.db.update(contractSnapshots).set({ form: 2, document: old, hash })
  await app.ctx.db.update(contracts).set({ terms_hash: hash }).where(eq(contracts.id, id))

  expect(await view()).toMatchObject({ form: 2, terms_hash: hash, terms: { giderler: null } })
  const paper = await paperOf(host, id)
  expect(paper).toContain('Onaya sunulan metnin tamamı')
  expect(paper).not.toContain('ödeyeceği giderler')
  expect((await app.guest.call(contractsApi.verify, { params: { hash } })).body).toMatchObject({ known: true })
  // Saving the unchanged form starts no new round.
  const saved = await host.call(contractsApi.update, { params, body: { ...form, version: 1 } })
  expect(saved.body.asked_again).toBe(false)
  expect(await app.ctx.db.$count(contractSnapshots)).toBe(1)
})

test('the hash of contracts from before snapshots reads as it always did, with nothing said of expenses', () => {
  const form = contractFormFor('0197a000-0000-7000-8000-000000000001')
  const before = '58f5f74c0cc3de70d928e5c166e59bedbe8a987564874eaa6558415458807628'
  expect(termsHash(form)).toBe(before)
  expect(termsHash({ ...form, terms: { ...form.terms, giderler } })).not.toBe(before)
})
