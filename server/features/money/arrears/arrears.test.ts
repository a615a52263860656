import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { arrearsApi, legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { duesOf } from '#server/services/ledger/ledger.queries.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { scene } from './arrears-scene.fixture.ts'

test('legal interest is shown line by line, booked once by whoever manages, and taken back', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, params, claimOn, book } = await scene(app)
  await book({ amount: 10_000_00, on_date: '2026-08-15' })
  const view = async () => (await host.call(arrearsApi.view, { params })).body
  const { claims, can, figures, interest } = await view()
  expect(can).toEqual({ manage: true, draft: true, two_notices: true, give: true, record: true })
  expect(figures).toEqual([{ currency: 'TL', balance: 110_000_00, overdue: 110_000_00, days_late: 103, credit: 0 }])
  expect(claims.map(({ due_on, open, interest_total }) => [due_on, open, interest_total])).toEqual([
    // 10 days of 30.000 and 93 of 20.000, then 72, 42 and 11 days of 30.000, at 24 %.
    ['2026-08-05', 20_000_00, 197_26 + 1_223_01],
    ['2026-09-05', 30_000_00, 1_420_27],
    ['2026-10-05', 30_000_00, 828_49],
    ['2026-11-05', 30_000_00, 216_99],
  ])
  expect(interest.total).toBe(3_886_02)

  const body = { claims: [claimOn('2026-08-05'), claimOn('2026-09-05')], until: '2026-11-16' }
  expect((await lawyer.call(arrearsApi.bookInterest, { params, body })).status).toBe(403)
  expect((await tenant.call(arrearsApi.view, { params })).status).toBe(404)
  const late = { ...body, until: '2026-11-17' }
  expect(await host.call(arrearsApi.bookInterest, { params, body: late })).toMatchObject({ code: 'until_in_future' })
  const answers = await Promise.all([1, 2, 3].map(() => host.call(arrearsApi.bookInterest, { params, body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const booked = (await view()).interest
  expect(booked.total).toBe(828_49 + 216_99)
  expect(booked.booked.map(({ amount, would_be, from, to }) => [amount, would_be, from, to]).sort()).toEqual([
    [1_420_27, 1_420_27, '2026-08-06', '2026-11-16'],
    [1_420_27, 1_420_27, '2026-09-06', '2026-11-16'],
  ])
  // A payment entered later for an earlier day: the booked interest stays, and `would_be` shows the smaller amount.
  await book({ on_date: '2026-09-30', payer_names: [claimOn('2026-09-05')] })
  const changed = (await view()).interest.booked.find(({ claim_id }) => claim_id === claimOn('2026-09-05'))!
  expect([changed.amount, changed.would_be]).toEqual([1_420_27, 493_15])
  const entry = { params: { ...params, entry: changed.id }, body: { reason: 'Ödeme geç girildi' } }
  expect((await host.call(arrearsApi.reverseInterest, entry)).status).toBe(200)
  expect((await host.call(arrearsApi.reverseInterest, entry)).status).toBe(409)
  expect((await view()).paid_late.map(({ due_on, interest_total }) => [due_on, interest_total])).toEqual([
    ['2026-09-05', 493_15],
  ])
  expect((await host.call(arrearsApi.bookInterest, { params, body })).status).toBe(200)
  expect((await view()).paid_late).toEqual([])
})

test('TBK 362 of a field only the notice that gives sixty days is drafted, and no years of two notices are counted', async () => {
  const app = await startTestApp()
  const { host, params, claimOn } = await scene(app, { tasinmazCinsi: 'Tarla' })
  const claims = [claimOn('2026-10-05')]
  const asked = await host.call(arrearsApi.draft, { params, body: { id: newId(), way: 'two_notices', claims } })
  expect(asked).toMatchObject({ status: 409, code: 'two_notices_roofless' })
  expect((await host.call(arrearsApi.draft, { params, body: { id: newId(), way: 'late_rent', claims } })).status).toBe(
    200,
  )
  const { can, years, pay_article, notices } = (await host.call(arrearsApi.view, { params })).body
  expect({ can, years, pay_article }).toMatchObject({ can: { two_notices: false }, years: [], pay_article: 'TBK 362' })
  expect(notices[0]!.text).toContain('60 gün içinde')
  const printed = await host.call(arrearsApi.pdf, { params })
  expect((await textOfPdf(printed.body as unknown as ArrayBuffer)).join(' ')).not.toContain('352/2')
})

test('TBK 352/2 a notice drafted by the lawyer and given by the landlord: frozen, with what was open when it arrived, judged by today’s account', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, params, claimOn, book } = await scene(app)
  const october = claimOn('2026-10-05')
  const id = newId()
  const draft = { id, way: 'two_notices' as const, claims: [october] }
  await Promise.all([1, 2].map(() => lawyer.call(arrearsApi.draft, { params, body: draft })))
  const noticeOf = async () => (await lawyer.call(arrearsApi.view, { params })).body.notices
  const [notice, ...others] = await noticeOf()
  expect(others).toEqual([])
  expect(notice).toMatchObject({ id, state: 'draft', verdict: 'not_delivered', by_name: expect.any(String) })
  for (const words of [
    'Ekim 2026 kira, vadesi 05.10.2026: 30.000,00 ₺',
    'TBK 352/2',
    'TR33 0006',
    'Muhatap (kiracı): Kiracı mehmet',
  ])
    expect(notice!.text).toContain(words)

  const at = { params: { id } }
  const text = `${notice!.text}\nEk: dekontlar.`
  expect((await lawyer.call(arrearsApi.edit, { ...at, body: { version: 1, text } })).status).toBe(200)
  expect(await host.call(arrearsApi.edit, { ...at, body: { version: 1, text } })).toMatchObject({
    code: 'notice_changed',
  })
  const giving = { version: 2, given_on: '2026-11-16', delivery: 'noter' as const }
  expect((await lawyer.call(arrearsApi.give, { ...at, body: giving })).status).toBe(403)
  expect((await tenant.call(arrearsApi.give, { ...at, body: giving })).status).toBe(404)
  const gave = await Promise.all([1, 2].map(() => host.call(arrearsApi.give, { ...at, body: giving })))
  expect(gave.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await host.call(arrearsApi.edit, { ...at, body: { version: 2, text: 'x' } })).toMatchObject({
    code: 'notice_frozen',
  })
  expect(await host.call(arrearsApi.discard, at)).toMatchObject({ code: 'notice_frozen' })
  expect((await tenant.call(endingsApi.view, { params })).body.notices).toEqual([])

  app.pass(3 * 86_400_000)
  await book({ amount: 5_000_00, on_date: '2026-11-18', payer_names: [october] })
  const arrive = () => host.call(arrearsApi.arrive, { ...at, body: { delivered_on: '2026-11-19' } })
  expect((await Promise.all([arrive(), arrive()])).map(({ status }) => status).sort()).toEqual([200, 409])
  const [delivered] = await noticeOf()
  expect(delivered).toMatchObject({ state: 'delivered', verdict: 'justified', year_ends_on: '2026-12-31' })
  expect(delivered!.claims).toMatchObject([
    { open_drafted: 30_000_00, open_delivered: 25_000_00, verdict: 'justified' },
  ])
  expect(delivered!.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  const seen = (await tenant.call(endingsApi.view, { params })).body.notices
  expect(seen).toMatchObject([{ id, way: 'two_notices', text, delivered_on: '2026-11-19' }])
  await host.call(endingsApi.addProof, { ...at, query: { name: 'Tebliğ şerhi.pdf' }, file: new Blob([pdf()]) })
  const yearOf = async () => (await host.call(arrearsApi.view, { params })).body.years
  expect(await yearOf()).toMatchObject([{ ends_on: '2026-12-31', counted: [id], suit_by: '2027-01-31' }])

  // A payment entered later for a day before the delivery: the notice becomes unjustified, but keeps the amount open at
  // delivery.
  await book({ amount: 25_000_00, on_date: '2026-11-18', payer_names: [october] })
  const [judged] = await noticeOf()
  expect(judged).toMatchObject({
    verdict: 'unjustified',
    claims: [{ open_delivered: 25_000_00, verdict: 'paid_before' }],
  })
  expect(await yearOf()).toMatchObject([{ counted: [] }])
  await expect(app.ctx.db.run("update arrears_notices set text = 'x'")).rejects.toThrow()
  await expect(app.ctx.db.run('update arrears_notice_claims set open_delivered = 1')).rejects.toThrow()
})

test('TBK 315 a part paid in the thirty days leaves the last day standing; paid in full, nobody is asked by that day', async () => {
  const app = await startTestApp()
  const { host, tenant, params, claimOn, book } = await scene(app)
  const october = claimOn('2026-10-05')
  const { id } = (await host.call(arrearsApi.draft, { params, body: { way: 'late_rent', claims: [october] } })).body
  const at = { params: { id } }
  await host.call(arrearsApi.give, { ...at, body: { version: 1, given_on: '2026-11-16', delivery: 'noter' } })
  await host.call(arrearsApi.arrive, { ...at, body: { delivered_on: '2026-11-16' } })
  const lastDays = async () =>
    Promise.all(
      [host, tenant].map(async (who) =>
        (await who.call(deadlinesApi.list, { query: { kind: 'late_rent_notice' } })).body.documents.map(
          ({ date }) => date,
        ),
      ),
    )
  expect(await lastDays()).toEqual([['2026-12-16'], ['2026-12-16']])
  app.pass(3 * 86_400_000)
  await book({ amount: 29_999_99, on_date: '2026-11-18', payer_names: [october] })
  expect(await lastDays()).toEqual([['2026-12-16'], ['2026-12-16']])
  await book({ amount: 1, on_date: '2026-11-18', payer_names: [october] })
  expect(await lastDays()).toEqual([[], []])
  // The notice stays: it was justified when it arrived.
  expect((await host.call(arrearsApi.view, { params })).body.notices[0]).toMatchObject({ verdict: 'justified' })
})

test('TBK 315 a notice that the landlord withdrew gives nobody a last day to pay', async () => {
  const app = await startTestApp()
  const { host, tenant, params, claimOn } = await scene(app)
  const body = { way: 'late_rent' as const, claims: [claimOn('2026-10-05')] }
  const { id } = (await host.call(arrearsApi.draft, { params, body })).body
  const at = { params: { id } }
  await host.call(arrearsApi.give, { ...at, body: { version: 1, given_on: '2026-11-16', delivery: 'noter' } })
  await host.call(arrearsApi.arrive, { ...at, body: { delivered_on: '2026-11-16' } })
  const lastDays = async (who: typeof host) =>
    (await who.call(deadlinesApi.list, { query: { kind: 'late_rent_notice' } })).body.documents.map(({ date }) => date)
  for (const side of [host, tenant]) expect(await lastDays(side)).toEqual(['2026-12-16'])
  const reason = 'Ödeme sözü alındı'
  expect((await host.call(endingsApi.withdrawNotice, { ...at, body: { reason } })).status).toBe(200)
  for (const side of [host, tenant]) expect(await lastDays(side)).toEqual([])
})

test('TBK 315 the printed notice has both sides’ identity numbers and addresses, masked for those who may not see them', async () => {
  const app = await startTestApp()
  const { host, params, claimOn, book } = await scene(app)
  await book({ amount: 12_500_00, payer_names: [claimOn('2026-10-05')] })
  const body = { way: 'late_rent' as const, claims: [claimOn('2026-10-05'), claimOn('2026-11-05')] }
  const { id } = (await host.call(arrearsApi.draft, { params, body })).body
  const printed = async (who: typeof host) => {
    const paper = await who.call(arrearsApi.noticePdf, { params: { id } })
    return (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
  }
  const whole = await printed(host)
  for (const words of [
    'İhtarname (taslak)',
    'Muhatap Kiracı mehmet, TC / vergi kimlik no: 17291716060',
    'Adresi: Moda Cad. No: 42 Kadıköy',
    'Tebliğ adresi: ',
    'Ekim 2026 kira, vadesi 05.10.2026: 17.500,00 ₺ (30.000,00 ₺ tutarındaki borçtan 12.500,00 ₺ ödendikten sonra kalan)',
    'Toplam: 47.500,00 ₺',
  ])
    expect(whole).toContain(words)
  expect(whole.match(/İHTARNAME/g)).toBeNull()
  const clerk = await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true })
  expect((await clerk.call(arrearsApi.view, { params })).status).toBe(200)
  const masked = await printed(clerk)
  expect(masked).toContain('Muhatap Kiracı mehmet, TC / vergi kimlik no: 172******60')
  expect(masked).not.toContain('17291716060')
})

test('ARR-04 a notice that came back is closed with its day and reason, counts for nothing, and a new one follows from it', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, params, claimOn } = await scene(app)
  const october = claimOn('2026-10-05')
  const draft = async () =>
    (await host.call(arrearsApi.draft, { params, body: { way: 'late_rent', claims: [october] } })).body.id
  const view = async () => (await host.call(arrearsApi.view, { params })).body
  const id = await draft()
  const at = { params: { id } }
  const body = { returned_on: '2026-11-16', reason: 'Muhatap adreste tanınmıyor' }
  const back = (who = host, more: object = {}) => who.call(arrearsApi.return, { ...at, body: { ...body, ...more } })
  expect((await back()).code).toBe('notice_not_given')
  await host.call(arrearsApi.give, { ...at, body: { version: 1, given_on: '2026-11-16', delivery: 'PTT' } })
  expect((await back(lawyer)).status).toBe(403)
  expect((await back(tenant)).status).toBe(404)
  expect((await back(host, { returned_on: '2026-11-15' })).code).toBe('return_not_possible')
  expect((await back(host, { returned_on: '2026-11-17' })).code).toBe('return_not_possible')
  expect((await back(host, { reason: '' })).status).toBe(400)
  const arrive = () => host.call(arrearsApi.arrive, { ...at, body: { delivered_on: '2026-11-16' } })
  expect((await Promise.all([back(), back()])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await arrive()).code).toBe('notice_returned')
  const { notices, years } = await view()
  expect(notices).toMatchObject([
    {
      id,
      state: 'returned',
      verdict: 'returned',
      delivered_on: null,
      pay_by: null,
      returned: { on: '2026-11-16', reason: 'Muhatap adreste tanınmıyor' },
    },
  ])
  expect(years.flatMap(({ counted }) => counted)).toEqual([])
  expect((await tenant.call(endingsApi.view, { params })).body.notices).toEqual([])
  for (const print of [() => host.call(arrearsApi.pdf, { params }), () => host.call(arrearsApi.noticePdf, at)]) {
    const text = (await textOfPdf((await print()).body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('16.11.2026: Muhatap adreste tanınmıyor')
  }
  await expect(app.ctx.db.run("update arrears_notices set return_reason = 'x'")).rejects.toThrow()
  await expect(app.ctx.db.run("update arrears_notices set delivered_on = '2026-11-16'")).rejects.toThrow()
  const next = await draft()
  expect((await view()).notices.map(({ id: each, state }) => [each, state])).toEqual([
    [next, 'draft'],
    [id, 'returned'],
  ])
})

test('TBK 352/2, TBK 315 a notice by plain mail or message is recorded and judged nothing; by KEP it counts', async () => {
  const app = await startTestApp()
  const { host, tenant, params, claimOn } = await scene(app)
  const give = async (way: 'late_rent' | 'two_notices', delivery: 'app' | 'e-posta' | 'KEP', due: string) => {
    const { id } = (await host.call(arrearsApi.draft, { params, body: { way, claims: [claimOn(due)] } })).body
    await host.call(arrearsApi.give, { params: { id }, body: { version: 1, given_on: '2026-11-16', delivery } })
    if (delivery !== 'app') await host.call(arrearsApi.arrive, { params: { id }, body: { delivered_on: '2026-11-16' } })
    return id
  }
  await give('late_rent', 'e-posta', '2026-08-05')
  await give('two_notices', 'app', '2026-09-05')
  const kep = await give('late_rent', 'KEP', '2026-10-05')
  const { notices, years } = (await host.call(arrearsApi.view, { params })).body
  expect(notices.map(({ delivery, verdict, pay_by }) => [delivery, verdict, pay_by])).toEqual([
    ['KEP', 'justified', '2026-12-16'],
    ['app', 'not_written', null],
    ['e-posta', 'not_written', null],
  ])
  expect(years.flatMap(({ counted }) => counted)).toEqual([kep])
  // The tenant reads all three, and is reminded of the day of the written one alone.
  expect((await tenant.call(endingsApi.view, { params })).body.notices).toHaveLength(3)
  const listed = (await tenant.call(deadlinesApi.list, { query: { kind: 'late_rent_notice' } })).body.documents
  expect(listed.map(({ date }) => date)).toEqual(['2026-12-16'])
})

test('TBK 102 what is pursued is paid first, and no longer once the pursuit is lifted', async () => {
  const app = await startTestApp()
  const { host, params, claimOn, book } = await scene(app)
  const body = {
    claims: [claimOn('2026-10-05')],
    office: 'İstanbul 3. İcra Dairesi',
    file_number: '2026/4512',
    since: '2026-11-10',
  }
  await host.call(arrearsApi.pursue, { params, body })
  await book({})
  const open = async () =>
    (await host.call(arrearsApi.view, { params })).body.claims.map(({ due_on, pursuit }) => [
      due_on,
      pursuit?.file_number,
    ])
  expect(await open()).toEqual([
    ['2026-08-05', undefined],
    ['2026-09-05', undefined],
    ['2026-11-05', undefined],
  ])
  const settled = async () =>
    (await duesOf(app.ctx.db, [params.id])).filter((due) => due.settled === due.amount).map(({ due_on }) => due_on)
  expect(await settled()).toEqual(['2026-10-05'])
  await host.call(arrearsApi.liftPursuit, { params, body: { claims: body.claims } })
  expect(await settled()).toEqual(['2026-08-05'])
})

test('ARR-03 J14 the file as one paper with its contents, and as an archive whose index holds the hash of every file', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, params, claimOn } = await scene(app)
  const { chat_id } = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body
  const said = { id: newId(), text: 'Kirayı haftaya öderim.', files: [] }
  await tenant.call(chatApi.send, { params: { id: chat_id }, body: said })
  const ofLawyer = await lawyer.call(arrearsApi.choose, { params, body: { messages: [said.id], chosen: true } })
  expect(ofLawyer).toMatchObject({ status: 404, code: 'message_missing' })
  const listed = (await host.call(arrearsApi.messages, { params })).body.documents
  expect(listed).toMatchObject([{ id: said.id, text: said.text, sender_name: 'Mehmet Öz', chosen: false }])
  await host.call(arrearsApi.choose, { params, body: { messages: [said.id], chosen: true } })
  const { id } = (
    await host.call(arrearsApi.draft, { params, body: { way: 'late_rent', claims: [claimOn('2026-08-05')] } })
  ).body
  const giving = { version: 1, given_on: '2026-11-16', delivery: 'elden' as const }
  await host.call(arrearsApi.give, { params: { id }, body: giving })
  await host.call(arrearsApi.arrive, { params: { id }, body: { delivered_on: '2026-11-16' } })
  await host.call(endingsApi.addProof, { params: { id }, query: { name: 'Şerh.pdf' }, file: new Blob([pdf()]) })
  const { notices } = (await lawyer.call(arrearsApi.view, { params })).body
  expect(notices).toMatchObject([{ pay_by: '2026-12-16', verdict: 'justified' }])

  expect(await lawyer.call(arrearsApi.askArchive, { params })).toMatchObject({ status: 200 })
  await app.ctx.jobs.drain()
  const [archive] = (await lawyer.call(arrearsApi.archives, { params })).body.archives
  expect(archive).toMatchObject({ state: 'ready', progress: 100 })
  const answer = await lawyer.send('GET', `/api/arrears-archives/${archive!.id}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files)
  expect(names.map((name) => name.replace(/[0-9A-F]{6}\.pdf$/, 'X.pdf'))).toEqual([
    'Alacak dosyasi.pdf',
    'Kontratlar/2026-01-01 X.pdf',
    'Hesap/hesap-hareketleri.csv',
    'Hesap/hesap-ekstresi.pdf',
    'Hesap/yasal-faiz.csv',
    'Ihtarlar/1 2026-11-16 TBK 315.pdf',
    expect.stringMatching(/^Ihtarlar\/1 2026-11-16 TBK 315 kanit Şerh\.pdf$/),
    'Mesajlar/mesajlar.txt',
    'dizin.txt',
  ])
  const read = (name: string) => new TextDecoder().decode(files[name])
  const index = read('dizin.txt')
  for (const name of names.slice(0, -1))
    expect(index).toContain(`${createHash('sha256').update(files[name]!).digest('hex')}  ${name}`)
  expect(read('Mesajlar/mesajlar.txt')).toContain('Mehmet Öz\r\nKirayı haftaya öderim.')
  expect(read('Hesap/yasal-faiz.csv')).toContain('05.08.2026;06.08.2026;16.11.2026;103;24;30000;2031,78')

  const statement = (await textOfPdf(files['Hesap/hesap-ekstresi.pdf']!.slice().buffer)).join(' ').replace(/\s+/g, ' ')
  for (const words of ['Hesap Ekstresi', '01.01.2026 – ', 'Kira, Ağustos 2026', 'Kira, Kasım 2026'])
    expect(statement).toContain(words)

  const pages = (await textOfPdf(files['Alacak dosyasi.pdf']!.slice().buffer)).map((page) => page.replace(/\s+/g, ' '))
  const contents = pages[0]!
  const titles = [
    '1. Ödenmeyen aylar ve borçlar',
    '2. Genel toplam, 16.11.2026',
    '3. Haklı ihtarlar ve izleyen tarihler',
    '4. Kontratlar',
    '5. Yasal faiz, satır satır',
    '6. TBK 315 ihtarı, 16.11.2026',
    '7. Teslim kanıtı: TBK 315 ihtarı, 16.11.2026',
    '8. Hesap hareketleri',
    '9. Seçilen mesajlar',
  ]
  const tight = (text: string) => text.replaceAll(/\s/g, '')
  for (const title of titles) {
    const page = pages.findIndex((text, at) => at > 0 && tight(text).includes(tight(title))) + 1
    expect([title, page > 1]).toEqual([title, true])
    expect(tight(contents)).toContain(`${tight(title)}${page}`)
  }
  // What is owed and the whole of it are read on one page.
  expect(tight(pages[1]!)).toContain(tight(titles[0]!))
  expect(tight(pages[1]!)).toContain(tight(titles[1]!))
  // 120.000 of rent with 2.031,78 + 1.420,27 + 828,49 + 216,99 of interest; 120.000 × 24 % / 365 a day.
  expect(pages.find((text) => text.includes('Her gün eklenen'))).toContain(
    '120.000,00 ₺ 4.497,53 ₺ 124.497,53 ₺ 78,90 ₺',
  )
  expect(contents).toContain('Borçlu (kiracı) Kiracı mehmet, TC / vergi kimlik no: 17291716060')
  expect(contents).toContain('124.497,53 ₺ (açık borç 120.000,00 ₺, yasal faiz 4.497,53 ₺); her gün 78,90 ₺ eklenir')
  expect(contents).not.toContain('…')
  expect(contents).toContain(`Sayfa 1 / ${pages.length}`)
  const paper = await tenant.send('GET', `/api/tenancies/${params.id}/arrears/pdf`)
  expect(paper.status).toBe(404)
})

test('an administrator enters a new legal rate with its source, and interest follows from its day', async () => {
  const app = await startTestApp()
  const { host, params } = await scene(app)
  const admin = await app.build.admin()
  const body = { from_on: '2026-11-10', percent: 30, source: 'Deneme kararı' }
  expect(await admin.call(legalInterestApi.save, { body: { ...body, source: ' ' } })).toMatchObject({ status: 400 })
  expect((await admin.call(legalInterestApi.save, { body })).status).toBe(200)
  expect(
    (await admin.call(legalInterestApi.list)).body.rates.map(({ from_on, percent }) => [from_on, percent]),
  ).toEqual([
    ['2026-11-10', 30],
    ['2024-06-01', 24],
    ['2006-01-01', 9],
  ])
  const { claims } = (await host.call(arrearsApi.view, { params })).body
  expect(claims.at(-1)!.interest).toEqual([
    { from: '2026-11-06', to: '2026-11-09', days: 4, percent: 24, principal: 30_000_00, amount: 78_90 },
    { from: '2026-11-10', to: '2026-11-16', days: 7, percent: 30, principal: 30_000_00, amount: 172_60 },
  ])
})
