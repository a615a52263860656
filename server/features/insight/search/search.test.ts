import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { searchApi } from '#domain/insight/search/search.api.ts'
import type { SearchKind } from '#domain/insight/search/search.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { properties } from '#server/db/schema/properties.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** A landlord and a tenant with one of everything that search finds, named with Turkish letters. */
async function rentedHome(app: TestApp, { baslik = 'Çınaraltı Işık Dairesi', renter = 'Şükrü Gökçeoğlu' } = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', phoneNumber: '+905321234567' })
  const tenant = await app.build.tenant({ username: renter, phoneNumber: '+905439876543' })
  const { id: property } = await app.build.property(host, { baslik, adres: 'Söğütlü Cd. 5', tenants: [tenant] })
  const form = contractFormFor(property, {
    tenants: [tenantParty(tenant.email, { tenant_name: renter, is_primary: true })],
    terms: { baslangicTarihi: '2026-11-01', brutAylik: 25_000_00, depozito: 0 },
  })
  const contract = (await host.call(contractsApi.create, { body: form })).body.id
  await tenant.call(contractsApi.answer, { params: { id: contract }, body: { answer: 'approved' } })
  const tenancy = (await host.call(contractsApi.view, { params: { id: contract } })).body.contract.tenancy_id!
  const body = { id: newId(), property_id: property, tenant_id: tenant.id, aciklama: 'Öğleden sonra küvet taşıyor.' }
  await tenant.call(suggestionsApi.create, { body })
  const paper = { property, category: 'Sigorta', name: 'Ağustos poliçesi.pdf' } as const
  const file = new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })
  const document = (await host.call(documentsApi.add, { query: paper, file })).body.id
  const paid = {
    tenancy_id: tenancy,
    amount: 12_345_67,
    currency: 'TL',
    on_date: '2026-11-10',
    method: 'bank',
  } as const
  const recorded = await host.call(paymentsApi.record, {
    body: { payments: [{ ...paid, note: 'Şubeden gönderdiği öğrenildi', key: newId() }] },
  })
  const chat = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body.chat_id
  const message = newId()
  await host.call(chatApi.send, { params: { id: chat }, body: { id: message, text: 'Doğalgaz faturasını ödedim.' } })
  const payment = recorded.body.entries[0]!.id
  return { host, tenant, property, contract, tenancy, request: body.id, document, payment, chat, message }
}

const find = async (client: Client, q: string) => (await client.call(searchApi.find, { query: { q } })).body.hits
const ids = async (client: Client, q: string, kind?: SearchKind) =>
  (await find(client, q)).filter((hit) => !kind || hit.kind === kind).map(({ id }) => id)

test('SRCH-01 SRCH-02 J16 every kind is found by part of a word, with and without Turkish letters, in one statement', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const { host } = home
  const asked: [SearchKind, string, ...string[]][] = [
    ['person', home.tenant.id, 'GÖKÇE', 'su', '0543 987 65 43'],
    ['property', home.property, 'cinaralti', 'ışık alt', 'sogutlu'],
    ['contract', home.contract, 'gokceoglu', 'sukru ÇINAR', home.contract.slice(-6)],
    ['request', home.request, 'KUVET', 'küvet çınar', 'gökçe'],
    ['document', home.document, 'ağustos', 'POLIC', 'polic cinar'],
    ['payment', home.payment, 'şükrü', 'ogrenil', '12.345,67'],
    ['message', home.message, 'DOGALGAZ', 'gaz fatura'],
  ]
  for (const [kind, id, ...typed] of asked)
    for (const q of typed) expect(await ids(host, q, kind), `${kind}: ${q}`).toEqual([id])
  const { result, statements } = await app.counting(() => host.call(searchApi.find, { query: { q: 'çınar' } }))
  // The session and the search.
  expect(statements).toHaveLength(2)
  expect(result.body.hits).toEqual([
    {
      kind: 'property',
      id: home.property,
      title: 'Çınaraltı Işık Dairesi',
      address: 'Söğütlü Cd. 5',
    },
    {
      kind: 'contract',
      id: home.contract,
      place: 'Çınaraltı Işık Dairesi',
      tenants: ['Şükrü Gökçeoğlu'],
      starts_on: '2026-11-01',
      ends_on: '2027-10-31',
      guarantor: '',
    },
    {
      kind: 'request',
      id: home.request,
      property_id: home.property,
      subject: 'Demirbaş',
      text: 'Öğleden sonra küvet taşıyor.',
      place: 'Çınaraltı Işık Dairesi',
      state: 'Cevap Bekleniyor',
    },
    {
      kind: 'document',
      id: home.document,
      property_id: home.property,
      name: 'Ağustos poliçesi.pdf',
      category: 'Sigorta',
      place: 'Çınaraltı Işık Dairesi',
    },
    {
      kind: 'payment',
      id: home.payment,
      tenancy_id: home.tenancy,
      amount: 12_345_67,
      currency: 'TL',
      on_date: '2026-11-10',
      place: 'Çınaraltı Işık Dairesi',
      tenants: ['Şükrü Gökçeoğlu'],
      note: 'Şubeden gönderdiği öğrenildi',
      deposit: false,
      own_rent: false,
    },
  ])
  const [person] = await find(host, 'gökçeoğlu')
  expect(person).toEqual({
    kind: 'person',
    id: home.tenant.id,
    name: 'Şükrü Gökçeoğlu',
    avatar: 'ŞG',
    group: 'tenant',
    role: 'Kiracı',
    place: 'Çınaraltı Işık Dairesi',
  })
  const [message] = await find(host, 'dogalgaz')
  expect(message).toMatchObject({ chat_id: home.chat, partner: 'Şükrü Gökçeoğlu', own: true })
})

test('SRCH-02 all words must be found; a short one only where a word begins; too little is refused with a sentence', async () => {
  const app = await startTestApp()
  const { host, property } = await rentedHome(app)
  expect(await ids(host, 'cinar yok')).toEqual([])
  expect(await ids(host, 'is da', 'property')).toEqual([property])
  expect(await ids(host, 'ik', 'property')).toEqual([])
  for (const q of ['_inaralti', 'cinar%isik', 'cinar\\']) expect(await ids(host, q), q).toEqual([])
  for (const q of ['', 'a', ' ç ', '--'])
    expect(await host.call(searchApi.find, { query: { q } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { q: 'En az iki harf yazın.' },
    })
  expect((await host.call(searchApi.find, { query: { q: 'x'.repeat(101) } })).status).toBe(400)
})

test('SRCH-04 a tenant finds the own home, contract, request, payment and conversation, and papers only when opened', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const { tenant } = home
  const neighbour = await rentedHome(app)
  const found = await find(tenant, 'cinaralti')
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([
    ['property', home.property],
    ['contract', home.contract],
    ['request', home.request],
    ['payment', home.payment],
  ])
  expect(found.at(-1)).toMatchObject({ own_rent: true })
  expect(await ids(tenant, '12.345,67')).toEqual([home.payment])
  expect(await ids(tenant, 'subeden')).toEqual([home.payment])
  expect(await ids(tenant, 'dogalgaz')).toEqual([home.message])
  expect(await ids(tenant, 'yıldırım')).toEqual([home.host.id])
  expect(await ids(neighbour.tenant, 'cinaralti', 'property')).toEqual([neighbour.property])
  expect(await ids(tenant, 'agustos')).toEqual([])
  const opened = {
    name: 'Ağustos poliçesi.pdf',
    category: 'Sigorta',
    tenant_can_see: true,
    lawyer_can_see: false,
  } as const
  await home.host.call(documentsApi.change, { params: { id: home.document }, body: { ...opened, version: 1 } })
  expect(await ids(tenant, 'agustos')).toEqual([home.document])
})

test('SRCH-04 somebody who lets and rents finds both sides; a stranger and another landlord find nothing of it', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const other = await rentedHome(app, { baslik: 'Körfez Evi', renter: 'Ülkü Bağcı' })
  const stranger = await app.build.host()
  for (const q of [
    'cinaralti',
    'gokce',
    'kuvet',
    'agustos',
    '12.345,67',
    'dogalgaz',
    '9876543',
    home.contract.slice(-6),
  ])
    expect(await ids(stranger, q), q).toEqual([])
  expect(await ids(other.host, 'cinaralti')).toEqual([])
  expect(await ids(other.host, '12.345,67')).toEqual([other.payment])
  const { id: own } = await app.build.property(home.tenant, { baslik: 'Çınarlı Yazlık' })
  expect((await ids(home.tenant, 'cinar', 'property')).sort()).toEqual([own, home.property].sort())
})

test('SRCH-04 an administrator finds every account and record, and reads no conversation of others', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const admin = await app.build.admin()
  expect((await find(admin, 'cinaralti')).map(({ kind }) => kind)).toEqual([
    ...['property', 'contract', 'request', 'document', 'payment'],
  ])
  expect(await ids(admin, '12.345,67')).toEqual([home.payment])
  expect(await ids(admin, 'dogalgaz')).toEqual([])
  expect((await find(admin, 'gokceoglu')).filter(({ kind }) => kind === 'person')).toMatchObject([
    { id: home.tenant.id, group: null, role: 'Kullanıcı', place: null },
  ])
  const answer = JSON.stringify(await find(admin, 'şükrü'))
  // Names and titles, but no address or phone number.
  expect(answer).not.toContain(home.tenant.email)
  expect(answer).not.toContain('5439876543')
})

test('SRCH-04 a number tells nobody its other digits: whole for a landlord, in part for an administrator', async () => {
  const app = await startTestApp()
  const { host, tenant } = await rentedHome(app)
  const admin = await app.build.admin()
  expect(await ids(host, '543987654', 'person')).toEqual([])
  expect(await ids(host, '0543 987 65 43', 'person')).toEqual([tenant.id])
  expect(await ids(admin, '543987', 'person')).toEqual([tenant.id])
})

test('SRCH-04 PAY-09 somebody who joined in a renewal finds the payments from their first day on', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, joins] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2025-11-10', depozito: 0 }
  const { contract, tenancy } = await agreedTenancy({ host, tenants: [stays], property, terms })
  const tenants = [tenantParty(stays.email, { is_primary: true }), tenantParty(joins.email)]
  const form = contractFormFor(property.id, { tenants, terms: { ...terms, baslangicTarihi: '2026-11-10' } })
  const { id } = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body
  for (const tenant of [stays, joins])
    await tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  const payment = { tenancy_id: tenancy, amount: 1_000_00, currency: 'TL' as const, method: 'bank' as const }
  const days = ['2026-11-09', '2026-11-10']
  const recorded = await host.call(paymentsApi.record, {
    body: {
      payments: days.map((on_date) => ({
        ...payment,
        on_date,
        note: 'Şubeden yatırıldı',
        key: newId(),
        again: true,
      })),
    },
  })
  const [before, since] = recorded.body.entries.map((entry) => entry.id)
  expect(await ids(joins, 'subeden')).toEqual([since])
  expect(await ids(stays, 'subeden')).toEqual([since, before])
})

test('SRCH-05 what was deleted, hidden or taken back is not found', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const { host, tenant } = home
  await host.call(paymentsApi.reverse, { params: { entry: home.payment }, body: { reason: 'Yanlış hesap' } })
  expect(await ids(host, 'subeden')).toEqual([])
  expect(await ids(tenant, '12.345,67')).toEqual([])
  await host.call(documentsApi.remove, { params: { id: home.document } })
  expect(await ids(host, 'agustos')).toEqual([])
  const waiting = contractFormFor((await app.build.property(host, { baslik: 'Ardıç Evi' })).id, {
    tenants: [tenantParty(tenant.email, { tenant_name: 'Şükrü Gökçeoğlu', is_primary: true })],
  })
  const { id } = (await host.call(contractsApi.create, { body: waiting })).body
  expect(await ids(host, 'ardic', 'contract')).toEqual([id])
  await host.call(contractsApi.remove, { params: { id } })
  expect(await ids(host, 'ardic', 'contract')).toEqual([])
  await app.ctx.db.update(properties).set({ deleted_at: new Date() }).where(eq(properties.id, home.property))
  for (const kind of ['property', 'request', 'document'] as const)
    expect(await ids(host, 'cinar', kind), kind).toEqual([])
})

test('SRCH-04 whoever works for several owners finds what the chosen one has, with the rights given there', async () => {
  const app = await startTestApp()
  const home = await rentedHome(app)
  const other = await rentedHome(app)
  const clerk = await app.build.staff(home.host, { authorised: true, acts_on_all: true, canManagePayments: true })
  await app.build.engagement(other.host, clerk, { authorised: true, acts_on_all: true, canManageDocuments: true })
  expect((await ids(clerk, 'cinaralti', 'property')).sort()).toEqual([home.property, other.property].sort())
  expect(await ids(clerk, '12.345,67')).toEqual([home.payment])
  expect(await ids(clerk, 'agustos')).toEqual([other.document])
  await app.ctx.db.run(`update auth_session set acting_for = '${other.host.id}' where "userId" = '${clerk.accountId}'`)
  expect(await ids(clerk, 'cinaralti', 'property')).toEqual([other.property])
  expect(await ids(clerk, '12.345,67')).toEqual([])
})

test('SRCH-03 five of a kind are shown, those whose words begin so first, and that there are more is said', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  for (const baslik of ['Almoda', 'Yalımoda', 'Moda 1', 'Moda 2', 'Moda 3', 'Moda 4'])
    await app.build.property(host, { baslik })
  const { hits, more } = (await host.call(searchApi.find, { query: { q: 'moda' } })).body
  expect(hits.map((hit) => hit.kind === 'property' && hit.title)).toEqual([
    'Moda 1',
    'Moda 2',
    'Moda 3',
    'Moda 4',
    'Almoda',
  ])
  expect(more).toEqual(['property'])
})

interface PlanNode {
  'Index Cond'?: string
  'Recheck Cond'?: string
  Plans?: PlanNode[]
}

/** The index conditions of a search when PostgreSQL uses an index wherever it can. */
async function lookedUpBy(app: TestApp, client: Client, q: string): Promise<string[]> {
  const execute = vi.spyOn(app.ctx.db, 'execute')
  expect((await client.call(searchApi.find, { query: { q } })).status).toBe(200)
  const statement = execute.mock.calls.at(-1)![0] as SQL
  execute.mockRestore()
  const plan = await app.ctx.db.transact(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = (await tx.execute(sql`explain (format json) ${statement}`)) as {
      rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[]
    }
    return rows[0]!['QUERY PLAN'][0]!.Plan
  })
  const conditions = (node: PlanNode): string[] => [
    ...[node['Index Cond'], node['Recheck Cond']].filter((text) => text !== undefined),
    ...(node.Plans ?? []).flatMap(conditions),
  ]
  return conditions(plan)
}

test('SRCH-04 rows are looked up by whose they are and never by the words: a foreign name takes the way of one that nobody has', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const home = await rentedHome(app)
  const stranger = await app.build.host()
  const neighbour = await rentedHome(app, { baslik: 'Körfez Evi', renter: 'Ülkü Bağcı' })
  const byWords = (conditions: string[]) => conditions.filter((text) => text.includes('~~'))
  for (const person of [stranger, neighbour.host, neighbour.tenant])
    for (const q of ['gökçeoğlu', 'şü', 'çınaraltı ışık', '0543 987 65 43'])
      expect(byWords(await lookedUpBy(app, person, q)), q).toEqual([])
  // For an administrator, who sees all, such an index is used, so the test can detect it.
  expect(byWords(await lookedUpBy(app, await app.build.admin(), 'gökçeoğlu'))).not.toEqual([])
  const asked = async (q: string) => app.counting(() => stranger.call(searchApi.find, { query: { q } }))
  const [foreign, nobody] = [await asked('gökçeoğlu'), await asked('yokböylebiri')]
  expect(foreign.result.body).toEqual(nobody.result.body)
  expect(foreign.statements).toEqual(nobody.statements)
  expect(home.host.id).not.toBe(stranger.id)
})

test('SRCH-02 the guarantor and the whole number of a party find the contract, for those who see it alone', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const stranger = await app.build.host({ username: 'Burak Şahin' })
  const tenant = await app.build.tenant({ username: 'Kemal Işık' })
  const { id: property } = await app.build.property(host, { baslik: 'Moda Daire' })
  const body = contractFormFor(property, {
    tenants: [
      tenantParty(tenant.email, { tenant_name: 'Kemal Işık', tenant_phone: '+905321112233', is_primary: true }),
    ],
    guarantor: guarantorParty({ guarantor_name: 'Gülsüm Öztürk' }),
  })
  const contract = (await host.call(contractsApi.create, { body })).body.id
  expect(await ids(host, 'gulsum', 'contract')).toEqual([contract])
  expect((await find(host, 'öztürk'))[0]).toMatchObject({ id: contract, guarantor: 'Gülsüm Öztürk' })
  expect(await ids(host, '0532 111 22 33', 'contract')).toEqual([contract])
  expect(await ids(host, '0532 111', 'contract')).toEqual([])
  expect(await find(stranger, 'gulsum')).toEqual([])
  expect(await find(stranger, '0532 111 22 33')).toEqual([])
})

test('SRCH-06 a slip at the end still finds the nearest, and says that it is not what was typed', async () => {
  const app = await startTestApp()
  const { host, tenant, property } = await rentedHome(app)
  const stranger = await app.build.host({ username: 'Burak Şahin' })
  const { body } = await host.call(searchApi.find, { query: { q: 'Gökçeoğkı' } })
  expect(body.near).toBe(true)
  expect(body.hits.map(({ id }) => id)).toContain(tenant.id)
  expect((await host.call(searchApi.find, { query: { q: 'çınaraltı' } })).body).toMatchObject({
    near: false,
    hits: [{ id: property }, {}, {}, {}, {}],
  })
  expect((await stranger.call(searchApi.find, { query: { q: 'Gökçeoğkı' } })).body.hits).toEqual([])
})
