import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { auditApi } from '#domain/operations/audit/audit.api.ts'
import { maintenanceApi as api } from '#domain/operations/maintenance/maintenance.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { maintenanceRuns } from '#server/db/schema/maintenance.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { enrichContracts } from './enrich-contracts.ts'

async function scene() {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Yönetici Yıldız' })
  const host = await app.build.host()
  const rowOf = async (id: string) => (await app.ctx.db.select().from(properties).where(eq(properties.id, id)))[0]!
  const statusOf = async (id: string) => (await rowOf(id)).tasinmazDurumu
  const log = async () => (await admin.call(api.runs)).body.documents
  return { app, admin, host, rowOf, statusOf, log }
}

test('MNT-02 MNT-04 a dry run changes nothing, the run does, and both stand in a log that only grows', async () => {
  const { app, admin, host, statusOf, log } = await scene()
  const { id } = await app.build.property(host, { tasinmazDurumu: 'Kiralanmış' })
  const tenant = await app.build.tenant()
  const let_ = await app.build.property(host)
  await agreedTenancy({ host, tenants: [tenant], property: let_, terms: { baslangicTarihi: '2026-01-01' } })
  await app.ctx.db.update(properties).set({ tasinmazDurumu: 'Boş' }).where(eq(properties.id, let_.id))
  const sync = { body: { operation: 'sync' as const } }
  const seen = await admin.call(api.preview, sync)
  expect(seen.body).toMatchObject({ success: true, dry_run: true, total: 2, message: '2 mülkün durumu değişecek.' })
  expect(seen.body.changes.map((change) => [change.id, change.from, change.to]).sort()).toEqual(
    [
      [id, 'Kiralanmış', 'Kiralanmamış'],
      [let_.id, 'Boş', 'Kiralanmış'],
    ].sort(),
  )
  expect([await statusOf(id), await statusOf(let_.id)]).toEqual(['Kiralanmış', 'Boş'])
  expect((await admin.call(api.run, sync)).body.message).toBe('2 mülkün durumu eşitlendi.')
  expect([await statusOf(id), await statusOf(let_.id)]).toEqual(['Kiralanmamış', 'Kiralanmış'])
  expect((await admin.call(api.run, sync)).body).toMatchObject({ total: 0, message: 'Değişecek bir şey yok.' })
  expect((await log()).map(({ operation, dry_run, actor_name }) => [operation, dry_run, actor_name])).toEqual([
    ['sync', false, 'Yönetici Yıldız'],
    ['sync', false, 'Yönetici Yıldız'],
    ['sync', true, 'Yönetici Yıldız'],
  ])
  const audited = (await admin.call(auditApi.search, { query: { area: 'maintenance' } })).body.documents
  expect(audited.map(({ text, actor }) => [text, actor])).toEqual([
    ['Durum eşitleme çalıştırıldı.', 'Yönetici Yıldız'],
    ['Durum eşitleme çalıştırıldı.', 'Yönetici Yıldız'],
    ['Durum eşitleme çalıştırıldı. (deneme)', 'Yönetici Yıldız'],
  ])
  const history = (await host.call(propertyDetailApi.history, { params: { id } })).body.documents
  expect(history.map(({ kind }) => kind)).toContain('status_changed')
  await expect(app.ctx.db.delete(maintenanceRuns)).rejects.toThrow()
  await expect(app.ctx.db.update(maintenanceRuns).set({ success: false })).rejects.toThrow()
})

test('MNT-03 MNT-04 the renters check writes renters_id alone: who is in the contract stays, who is not is told', async () => {
  const { app, admin, host, statusOf, log } = await scene()
  const [inside, outside] = [await app.build.tenant(), await app.build.tenant({ username: 'Dışarıdaki Kiracı' })]
  const property = await app.build.property(host, { tenants: [inside, outside] })
  await agreedTenancy({ host, tenants: [inside], property, terms: { baslangicTarihi: '2026-01-01' } })
  const wish = { body: { operation: 'renters' as const } }
  expect((await admin.call(api.preview, wish)).body.changes).toMatchObject([
    { subject: 'person', id: outside.id, title: 'Dışarıdaki Kiracı', reason: 'Mülkün kontratında bu kişi yok' },
  ])
  expect((await admin.call(api.run, wish)).body).toMatchObject({ total: 1, message: '1 kiracı bağlantısı kaldırıldı.' })
  expect((await app.ctx.db.select().from(propertyTenants)).map(({ user_id }) => user_id)).toEqual([inside.id])
  expect(await statusOf(property.id)).toBe('Kiralanmış')
  const sent = (await outside.call(notificationsApi.list)).body.documents
  expect(sent[0]!.event).toContain('kiraladığınız mülkler arasından çıkarıldı.')
  // The log outlives accounts, so it only names the administrator.
  expect(JSON.stringify(await log())).not.toContain('Dışarıdaki')
})

test('MNT-04 people are read a hundred at a time, and nobody is left out', async () => {
  const { app, admin, host } = await scene()
  const { id: property_id } = await app.build.property(host, { tasinmazDurumu: 'Boş' })
  const people = Array.from({ length: 101 }, (_, n) => {
    const [id, accountId] = [newId(), newId()]
    return { id, accountId, email: `k${n}@ornek.test`, username: `Kiracı ${n}`, search_key: `kiraci ${n}` }
  })
  const accounts = people.map(({ accountId, email, username }) => ({ id: accountId, email, name: username }))
  await app.ctx.db.insert(authUser).values(accounts)
  await app.ctx.db.insert(users).values(people.map((person) => ({ ...person, userType: 'tenant' as const })))
  await app.ctx.db.insert(propertyTenants).values(people.map(({ id }) => ({ property_id, user_id: id })))
  const wish = { body: { operation: 'renters' as const } }
  const { result, statements } = await app.counting(() => admin.call(api.preview, wish))
  expect(result.body.total).toBe(101)
  expect(result.body.changes).toHaveLength(100)
  expect(statements.filter((text) => /select distinct "user_id"/.test(text))).toHaveLength(2)
  await admin.call(api.run, wish)
  expect(await app.ctx.db.$count(propertyTenants)).toBe(0)
})

test('MNT-06 emergency clean empties tenants and contract where nobody rents, never where somebody does', async () => {
  const { app, admin, host, rowOf } = await scene()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const { contract } = await agreedTenancy({ host, tenants: [tenant], property })
  const clean = (id: string | null) => admin.call(api.run, { body: { operation: 'clean', property: id } })
  await app.ctx.db
    .update(properties)
    .set({ tasinmazDurumu: 'Kiralanmış', contract_id: contract })
    .where(eq(properties.id, property.id))
  await app.ctx.db
    .insert(propertyTenants)
    .values({ property_id: property.id, user_id: tenant.id })
    .onConflictDoNothing()
  expect(await clean(property.id)).toMatchObject({ status: 409, code: 'property_is_rented' })
  expect((await clean(null)).body.total).toBe(0)
  expect(await rowOf(property.id)).toMatchObject({ contract_id: contract })

  await app.ctx.db.update(properties).set({ tasinmazDurumu: 'Kiracı Aranıyor' }).where(eq(properties.id, property.id))
  const done = await clean(null)
  expect(done.body).toMatchObject({
    total: 2,
    message: 'Acil temizleme tamamlandı. Sayfayı yenileyin (F5 veya Ctrl+R).',
  })
  expect(await rowOf(property.id)).toMatchObject({ contract_id: null, tasinmazDurumu: 'Kiracı Aranıyor' })
  expect(await app.ctx.db.$count(propertyTenants)).toBe(0)
  expect((await clean(newId())).status).toBe(404)
})

test('MNT-05 enrichment fills empty names with a pause of 100 ms between two contracts, from the screen in the queue', async () => {
  const { app, admin, host, log } = await scene()
  const ids = [newId(), newId(), newId()]
  const { id: property_id } = await app.build.property(host)
  const [owner] = await app.ctx.db.select().from(users).where(eq(users.id, host.id))
  for (const id of ids) {
    const days = { baslangicTarihi: '2026-01-01', bitisTarihi: '2027-01-01' }
    await app.ctx.db
      .insert(contracts)
      .values({ id, property_id, owner_id: host.id, owner_name: '', status: 'active', brutAylik: 100, ...days })
    await app.ctx.db
      .insert(contractTenants)
      .values({ id: newId(), contract_id: id, tenant_name: 'Işıl Kaya', tenant_email: 'isil@ornek.test' })
  }
  const preview = (await admin.call(api.preview, { body: { operation: 'enrich' } })).body
  expect(preview).toMatchObject({ total: 9, message: 'Kontratlarda 9 alan tamamlanacak.' })
  expect(preview.changes.map(({ to }) => to)).toContain('i•••@ornek.test')
  const pauses: number[] = []
  await enrichContracts(app.ctx, { dryRun: false, pause: async (ms) => void pauses.push(ms) })
  expect(pauses).toEqual([100, 100])
  const [filled] = await app.ctx.db.select().from(contracts)
  expect(filled).toMatchObject({
    owner_name: owner!.username,
    tenant_name: 'Işıl Kaya',
    tenant_email: 'isil@ornek.test',
    search_key: 'isil kaya isil@ornek.test',
  })

  await app.ctx.db.update(contracts).set({ owner_name: '' }).where(eq(contracts.id, ids[0]!))
  const begun = await admin.call(api.run, { body: { operation: 'enrich' } })
  expect(begun.body.message).toBe('Zenginleştirme başladı; bitince işlem kaydında görünür.')
  await app.ctx.jobs.drain()
  expect((await log())[0]).toMatchObject({ operation: 'enrich', success: true, total: 1 })
})

test('MNT-08 a look-up shows ten records at most, masked, and who looked stands in the log', async () => {
  const { app, admin, host, log } = await scene()
  for (let n = 0; n < 11; n++) await app.build.property(host, { baslik: `Çınar ${n}` })
  const looked = async (query: { kind: 'property' | 'person'; q: string; limit?: number }) =>
    (await admin.call(api.lookup, { query })).body.documents
  expect(await looked({ kind: 'property', q: 'cinar', limit: 500 })).toHaveLength(10)
  const [person] = await looked({ kind: 'person', q: host.id })
  expect(person!.facts).toContainEqual({ label: 'Hesap', value: 'Etkin' })
  expect(JSON.stringify(person)).not.toContain(host.email)
  const entries = await log()
  expect(entries.map(({ operation, total }) => [operation, total])).toEqual([
    ['lookup', 1],
    ['lookup', 10],
  ])
  expect(entries[0]!.message).toBe(`Kişi: 1 kayıt incelendi (${host.id.slice(-6).toUpperCase()}).`)
})
