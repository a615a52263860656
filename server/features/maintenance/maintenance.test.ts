import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { maintenanceApi } from '#domain/maintenance/maintenance.api.ts'
import { maintenanceRuns } from '#server/db/schema/maintenance.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { countAll, fill } from '#server/features/properties/full-property.fixture.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('MNT-02 MNT-04 a dry run changes nothing, the run does, and both stand in a log that only grows', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const { id } = await app.build.property(host, { tasinmazDurumu: 'Kiralanmış' })
  const status = async () =>
    (await app.ctx.db.select().from(properties).where(eq(properties.id, id)))[0]!.tasinmazDurumu
  const seen = await admin.call(maintenanceApi.preview, { body: { operation: 'sync' } })
  expect(seen.body).toMatchObject({
    dry_run: true,
    total: 1,
    changes: [{ id, from: 'Kiralanmış', to: 'Kiralanmamış' }],
  })
  expect(await status()).toBe('Kiralanmış')
  expect((await admin.call(maintenanceApi.run, { body: { operation: 'sync' } })).status).toBe(200)
  expect(await status()).toBe('Kiralanmamış')
  expect((await admin.call(maintenanceApi.runs)).body.total).toBe(2)
  await expect(app.ctx.db.delete(maintenanceRuns)).rejects.toThrow()
})

test('MNT-03 MNT-06 the renters check and the emergency clean empty what may not stay, with the specified text', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { tenants: [tenant], tasinmazDurumu: 'Boş' })
  const dry = await admin.call(maintenanceApi.preview, { body: { operation: 'renters' } })
  expect(dry.body).toMatchObject({ total: 1, changes: [{ id: tenant.id, reason: 'Mülk kirada görünmüyor' }] })
  const { body } = await admin.call(maintenanceApi.run, { body: { operation: 'clean', property: id } })
  expect(body.message).toBe('Acil temizleme tamamlandı. Sayfayı yenileyin (F5 veya Ctrl+R).')
  expect(await app.ctx.db.$count(propertyTenants)).toBe(0)
})

test('MNT-07 MNT-01 safe delete leaves nothing of the property, and a failure is told and logged', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { baslik: 'Moda Daire', tenants: [tenant] })
  await fill(app, host, tenant, id)
  const erase = (title: string, property = id) =>
    admin.call(maintenanceApi.run, { body: { operation: 'delete', property, title } })
  expect(await erase('Moda')).toMatchObject({ status: 400, code: 'title_differs' })
  expect(await erase('Moda', newId())).toMatchObject({ status: 404, code: 'property_missing' })
  expect((await erase('Moda Daire')).body.message).toBe('Mülk ve tüm ilişkili veriler başarıyla silindi')
  const { notifications: _, ...counts } = await countAll(app)
  for (const [table, count] of Object.entries(counts)) expect(count, table).toBe(0)
  const runs = (await admin.call(maintenanceApi.runs)).body.documents
  expect(runs.map(({ success }) => success).sort()).toEqual([false, false, true])
})
