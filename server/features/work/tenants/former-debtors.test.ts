import { expect, test } from 'vitest'
import { searchApi } from '#domain/insight/search/search.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { arrearsApi } from '#domain/money/arrears/arrears.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('TBK 147 whoever moved out and owes rent stays in the list, the search and the lawyer’s panel until it is paid; no notice is offered any more', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const blind = await app.build.staff(host, { authorised: true, acts_on_all: true, canAddProperty: true })
  const property = await app.build.property(host, { baslik: 'Moda Daire', delegates: { lawyer: [lawyer] } })
  const terms = { baslangicTarihi: '2026-03-01', brutAylik: 30_000_00, odemeGunu: 5, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const params = { id: tenancy }
  const listed = async (who = host) =>
    (await who.call(tenantsApi.list)).body.documents.map(({ name, homes }) => [
      name,
      homes.map(({ endedOn, overdue }) => [endedOn, overdue?.map(({ amount }) => amount)]),
    ])
  const found = async (who = host) =>
    (await who.call(searchApi.find, { query: { q: 'mehmet öz' } })).body.hits.flatMap((hit) =>
      hit.kind === 'person' ? [[hit.id, hit.group]] : [],
    )
  const onPanel = async () =>
    (await lawyer.call(lawyerApi.overview)).body.properties[0]!.contracts.map(({ tenancy_id, ended_on }) => [
      tenancy_id,
      ended_on,
    ])
  const inFile = async () => (await host.call(arrearsApi.view, { params })).body
  expect((await inFile()).can.draft).toBe(true)
  const claim = (await inFile()).claims[0]!.id
  const written = { way: 'late_rent' as const, claims: [claim] }
  const sent = (await host.call(arrearsApi.draft, { params, body: written })).body.id
  const giving = { version: 1, given_on: '2026-11-16', delivery: 'PTT' as const }
  expect((await host.call(arrearsApi.give, { params: { id: sent }, body: giving })).status).toBe(200)

  const ending = { way: 'agreement', ends_on: '2026-11-15' } as const
  await host.call(endingsApi.start, { params, body: ending })
  const asked = (await tenant.call(endingsApi.view, { params })).body.paper!.id
  await tenant.call(papersApi.decide, { params: { id: asked }, body: { answer: 'confirmed' } })
  expect((await inFile()).ended_on).toBe('2026-11-15')

  // Half of November: 30.000 × 15 / 30.
  expect(await listed()).toEqual([['Kiracı mehmet', [['2026-11-15', [15_000_00]]]]])
  expect(await found()).toEqual([[tenant.id, 'tenant']])
  expect(await onPanel()).toEqual([[tenancy, '2026-11-15']])
  // A debt is only seen by those who may read the account.
  expect(await listed(blind)).toEqual([])
  expect(await found(blind)).toEqual([])
  expect((await inFile()).can).toEqual({ draft: false, two_notices: false, give: false, record: true, manage: true })
  // What was given before the end keeps its evidence.
  const arrived = { params: { id: sent }, body: { delivered_on: '2026-11-16' } }
  expect((await host.call(arrearsApi.arrive, arrived)).status).toBe(200)
  expect((await host.call(arrearsApi.draft, { params, body: written })).code).toBe('tenancy_over')

  const body = { key: newId(), kind: 'credit', amount: 15_000_00, on_date: '2026-11-16', note: 'Ödendi' } as const
  expect((await host.call(statementsApi.book, { params, body })).status).toBe(200)
  expect([await listed(), await found(), await onPanel()]).toEqual([[], [], []])
})
