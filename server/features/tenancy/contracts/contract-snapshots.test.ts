import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractApprovals, contractSnapshots, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { mails } from '#server/db/schema/mail.ts'
import { properties } from '#server/db/schema/properties.ts'
import { contractFormFor, guarantorParty } from '#server/testing/build-contract.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const addFixture = (app: TestApp, property_id: string, demirbasCinsi: string) =>
  app.ctx.db
    .insert(fixtures)
    .values({ id: newId(), property_id, demirbasCinsi, marka: 'Arçelik', sayisi: '1', teslimDurumu: 'Çalışır durumda' })

async function scene(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire', adres: 'Moda Cad. No: 42' })
  await addFixture(app, property.id, 'Kombi')
  const form = contractFormFor(property.id, change)
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id }
  return { host, tenant, property, form, id, params }
}

const tokenOf = async (app: TestApp, to: string) => {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
  return /approval\/([\w-]+)/.exec(rows.at(-1)!.text)![1]!
}
const paperOf = async (client: TestApp['guest'], address: string) => {
  const answer = await client.send('GET', address)
  expect(answer.status).toBe(200)
  const text = (await textOfPdf(await answer.arrayBuffer())).join(' ')
  // Words may be hyphenated, and the printing day is not part of the agreement.
  return text.replace(/-\s*\n\s*/g, '').replace(/\s+/g, ' ')
}

test('CON-14 what was approved stays: fixtures, property and names changed afterwards change neither page, paper nor hash', {
  timeout: 300_000,
}, async () => {
  const app = await startTestApp()
  const { host, tenant, property, id, params } = await scene(app, { guarantor: guarantorParty() })
  const guarantorToken = await tokenOf(app, 'kefil_bir@ornek.test')
  await app.guest.call(approvalsApi.answerGuarantor, {
    params: { token: guarantorToken },
    body: { answer: 'approved' },
  })
  expect((await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })).status).toBe(200)
  const view = async () => (await host.call(contractsApi.view, { params })).body
  const pdf = `/api/contracts/${id}/pdf`
  const form = `/api/contracts/${id}/guarantor/form`
  const ownForm = `/api/guarantor-approvals/${guarantorToken}/form`
  const before = { view: await view(), pdf: await paperOf(host, pdf), form: await paperOf(host, form) }
  expect(before.view.contract.form).toBe(3)
  expect(before.view.fixtures).toEqual([
    { demirbasCinsi: 'Kombi', marka: 'Arçelik', sayisi: '1', teslimDurumu: 'Çalışır durumda' },
  ])
  expect(before.pdf).toContain('Kombi')
  expect(before.pdf).not.toContain('Eski biçim')

  await app.ctx.db.delete(fixtures).where(eq(fixtures.property_id, property.id))
  await addFixture(app, property.id, 'Jakuzi')
  await app.ctx.db
    .update(properties)
    .set({ baslik: 'Başka Ad', adres: 'Başka Sokak', tasinmazCinsi: 'Dükkan' })
    .where(eq(properties.id, property.id))
  await app.ctx.db.update(contractTenants).set({ tenant_name: 'Başka Kişi' }).where(eq(contractTenants.contract_id, id))
  await app.ctx.db
    .update(contracts)
    .set({ landlord_name: 'Başka Kişi', guarantor_name: 'Başka Kişi', guarantor_limit: 1, brutAylik: 1 })
    .where(eq(contracts.id, id))

  const after = await view()
  expect(after.contract.terms).toEqual(before.view.contract.terms)
  expect(after).toMatchObject({
    contract: { property_title: 'Moda Daire', terms_hash: before.view.contract.terms_hash },
    landlord: { name: 'Ayşe Yıldırım' },
    tenants: [{ name: 'Kiracı kiraci' }],
    guarantor: { name: 'Kemal Işık', limit: 300_000_00 },
    fixtures: before.view.fixtures,
  })
  expect(await paperOf(host, pdf)).toBe(before.pdf)
  expect(await paperOf(host, form)).toBe(before.form)
  expect(await paperOf(app.guest, ownForm)).toBe(before.form)
  const verified = await app.guest.call(contractsApi.verify, { params: { hash: before.view.contract.terms_hash } })
  expect(verified.body).toMatchObject({ known: true, status: 'active', superseded: false })
})

test('APR-04 GUA-02 the pages behind the links show what is asked for, also after the property changed', async () => {
  const app = await startTestApp()
  const { property } = await scene(app, { guarantor: guarantorParty() })
  const tenant = { token: await tokenOf(app, 'kiraci@ornek.test') }
  const guarantor = { token: await tokenOf(app, 'kefil_bir@ornek.test') }
  await app.ctx.db.delete(fixtures).where(eq(fixtures.property_id, property.id))
  await app.ctx.db.update(properties).set({ baslik: 'Başka Ad', adres: '' }).where(eq(properties.id, property.id))
  await app.ctx.db.update(contracts).set({ guarantor_limit: 1 })
  const shown = {
    property_title: 'Moda Daire',
    address: 'Moda Cad. No: 42',
    fixtures: [{ demirbasCinsi: 'Kombi', marka: 'Arçelik', sayisi: '1', teslimDurumu: 'Çalışır durumda' }],
  }
  expect((await app.guest.call(approvalsApi.open, { params: tenant })).body.summary).toMatchObject(shown)
  const opened = await app.guest.call(approvalsApi.openGuarantor, { params: guarantor })
  expect(opened.body).toMatchObject({ summary: shown, limit: 300_000_00 })
  const { statements } = await app.counting(() => app.guest.call(approvalsApi.open, { params: tenant }))
  expect(statements.filter((text) => text.includes('contract_snapshots'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes('"fixtures"'))).toHaveLength(0)
})

test('two contracts with the same terms, parties and property have two hashes', async () => {
  const app = await startTestApp()
  const { host, form, params } = await scene(app)
  const hashOf = async (id: string) => (await host.call(contractsApi.view, { params: { id } })).body.contract.terms_hash
  const first = await hashOf(params.id)
  await host.call(contractsApi.cancel, { params, body: { reason: '' } })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const second = await hashOf(id)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).not.toBe(first)
  const answers = [first, second].map((hash) => app.guest.call(contractsApi.verify, { params: { hash } }))
  expect((await Promise.all(answers)).map(({ body }) => body.cancelled)).toEqual([true, false])
})

test('CON-14 an edit makes a new document and keeps the old one, whose hash says that it was replaced', async () => {
  const app = await startTestApp()
  const { host, form, id, params, property } = await scene(app)
  const kept = () =>
    app.ctx.db
      .select()
      .from(contractSnapshots)
      .where(eq(contractSnapshots.contract_id, id))
      .orderBy(contractSnapshots.round)
  const [first] = await kept()
  await addFixture(app, property.id, 'Klima')
  const corrected = { ...form, landlord: { ...form.landlord, landlord_residence: 'Yeni adres' }, version: 1 }
  expect((await host.call(contractsApi.update, { params, body: corrected })).body.asked_again).toBe(false)
  expect(await kept()).toEqual([first])

  const dearer = { ...form, terms: { ...form.terms, brutAylik: 26_000_00 }, version: 2 }
  expect((await host.call(contractsApi.update, { params, body: dearer })).body.asked_again).toBe(true)
  // Approvals of the first round stay too: an edit once deleted them with the tenants' rows.
  const rounds = app.ctx.db.select({ round: contractApprovals.round }).from(contractApprovals)
  expect((await rounds).map(({ round }) => round).sort()).toEqual([1, 2])
  const [same, second] = await kept()
  expect(same).toEqual(first)
  expect(second).toMatchObject({ round: 2, form: 3, document: { contract_id: id, round: 2 } })
  const { contract, fixtures: listed } = (await host.call(contractsApi.view, { params })).body
  expect(contract.terms_hash).toBe(second!.hash)
  expect(listed?.map(({ demirbasCinsi }) => demirbasCinsi)).toEqual(['Kombi', 'Klima'])
  const superseded = async (hash: string) => (await app.guest.call(contractsApi.verify, { params: { hash } })).body
  expect(await superseded(first!.hash)).toMatchObject({ known: true, superseded: true, agreed_at: null })
  expect(await superseded(second!.hash)).toMatchObject({ known: true, superseded: false })
})

test('/verify names the first day that stands in the paper, not the one that the contract got later', async () => {
  const app = await startTestApp()
  const { host, form, params } = await scene(app)
  const hashOf = async () => (await host.call(contractsApi.view, { params })).body.contract.terms_hash
  const first = await hashOf()
  const later = { ...form, terms: { ...form.terms, baslangicTarihi: '2027-02-01' }, version: 1 }
  expect((await host.call(contractsApi.update, { params, body: later })).body.asked_again).toBe(true)
  const second = await hashOf()
  const verified = async (hash: string) => (await app.guest.call(contractsApi.verify, { params: { hash } })).body
  expect(await verified(first)).toMatchObject({ known: true, superseded: true, baslangicTarihi: '2026-12-01' })
  expect(await verified(second)).toMatchObject({ known: true, superseded: false, baslangicTarihi: '2027-02-01' })
})

test('a document holds no identity number in clear, cannot be changed or removed, and a touched one proves nothing', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const { host, params } = await scene(app)
  const [kept] = await app.ctx.db.select().from(contractSnapshots)
  const text = JSON.stringify(kept!.document)
  expect(text).toContain('Ayşe Yıldırım')
  expect(text).not.toContain('10000000146')
  expect(text).not.toContain('17291716060')
  expect(await paperOf(host, `/api/contracts/${params.id}/pdf`)).toContain('10000000146')
  const run = (statement: string) => app.ctx.db.run(statement)
  const touched = `update contract_snapshots set document = jsonb_set(document, '{terms,brutAylik}', '1')`
  await expect(run(touched)).rejects.toThrow('immutable')
  await expect(run('delete from contract_snapshots')).rejects.toThrow('immutable')
  await run('alter table contract_snapshots disable trigger contract_snapshots_immutable')
  await run(touched)
  const answer = await app.guest.call(contractsApi.verify, { params: { hash: kept!.hash } })
  expect(answer.body).toMatchObject({ known: false, short_id: null, status: null })
  await run('alter table contract_snapshots enable trigger contract_snapshots_immutable')
  await run(`delete from contracts where id = '${params.id}'`)
  expect((await run('select * from contract_snapshots')).rows).toEqual([])
})

test('/verify says when everybody had agreed: the last of tenants, guarantor and the owner’s word', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app, { guarantor: guarantorParty(), terms: { is_corporate: true } })
  const hash = (await host.call(contractsApi.view, { params })).body.contract.terms_hash
  const agreed = async () => (await app.guest.call(contractsApi.verify, { params: { hash } })).body.agreed_at
  const answered = () => app.ctx.clock.now().toISOString()
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  expect(await agreed()).toBeNull()
  app.pass(60_000)
  const token = await tokenOf(app, 'kefil_bir@ornek.test')
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  expect(await agreed()).toBeNull()
  app.pass(60_000)
  await host.call(contractsApi.signOff, { params })
  expect(await agreed()).toBe(answered())
})
