import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { type QueueItem, queueOf } from '#domain/insight/dashboard/queue.rules.ts'
import type { StartRole } from '#domain/insight/dashboard/start-lists.rules.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** The clock stands at 16 November 2026. */
const queue = async (client: Pick<Client, 'call'>, role: StartRole): Promise<QueueItem[]> => {
  const { body } = await client.call(dashboardApi.view, { query: {} })
  expect(body.failed).toEqual([])
  return queueOf(body, role).items
}
const kinds = async (client: Pick<Client, 'call'>, role: StartRole = 'landlord') =>
  [...new Set((await queue(client, role)).map(({ kind }) => kind))].toSorted()

/** One property on which everything waits at once, and one on which nobody of these works. */
async function morning() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const people = {
    cashier: await app.build.staff(host, { authorised: true, canManagePayments: true }),
    clerk: await app.build.staff(host, { authorised: true, canManageDocuments: true }),
    helper: await app.build.staff(host, { authorised: true, canManageSuggestions: true }),
    plain: await app.build.staff(host, { authorised: true }),
    reader: await app.build.staff(host, { authorised: true, canManageAllProperties: true }),
    agent: await app.build.staff(host, { estate: true }),
    lawyer: await app.build.staff(host, { lawyer: true }),
    proxy: await app.build.staff(host, { proxy: true }),
    partner: await app.build.staff(host, { shareholder: true }),
  }
  const { cashier, clerk, helper, plain, reader, agent, lawyer, proxy, partner } = people
  const property = await app.build.property(host, {
    baslik: 'Moda Daire',
    tenants: [tenant],
    delegates: {
      authorised: [cashier, clerk, helper, plain, reader],
      estate: [agent],
      lawyer: [lawyer],
      proxy: [proxy],
      shareholder: [partner],
    },
  })
  const terms = { baslangicTarihi: '2026-11-05', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  await holdShare(app, { property_id: property.id, user_id: partner.id, pay: 1, payda: 4 })
  const params = { id: tenancy }
  const sent = await tenant.call(tenantPaymentsApi.send, {
    params,
    query: { key: newId(), amount: 5_000_00, on_date: '2026-11-15' },
    file: new Blob([pdf()]),
  })
  expect(sent.status).toBe(200)
  const asked = await tenant.call(suggestionsApi.create, {
    body: { property_id: property.id, tenant_id: tenant.id, aciklama: 'Musluk akıtıyor', oneri_tipi: 'Tamirat' },
  })
  expect(asked.status).toBe(200)
  const values = { konu: 'Otopark', metin: 'Kiracı 12 numaralı park yerini kullanır.' }
  const body = { kind: 'general_addendum' as const, from_on: '2026-12-01', values, revises: null }
  expect((await tenant.call(addendaApi.send, { params, body })).status).toBe(200)
  return { app, host, tenant, property, params, people, addendum: body }
}

test('DASH-04 the queue holds what this person can finish: the landlord everything, others by their flags', async () => {
  const { host, tenant, people } = await morning()
  expect(await kinds(host)).toEqual(['handover', 'late', 'paper', 'receipt', 'request'])
  expect(await kinds(people.cashier)).toEqual(['late', 'receipt'])
  expect(await kinds(people.clerk)).toEqual(['handover', 'paper'])
  expect(await kinds(people.helper)).toEqual(['request'])
  for (const onlooker of [people.plain, people.reader, people.agent, people.partner])
    expect(await kinds(onlooker)).toEqual([])
  expect(await kinds(people.lawyer, 'lawyer')).toEqual(['late'])
  // What a tenant is asked for is the tenant's own.
  expect(await kinds(tenant, 'tenant')).toEqual(['payment'])
})

test('DASH-04 what is settled leaves the queue, also for the others who could have done it', async () => {
  const { host, people, params } = await morning()
  const [receipt] = (await queue(people.cashier, 'landlord')).filter((item) => item.kind === 'receipt')
  if (receipt?.kind !== 'receipt') throw new Error('no receipt')
  const { id, amount, on_date } = receipt.receipt
  expect((await host.call(tenantPaymentsApi.confirm, { params: { id }, body: { amount, on_date } })).status).toBe(200)
  expect(await kinds(people.cashier)).toEqual(['late'])
  expect((await people.cashier.call(paymentPlansApi.remindNow, { params })).status).toBe(200)
  expect(await kinds(host)).toEqual(['handover', 'paper', 'request'])
})

test('DASH-04 a tenant reminded by hand comes back after three days, and a stranger’s morning holds nothing of this', async () => {
  const { app, host, params } = await morning()
  await host.call(paymentPlansApi.remindNow, { params })
  const isLate = async () => (await kinds(host)).includes('late')
  expect(await isLate()).toBe(false)
  app.pass(2 * 86_400_000)
  expect(await isLate()).toBe(false)
  app.pass(86_400_000)
  expect(await isLate()).toBe(true)
  expect(await kinds(await app.build.host())).toEqual([])
})

test('DASH-04 a tenant’s no comes back to those who manage the contract, until it was answered or left for two weeks', async () => {
  const { app, host, tenant, people, params } = await morning()
  const body = {
    kind: 'general_addendum' as const,
    from_on: '2026-12-01',
    values: { konu: 'Depo', metin: 'Kiracı bodrumdaki depoyu kullanır.' },
    revises: null,
  }
  const sent = await host.call(addendaApi.send, { params, body })
  expect(sent.status).toBe(200)
  const waiting = (await queue(tenant, 'tenant')).find((item) => item.kind === 'paper')
  if (waiting?.kind !== 'paper') throw new Error('the tenant is not asked')
  const said = { answer: 'objected' as const, note: 'Depo rutubetli.', objections: [] }
  const answered = await tenant.call(papersApi.decide, { params: { id: waiting.paper.id }, body: said })
  expect(answered.status).toBe(200)
  const replies = async (client: Pick<Client, 'call'>) => (await kinds(client)).includes('reply')
  expect([await replies(host), await replies(people.clerk), await replies(people.plain)]).toEqual([true, true, false])
  app.pass(15 * 86_400_000)
  expect(await replies(host)).toBe(false)
})

test('DASH-03 a source of the queue that fails is named, and the others stay', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const host = await app.build.host()
  await app.build.property(host)
  await app.ctx.db.run('alter table handovers rename to handovers_away')
  const { failed, landlord } = (await host.call(dashboardApi.view, { query: {} })).body
  expect(failed.toSorted()).toEqual(['deadlines', 'handovers'])
  expect(landlord!.totals.properties).toBe(1)
})
