import { expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { endingDeductionFiles, endingDeductions } from '#server/db/schema/endings.ts'
import { files } from '#server/db/schema/files.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { deductionRow } from './ending-rows.fixture.ts'
import { agree, pass, propose, scene } from './ending-scene.fixture.ts'

test('END-01 an ending is refused before the lease has begun, in a way that the law has not opened yet, and by a stranger', async () => {
  const at = await scene()
  const early = {
    way: 'landlord_ten_years',
    ends_on: at.end,
    delivery: 'noter',
    delivered_on: at.today,
  } as const
  const closed = await at.host.call(endingsApi.start, { params: at.params, body: early })
  expect(closed).toMatchObject({ status: 409, code: 'way_closed', message: 'Bu yol şu an kullanılamıyor.' })
  expect(closed.fields!.way).toContain('On yıllık uzama süresi')

  const later = await scene({ started: addDays(at.today, 10) })
  const agreement = { way: 'agreement', ends_on: addDays(later.today, 60) } as const
  expect(await later.host.call(endingsApi.start, { params: later.params, body: agreement })).toMatchObject({
    status: 409,
    code: 'not_begun',
    message: 'Bu kiracılık henüz başlamadı. Başlamamış bir kontratı kontrat sayfasından iptal edebilirsiniz.',
  })

  const { id } = (await propose(at, addDays(at.today, 30))).body
  const stranger = await at.app.build.host()
  const reason = { params: { id }, body: { reason: 'Vazgeçtim' } }
  expect(await stranger.call(endingsApi.withdraw, reason)).toMatchObject({
    status: 404,
    code: 'ending_missing',
    message: 'Sona erdirme kaydı bulunamadı.',
  })
})

test('END-08 a unilateral ending is withdrawn by the side that began it, until its day; nobody answers or changes it', async () => {
  const at = await scene()
  const { host, tenant, params, today } = at
  const ends_on = addDays(today, 40)
  const body = { way: 'late_rent', ends_on, delivery: 'noter', delivered_on: today } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const withdraw = { params: { id }, body: { reason: 'Vazgeçtim' } }
  expect(await tenant.call(endingsApi.withdraw, withdraw)).toMatchObject({
    status: 403,
    code: 'not_yours_to_withdraw',
    message: 'Sona erdirmeyi yalnızca başlatan taraf geri çekebilir.',
  })
  const instead_of = ends_on
  const other = { instead_of, ends_on: addDays(today, 50) }
  expect(await tenant.call(endingsApi.counter, { params: { id }, body: other })).toMatchObject({
    status: 409,
    code: 'not_proposed',
    message: 'Yanıt bekleyen bir öneri yok.',
  })
  expect(await tenant.call(endingsApi.proposeChange, { params: { id }, body: other })).toMatchObject({
    status: 409,
    code: 'change_not_possible',
    message: 'Yalnızca iki tarafın anlaştığı ve son günü gelmemiş bir sona erdirme birlikte değiştirilebilir.',
  })
  // The nightly job has not run yet.
  await pass(at, 41)
  expect(await host.call(endingsApi.withdraw, withdraw)).toMatchObject({
    status: 409,
    code: 'too_late_to_withdraw',
    message: 'Son gün geçti; sona erdirme artık geri çekilemez.',
  })
})

test('END-04 a change is withdrawn once, by a party, and a made-up one is missing', async () => {
  const at = await scene()
  const ends_on = addDays(at.today, 30)
  const id = await agree(at, ends_on)
  const body = { instead_of: ends_on, ends_on: addDays(at.today, 60) }
  const change = (await at.host.call(endingsApi.proposeChange, { params: { id }, body })).body.id
  const stranger = await at.app.build.host()
  const missing = { status: 404, code: 'change_missing', message: 'Değişiklik önerisi bulunamadı.' }
  expect(await stranger.call(endingsApi.withdrawChange, { params: { id: change } })).toMatchObject(missing)
  expect(await at.host.call(endingsApi.withdrawChange, { params: { id: newId() } })).toMatchObject(missing)
  expect((await at.host.call(endingsApi.withdrawChange, { params: { id: change } })).status).toBe(200)
  expect(await at.host.call(endingsApi.withdrawChange, { params: { id: change } })).toMatchObject({
    status: 409,
    code: 'change_closed',
    message: 'Bu öneri yanıtlanmış ya da geri alınmış.',
  })
})

test('END-07 a notice belongs to the side that gave it, and another text does not come under its id', async () => {
  const at = await scene()
  const { host, tenant, params, today } = at
  const notice = {
    id: newId(),
    way: 'late_rent',
    text: 'Kasım kirasını ödeyiniz.',
    given_on: today,
    delivery: 'noter',
    delivered_on: today,
  } as const
  expect((await host.call(endingsApi.giveNotice, { params, body: notice })).status).toBe(200)
  const other = { ...notice, text: 'Ekim kirasını ödeyiniz.' }
  const missing = { status: 404, code: 'notice_missing', message: 'Bildirim bulunamadı.' }
  expect(await host.call(endingsApi.giveNotice, { params, body: other })).toMatchObject(missing)
  const withdraw = { params: { id: notice.id }, body: { reason: 'Yanlış' } }
  expect(await (await at.app.build.host()).call(endingsApi.withdrawNotice, withdraw)).toMatchObject(missing)
  expect(await tenant.call(endingsApi.withdrawNotice, withdraw)).toMatchObject({
    status: 403,
    code: 'notice_not_yours',
    message: 'Bildirimi yalnızca yapan taraf değiştirebilir.',
  })
  expect((await host.call(endingsApi.withdrawNotice, withdraw)).status).toBe(200)
  expect(await host.call(endingsApi.withdrawNotice, withdraw)).toMatchObject({
    status: 409,
    code: 'notice_withdrawn',
    message: 'Bu bildirim geri çekilmiş.',
  })
})

test('END-11 fifty deductions and ten files to each are enough; the refund is no more than the deposit', async () => {
  const at = await scene()
  const { host, app } = at
  const id = await agree(at, addDays(at.today, -1))
  const rows = Array.from({ length: 49 }, () => deductionRow({ ending_id: id }))
  await app.ctx.db.insert(endingDeductions).values(rows)
  const propose = (title: string) =>
    host.call(endingsApi.proposeDeduction, { params: { id }, body: { title, amount: 10_000 } })
  const last = await propose('Boya')
  expect(last.status).toBe(200)
  expect(await propose('Cila')).toMatchObject({
    status: 409,
    code: 'too_many_deductions',
    message: 'En fazla 50 kesinti kalemi eklenebilir.',
  })

  const deduction = { id: last.body.id }
  const kept = Array.from({ length: 9 }, () => newId())
  await app.ctx.db
    .insert(files)
    .values(kept.map((file) => ({ id: file, area: 'general-files' as const, name: 'x', type: 'image/webp', size: 1 })))
  await app.ctx.db
    .insert(endingDeductionFiles)
    .values(kept.map((file_id) => ({ deduction_id: deduction.id, file_id, sha256: '0'.repeat(64) })))
  const addFile = (params: { id: string }) =>
    host.call(endingsApi.addDeductionFile, { params, query: {}, file: new Blob([new Uint8Array(pdf())]) })
  expect((await addFile(deduction)).status).toBe(200)
  expect(await addFile(deduction)).toMatchObject({
    status: 409,
    code: 'too_many_files',
    message: 'Bir kaleme en fazla 10 dosya eklenebilir.',
  })
  expect(await addFile({ id: newId() })).toMatchObject({
    status: 404,
    code: 'deduction_missing',
    message: 'Kesinti kalemi bulunamadı.',
  })

  const refund = (amount: number) =>
    host.call(endingsApi.recordRefund, { params: { id }, body: { refunded_on: at.today, amount } })
  expect(await refund(4_000_001)).toMatchObject({
    status: 409,
    code: 'refund_too_high',
    message: 'İade edilen tutar depozitodan fazla olamaz.',
  })
  expect((await refund(4_000_000)).status).toBe(200)
})
