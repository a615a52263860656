import { expect, test } from 'vitest'
import { addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { tenancyById } from '#server/access/tenancy-scope.queries.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function scene(app: TestApp, baslangicTarihi: IsoDate = '2026-01-01') {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi }
  return { host, tenant, property, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}

test('TNC-01 a tenancy begins when everybody has agreed, and both sides see it with one statement beside the session', async () => {
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

test('TNC-02 a renewal goes on with the tenancy, and cancelling one of the two leaves it running', async () => {
  const app = await startTestApp()
  const { host, tenant, property, contract, tenancy } = await scene(app)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: '2027-01-01' },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  const view = async () => (await host.call(tenanciesApi.view, { params: { id: tenancy } })).body
  // Not agreed yet, so it belongs to no tenancy.
  expect((await view()).contracts).toHaveLength(1)
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  expect(await view()).toMatchObject({ contract: renewal, started_on: '2026-01-01', contracts: [{}, { id: contract }] })
  await host.call(contractsApi.cancel, { params: { id: renewal }, body: { reason: '' } })
  expect(await view()).toMatchObject({ ended_on: null, contract })
  // Jobs and links use the same contract as the page.
  expect((await tenancyById(app.ctx.db, tenancy)).contract.id).toBe(contract)
})

test('TNC-02 a renewal that was cancelled before its first day replaces nobody once that day has come', async () => {
  const app = await startTestApp()
  const { host, tenant, property, contract, tenancy } = await scene(app)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: '2027-01-01' },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  await host.call(contractsApi.cancel, { params: { id: renewal }, body: { reason: '' } })
  app.pass(50 * 86_400_000)
  const lives = await app.build.session(tenant.accountId)
  const params = { id: tenancy }
  const seen = (await lives.call(tenanciesApi.view, { params })).body
  expect(seen).toMatchObject({ left: false, ended_on: null, contract, may_add: true })
  const body = { way: 'agreement' as const, ends_on: '2027-06-30' }
  expect((await lives.call(endingsApi.start, { params, body })).status).toBe(200)
})

test('TNC-02 a cancelled renewal keeps nothing running: with the contract before it the tenancy is over', async () => {
  const app = await startTestApp()
  const firstDay = addMonths(isoDate(app.ctx.clock.now()), 1)
  const { host, tenant, property, contract, tenancy } = await scene(app, firstDay)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: addMonths(firstDay, 12) },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const view = async () => (await host.call(tenanciesApi.view, { params: { id: tenancy } })).body
  expect((await view()).contracts).toHaveLength(2)
  for (const id of [renewal, contract])
    expect((await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })).status).toBe(200)
  // It never began, so it ends on its first day.
  expect(await view()).toMatchObject({ ended_on: firstDay })
})

test('TNC-03 a tenant who is not named in the renewal reads what was theirs once it has begun, and decides nothing for those who stayed', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, goes] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const today = isoDate(app.ctx.clock.now())
  const made = await agreedTenancy({
    host,
    tenants: [goes, stays],
    property,
    terms: { baslangicTarihi: addMonths(today, -13) },
  })
  const params = { id: made.tenancy }
  const entry = (await host.call(handoversApi.begin, { params, body: { kind: 'in' } })).body.id
  const view = async (who: typeof host) => (await who.call(tenanciesApi.view, { params })).body
  expect(await view(goes)).toMatchObject({ left: false, rents: true })

  const form = contractFormFor(property.id, {
    tenants: [tenantParty(stays.email, { is_primary: true })],
    terms: { baslangicTarihi: addMonths(today, -1), brutAylik: 40_000_00 },
  })
  const body = { ...form, renewed_from: made.contract }
  const renewal = (await host.call(contractsApi.create, { body })).body.id
  await stays.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const out = (await host.call(handoversApi.begin, { params, body: { kind: 'out' } })).body.id
  const photo = async (handover: string) => {
    const { data } = (await host.call(handoversApi.view, { params: { id: handover } })).body
    const call = { params: { id: handover }, query: { place: `room:${data.rooms[0]!.id}` }, file: await picture() }
    return fileAddress((await host.call(handoversApi.addPhoto, call)).body.file_id)
  }
  const [before, after] = [await photo(entry), await photo(out)]
  const promise = {
    delivered_on: addMonths(today, -13),
    given_on: addMonths(today, -12),
    evict_on: addMonths(today, 6),
  }
  const promised = { ...promise, id: newId(), family_home: false, spouse_name: '' }
  expect((await host.call(undertakingsApi.prepare, { params, body: promised })).status).toBe(200)

  const seen = await view(goes)
  expect(seen).toMatchObject({ left: true, contract: made.contract, ending: null, renewal: { state: 'over' } })
  expect(seen.contracts.map(({ id }) => id)).toEqual([made.contract])
  expect(seen.handovers.map(({ kind }) => kind)).toEqual(['in'])
  expect(JSON.stringify(seen)).not.toContain('4000000')
  expect((await goes.call(handoversApi.view, { params: { id: entry } })).status).toBe(200)
  expect((await goes.call(handoversApi.view, { params: { id: out } })).status).toBe(404)
  expect((await goes.call(endingsApi.view, { params })).status).toBe(404)
  expect((await goes.call(paymentPlansApi.view, { params })).status).toBe(404)
  // Nor by its id: an undertaking in a contract that does not name them, or a photo of another tenant's move-out.
  expect(seen.undertakings).toEqual([])
  const printed = `/api/undertakings/${promised.id}/pdf`
  expect((await goes.send('GET', printed)).status).toBe(404)
  expect((await stays.send('GET', printed)).status).toBe(200)
  expect((await goes.send('GET', before)).status).toBe(200)
  expect((await goes.send('GET', after)).status).toBe(404)
  for (const client of [stays, host]) expect((await client.send('GET', after)).status).toBe(200)
  const notice = { way: 'tenant_notice', ends_on: addMonths(today, 11) } as const
  expect((await goes.call(endingsApi.start, { params, body: notice })).status).toBe(403)
  expect((await goes.call(handoversApi.begin, { params, body: { kind: 'out' } })).status).toBe(403)

  expect(await view(stays)).toMatchObject({
    left: false,
    contract: renewal,
    contracts: [{ id: renewal }, { id: made.contract }],
  })
  expect((await stays.call(endingsApi.view, { params })).status).toBe(200)
})
