import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { paperParties } from '#server/db/schema/papers.ts'
import { remindDuePapers } from '#server/services/papers/remind-paper.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { mailedPaper } from '#server/testing/build-handover.ts'
import { paperTenancy, signedScan } from '#server/testing/build-paper-tenancy.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const parking = {
  kind: 'general_addendum' as const,
  from_on: '2026-12-01',
  values: { konu: 'Otopark', metin: 'Kiracı 12 numaralı park yerini kullanır.' },
  revises: null,
}
const addendum = async (host: Client, tenancy: string) =>
  (await host.call(addendaApi.send, { params: { id: tenancy }, body: parking })).body.id
const paperOf = async (client: Client, id: string) =>
  (await client.call(addendaApi.view, { params: { id } })).body.paper

/** A running tenancy; `edit` saves the contract with other tenants or terms. */
async function scene() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const next = await app.build.tenant({ username: 'Selin Aydın' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2025-10-10', depozito: 0 }
  const made = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const params = { id: made.contract }
  const edit = async (email: string, change = {}) => {
    const tenants = [tenantParty(email, { is_primary: true })]
    const form = contractFormFor(property.id, { tenants, terms: { ...terms, ...change } })
    const { version } = (await host.call(contractsApi.view, { params })).body.contract
    return host.call(contractsApi.update, { params, body: { ...form, version } })
  }
  return { app, host, tenant, next, property, edit, ...made }
}

test('PAP-02 while a paper waits for its tenants, the contract gets no others', async () => {
  const { host, tenant, next, edit, tenancy } = await scene()
  const id = await addendum(host, tenancy)
  expect(await edit(next.email)).toMatchObject({ status: 409, code: 'papers_waiting' })
  await host.call(addendaApi.withdraw, { params: { id } })
  expect((await edit(next.email)).body).toMatchObject({ asked_again: true })
  expect((await tenant.call(addendaApi.view, { params: { id } })).status).toBe(404)
})

test('PAP-02 new terms for the same tenants leave their papers waiting for them', async () => {
  const { app, host, tenant, edit, tenancy } = await scene()
  const id = await addendum(host, tenancy)
  const token = await mailedPaper(app, tenant.email)
  expect((await edit(tenant.email, { brutAylik: 26_000_00 })).body).toMatchObject({ asked_again: true })
  const answered = await app.guest.call(papersApi.answer, { params: { token }, body: { answer: 'confirmed' } })
  expect(answered.status).toBe(200)
  expect(await paperOf(host, id)).toMatchObject({ state: 'confirmed' })
})

test('PAP-02 a tenant whom the contract no longer names neither answers nor is reminded', async () => {
  const { app, host, tenant, next, edit, contract, tenancy } = await scene()
  const body = {
    id: newId(),
    contract,
    year_start: '2026-10-10',
    from_on: '2026-11-16',
    current_rent: 25_000_00,
    rent: 26_000_00,
    note: '',
  }
  await host.call(rentIncreasesApi.send, { params: { id: tenancy }, body })
  app.pass(6 * day)
  const { id, parties } = (await host.call(rentIncreasesApi.view, { params: { id: tenancy } })).body.paper!
  const party = parties.find(({ side }) => side === 'tenant')!.id
  expect((await host.call(papersApi.resend, { params: { id, party } })).status).toBe(200)
  const token = await mailedPaper(app, tenant.email)
  app.pass(day)
  // Applied by the clause of the contract, the increase waits for no answer.
  expect((await host.call(rentIncreasesApi.apply, { params: { id: body.id } })).status).toBe(200)
  expect((await edit(next.email)).body).toMatchObject({ asked_again: true })
  app.pass(2 * day)
  await remindDuePapers(app.ctx)
  const [asked] = await app.ctx.db.select().from(paperParties).where(eq(paperParties.id, party))
  expect(asked).toMatchObject({ decision: null, reminders: 0 })
  expect(await app.guest.call(papersApi.answer, { params: { token }, body: { answer: 'confirmed' } })).toMatchObject({
    status: 409,
    code: 'paper_party_left',
  })
})

test('PAP-02 after new terms a signature on paper is still the tenant’s, not the guarantor’s', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host)
  const { params, form, version, tenancy } = await paperTenancy({ host, property })
  const id = await addendum(host, tenancy)
  const terms = { ...form.terms, brutAylik: 26_000_00 }
  expect((await host.call(contractsApi.update, { params, body: { ...form, terms, version } })).status).toBe(200)
  const paper = await paperOf(host, id)
  const party = paper.parties.find(({ on_paper }) => on_paper)!.id
  expect((await host.call(papersApi.paper, { params: { id: paper.id, party }, file: signedScan() })).status).toBe(200)
  const [signature] = await app.ctx.db.select().from(paperSignatures).where(eq(paperSignatures.subject_id, party))
  expect(signature).toMatchObject({ guarantor: false, name: 'Hatice Ergin' })
  expect(signature!.contract_tenant_id).not.toBeNull()
})

test('TNC-03 PAP-02 a former tenant keeps the papers that they answered and reads none that was agreed after them', async () => {
  const { host, tenant, next, property, contract, tenancy } = await scene()
  const confirmed = async (by: Client, id: string) => {
    const paper = (await paperOf(by, id)).id
    const answer = await by.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
    expect(answer.status).toBe(200)
    return paper
  }
  const earlier = await addendum(host, tenancy)
  const own = await confirmed(tenant, earlier)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(next.email, { is_primary: true })],
    terms: { baslangicTarihi: '2026-10-10', depozito: 0 },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  await next.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const later = await addendum(host, tenancy)
  const theirs = await confirmed(next, later)
  const read = async (who: Client, id: string, paper: string) => [
    (await who.call(addendaApi.view, { params: { id } })).status,
    (await who.call(papersApi.print, { params: { id: paper } })).status,
  ]
  expect(await read(next, later, theirs)).toEqual([200, 200])
  expect(await read(tenant, earlier, own)).toEqual([200, 200])
  expect(await read(tenant, later, theirs)).toEqual([404, 404])
  expect(await tenant.call(addendaApi.view, { params: { id: later } })).toMatchObject({ code: 'addendum_missing' })
})
