import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { maintenanceApi as api } from '#domain/operations/maintenance/maintenance.api.ts'
import { bankLines } from '#server/db/schema/bank-statements.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mail.ts'
import { countAll, fill } from '#server/features/property/properties/full-property.fixture.ts'
import { confirmedHandover } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Every column of the database that contains this id. */
async function tablesNaming(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.ctx.db.run(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table_name, column_name } of rows as { table_name: string; column_name: string }[]) {
    const { rows: hits } = await app.ctx.db.run(`select 1 from "${table_name}" where "${column_name}" = $1 limit 1`, [
      id,
    ])
    // The audit log keeps record ids forever, but none of the content.
    if (hits.length > 0 && table_name !== 'audit_log') found.push(`${table_name}.${column_name}`)
  }
  return found
}

test('MNT-01 MNT-07 safe delete leaves nothing of the property, and a failure is told and logged', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const { id } = await app.build.property(host, { baslik: 'Moda Daire', tenants: [tenant] })
  await fill(app, host, tenant, id)
  const stored = await app.ctx.db.select().from(files)
  expect(stored.length).toBeGreaterThan(0)
  const erase = (title: string, property = id) =>
    admin.call(api.run, { body: { operation: 'delete', property, title } })
  expect(await erase('Moda')).toMatchObject({ status: 400, code: 'title_differs' })
  expect(await erase('Moda', newId())).toMatchObject({ status: 404, code: 'property_missing' })
  const dry = (await admin.call(api.preview, { body: { operation: 'delete', property: id } })).body
  expect(dry.changes).toContainEqual(expect.objectContaining({ field: 'Kontratlar', from: '1', to: '0' }))
  expect((await countAll(app)).contracts).toBe(1)
  const done = (await erase('Moda Daire')).body
  expect(done).toMatchObject({ total: dry.total, message: 'Mülk ve tüm ilişkili veriler başarıyla silindi' })
  const { notifications: _, ...counts } = await countAll(app)
  for (const [table, count] of Object.entries(counts)) expect(count, table).toBe(0)
  await app.ctx.jobs.drain()
  for (const file of stored) expect(await app.ctx.storage.get(file.area, file.id)).toBeNull()
  const runs = (await admin.call(api.runs, { query: { operation: 'delete' } })).body.documents
  expect(runs.map(({ success, dry_run, message }) => [success, dry_run, message]).reverse()).toEqual([
    [false, false, 'Silmek için mülkün başlığını olduğu gibi yazın.'],
    [false, false, 'Mülk bulunamadı'],
    [true, true, `${dry.total} kayıt kalıcı olarak silinecek.`],
    [true, false, 'Mülk ve tüm ilişkili veriler başarıyla silindi'],
  ])
})

test('MNT-07 a tenancy with its papers, account and bank movements goes too, and every party is told once', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host({ email: 'sahip@ornek.test' })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2026-01-01', depozito: 0 }
  const { contract, tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const { paper } = await confirmedHandover(host, tenant, tenancy)
  const text = [
    'IBAN;TR330006100519786457841326',
    'Tarih;Açıklama;Gönderen;Tutar;Dekont',
    '05.11.2026;kira;KIRACI;25.000,00;F1',
  ].join('\n')
  const file = { owner: 'self', file_name: 'hareketler.csv', content: { kind: 'text' as const, text } }
  await host.call(bankStatementsApi.take, { body: file })
  const [line] = (await host.call(bankStatementsApi.lines, { query: { show: 'waiting' } })).body.documents
  const parts = [{ tenancy, amount: 2_500_000, pot: 'payment' as const }]
  const booked = await host.call(bankStatementsApi.confirm, { body: { lines: [{ id: line!.id, parts }] } })
  expect(booked.body.confirmed).toBe(1)
  for (const id of [property.id, contract, tenancy, paper.id]) expect(await tablesNaming(app, id)).not.toEqual([])

  const wish = { operation: 'delete' as const, property: property.id, title: 'Moda Daire' }
  expect((await admin.call(api.run, { body: wish })).status).toBe(200)
  for (const id of [property.id, contract, tenancy, paper.id]) expect(await tablesNaming(app, id)).toEqual([])
  expect(await app.ctx.db.select().from(bankLines)).toMatchObject([
    { id: line!.id, state: 'ignored', reason: 'Mülk güvenli silme ile kaldırıldı' },
  ])
  const letters = (await app.ctx.db.select().from(mails).orderBy(mails.id)).filter(({ subject }) =>
    subject.includes('kalıcı olarak silindi'),
  )
  expect(letters.map(({ to }) => to).sort()).toEqual(['kiraci@ornek.test', 'sahip@ornek.test'])
})

test('MNT-07 a bank movement that was booked for another property too stays confirmed', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  const tenants = [await app.build.tenant()]
  const lease = async (baslik: string) => {
    const property = await app.build.property(host, { baslik })
    const terms = { baslangicTarihi: '2026-11-01', brutAylik: 10_000_00, depozito: 0 }
    return { property: property.id, tenancy: (await agreedTenancy({ host, tenants, property, terms })).tenancy }
  }
  const [gone, kept] = [await lease('Moda Daire'), await lease('Kale Ofis')]
  const text = [
    'IBAN;TR330006100519786457841326',
    'Tarih;Açıklama;Gönderen;Tutar;Dekont',
    '05.11.2026;iki kira;KIRACI;20.000,00;F1',
  ].join('\n')
  const file = { owner: 'self', file_name: 'hareketler.csv', content: { kind: 'text' as const, text } }
  await host.call(bankStatementsApi.take, { body: file })
  const [line] = (await host.call(bankStatementsApi.lines, { query: { show: 'waiting' } })).body.documents
  const parts = [gone, kept].map(({ tenancy }) => ({ tenancy, amount: 10_000_00, pot: 'payment' as const }))
  const booked = await host.call(bankStatementsApi.confirm, { body: { lines: [{ id: line!.id, parts }] } })
  expect(booked.body.confirmed).toBe(1)
  const body = { operation: 'delete' as const, property: gone.property, title: 'Moda Daire' }
  expect((await admin.call(api.run, { body })).status).toBe(200)
  expect(await app.ctx.db.select().from(bankLines)).toMatchObject([{ id: line!.id, state: 'confirmed' }])
})

test('MNT-07 two at once: one deletes, the other finds nothing', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { id } = await app.build.property(await app.build.host(), { baslik: 'Moda Daire' })
  const body = { operation: 'delete' as const, property: id, title: 'Moda Daire' }
  const sent = await Promise.all([1, 2].map(() => admin.call(api.run, { body })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 404])
})
