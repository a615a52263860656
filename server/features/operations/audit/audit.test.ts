import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { auditApi } from '#domain/operations/audit/audit.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { isKept } from '#domain/services/audit/audit.rules.ts'
import type { AuditAct, AuditFilter } from '#domain/services/audit/audit.schema.ts'
import { knownCall } from '#domain/services/audit/calls.messages.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { routes } from '#server/routes.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { jpeg, pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

const history = async (person: Client, act: 'all' | AuditAct = 'all') =>
  (await person.call(auditApi.own, { query: { act } })).body.documents
const texts = async (person: Client, act: 'all' | AuditAct = 'all') =>
  (await history(person, act)).map(({ text }) => text)

test('HDR-03 AUD-01 sign-ins, changes and decisions stand in one’s own history with address and browser, masked', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const browser = app.client()
  browser.ip = '88.241.12.34'
  await browser.call(accountsApi.login, { body: { email: host.email, password: testPassword } })
  const property = await app.build.property(host, { baslik: 'Moda Dairesi' })
  await browser.call(propertiesApi.changeStatus, { body: { ids: [property.id], tasinmazDurumu: 'Kiracı Aranıyor' } })
  app.pass(1000)
  await browser.call(accountsApi.updateProfile, { body: { username: 'Ayşe Yeni', phoneNumber: '', address: '' } })
  expect(await history(browser)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      act: 'change',
      text: 'Profil bilgileri güncellendi.',
      actor: 'Ayşe Yeni',
      record: null,
      address: '88.241.12.x',
      device: 'Chrome, Linux',
      mine: true,
    },
    expect.objectContaining({
      act: 'change',
      text: 'Durum “Kiralanmamış” iken “Kiracı Aranıyor” yapıldı.',
      record: { title: 'Moda Dairesi', link: `/property-detail/${property.id}` },
      address: '88.241.12.x',
    }),
    expect.objectContaining({ act: 'sign_in', text: 'Hesaba giriş yapıldı.', address: '88.241.12.x' }),
  ])
  expect(await texts(browser, 'sign_in')).toEqual(['Hesaba giriş yapıldı.'])
  // Another person's history has none of it.
  expect(await history(await app.build.host())).toEqual([])
})

test('AUD-01 a refused call leaves nothing, and one that wrote its own entry has no second one', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  expect(
    (await host.call(accountsApi.updateProfile, { body: { username: '', phoneNumber: '', address: '' } })).status,
  ).toBe(400)
  expect((await host.call(accountsApi.closeSession, { params: { id: newId() } })).status).toBe(404)
  expect(await history(host)).toEqual([])
  const property = await app.build.property(host)
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  const rows = await app.ctx.db.select().from(auditLogRows)
  expect(rows.filter(({ area }) => area === 'call')).toEqual([])
  expect(rows.filter(({ kind }) => kind === 'created')).toMatchObject([
    { area: 'contract', record_id: body.id, actor_id: host.id },
  ])
})

test('HDR-03 every call of a signed-in person that leaves an entry is told in words of its own', () => {
  const kept = routes
    .filter(({ endpoint }) => endpoint.access !== 'anyone')
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    .filter(isKept)
  expect(kept).toContain('PUT /deeds/:id')
  const inPast = /[dt][ıiuü]\.$/
  expect(kept.filter((kind) => !inPast.test(knownCall(kind)?.text ?? ''))).toEqual([])
})

test('AUD-04 the log names people by id alone', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Dairesi' })
  const tenants = [tenantParty('mehmet@ornek.test', { is_primary: true })]
  await host.call(contractsApi.create, { body: contractFormFor(property.id, { tenants }) })
  await host.call(accountsApi.updateProfile, {
    body: { username: 'Ayşe Yıldırım', phoneNumber: '', address: 'Moda Cad.' },
  })
  const kept = JSON.stringify(await app.ctx.db.select().from(auditLogRows))
  expect(kept).toContain('"area":"contract"')
  for (const word of ['Yıldırım', 'mehmet@', 'Moda', host.email, '10.0.0.1"', 'Mozilla'])
    expect(kept).not.toContain(word)
})

async function sharedPaper(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { tenants: [tenant] })
  const { body } = await host.call(documentsApi.add, {
    query: { property: property.id, name: 'Tapu.pdf', category: 'Tapu', tenant_can_see: 'true' },
    file: new Blob([new Uint8Array(pdf())]),
  })
  return { host, tenant, property: property.id, file: body.file_id }
}

test('HDR-03 AUD-06 whoever opened my paper is named, once a day; my own openings are not', async () => {
  const app = await startTestApp()
  const { host, tenant, file } = await sharedPaper(app)
  const open = (person: Client) => person.call(filesApi.open, { params: { id: file } })
  expect((await open(host)).status).toBe(200)
  expect(await history(host, 'look')).toEqual([])
  await Promise.all([open(tenant), open(tenant), open(tenant)])
  await open(tenant)
  expect(await history(host, 'look')).toMatchObject([
    {
      text: 'Belge açıldı.',
      actor: 'Mehmet Öztürk',
      record: { title: 'Tapu.pdf', link: null },
      mine: false,
      address: '',
      device: '',
    },
  ])
  // A day later it counts as another view.
  app.pass(25 * 3_600_000)
  await open(tenant)
  expect(await history(host, 'look')).toHaveLength(2)
  // The tenant's own records were not viewed; the tenant's full history has both openings.
  expect(await history(tenant, 'look')).toEqual([])
  expect(await texts(tenant)).toEqual(['Belge açıldı.', 'Belge açıldı.'])
})

test('AUD-06 the small picture of a paper in a list is no look at it', async () => {
  const app = await startTestApp()
  const { host, tenant, property } = await sharedPaper(app)
  const { body } = await host.call(documentsApi.add, {
    query: { property, name: 'Fatura.jpg', category: 'Diğer', tenant_can_see: 'true' },
    file: new Blob([new Uint8Array(await jpeg())]),
  })
  const open = (size: 'full' | 'thumb') => tenant.call(filesApi.open, { params: { id: body.file_id }, query: { size } })
  expect((await open('thumb')).status).toBe(200)
  expect(await history(host, 'look')).toEqual([])
  expect((await open('full')).status).toBe(200)
  expect(await history(host, 'look')).toMatchObject([{ record: { title: 'Fatura.jpg' } }])
})

test('AUD-06 a stranger’s refused opening is no entry', async () => {
  const app = await startTestApp()
  const { host, file } = await sharedPaper(app)
  expect((await (await app.build.host()).call(filesApi.open, { params: { id: file } })).status).toBe(404)
  expect(await history(host, 'look')).toEqual([])
})

test('AUD-06 whoever had the national IDs of a contract shown is named to those whose they are', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const clerk = await app.build.staff(host, {
    authorised: true,
    canManageAllProperties: true,
    canManageDocuments: true,
    canAddProperty: true,
    username: 'Burak Şahin',
  })
  const property = await app.build.property(host, { delegates: { authorised: [clerk] } })
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id) })
  const shown = await clerk.call(contractsApi.identities, { params: { id: body.id! } })
  expect(shown.status).toBe(200)
  expect(await history(host, 'look')).toMatchObject([
    { text: 'Kontrattaki T.C. kimlik numaraları açık olarak görüntülendi.', actor: 'Burak Şahin', mine: false },
  ])
})

test('AUD-01 a decision on an account is told to its person too; a deleted account has no name', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Zeki Yönetici' })
  const pending = await app.build.pending()
  expect((await admin.call(adminApi.approve, { params: { id: pending.id } })).status).toBe(200)
  expect(await history(pending)).toMatchObject([
    { act: 'decision', text: 'Hesap kaydı onaylandı.', actor: 'Zeki Yönetici' },
  ])
  await auditLog.record(app.ctx.db, { area: 'admin', kind: 'activate', subject: pending.id, actor: { id: newId() } })
  expect((await history(pending))[0]).toMatchObject({ text: 'Hesap etkinleştirildi.', actor: 'Silinmiş hesap' })
})

test('AUD-07 an administrator finds entries by person, record, kind and day, page after page without a repeat', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const ayse = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const record = newId()
  const day = (turn: number) => new Date(`2026-03-${String(turn + 1).padStart(2, '0')}T10:00:00Z`)
  for (let turn = 0; turn < 9; turn++)
    await auditLog.record(app.ctx.db, {
      area: turn % 3 === 0 ? 'contract' : 'property',
      kind: turn % 3 === 0 ? 'approved' : 'updated',
      actor: { id: turn % 2 === 0 ? ayse.id : newId() },
      record: turn < 4 ? record : newId(),
      at: day(turn),
    })
  // Entries of the same time are ordered by id.
  for (let turn = 0; turn < 3; turn++)
    await auditLog.record(app.ctx.db, { area: 'account', kind: 'signed_in', actor: { id: newId() }, at: day(20) })
  const found = async (query: Partial<AuditFilter>) =>
    (await admin.call(auditApi.search, { query: { size: '100', ...query } })).body.documents.length
  expect(await found({})).toBe(12)
  expect(await found({ person: 'ayşe yıldırım' })).toBe(5)
  expect(await found({ person: 'AYSE@ornek' })).toBe(5)
  expect(await found({ person: ayse.id })).toBe(5)
  expect(await found({ person: 'hiç kimse' })).toBe(0)
  expect(await found({ record })).toBe(4)
  expect(await found({ area: 'contract' })).toBe(3)
  expect(await found({ act: 'decision', person: ayse.id })).toBe(2)
  expect(await found({ from: '2026-03-02', to: '2026-03-04' })).toBe(3)
  expect(await found({ to: '2026-03-01' })).toBe(1)
  expect((await admin.call(auditApi.search, { query: { record: 'yarım' } })).status).toBe(400)
  expect((await admin.call(auditApi.search, { query: { cursor: `x'; drop table audit_log` } })).status).toBe(400)

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(auditApi.search, { query: { size: '5', ...(cursor && { cursor }) } })
    seen.push(...body.documents.map(({ id }) => id))
    cursor = body.next ?? undefined
    // An entry that arrives meanwhile does not shift the pages.
    await auditLog.record(app.ctx.db, { area: 'account', kind: 'signed_in', actor: { id: newId() } })
  } while (cursor)
  expect(seen).toHaveLength(12)
  expect(new Set(seen).size).toBe(12)
})

test('AUD-07 a page costs the same few statements however many entries it shows', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  for (let turn = 0; turn < 30; turn++) {
    const { id } = await app.build.property(host)
    await auditLog.record(app.ctx.db, { area: 'property', kind: 'updated', record: id, actor: { id: host.id } })
  }
  const { statements } = await app.counting(() => admin.call(auditApi.search, { query: { size: '30' } }))
  // Session, entries, names, properties.
  expect(statements).toHaveLength(4)
})

test('AUD-01 a sign-in and a sign-out leave a trace; a sign-in with a wrong password leaves none', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const browser = app.client()
  await browser.call(accountsApi.login, { body: { email: host.email, password: 'yanlis-sifre' } })
  expect(await app.ctx.db.$count(auditLogRows)).toBe(0)
  await browser.call(accountsApi.login, { body: { email: host.email, password: testPassword } })
  await browser.call(accountsApi.logout)
  const [person] = await app.ctx.db.select().from(users).where(eq(users.id, host.id))
  const rows = await app.ctx.db.select().from(auditLogRows).orderBy(auditLogRows.at, auditLogRows.id)
  expect(rows).toMatchObject([
    { area: 'account', kind: 'signed_in', act: 'sign_in', actor_id: person!.id },
    { area: 'call', kind: 'POST /accounts/logout', act: 'sign_in', actor_id: person!.id },
  ])
})

test('AUD-01 an entry about an expense or a paper names its thing to whoever may see it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host, { baslik: 'Moda Dairesi' })
  const expense = { id: newId(), property_id: property.id, category: 'repair', amount: 125_000 } as const
  const body = { ...expense, on_date: '2026-11-10', description: 'Kombi bakımı' }
  expect((await host.call(expensesApi.create, { body })).status).toBe(200)
  const found = (await history(host)).filter(({ record }) => record?.title.startsWith('Gider'))
  expect(found).toMatchObject([{ record: { title: 'Gider: Moda Dairesi', link: null } }])
})
