import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Host = Awaited<ReturnType<TestApp['build']['host']>>
type Change = Parameters<typeof contractFormFor>[1]

/** Created through the API on its own property; `given` sets what only time could change. */
async function contractAt(
  app: TestApp,
  host: Host,
  baslik: string,
  change: Change = {},
  given: Partial<typeof contracts.$inferInsert> = {},
  delegates: NonNullable<Parameters<TestApp['build']['property']>[1]>['delegates'] = {},
) {
  const property = await app.build.property(host, { baslik, delegates })
  const created = await host.call(contractsApi.create, { body: contractFormFor(property.id, change) })
  expect(created.message).toBeUndefined()
  if (Object.keys(given).length > 0)
    await app.ctx.db.update(contracts).set(given).where(eq(contracts.id, created.body.id))
  return { id: created.body.id, property: property.id }
}
const titles = (answer: { body: { documents: { property_title: string }[] } }) =>
  answer.body.documents.map((each) => each.property_title).sort()

test('CON-22 everybody finds in the list the contracts that are theirs to know, and no other', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.host()
  const lawyer = await app.build.staff(host, { userType: 'lawyer', lawyer: true })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  const agent = await app.build.staff(host, { estate: true })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const admin = await app.build.admin()
  await contractAt(app, host, 'Moda', {}, {}, { lawyer: [lawyer], authorised: [clerk], estate: [agent] })
  await contractAt(app, host, 'Üsküdar', { tenants: [tenantParty('baska@ornek.test', { is_primary: true })] })
  await contractAt(app, other, 'Yabancı', { tenants: [tenantParty('baska@ornek.test', { is_primary: true })] })
  const seenBy = async (who: Host) => titles(await who.call(contractsApi.list))
  expect(await seenBy(host)).toEqual(['Moda', 'Üsküdar'])
  expect(await seenBy(other)).toEqual(['Yabancı'])
  expect(await seenBy(tenant)).toEqual(['Moda'])
  for (const staff of [lawyer, clerk, agent]) expect(await seenBy(staff)).toEqual(['Moda'])
  expect(await seenBy(admin)).toEqual(['Moda', 'Yabancı', 'Üsküdar'])

  const cardOf = async (who: Host) => (await who.call(contractsApi.list, { query: { q: 'moda' } })).body.documents[0]
  expect(await cardOf(tenant)).toMatchObject({ decide: true, manage: false })
  expect(await cardOf(clerk)).toMatchObject({ decide: false, manage: true })
  for (const staff of [lawyer, agent]) expect(await cardOf(staff)).toMatchObject({ decide: false, manage: false })
})

test('CON-20 CON-22 every state has its count; 1 to 90 days left are flagged, 0 and 91 are not', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const today = isoDate(app.ctx.clock.now())
  const until = (days: number) => ({
    status: 'active' as const,
    baslangicTarihi: '2020-01-01',
    bitisTarihi: addDays(today, days),
  })
  for (const days of [-1, 0, 1, 90, 91]) await contractAt(app, host, `${days} gün`, {}, until(days))
  await contractAt(app, host, 'Bekleyen', {}, { bitisTarihi: addDays(today, 10) })
  await contractAt(app, host, 'Kefilli', { guarantor: guarantorParty() })
  await contractAt(app, host, 'İptal', {}, { ...until(30), cancelled_at: app.ctx.clock.now() })
  const begins = (days: number) => ({ ...until(200), baslangicTarihi: addDays(today, days) })
  await contractAt(app, host, 'Bugün başlıyor', {}, begins(0))
  await contractAt(app, host, 'Yarın başlıyor', {}, begins(1))
  await contractAt(app, host, 'Silinmiş', {}, { ...until(30), deleted_at: app.ctx.clock.now() })

  const { result, statements } = await app.counting(() =>
    host.call(contractsApi.list, { query: { state: 'expiring' } }),
  )
  expect(titles(result)).toEqual(['1 gün', '90 gün'])
  expect(result.body.documents.map((each) => [each.expiring, each.days_left]).sort()).toEqual([
    [true, 1],
    [true, 90],
  ])
  expect(result.body.counts).toEqual({
    all: 10,
    waiting: 2,
    active: 5,
    waitingforsignature: 0,
    waiting_for_tenants: 1,
    waiting_for_guarantor: 1,
    rejected_by_tenant: 0,
    upcoming: 1,
    expiring: 2,
    ended: 2,
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  const all = (await host.call(contractsApi.list)).body.documents
  expect(all.filter((each) => each.expiring)).toHaveLength(2)
  expect(all.find((each) => each.property_title === 'Kefilli')?.waiting_for).toEqual([
    { approval: null, name: 'Kemal Işık', asked_on: '2026-11-16', declined: false, expired: false, on_paper: false },
    {
      approval: expect.any(String),
      name: 'Kiracı kiraci',
      asked_on: '2026-11-16',
      declined: false,
      expired: false,
      on_paper: false,
    },
  ])
})

test('CON-16 CON-22 the list is searched without Turkish letters and by the short number, sorted and paged', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenants = [tenantParty('ozge@ornek.test', { is_primary: true, tenant_name: 'Özge Işık' })]
  const found = await contractAt(app, host, 'Çamlıca Konağı', { tenants })
  for (const baslik of ['Bahçe', 'Arsa']) await contractAt(app, host, baslik)
  const search = async (q: string) => titles(await host.call(contractsApi.list, { query: { q } }))
  expect(await search('camlica')).toEqual(['Çamlıca Konağı'])
  expect(await search('OZGE isik')).toEqual(['Çamlıca Konağı'])
  expect(await search(found.id.slice(-6).toUpperCase())).toEqual(['Çamlıca Konağı'])
  expect(await search('100%')).toEqual([])
  const second = await host.call(contractsApi.list, { query: { sort: 'title', page: 2, size: 2 } })
  expect(second.body).toMatchObject({ total: 3, hasMore: false, documents: [{ property_title: 'Çamlıca Konağı' }] })
  const one = await host.call(contractsApi.list, { query: { property: found.property } })
  expect(titles(one)).toEqual(['Çamlıca Konağı'])

  await app.build.property(host, { baslik: 'Kontratsız' })
  const titlesOf = async (query: { q?: string; selected?: string }) =>
    (await host.call(contractsApi.properties, { query })).body.map(({ title }) => title)
  expect(await titlesOf({})).toEqual(['Arsa', 'Bahçe', 'Çamlıca Konağı'])
  expect(await titlesOf({ q: 'BAHCE' })).toEqual(['Bahçe'])
  expect(await titlesOf({ q: 'bahce', selected: found.property })).toEqual(['Çamlıca Konağı', 'Bahçe'])
  const other = await app.build.host()
  expect((await other.call(contractsApi.properties, { query: { selected: found.property } })).body).toEqual([])
})

test('CON-22 each contract is read in at most three statements, however many people and events it has', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenants = Array.from({ length: 6 }, (_, turn) => tenantParty(`k${turn}@ornek.test`, { is_primary: turn === 0 }))
  const { id } = await contractAt(app, host, 'Moda', { tenants, guarantor: guarantorParty() })
  const { result, statements } = await app.counting(() => host.call(contractsApi.view, { params: { id } }))
  expect(result.body.approvals).toHaveLength(6)
  expect(statements.length).toBeLessThanOrEqual(3)
})
