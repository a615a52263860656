import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { periodEnd, tenantNoticeBy } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { endingNotices, endings } from '#server/db/schema/endings.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { paperTenancy, signedScan } from '#server/testing/build-paper-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { jpeg, pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { notificationsOf, passDay, scene } from './ending-scene.fixture.ts'

test('END-06 TBK 347 the tenant’s notice fixes the day by law, is frozen with its hash, and the owner cannot stop it', async () => {
  const at = await scene()
  const { tenant, host, params, today, end } = at
  const wrong = await tenant.call(endingsApi.start, {
    params,
    body: { way: 'tenant_notice', ends_on: addDays(today, 40) },
  })
  expect(wrong).toMatchObject({ status: 409, code: 'date_not_possible' })
  expect((await host.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })).code).toBe(
    'not_your_way',
  )
  expect(today <= tenantNoticeBy(end)).toBe(true)
  const given = await tenant.call(endingsApi.start, {
    params,
    body: { way: 'tenant_notice', ends_on: end, reason: 'Başka şehre taşınıyorum' },
  })
  expect(given.status).toBe(200)
  const view = await at.view()
  expect(view.ending).toMatchObject({ state: 'set', ends_on: end, assessment: { kept: true, earliest: end } })
  expect(view.notices).toMatchObject([{ way: 'tenant_notice', side: 'tenant', delivery: 'app', delivered_on: today }])
  expect(view.notices[0]!.text).toContain('347')
  expect(view.notices[0]!.text).toContain('Başka şehre taşınıyorum')
  expect(view.can).toMatchObject({ withdraw: false, object: false, start: false })
  const id = view.ending!.id
  expect((await host.call(endingsApi.withdraw, { params: { id }, body: { reason: 'x' } })).status).toBe(403)
  expect((await notificationsOf(at.app, host.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('Mehmet Öztürk, Moda Daire: kiracılığı sona erdirmeyi başlattı'),
  )
  expect((await mailsTo(at.app, 'ayse@ornek.test')).map(({ subject }) => subject)).toContain(
    'Kiracılığın sona ermesi: Moda Daire',
  )
})

test('a tenant’s notice after the fifteenth day counts for one more year', async () => {
  const app = await startTestApp()
  const started = addDays(addMonths(isoDate(app.ctx.clock.now()), -12), 11)
  const at = await scene({ started })
  const late = periodEnd({ bitisTarihi: at.end }, addDays(at.end, 1))
  const start = (ends_on: string) =>
    at.tenant.call(endingsApi.start, { params: at.params, body: { way: 'tenant_notice', ends_on } })
  expect((await start(at.end)).code).toBe('date_not_possible')
  expect((await start(late)).status).toBe(200)
  expect((await at.view()).ending!.assessment).toMatchObject({ kept: false, earliest: late })
})

test('withdrawn before its day, told to the other side, and the day passes without an end', async () => {
  const at = await scene()
  const { tenant, host, params, end } = at
  const { id } = (await tenant.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })).body
  const undone = await tenant.call(endingsApi.withdraw, { params: { id }, body: { reason: 'Kalıyoruz' } })
  expect(undone.status).toBe(200)
  expect((await notificationsOf(at.app, host.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('geri çekti; kiracılık sürüyor'),
  )
  await passDay(at, end)
  expect((await at.view()).ended_on).toBeNull()
  expect((await tenant.call(endingsApi.withdraw, { params: { id }, body: { reason: 'x' } })).code).toBe('ending_closed')
})

test('fifty begin at once: one ending, one notice, the others read that there is one', async () => {
  const at = await scene()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      at.tenant.call(endingsApi.start, { params: at.params, body: { way: 'tenant_notice', ends_on: at.end } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['ending_open']),
  )
  expect(await at.app.ctx.db.$count(endings)).toBe(1)
  expect(await at.app.ctx.db.$count(endingNotices)).toBe(1)
})

test('TBK 315 an ending for late rent needs a written notice; its text names the unpaid month, the amount and the days', async () => {
  const at = await scene()
  const { host, params, today } = at
  const body = { way: 'late_rent', ends_on: addDays(today, 40) } as const
  for (const delivery of ['app', 'e-posta'] as const)
    expect(await host.call(endingsApi.start, { params, body: { ...body, delivery } })).toMatchObject({
      status: 409,
      code: 'not_written',
    })
  const sent = await host.call(endingsApi.start, { params, body: { ...body, delivery: 'KEP', delivered_on: today } })
  expect(sent.status).toBe(200)
  const [notice] = (await at.view()).notices
  expect(notice).toMatchObject({ delivery: 'KEP' })
  expect(notice!.text).toContain('- Kasım 2026 kira, vadesi 05.11.2026: 25.000,00 ₺')
  expect(notice!.text).toContain('30 gün içinde')
})

test('TBK 348 the landlord’s notice after ten extension years needs writing; the tenant’s word through the product is passed on', async () => {
  const at = await scene()
  const { host, tenant, params } = at
  const body = { way: 'landlord_ten_years', ends_on: at.end } as const
  for (const delivery of ['app', 'e-posta'] as const)
    expect(await host.call(endingsApi.start, { params, body: { ...body, delivery } })).toMatchObject({
      status: 409,
      code: 'not_written',
      fields: { delivery: 'Yazılı bir teslim şekli seçin' },
    })
  const leaves = { way: 'tenant_notice', ends_on: at.end } as const
  expect((await tenant.call(endingsApi.start, { params, body: leaves })).status).toBe(200)
})

test('END-07 a notice is evidence: its text cannot be changed, its proof comes once, it is only taken back with a reason', async () => {
  const at = await scene()
  const { host, tenant, params, today, app } = at
  const body = {
    way: 'late_rent',
    text: 'Ekim kirası ödenmedi; otuz gün süre veriyorum.',
    given_on: addDays(today, -3),
    delivery: 'noter',
    delivered_on: addDays(today, -1),
  } as const
  const { id } = (await host.call(endingsApi.giveNotice, { params, body })).body
  const future = { ...body, delivered_on: addDays(today, 1) }
  expect((await host.call(endingsApi.giveNotice, { params, body: future })).code).toBe('delivery_in_future')
  expect((await tenant.call(endingsApi.giveNotice, { params, body })).code).toBe('not_your_way')
  const file = new Blob([pdf()])
  const proof = await host.call(endingsApi.addProof, { params: { id }, query: { name: 'Tebliğ şerhi' }, file })
  expect(proof.status).toBe(200)
  expect((await host.call(endingsApi.addProof, { params: { id }, file })).code).toBe('proof_exists')
  const seen = (await at.view(tenant)).notices[0]!
  expect(seen).toMatchObject({ text: body.text, own: false, proof_file: proof.body.file_id })
  await expect(
    app.ctx.db.update(endingNotices).set({ text: 'Başka' }).where(eq(endingNotices.id, id)),
  ).rejects.toThrow()
  await expect(app.ctx.db.delete(endingNotices).where(eq(endingNotices.id, id))).rejects.toThrow()
  expect((await tenant.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'x' } })).status).toBe(403)
  await host.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'Ödeme gelmiş' } })
  expect((await at.view()).notices[0]).toMatchObject({ text: body.text, withdraw_reason: 'Ödeme gelmiş' })
  expect((await host.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'x' } })).code).toBe(
    'notice_withdrawn',
  )
})

test('a tenant with neither mail nor phone gave notice on paper: the owner records its scan, and for nobody else', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const started = addMonths(isoDate(app.ctx.clock.now()), -8)
  const terms = { baslangicTarihi: started }
  const made = await paperTenancy({ host, property: await app.build.property(host), terms })
  const params = { id: made.tenancy }
  const body = { way: 'tenant_notice', ends_on: addDays(addMonths(started, 12), -1) } as const
  expect((await host.call(endingsApi.view, { params })).body.can.record_tenant).toBe(true)
  // The tenant has no address, so no notice can be given through the application.
  expect((await host.call(endingsApi.start, { params, body })).code).toBe('not_your_way')
  const onPaper = { ...body, delivery: 'elden', delivered_on: addDays(isoDate(app.ctx.clock.now()), -1) } as const
  // A notice for a tenant cannot be recorded without a scan, nor with an empty picture.
  expect(await host.call(endingsApi.start, { params, body: onPaper })).toMatchObject({
    status: 409,
    code: 'scan_missing',
  })
  const record = (file: Blob, by = host) => by.call(endingsApi.record, { params, query: onPaper, file })
  expect(await record(new Blob([new Uint8Array(await jpeg(1, 1))]))).toMatchObject({ code: 'scan_too_small' })
  expect((await record(signedScan(), await app.build.host())).status).toBe(404)
  expect((await host.call(endingsApi.view, { params })).body).toMatchObject({ ending: null, notices: [] })
  const twice = await Promise.all([record(signedScan()), record(signedScan())])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])

  const view = (await host.call(endingsApi.view, { params })).body
  expect(view.ending).toMatchObject({ way: 'tenant_notice', state: 'set', ends_on: body.ends_on })
  expect(view.notices).toMatchObject([{ side: 'tenant', delivery: 'elden', own: true }])
  const { paper_signatures, events } = await made.view()
  const { scan } = paper_signatures.at(-1)!
  expect(paper_signatures.at(-1)).toMatchObject({ act: 'notice', name: 'Hatice Ergin' })
  expect(view.notices[0]!.proof_file).toBe(scan)
  expect((await host.call(filesApi.open, { params: { id: scan! } })).status).toBe(200)
  expect(events.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(
      /^Kiracı Hatice Ergin \(Kiracının sona erdirme bildirimi\): imza kâğıtta, mülk sahibi kaydetti\. Taramanın SHA-256 özeti: [0-9a-f]{16}…$/,
    ),
  )
  // Once the tenant has an address, the mailed link shows the same scan.
  await made.addAddress('hatice@ornek.test')
  const letters = (await mailsTo(app, 'hatice@ornek.test')).flatMap(
    ({ text }) => /paper-record\/([\w-]+)/.exec(text)?.[1] ?? [],
  )
  const opened = letters.map((token) => app.guest.call(paperSignaturesApi.scan, { params: { token } }))
  expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 200])

  // A tenant with a mail address can give notice without an account.
  const other = await app.build.property(host)
  const form = contractFormFor(other.id, {
    tenants: [tenantParty('hesapsiz@ornek.test', { is_primary: true })],
    terms: { baslangicTarihi: started },
  })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const token = await mailedToken(app, 'hesapsiz@ornek.test')
  await app.guest.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' } })
  const { tenancy_id } = (await host.call(contractsApi.view, { params: { id } })).body.contract
  const reached = { id: tenancy_id! }
  expect((await host.call(endingsApi.view, { params: reached })).body.can.record_tenant).toBe(false)
  expect(await host.call(endingsApi.start, { params: reached, body: onPaper })).toMatchObject({
    status: 409,
    code: 'paper_way_closed',
  })
})
