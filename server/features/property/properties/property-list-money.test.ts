import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { bulkApi } from '#domain/property/properties/bulk.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** The clock stands at 16 November 2026. */
const begun = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 50_000_00 }

test('LST-01 SCR-02 J8 a card says rent, end of the contract and arrears in the same three statements, and nothing of them where nobody rents', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const home = await app.build.property(host, { baslik: 'Moda Daire' })
  const { contract, tenancy } = await agreedTenancy({ host, tenants: [tenant], property: home, terms: begun })
  await app.build.property(host, { baslik: 'Boş Daire' })
  await app.build.property(host, { baslik: 'Çınar Apartmanı', is_bina: true })
  const cards = async () => {
    const { result, statements } = await app.counting(() => host.call(propertiesApi.list, { query: { sort: 'title' } }))
    expect(statements).toHaveLength(3)
    return result.body.documents.map(({ baslik, lease, overdue }) => [baslik, lease, overdue])
  }
  const lease = {
    contract_id: contract,
    starts_on: '2026-11-01',
    ends_on: '2027-10-31',
    last_day: null,
    rent: 25_000_00,
    gross: false,
    currency: 'TL',
  }
  // The deposit is overdue as well, but does not count as arrears.
  expect(await cards()).toEqual([
    ['Boş Daire', null, []],
    ['Çınar Apartmanı', null, []],
    ['Moda Daire', lease, [{ currency: 'TL', amount: 25_000_00, since: '2026-11-05' }]],
  ])
  const payment = { tenancy_id: tenancy, currency: 'TL' as const, on_date: '2026-11-16', method: 'bank' as const }
  await host.call(paymentsApi.record, { body: { payments: [{ ...payment, amount: 10_000_00, key: newId() }] } })
  expect((await cards())[2]).toEqual([
    'Moda Daire',
    lease,
    [{ currency: 'TL', amount: 15_000_00, since: '2026-11-05' }],
  ])

  // A rent agreed later applies from its day; a cancelled one never did.
  await app.ctx.db.run(
    `insert into rent_changes (id, tenancy_id, from_on, rent, source, agreed, by_name, created_at, taken_back_at, take_back_reason)
     values ('${newId()}', '${tenancy}', '2026-11-10', 3000000, 'hand', 'written', 'x', now(), null, ''),
            ('${newId()}', '${tenancy}', '2026-11-12', 9900000, 'hand', 'written', 'x', now(), now(), 'yanlış')`,
  )
  expect((await cards())[2]![1]).toEqual({ ...lease, rent: 30_000_00 })
  // The same in the other lists; the contract keeps saying what was signed.
  const agreed = { brutAylik: 25_000_00, rent: 30_000_00 }
  expect((await host.call(contractsApi.list)).body.documents).toMatchObject([agreed])
  expect((await host.call(propertyDetailApi.detail, { params: { id: home.id } })).body.contracts).toMatchObject([
    agreed,
  ])

  // The agreed last day counts, not the contract's.
  await app.ctx.db.run(
    `insert into endings (id, tenancy_id, property_id, way, state, side, started_by_name, ends_on, delivered_on, next_status,
       assessment, deposit, currency, created_at, updated_at)
     values ('${newId()}', '${tenancy}', '${home.id}', 'agreement', 'set', 'owner', 'x', '2026-11-29', '2026-11-16',
       'Kiralanmamış', '{}', 0, 'TL', now(), now())`,
  )
  expect((await cards())[2]![1]).toEqual({ ...lease, rent: 30_000_00, last_day: '2026-11-29' })
  const [tenantCard] = (await host.call(tenantsApi.list)).body.documents
  expect(tenantCard!.homes).toMatchObject([{ bitisTarihi: '2027-10-31', lastDay: '2026-11-29' }])
  const said = { bitisTarihi: '2027-10-31', last_day: '2026-11-29' }
  expect((await host.call(contractsApi.list)).body.documents).toMatchObject([said])
  expect((await host.call(contractsApi.view, { params: { id: contract } })).body.contract).toMatchObject(said)
  // A cancelled contract has no last day.
  await app.ctx.db.run(`update contracts set cancelled_at = now() where id = '${contract}'`)
  expect((await host.call(contractsApi.list)).body.documents).toMatchObject([{ ...said, last_day: null }])
  await app.ctx.db.run(`update contracts set cancelled_at = null where id = '${contract}'`)
  await app.ctx.db.run(`delete from endings`)

  // The contract in force goes before a future one; an ended tenancy shows none.
  await app.ctx.db.run(`update tenancies set ended_on = '2026-11-15' where id = '${tenancy}'`)
  expect((await cards())[2]![1]).toBeNull()
})

test('LST-01 SCR-02 ROLE-23 staff without the payments flag read when the contract ends and none of the money; a stranger nothing', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const collects = await app.build.staff(host, { authorised: true, canManagePayments: true })
  const looks = await app.build.staff(host, { authorised: true })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer' })
  const home = await app.build.property(host, {
    delegates: { authorised: [collects, looks], lawyer: [lawyer] },
  })
  await agreedTenancy({ host, tenants: [tenant], property: home, terms: begun })
  const read = async (reader: typeof host) => {
    const [card] = (await reader.call(propertiesApi.list)).body.documents
    return card && [card.lease?.ends_on, card.lease?.rent, card.overdue.map(({ amount }) => amount)]
  }
  expect(await read(host)).toEqual(['2027-10-31', 25_000_00, [25_000_00]])
  expect(await read(collects)).toEqual(['2027-10-31', 25_000_00, [25_000_00]])
  expect(await read(lawyer)).toEqual(['2027-10-31', 25_000_00, [25_000_00]])
  expect(await read(looks)).toEqual(['2027-10-31', null, []])
  expect(await read(tenant)).toEqual(['2027-10-31', null, []])
  expect(await read(await app.build.host())).toBeUndefined()
})

test('ROLE-04 ROLE-23 how payments stand is for those who keep the money of the property: in lists, filters, details and history', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.host()
  const tenant = await app.build.tenant()
  const agent = await app.build.staff(host, { estate: true, canAddProperty: true, canManageDocuments: true })
  const collects = await app.build.staff(host, { authorised: true, canManagePayments: true })
  const shares = await app.build.staff(host, { shareholder: true })
  const lawyer = await app.build.staff(host, { lawyer: true })
  const home = await app.build.property(host, {
    delegates: { estate: [agent], authorised: [collects], shareholder: [shares], lawyer: [lawyer] },
  })
  // Rights from one owner reveal nothing about another owner's payments.
  await app.build.engagement(other, agent, { estate: true, canManagePayments: true })
  await app.build.property(other, { baslik: 'Öteki', delegates: { estate: [agent] } })
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property: home, terms: begun })
  const payment = { tenancy_id: tenancy, currency: 'TL' as const, on_date: '2026-11-16', method: 'bank' as const }
  await host.call(paymentsApi.record, {
    body: { payments: [{ ...payment, amount: 10_000_00, key: newId() }] },
  })
  const params = { id: home.id }
  const known = async (reader: typeof host) => {
    const { documents } = (await reader.call(propertiesApi.list)).body
    const waiting = (await reader.call(propertiesApi.list, { query: { payment: 'Beklemede' } })).body
    const detail = (await reader.call(propertyDetailApi.detail, { params })).body
    const history = await reader.call(propertyDetailApi.history, { params })
    return {
      card: documents.find(({ id }) => id === home.id)!.odemeDurumu,
      found: waiting.documents.some(({ id }) => id === home.id),
      counted: waiting.facets.status.Kiralanmış,
      detail: detail.property.odemeDurumu,
      history: [...detail.history, ...(history.body.documents ?? [])].some(({ text }) => text.includes('ödeme')),
    }
  }
  const everything = { card: 'Beklemede', found: true, counted: 1, detail: 'Beklemede', history: true }
  const nothing = { card: null, found: false, counted: 0, detail: null, history: false }
  expect(await known(host)).toEqual(everything)
  expect(await known(collects)).toEqual(everything)
  expect(await known(lawyer)).toEqual(everything)
  expect(await known(tenant)).toEqual({ ...everything, history: false })
  expect(await known(agent)).toEqual(nothing)
  expect(await known(shares)).toEqual(nothing)
  const selectable = async (reader: typeof host) =>
    (await reader.call(bulkApi.ids, { query: { payment: 'Beklemede' } })).body.ids
  expect([await selectable(host), await selectable(agent)]).toEqual([[home.id], []])
  const lines = async (reader: typeof host) => {
    const file = await reader.call(propertiesApi.export, { query: { format: 'csv', payment: 'Beklemede' } })
    return Buffer.from(file.body as unknown as ArrayBuffer)
      .toString()
      .includes('Deneme Dairesi')
  }
  expect([await lines(host), await lines(agent)]).toEqual([true, false])
})

test('LST-02 PROP-04 the list is filtered by group, and what is counted is what the filter finds', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  for (const tasinmazDurumu of ['Kiralanmamış', 'Boş', 'Boşta', 'Kiralanabilir', 'Kiracı Aranıyor'] as const)
    await app.build.property(host, { baslik: tasinmazDurumu, tasinmazDurumu })
  // A building is let by its units and is in none of them.
  await app.build.property(host, { baslik: 'Çınar Apartmanı', tasinmazDurumu: 'Boş', is_bina: true })
  const find = async (status: 'vacant' | 'seeking' | 'rented' | 'notRented' | 'all') => {
    const { documents, total } = (await host.call(propertiesApi.list, { query: { status, sort: 'title' } })).body
    return [total, ...documents.map(({ baslik }) => baslik)]
  }
  expect(await find('vacant')).toEqual([5, 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir', 'Kiralanmamış'])
  expect(await find('seeking')).toEqual([1, 'Kiracı Aranıyor'])
  expect(await find('rented')).toEqual([0])
  expect((await find('notRented'))[0]).toBe(5)
  const all = (await host.call(propertiesApi.list)).body
  expect([all.total, all.facets.groups, all.facets.status.Boş]).toEqual([6, { rented: 0, vacant: 5, seeking: 1 }, 2])
  expect(all.facets.found).toEqual({ properties: 5, buildings: 1 })
})
