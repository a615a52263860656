import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { confirmedHandover, sentHandover } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function start() {
  const app = await startTestApp()
  app.pass(new Date('2026-11-15T09:00:00Z').getTime() - app.ctx.clock.now().getTime())
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2026-01-01' }
  return { app, host, tenant, property, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}

const datesOf = async (client: Client, kinds: string[]) =>
  (await client.call(deadlinesApi.list, { query: { size: 100 } })).body.documents
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, date }) => [kind, date])

test('TBK 352/1 a signed undertaking gives both sides its day and the landlord the month that follows', async () => {
  const { app, host, tenant, tenancy } = await start()
  const kinds = ['undertaking_evict', 'undertaking_act']
  const body = { delivered_on: '2026-01-01', given_on: '2026-02-10', evict_on: '2026-11-30', family_home: false }
  await host.call(undertakingsApi.prepare, { params: { id: tenancy }, body: { ...body, spouse_name: '', id: newId() } })
  // Not signed yet.
  expect(await datesOf(host, kinds)).toEqual([])
  const { undertakings } = (await host.call(tenanciesApi.view, { params: { id: tenancy } })).body
  const params = { id: undertakings[0]!.id }
  const file = new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })
  expect((await host.call(undertakingsApi.scan, { params, file })).status).toBe(200)
  expect(await datesOf(host, kinds)).toEqual([
    ['undertaking_evict', '2026-11-30'],
    ['undertaking_act', '2026-12-30'],
  ])
  expect(await datesOf(tenant, kinds)).toEqual([['undertaking_evict', '2026-11-30']])
  app.pass(20 * day)
  expect(await datesOf(host, kinds)).toEqual([['undertaking_act', '2026-12-30']])
  expect(await datesOf(tenant, kinds)).toEqual([])
})

test('a record that waits for an answer has a day, and so has the week for remarks after it is confirmed', async () => {
  const { host, tenant, tenancy } = await start()
  await sentHandover(host, tenancy)
  expect(await datesOf(host, ['paper_link'])).toEqual([['paper_link', '2026-11-22']])
  expect(await datesOf(tenant, ['paper_link'])).toEqual([['paper_link', '2026-11-22']])

  const other = await start()
  await confirmedHandover(other.host, other.tenant, other.tenancy)
  for (const side of [other.host, other.tenant]) {
    expect(await datesOf(side, ['paper_link'])).toEqual([])
    expect(await datesOf(side, ['handover_remarks'])).toEqual([['handover_remarks', '2026-11-22']])
  }
  // The last day of the week still counts.
  other.app.pass(7 * day)
  expect(await datesOf(other.tenant, ['handover_remarks'])).toEqual([['handover_remarks', '2026-11-22']])
  other.app.pass(day)
  expect(await datesOf(other.tenant, ['handover_remarks'])).toEqual([])
})

test('TBK 347 once a last day is set it takes the place of the contract’s end and of the notice days', async () => {
  const { host, tenant, tenancy } = await start()
  const body = { way: 'tenant_notice' as const, ends_on: '2026-12-31', reason: 'Taşınıyorum' }
  expect((await tenant.call(endingsApi.start, { params: { id: tenancy }, body })).status).toBe(200)
  const all = ['contract_end', 'tenant_notice', 'rent_increase', 'two_notices', 'need_suit', 'tenancy_end']
  for (const side of [host, tenant]) expect(await datesOf(side, all)).toEqual([['tenancy_end', '2026-12-31']])
})
