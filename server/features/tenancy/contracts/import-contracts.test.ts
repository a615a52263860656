import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const row = (Mülk: string, email: string, given: SheetRow = {}): SheetRow => ({
  Mülk,
  'Kiracı adı soyadı': 'Mehmet Demir',
  'Kiracı e-posta': email,
  'Başlangıç tarihi': '01.03.2026',
  'Aylık kira': 25000,
  Depozito: 50000,
  ...given,
})
const send = (client: Client, rows: SheetRow[], given: { dryRun?: boolean; id?: string } = {}) =>
  client.call(contractsApi.import, { body: { rows, dryRun: false, ...given } })

test('a file of tenancies is checked without writing, then becomes contracts that wait for their tenants, each asked by mail', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const moda = await app.build.property(host, { baslik: 'Moda' })
  await app.build.property(host, { baslik: 'Şişli' })
  const rows = [
    row('moda', 'm@ornek.test'),
    row('ŞİŞLİ', 'z@ornek.test', { '2. kiracı adı soyadı': 'Ali', '2. kiracı e-posta': 'ali@ornek.test' }),
  ]
  const asked = await app.ctx.db.$count(mails)
  const dry = await send(host, rows, { dryRun: true })
  expect(dry.body).toMatchObject({ ready: 2, skipped: 0, mails: 3, imported: 0 })
  expect(await app.ctx.db.$count(contracts)).toBe(0)
  expect(await app.ctx.db.$count(mails)).toBe(asked)

  expect((await send(host, rows)).body).toMatchObject({ imported: 2 })
  expect(await app.ctx.db.$count(mails)).toBe(asked + 3)
  const { body } = await host.call(contractsApi.list, { query: { property: moda.id } })
  expect(body.documents).toMatchObject([
    { status: 'waiting_for_tenants', brutAylik: 25_000_00, baslangicTarihi: '2026-03-01', bitisTarihi: '2027-02-28' },
  ])
  // The same file another day: both properties are let, so nobody is asked again.
  const again = await send(host, rows)
  expect(again.body).toMatchObject({ imported: 0, skipped: 2, mails: 0 })
  expect(await app.ctx.db.$count(contracts)).toBe(2)
})

test('TBK 347 a tenancy that has run for years is imported with its first day: the five and ten years count from it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant({ email: 'm@ornek.test' })
  await app.build.property(host, { baslik: 'Moda', tasinmazCinsi: 'Daire' })
  const answer = await send(host, [
    row('Moda', tenant.email, { 'Başlangıç tarihi': '01.03.2015', 'Kiracı adı soyadı': 'Can' }),
  ])
  expect(answer.body).toMatchObject({ imported: 1 })
  const [contract] = (await host.call(contractsApi.list, { query: {} })).body.documents
  expect(contract).toMatchObject({ baslangicTarihi: '2026-03-01', bitisTarihi: '2027-02-28' })
  await tenant.call(contractsApi.answer, { params: { id: contract!.id }, body: { answer: 'approved' } })
  const { tenancy_id } = (await host.call(contractsApi.view, { params: { id: contract!.id } })).body.contract
  const view = (await host.call(endingsApi.view, { params: { id: tenancy_id! } })).body
  expect(view).toMatchObject({ started_on: '2015-03-01', terms: { first_end: '2016-02-29' } })
  // Ten years of extension ended on 28.02.2026; the eleventh ends on 28.02.2027, three months' notice before it.
  const dates = (await host.call(deadlinesApi.list, { query: { kind: 'landlord_notice' } })).body.documents
  expect(dates.map(({ date }) => date)).toEqual(['2026-11-28'])
  // Five years were over long ago, and this contract agreed on no new rent: for the rent year from 01.03.2027.
  const court = (await host.call(deadlinesApi.list, { query: { kind: 'rent_court' } })).body.documents
  expect(court.map(({ date }) => date)).toEqual(['2027-01-30'])
  // The day on which it was written down is not the day on which the lease was agreed (TBK 352/1).
  const dated = { delivered_on: '2015-03-01', given_on: '2026-11-16', evict_on: '2027-08-31' }
  const prepared = await host.call(undertakingsApi.prepare, {
    params: { id: tenancy_id! },
    body: { ...dated, id: newId(), family_home: false, spouse_name: '' },
  })
  expect(prepared.status).toBe(200)
})

test('one wrong row keeps the whole file out; somebody else’s property is not found', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const other = await app.build.host()
  await app.build.property(host, { baslik: 'Moda' })
  const { id: foreign } = await app.build.property(other, { baslik: 'Yabancı' })
  const answer = await send(host, [row('Moda', 'm@ornek.test'), row(foreign, 'z@ornek.test')])
  expect(answer.body.imported).toBe(0)
  expect(answer.body.rows[1]!.problems).toEqual([
    { column: 'Mülk', message: `“${foreign}” başlıklı, kontrat yapabileceğiniz bir mülk yok` },
  ])
  expect(await app.ctx.db.$count(contracts)).toBe(0)
})

test('pressed twice, or sent again after a lost answer, an import asks everybody once and answers the same', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  await app.build.property(host, { baslik: 'Moda' })
  const id = newId()
  const rows = [row('Moda', 'm@ornek.test')]
  const asked = await app.ctx.db.$count(mails)
  const both = await Promise.all([send(host, rows, { id }), send(host, rows, { id })])
  const third = await send(host, rows, { id })
  for (const answer of [...both, third]) expect(answer.body).toMatchObject({ imported: 1, skipped: 0 })
  expect(await app.ctx.db.$count(contracts)).toBe(1)
  expect(await app.ctx.db.$count(mails)).toBe(asked + 1)
})

test('the template comes back through the import as it is, but for its place', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  await app.build.property(host, { baslik: 'Moda Caddesi 2+1 Daire' })
  const { status, headers } = await host.call(contractsApi.importTemplate)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('kiralama-sablonu.xlsx')
  expect(
    (
      await send(
        host,
        Array.from({ length: 201 }, () => row('Moda', 'm@ornek.test')),
      )
    ).status,
  ).toBe(400)
})
