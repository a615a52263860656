import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function start() {
  const app = await startTestApp()
  app.pass(new Date('2026-11-15T09:00:00Z').getTime() - app.ctx.clock.now().getTime())
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const lawyer = await app.build.staff(host, { lawyer: true, username: 'Av. Cem' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const moda = await buildProperty(app.ctx.db, host, {
    baslik: 'Moda Dairesi',
    delegates: { lawyer: [lawyer] },
    feature: { daskBitis: '2026-11-01' },
  })
  const terms = { baslangicTarihi: '2026-01-01' }
  const lease = await agreedTenancy({ host, tenants: [tenant], property: moda, terms })
  return { app, host, lawyer, tenant, moda: moda.id, ...lease }
}

const listOf = async (client: Client, query = {}) => (await client.call(deadlinesApi.list, { query })).body
const datesOf = async (client: Client, query = {}) =>
  (await listOf(client, query)).documents.map(({ kind, date }) => [kind, date])

/** In steps, because an unused session expires. */
async function daysPass(app: TestApp, client: Client, days: number) {
  for (let left = days; left > 0; left -= 20) {
    app.pass(Math.min(left, 20) * 86_400_000)
    await listOf(client)
  }
}

test('DDL-01 a landlord sees every date of a lease, the tenant the own ones, each with its side', async () => {
  const { host, lawyer, tenant, moda, contract } = await start()
  const all = [
    ['dask_end', '2026-11-01'],
    ['tenant_notice', '2026-12-16'],
    ['contract_end', '2026-12-31'],
    ['rent_increase', '2027-01-01'],
    ['need_suit', '2027-01-31'],
    ['two_notices', '2027-01-31'],
  ]
  expect(await datesOf(host)).toEqual(all)
  expect(await datesOf(lawyer)).toEqual(all)
  expect(await datesOf(tenant)).toEqual([
    ['tenant_notice', '2026-12-16'],
    ['contract_end', '2026-12-31'],
    ['rent_increase', '2027-01-01'],
  ])
  const { documents, groups } = await listOf(host)
  expect(groups).toEqual({ now: 1, week: 0, month: 0, quarter: 5, later: 0 })
  expect(documents[2]).toMatchObject({
    side: 'landlord',
    property: moda,
    property_title: 'Moda Dairesi',
    contract,
    about: expect.stringContaining('Kiracı'),
    manage: true,
  })
  expect((await listOf(lawyer)).documents[2]).toMatchObject({ side: 'landlord', manage: false })
  expect((await listOf(tenant)).documents[0]).toMatchObject({ side: 'tenant', about: 'Ayşe Yıldırım' })
})

test('a list is narrowed down by kind, property and owner, and comes in pages', async () => {
  const { app, host, moda } = await start()
  const villa = await buildProperty(app.ctx.db, host, { baslik: 'Villa', feature: { daskBitis: '2026-12-01' } })
  expect(await datesOf(host, { kind: 'dask_end' })).toEqual([
    ['dask_end', '2026-11-01'],
    ['dask_end', '2026-12-01'],
  ])
  expect(await datesOf(host, { property: villa.id })).toEqual([['dask_end', '2026-12-01']])
  const second = await listOf(host, { page: 2, size: 2 })
  expect(second).toMatchObject({
    total: 7,
    hasMore: true,
    documents: [{ kind: 'tenant_notice' }, { kind: 'contract_end' }],
  })
  expect(second.properties).toEqual([
    { id: moda, name: 'Moda Dairesi' },
    { id: villa.id, name: 'Villa' },
  ])
  expect(second.owners).toEqual([{ id: host.id, name: 'Ayşe Yıldırım' }])
  expect(await datesOf(host, { owner: host.id })).toHaveLength(7)
  expect(await datesOf(host, { owner: newId() })).toEqual([])
})

test('strangers and those who rent learn nothing of an owner’s policies and papers', async () => {
  const { app, host, lawyer, tenant, moda } = await start()
  const stranger = await app.build.host()
  expect(await datesOf(stranger, { property: moda })).toEqual([])
  const file = new Blob([new Uint8Array(pdf())])
  const paper = { property: moda, category: 'Sigorta' as const, valid_until: '2026-11-30' }
  await host.call(documentsApi.add, { query: { ...paper, name: 'Konut poliçesi.pdf', tenant_can_see: 'true' }, file })
  await host.call(documentsApi.add, { query: { ...paper, name: 'Asansör.pdf', lawyer_can_see: 'true' }, file })
  const papers = async (client: Client) =>
    (await listOf(client, { kind: 'document_end' })).documents.map(({ about }) => about).sort()
  expect(await papers(host)).toEqual(['Asansör.pdf', 'Konut poliçesi.pdf'])
  expect(await papers(lawyer)).toEqual(['Asansör.pdf'])
  expect(await papers(tenant)).toEqual([])
})

test('a link that runs out is shown to the owner and to the tenant who was asked', async () => {
  const { app, host } = await start()
  const asked = await app.build.tenant({ email: 'yeni@ornek.test' })
  const other = await app.build.tenant({ email: 'ortak@ornek.test' })
  const property = await buildProperty(app.ctx.db, host, { baslik: 'Villa' })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(asked.email, { is_primary: true }), tenantParty(other.email)],
    guarantor: guarantorParty(),
  })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const found = await listOf(host, { property: property.id })
  expect(found.documents.map(({ kind, date, contract }) => [kind, date, contract]).sort()).toEqual([
    ['approval_link', '2026-11-22', id],
    ['approval_link', '2026-11-22', id],
    ['guarantor_link', '2026-11-22', id],
  ])
  expect((await listOf(asked)).documents).toMatchObject([{ kind: 'approval_link', side: 'tenant' }])
  app.pass(9 * 86_400_000)
  expect((await listOf(host, { property: property.id })).groups.now).toBe(3)
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  expect(await datesOf(host, { property: property.id })).toEqual([])
})

test('after the end the deposit is left for both sides, and a renewal speaks for the tenancy', async () => {
  const { app, host, tenant, moda, contract } = await start()
  const form = contractFormFor(moda, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: '2027-01-01' },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  expect((await listOf(host, { kind: 'tenant_notice' })).documents).toMatchObject([
    { date: '2027-12-16', contract: renewal },
  ])

  await host.call(contractsApi.cancel, { params: { id: renewal }, body: { reason: 'anlaştık' } })
  const { tenancy_id } = (await host.call(contractsApi.view, { params: { id: contract } })).body.contract
  const decided = {
    way: 'court' as const,
    ends_on: '2026-11-14',
    basis_on: '2026-11-10',
    decision_office: 'Kadıköy 2. Sulh Hukuk Mahkemesi',
    decision_number: '2026/12 E.',
  } as const
  await host.call(endingsApi.start, { params: { id: tenancy_id! }, body: decided })
  expect(await datesOf(tenant)).toEqual([['deposit_report', '2027-02-14']])
  expect(await datesOf(host, { kind: 'deposit_report' })).toEqual([['deposit_report', '2027-02-14']])
  await daysPass(app, tenant, 93)
  expect(await datesOf(tenant)).toEqual([])
})

test('DDL-02 who has dealt with a date has it off the own list alone; next year it is back', async () => {
  const { app, host, lawyer, tenant, moda } = await start()
  const end = (await listOf(host, { kind: 'contract_end' })).documents[0]!
  const body = { property: moda, key: end.key }
  // Concurrent calls make one mark.
  const answers = await Promise.all([1, 2, 3].map(() => lawyer.call(deadlinesApi.mark, { body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await datesOf(lawyer, { kind: 'contract_end' })).toEqual([])
  expect(await datesOf(lawyer, { state: 'done' })).toEqual([['contract_end', '2026-12-31']])
  expect((await listOf(host, { kind: 'contract_end' })).documents).toMatchObject([
    { done: false, done_by: ['Av. Cem'] },
  ])
  expect((await listOf(tenant, { kind: 'contract_end' })).documents).toMatchObject([{ done: false, done_by: [] }])

  await lawyer.call(deadlinesApi.unmark, { body: { key: end.key } })
  expect(await datesOf(lawyer, { kind: 'contract_end' })).toHaveLength(1)
  await lawyer.call(deadlinesApi.mark, { body })
  // Its own end is past; the lease was extended.
  await daysPass(app, lawyer, 60)
  expect(await datesOf(lawyer, { kind: 'contract_end' })).toEqual([['contract_end', '2027-12-31']])
})

test('nobody marks a date that is not on the own list', async () => {
  const { app, host, tenant, moda } = await start()
  const dask = (await listOf(host, { kind: 'dask_end' })).documents[0]!
  const stranger = await app.build.host()
  for (const client of [stranger, tenant])
    expect((await client.call(deadlinesApi.mark, { body: { property: moda, key: dask.key } })).status).toBe(404)
  const moved = { property: moda, key: dask.key.replace('2026-11-01', '2026-11-02') }
  expect((await host.call(deadlinesApi.mark, { body: moved })).status).toBe(404)
})

test('five hundred properties take as many statements as one', async () => {
  const { app, host } = await start()
  const { statements: few } = await app.counting(() => listOf(host))
  const ids = Array.from({ length: 500 }, newId)
  const { db } = app.ctx
  await db.insert(properties).values(ids.map((id) => ({ id, baslik: `Daire ${id}`, creator: host.id })))
  await db.insert(propertyFeatures).values(ids.map((id) => ({ id, property_id: id, daskBitis: '2026-12-01' })))
  await db.insert(contracts).values(
    ids.map((id) => ({
      id,
      property_id: id,
      owner_id: host.id,
      owner_name: 'Ayşe Yıldırım',
      status: 'active' as const,
      brutAylik: 1,
      baslangicTarihi: '2026-01-01',
      bitisTarihi: '2026-12-31',
    })),
  )
  const { result, statements } = await app.counting(() => listOf(host, { size: 50 }))
  expect(result.documents).toHaveLength(50)
  expect(result.total).toBe(6 + 500 * 6)
  expect(statements.length).toBe(few.length)
  expect(statements.length).toBeLessThanOrEqual(3)
})
