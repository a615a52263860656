import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { sentHandover } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const dates = { delivered_on: '2026-01-01', given_on: '2026-02-10', evict_on: '2027-01-31' }
const form = (change: object = {}) => ({ ...dates, family_home: false, spouse_name: '', id: newId(), ...change })
const paper = (text?: string) => new Blob([new Uint8Array(pdf(text))], { type: 'application/pdf' })

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire', adres: 'Moda Cad. No: 42' })
  const terms = { baslangicTarihi: '2026-01-01' }
  const made = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const view = async (client = host) => (await client.call(tenanciesApi.view, { params: { id: made.tenancy } })).body
  const prepare = (change: object = {}, client = host) =>
    client.call(undertakingsApi.prepare, { params: { id: made.tenancy }, body: form(change) })
  return { host, tenant, property, ...made, view, prepare }
}

test('UND-01 TBK 352/1 an undertaking that would be void is refused with the reason and its field, and nothing is kept', async () => {
  const app = await startTestApp()
  const { prepare, view } = await scene(app)
  const { agreed_on } = await view()
  const refused = async (change: object) => {
    const { status, body } = await prepare(change)
    return [
      status,
      (body as unknown as { code: string; fields?: object }).code,
      Object.keys((body as never as { fields?: object }).fields ?? {})[0],
    ]
  }
  expect(await refused({ given_on: '2025-12-20' })).toEqual([409, 'before_delivery', 'given_on'])
  expect(await refused({ given_on: '2026-01-01' })).toEqual([409, 'before_delivery', 'given_on'])
  expect(await refused({ given_on: agreed_on })).toEqual([409, 'with_contract', 'given_on'])
  expect(await refused({ evict_on: '2026-02-10' })).toEqual([409, 'evict_before_given', 'evict_on'])
  expect(await refused({ evict_on: '' })).toEqual([400, 'invalid_input', 'evict_on'])
  expect(await refused({ delivered_on: '2030-01-01', given_on: '2030-02-01', evict_on: '2031-01-01' })).toEqual([
    409,
    'not_delivered',
    'delivered_on',
  ])
  expect((await view()).undertakings).toEqual([])
})

test('UND-02 it is printed for the hand, its scan is kept once, and both sides see it; it is never silently replaced', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const { host, tenant, contract, prepare, view } = await scene(app)
  expect((await prepare({ family_home: true, spouse_name: 'Zeynep Öztürk' })).status).toBe(200)
  const { id } = (await view()).undertakings[0]!
  const params = { id }
  const printed = await tenant.send('GET', `/api/undertakings/${id}/pdf`)
  const text = (await textOfPdf(await printed.arrayBuffer())).join(' ').replace(/\s+/g, ' ')
  for (const part of ['Tahliye Taahhütnamesi', '31.01.2027', '28.02.2027', 'Zeynep Öztürk', 'TMK'])
    expect(text).toContain(part)
  // Tenants see no full identity number, not even on paper.
  expect(text).not.toContain('17291716060')

  const scans = await Promise.all(
    ['Bir', 'İki'].map((each) => host.call(undertakingsApi.scan, { params, file: paper(each) })),
  )
  expect(scans.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await host.call(undertakingsApi.scan, { params, file: paper('Üç') })).status).toBe(409)
  const kept = (await view(tenant)).undertakings[0]!
  expect(kept).toMatchObject({ evict_on: '2027-01-31', withdrawn_on: null })
  for (const client of [host, tenant]) expect((await client.send('GET', fileAddress(kept.scan_file!))).status).toBe(200)
  const stranger = await app.build.host()
  expect((await stranger.send('GET', fileAddress(kept.scan_file!))).status).toBe(404)

  const { events } = (await tenant.call(contractsApi.view, { params: { id: contract } })).body
  expect(events.map(({ kind }) => kind)).toContain('undertaking_scanned')
  const news = (await tenant.call(notificationsApi.list, { query: {} })).body.documents
  expect(JSON.stringify(news)).toContain('imzalı tahliye taahhüdünüz kaydedildi')
})

test('UND-03 withdrawing keeps the record and its scan for both sides, happens once, and only on the owner’s side', async () => {
  const app = await startTestApp()
  const { host, tenant, prepare, view } = await scene(app)
  await prepare()
  const { id } = (await view()).undertakings[0]!
  const params = { id }
  await host.call(undertakingsApi.scan, { params, file: paper() })
  const body = { reason: 'Yeni tarih kararlaştırıldı' }
  expect((await tenant.call(undertakingsApi.withdraw, { params, body })).status).toBe(403)
  const twice = await Promise.all([1, 2].map(() => host.call(undertakingsApi.withdraw, { params, body })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const [kept] = (await view(tenant)).undertakings
  expect(kept).toMatchObject({ withdraw_reason: body.reason, withdrawn_by_name: 'Ayşe Yıldırım' })
  expect((await tenant.send('GET', fileAddress(kept!.scan_file!))).status).toBe(200)
  expect((await host.call(undertakingsApi.scan, { params, file: paper() })).status).toBe(409)
})

test('a repeated call prepares nothing twice, and no scan comes before the day on which it is given', async () => {
  const app = await startTestApp()
  const { host, tenancy, view } = await scene(app)
  const body = form({ given_on: '2027-03-01', evict_on: '2028-03-01' })
  const calls = [1, 2, 3].map(() => host.call(undertakingsApi.prepare, { params: { id: tenancy }, body }))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await view()).undertakings).toHaveLength(1)
  const early = await host.call(undertakingsApi.scan, { params: { id: body.id }, file: paper() })
  expect(early).toMatchObject({ status: 409, body: { code: 'undertaking_not_given' } })
})

test('TBK 352/1 a handover record that both sides confirmed decides when the property was delivered', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy, prepare, view } = await scene(app)
  await sentHandover(host, tenancy, { change: { date: '2026-03-01' } })
  // Not confirmed yet, so it is ignored.
  expect((await prepare()).status).toBe(200)
  const { handovers } = await view()
  const [party] = handovers
  expect(party).toMatchObject({ kind: 'in', state: 'sent' })
  const { paper } = (await host.call(handoversApi.view, { params: { id: party!.id } })).body
  await tenant.call(papersApi.decide, { params: { id: paper!.id }, body: { answer: 'confirmed' } })
  expect(await prepare()).toMatchObject({ status: 409, body: { code: 'before_delivery' } })
  expect((await prepare({ given_on: '2026-03-02' })).status).toBe(200)
})

test('UND-02 what was withdrawn takes no scan and is withdrawn once; a stranger finds nothing under its id', async () => {
  const app = await startTestApp()
  const { host, prepare, view } = await scene(app)
  await prepare()
  const { id } = (await view()).undertakings[0]!
  const params = { id }
  const withdraw = (who = host) => who.call(undertakingsApi.withdraw, { params, body: { reason: 'Yanlış gün' } })
  const missing = { status: 404, code: 'undertaking_missing', message: 'Tahliye taahhüdü bulunamadı.' }
  const stranger = await app.build.host()
  expect(await withdraw(stranger)).toMatchObject(missing)
  const property = await app.build.property(stranger)
  const terms = { baslangicTarihi: '2026-01-01' }
  const theirs = await agreedTenancy({ host: stranger, tenants: [await app.build.tenant()], property, terms })
  const sameId = { params: { id: theirs.tenancy }, body: form({ id }) }
  expect(await stranger.call(undertakingsApi.prepare, sameId)).toMatchObject(missing)
  expect((await withdraw()).status).toBe(200)
  const withdrawn = {
    status: 409,
    code: 'undertaking_withdrawn',
    message: 'Bu taahhüt geri çekilmiş; üzerinde işlem yapılamaz.',
  }
  expect(await withdraw()).toMatchObject(withdrawn)
  expect(await host.call(undertakingsApi.scan, { params, file: paper() })).toMatchObject(withdrawn)
})

test('UND-02 who joins with a later contract is not told of an earlier undertaking; its signers are', async () => {
  const app = await startTestApp()
  const { host, tenant, property, contract, prepare, view } = await scene(app)
  await prepare()
  const { id } = (await view()).undertakings[0]!
  const newcomer = await app.build.tenant({ username: 'Elif Kara', email: 'elif@ornek.test' })
  const parties = [tenantParty(tenant.email, { is_primary: true }), tenantParty(newcomer.email, { is_primary: false })]
  const terms = { baslangicTarihi: '2027-01-01' }
  const next = { ...contractFormFor(property.id, { tenants: parties, terms }), renewed_from: contract }
  const { id: later } = (await host.call(contractsApi.create, { body: next })).body
  for (const each of [tenant, newcomer])
    await each.call(contractsApi.answer, { params: { id: later }, body: { answer: 'approved' } })

  await host.call(undertakingsApi.scan, { params: { id }, file: paper() })
  await host.call(undertakingsApi.withdraw, { params: { id }, body: { reason: 'Yanlış gün' } })
  const newsOf = async (who: typeof tenant) =>
    (await who.call(notificationsApi.list, { query: {} })).body.documents.flatMap(({ event, link }) =>
      event.includes('taahhüd') ? [{ event, link }] : [],
    )
  expect(await newsOf(tenant)).toEqual([
    { event: 'Moda Daire için 31.01.2027 tarihli tahliye taahhüdü geri çekildi.', link: `/viewContract/${contract}` },
    {
      event:
        'Moda Daire için imzalı tahliye taahhüdünüz kaydedildi: boşaltma tarihi 31.01.2027, başvuru için son gün 28.02.2027.',
      link: `/viewContract/${contract}`,
    },
  ])
  expect(await newsOf(newcomer)).toEqual([])
})
