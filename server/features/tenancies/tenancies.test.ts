import { expect, test } from 'vitest'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import { tenanciesApi } from '#domain/tenancies/tenancies.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2026-01-01' }
  return { host, tenant, property, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}

test('a tenancy begins when everybody has agreed, and both sides see it with one statement beside the session', async () => {
  const app = await startTestApp()
  const { host, tenant, property, contract, tenancy } = await scene(app)
  const expected = {
    id: tenancy,
    property_id: property.id,
    property_title: 'Moda Daire',
    started_on: '2026-01-01',
    ended_on: null,
    contract,
    tenant_names: ['Kiracı mehmet'],
    contracts: [{ id: contract, baslangicTarihi: '2026-01-01', bitisTarihi: '2026-12-31', cancelled: false }],
  }
  const { result, statements } = await app.counting(() => host.call(tenanciesApi.view, { params: { id: tenancy } }))
  expect(result.body).toMatchObject({ ...expected, rents: false, manage: true })
  expect(statements.length).toBeLessThanOrEqual(3)
  expect((await tenant.call(tenanciesApi.view, { params: { id: tenancy } })).body).toMatchObject({
    ...expected,
    rents: true,
    manage: false,
  })
  const stranger = await app.build.host()
  expect((await stranger.call(tenanciesApi.view, { params: { id: tenancy } })).status).toBe(404)
})

test('a renewal goes on with the tenancy, and cancelling one of the two leaves it running', async () => {
  const app = await startTestApp()
  const { host, tenant, property, contract, tenancy } = await scene(app)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: '2027-01-01' },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  const view = async () => (await host.call(tenanciesApi.view, { params: { id: tenancy } })).body
  // Nobody has agreed to it yet, so it belongs to nothing.
  expect((await view()).contracts).toHaveLength(1)
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  expect(await view()).toMatchObject({ contract: renewal, started_on: '2026-01-01', contracts: [{}, { id: contract }] })
  await host.call(contractsApi.cancel, { params: { id: renewal }, body: { reason: '' } })
  expect((await view()).ended_on).toBeNull()
})
