import { expect, test } from 'vitest'
import { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['build']['host']>>

async function withPhoto(host: Person, tenancy: string, kind: 'in' | 'out') {
  const { id } = (await host.call(handoversApi.begin, { params: { id: tenancy }, body: { kind } })).body
  const { data } = (await host.call(handoversApi.view, { params: { id } })).body
  const call = { params: { id }, query: { place: `room:${data.rooms[0]!.id}` }, file: await picture() }
  return { id, photo: (await host.call(handoversApi.addPhoto, call)).body.file_id }
}

test('TNC-01 a tenancy stands on one line, newest first and in pages, read by both sides in three statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 },
  })
  const { id: entry, photo } = await withPhoto(host, tenancy, 'in')
  const paid = { tenancy_id: tenancy, currency: 'TL', on_date: '2026-11-10', method: 'bank', key: newId() } as const
  await host.call(paymentsApi.record, { body: { payments: [{ ...paid, amount: 25_000_00 }] } })
  const request = { property_id: property.id, aciklama: 'Musluk damlatıyor.', demirbas: 'Musluk' }
  await tenant.call(suggestionsApi.create, { body: { ...request, tenant_id: tenant.id } })
  await app.ctx.db.run(
    `insert into rent_changes (id, tenancy_id, from_on, rent, source, agreed, by_name, created_at)
     values ('${newId()}', '${tenancy}', '2026-11-12', 3000000, 'hand', 'written', 'x', now())`,
  )
  await app.ctx.db.run(
    `insert into endings (id, tenancy_id, property_id, way, state, side, started_by_name, ends_on, delivered_on, next_status,
       assessment, deposit, currency, created_at, updated_at)
     values ('${newId()}', '${tenancy}', '${property.id}', 'agreement', 'set', 'owner', 'x', '2026-12-31', '2026-11-16',
       'Kiralanmamış', '{}', 0, 'TL', now(), now())`,
  )
  const params = { id: tenancy }
  const { result, statements } = await app.counting(() => host.call(tenancyLifeApi.view, { params }))
  expect(statements).toHaveLength(3)
  const { documents, head, total, hasMore } = result.body
  expect(documents.map(({ kind, on_date }) => `${on_date} ${kind}`)).toEqual([
    '2026-12-31 ended',
    '2026-11-16 notice',
    '2026-11-16 request',
    '2026-11-16 handover',
    '2026-11-12 increase',
    '2026-11-10 payment',
    '2026-11-01 begun',
  ])
  expect([total, hasMore]).toEqual([7, false])
  expect(documents.find(({ kind }) => kind === 'handover')).toMatchObject({
    id: entry,
    photos: [photo],
    photo_count: 1,
  })
  expect(documents.find(({ kind }) => kind === 'payment')).toMatchObject({ months: ['2026-11-01'], amount: 25_000_00 })
  expect(documents.find(({ kind }) => kind === 'increase')).toMatchObject({ amount: 30_000_00, currency: 'TL' })
  expect(head).toMatchObject({ property_title: 'Moda Daire', property_open: true, rents: false, account_open: true })
  const own = (await tenant.call(tenancyLifeApi.view, { params })).body
  expect(own.documents).toEqual(documents)
  expect(own.head).toMatchObject({ rents: true })

  const pageOf = async (page: number) =>
    (await host.call(tenancyLifeApi.view, { params, query: { page, size: 3 } })).body.documents.map(({ kind }) => kind)
  expect([...(await pageOf(1)), ...(await pageOf(2)), ...(await pageOf(3))]).toEqual(documents.map(({ kind }) => kind))
  const stranger = await app.build.host()
  expect((await stranger.call(tenancyLifeApi.view, { params })).status).toBe(404)
})

test('TNC-03 whoever left reads the line up to then, whoever came later from then on', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, goes, comes] = [await app.build.tenant(), await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const today = isoDate(app.ctx.clock.now())
  const { tenancy, contract } = await agreedTenancy({
    host,
    tenants: [goes, stays],
    property,
    terms: { baslangicTarihi: addMonths(today, -13), brutAylik: 25_000_00, depozito: 0 },
  })
  await withPhoto(host, tenancy, 'in')
  const starts = addDays(today, -9)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(stays.email, { is_primary: true }), tenantParty(comes.email)],
    terms: { baslangicTarihi: starts, brutAylik: 40_000_00, depozito: 0 },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body.id
  for (const who of [stays, comes])
    await who.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const pay = (on_date: string, amount: number) =>
    host.call(paymentsApi.record, {
      body: { payments: [{ tenancy_id: tenancy, currency: 'TL', method: 'bank', key: newId(), on_date, amount }] },
    })
  expect((await pay(addDays(today, -12), 1_000_00)).status).toBe(200)
  expect((await pay(today, 2_000_00)).status).toBe(200)
  await withPhoto(host, tenancy, 'out')
  const seen = async (who: Person) => {
    const { documents, head } = (await who.call(tenancyLifeApi.view, { params: { id: tenancy } })).body
    return [
      documents.map((event) => (event.kind === 'payment' ? `payment ${event.amount}` : event.kind)).sort(),
      head.strip!.until,
    ]
  }
  const month = today.slice(0, 7)
  expect(await seen(host)).toEqual([
    ['begun', 'handover', 'handover', 'payment 100000', 'payment 200000', 'renewed'],
    month,
  ])
  expect(await seen(stays)).toEqual(await seen(host))
  expect(await seen(goes)).toEqual([['begun', 'ended', 'handover', 'payment 100000'], addDays(starts, -1).slice(0, 7)])
  expect(await seen(comes)).toEqual([['begun', 'handover', 'handover', 'payment 200000'], month])
  const left = (await goes.call(tenancyLifeApi.view, { params: { id: tenancy } })).body
  expect(JSON.stringify(left)).not.toContain('4000000')
})
