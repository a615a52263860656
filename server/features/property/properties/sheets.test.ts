import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { sheetColumns } from '#domain/property/properties/sheet-columns.rules.ts'
import { properties, propertyEvents } from '#server/db/schema/properties.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const buffer = (body: unknown) => Buffer.from(body as ArrayBuffer)

test('SCR-02 the list is exported as CSV for a Turkish Excel; nothing in it runs as a formula', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  await app.build.property(host, {
    baslik: '=HYPERLINK("http://x")',
    adres: 'Moda; No: 5\n"B" blok',
    deed: { il: 'İstanbul', tapuTarihi: '2021-03-05', malik_ad_soyad: '@malik' },
    feature: { aidatTutar: 125050, asansor: true, siteOzellikleri: ['Havuz', 'Kapıcı'] },
  })
  await app.build.property(host, { baslik: 'Şişli', tasinmazDurumu: 'Boş' })
  await app.build.property(other, { baslik: 'Başkasının' })
  const answer = await host.call(propertiesApi.export, { query: { format: 'csv', sort: 'title' } })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('mulkler.csv')
  const text = buffer(answer.body).toString('utf8')
  expect(text.startsWith('\uFEFFBaşlık;Taşınmaz cinsi;')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(text).toContain(`"Moda; No: 5\n""B"" blok"`)
  expect(text).toContain(`;'@malik;`)
  expect(text).toContain(';05.03.2021;')
  expect(text).toContain(';1250,5;')
  expect(text).toContain(';Evet;')
  expect(text).toContain(';Havuz, Kapıcı;')
  expect(text).not.toContain('Başkasının')
  const filtered = await host.call(propertiesApi.export, { query: { format: 'csv', status: 'Boş' } })
  expect(buffer(filtered.body).toString('utf8').trim().split('\r\n')).toHaveLength(2)
})

test('a tenant’s export holds the property but not the title deed', async () => {
  const app = await startTestApp()
  const tenant = await app.build.tenant()
  await app.build.property(await app.build.host(), {
    tenants: [tenant],
    deed: { il: 'Ankara', malik_ad_soyad: 'Gizli Malik', ada: '777' },
  })
  const text = buffer((await tenant.call(propertiesApi.export, { query: { format: 'csv' } })).body).toString('utf8')
  expect(text).toContain('Ankara')
  expect(text).not.toContain('Gizli Malik')
  expect(text).not.toContain(';777;')
})

test('an exported Excel file can be imported again, and the template too', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const building = await app.build.property(host, { baslik: 'Çınar Apartmanı', tasinmazCinsi: 'Bina', is_bina: true })
  await app.build.property(host, {
    baslik: '=1+1',
    bina_id: building.id,
    deed: { il: 'İzmir', ilce: 'Bornova', ada: '12', arsaPay: 3, arsaPayda: 40, tapuTarihi: '2020-02-29' },
    feature: { odaSayisi: '3+1', metrekaresi: 120, aidatTutar: 90050, asansor: false, siteOzellikleri: ['Havuz'] },
  })
  const rowsOf = async (body: unknown): Promise<SheetRow[]> => {
    const [header, ...lines] = await readSheet(buffer(body))
    return lines.map((line) => Object.fromEntries(header!.map((name, index) => [String(name), line[index] as never])))
  }
  const exported = await rowsOf((await host.call(propertiesApi.export, { query: { format: 'xlsx' } })).body)
  const { body } = await other.call(propertiesApi.import, { body: { rows: exported, dryRun: false } })
  expect(body).toMatchObject({ imported: 2, unknownColumns: [] })
  const again = await rowsOf((await other.call(propertiesApi.export, { query: { format: 'xlsx' } })).body)
  const sorted = (rows: SheetRow[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(sorted(again)).toEqual(sorted(exported))

  const template = await rowsOf((await other.call(propertiesApi.importTemplate)).body)
  expect(Object.keys(template[0]!)).toEqual(sheetColumns.map(({ label }) => label))
  expect((await other.call(propertiesApi.import, { body: { rows: template, dryRun: false } })).body.imported).toBe(1)
})

test('SCR-02 an import shows row by row what is wrong and takes nothing or everything', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  await app.build.property(host, { baslik: 'Moda' })
  const good: SheetRow[] = [
    { Başlık: 'Daire 1', Bina: 'Çınar' },
    { Başlık: 'Çınar', Cins: 'Bina' },
    { Başlık: 'MODA', İl: 'istanbul' },
  ]
  const send = (rows: SheetRow[], dryRun = false) => host.call(propertiesApi.import, { body: { rows, dryRun } })
  const bad = await send([...good, { Başlık: '', İl: 'Atlantis' }])
  expect(bad.body.imported).toBe(0)
  expect(bad.body.rows[3]).toMatchObject({ row: 5, problems: [{ column: 'İl' }, { column: 'Başlık' }] })
  expect(await app.ctx.db.$count(properties)).toBe(1)

  const dry = await send(good, true)
  expect(dry.body).toMatchObject({ imported: 0, rows: [{ problems: [] }, { problems: [] }, { problems: [] }] })
  expect(dry.body.rows[2]!.warnings).toEqual([{ column: 'Başlık', message: 'Bu başlıkta bir mülkünüz zaten var' }])
  expect(await app.ctx.db.$count(properties)).toBe(1)

  expect((await send(good)).body.imported).toBe(3)
  const { documents } = (await host.call(propertiesApi.list, { query: { q: 'cinar daire' } })).body
  expect(documents).toMatchObject([{ baslik: 'Daire 1', bina: 'Çınar' }])
  expect(await app.ctx.db.$count(propertyEvents)).toBe(3)
})

test('SCR-02 the same import sent twice, also at once, adds everything once and says so both times', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const rows: SheetRow[] = [{ Başlık: 'Daire 1', Bina: 'Çınar' }, { Başlık: 'Çınar', Cins: 'Bina' }, { Başlık: 'Moda' }]
  const body = { rows, dryRun: false, id: newId() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.call(propertiesApi.import, { body })))
  expect(answers.map(({ status, body: answer }) => [status, answer.imported])).toEqual(Array(5).fill([200, 3]))
  expect((await host.call(propertiesApi.import, { body: { ...body, id: body.id.toUpperCase() } })).body.imported).toBe(
    3,
  )
  expect(await app.ctx.db.$count(properties)).toBe(3)
  expect(await app.ctx.db.$count(propertyEvents)).toBe(3)
  // A new id is another import, and another owner's import with the same id is separate.
  await host.call(propertiesApi.import, { body: { ...body, id: newId() } })
  expect((await other.call(propertiesApi.import, { body })).body.imported).toBe(3)
  expect(await app.ctx.db.$count(properties)).toBe(9)
})

test('an import takes at most 1000 rows, and all of them in one go', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const rows = Array.from({ length: 1001 }, (_, index) => ({ Başlık: `Mülk ${index}` }))
  expect((await host.call(propertiesApi.import, { body: { rows, dryRun: true } })).status).toBe(400)
  const { body } = await host.call(propertiesApi.import, { body: { rows: rows.slice(1), dryRun: false } })
  expect(body.imported).toBe(1000)
  expect((await host.call(propertiesApi.list)).body.total).toBe(1000)
  expect(
    (await (await app.build.tenant()).call(propertiesApi.import, { body: { rows: rows.slice(0, 1), dryRun: true } }))
      .status,
  ).toBe(403)
})
