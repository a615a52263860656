import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function start() {
  const app = await startTestApp()
  // The day of the examples: 15 November 2026.
  app.pass(new Date('2026-11-15T09:00:00Z').getTime() - app.ctx.clock.now().getTime())
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const lawyer = await app.build.staff(host, { lawyer: true, username: 'Av. Cem İnönü' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const moda = await buildProperty(app.ctx.db, host, {
    baslik: 'Moda Dairesi',
    tenants: [tenant],
    delegates: { lawyer: [lawyer] },
    feature: { daskBitis: '2026-12-01' },
  })
  const villa = await buildProperty(app.ctx.db, host, {
    baslik: 'Çekmeköy Villa',
    feature: { daskBitis: '2029-01-01' },
  })
  return { app, host, lawyer, tenant, moda: moda.id, villa: villa.id }
}

const addContract = async (
  app: TestApp,
  owner: { id: string },
  property_id: string,
  given: Partial<typeof contracts.$inferInsert> = {},
) => {
  const id = newId()
  await app.ctx.db.insert(contracts).values({
    id,
    property_id,
    owner_id: owner.id,
    owner_name: 'Ayşe Yıldırım',
    tenant_name: 'Mehmet Öztürk',
    tenant_id_number: 'gizli',
    status: 'active',
    brutAylik: 3_000_000,
    depozito: 6_000_000,
    baslangicTarihi: '2026-01-01',
    bitisTarihi: '2026-12-31',
    ...given,
  })
  return id
}

test('SCR-08 a lawyer sees the assigned properties with contracts, dates and shared papers, and nothing of the others', async () => {
  const { app, host, lawyer, moda, villa } = await start()
  const id = await addContract(app, host, moda)
  await addContract(app, host, moda, { status: 'rejected_by_tenant' })
  await addContract(app, host, moda, { deleted_at: new Date() })
  await addContract(app, host, villa, { bitisTarihi: '2026-11-20' })
  const file = new Blob([new Uint8Array(pdf())])
  const papers = { property: moda, category: 'Hukuk' as const }
  await host.call(documentsApi.add, { query: { ...papers, name: 'Vekâletname', lawyer_can_see: 'true' }, file })
  await host.call(documentsApi.add, { query: { ...papers, name: 'Özel not' }, file })

  const { result, statements } = await app.counting(() => lawyer.call(lawyerApi.overview))
  expect(result.body).toMatchObject({
    hasMore: false,
    properties: [
      {
        id: moda,
        title: 'Moda Dairesi',
        tasinmazDurumu: 'Kiralanmış',
        lawyers: [{ id: lawyer.id, name: 'Av. Cem İnönü' }],
        contracts: [
          { id, tenant_name: 'Mehmet Öztürk', brutAylik: 3_000_000, gross: false, bitisTarihi: '2026-12-31' },
        ],
      },
    ],
    documents: [{ name: 'Vekâletname', can_manage: false }],
  })
  expect(result.body.deadlines.map(({ kind, date }) => [kind, date])).toEqual([
    ['dask_end', '2026-12-01'],
    ['tenant_notice', '2026-12-16'],
    ['contract_end', '2026-12-31'],
  ])
  expect(result.body.deadlineCount).toBe(6)
  expect(JSON.stringify(result.body)).not.toContain('gizli')
  expect(statements.length).toBeLessThanOrEqual(12)
})

test('SCR-08 an owner sees own properties with their lawyers, the nearest end first', async () => {
  const { app, host, moda, villa } = await start()
  await addContract(app, host, moda)
  await addContract(app, host, villa, { bitisTarihi: '2026-11-20' })
  const { body } = await host.call(lawyerApi.overview)
  expect(body.properties.map(({ title, owner_name, lawyers }) => [title, owner_name, lawyers.length])).toEqual([
    ['Çekmeköy Villa', 'Ayşe Yıldırım', 0],
    ['Moda Dairesi', 'Ayşe Yıldırım', 1],
  ])
  expect(body.deadlines[0]).toMatchObject({ kind: 'contract_end', date: '2026-11-20', property: villa })
})

test('SCR-08 a contract that ended lately leaves the date for the deposit, and is no running contract', async () => {
  const { app, host, lawyer, moda } = await start()
  await addContract(app, host, moda, { cancelled_at: new Date('2026-05-10T09:00:00Z') })
  await addContract(app, host, moda, { cancelled_at: new Date('2026-11-10T09:00:00Z') })
  const { body } = await lawyer.call(lawyerApi.overview)
  expect(body.properties[0]?.contracts).toEqual([])
  const { documents } = (await lawyer.call(deadlinesApi.list, { query: { kind: 'deposit_report' } })).body
  expect(documents).toMatchObject([{ date: '2027-02-10', property: moda }])
})

test('SCR-08 who rents, who is a stranger and who is nobody learns nothing', async () => {
  const { app, host, tenant, moda } = await start()
  await addContract(app, host, moda)
  expect((await app.guest.call(lawyerApi.overview)).status).toBe(401)
  expect((await tenant.call(lawyerApi.overview)).status).toBe(403)
  const stranger = await app.build.host()
  expect((await stranger.call(lawyerApi.overview)).body).toMatchObject({ properties: [], deadlines: [], documents: [] })

  // A landlord who also rents: the rented property is left out.
  const both = await app.build.host({ tenants: true })
  await buildProperty(app.ctx.db, both, { baslik: 'Kendi Evi' })
  await buildProperty(app.ctx.db, host, { baslik: 'Kiradaki Ev', tenants: [both] })
  expect((await both.call(lawyerApi.overview)).body.properties.map(({ title }) => title)).toEqual(['Kendi Evi'])
})
