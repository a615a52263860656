import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { arrearsApi } from '#domain/money/arrears/arrears.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { arrearsMessages } from '#server/db/schema/arrears.ts'
import { files } from '#server/db/schema/files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { scene } from './arrears-scene.fixture.ts'

const claimMissing = {
  status: 404,
  code: 'claim_missing',
  message: 'Seçilen borçlardan biri bu hesapta yok ya da geri alınmış. Sayfayı yenileyin.',
}

test('ARR-01 interest is booked for claims of this account, up to today, once, and only interest is taken back here', async () => {
  const app = await startTestApp()
  const { host, params, claimOn, book } = await scene(app)
  const interest = (claims: string[], until = '2026-11-16') =>
    host.call(arrearsApi.bookInterest, { params, body: { claims, until } })
  const august = claimOn('2026-08-05')
  expect(await interest([august, newId()])).toMatchObject(claimMissing)
  expect(await interest([august], '2026-11-17')).toMatchObject({
    status: 409,
    code: 'until_in_future',
    message: 'Faiz bugünden sonrası için işlenemez.',
  })
  expect((await interest([august])).status).toBe(200)
  expect(await interest([august])).toMatchObject({
    status: 409,
    code: 'nothing_to_book',
    message: 'Bu borçlar için o güne kadar işlenecek faiz yok; daha önce işlenmiş olabilir.',
  })
  const [payment] = await book({})
  const reverse = { params: { ...params, entry: payment!.id }, body: { reason: 'Yanlış' } }
  expect(await host.call(arrearsApi.reverseInterest, reverse)).toMatchObject({
    status: 409,
    code: 'not_interest',
    message: 'Bu hareket faiz değil.',
  })
})

test('TBK 102 a pursuit begins with claims of this account, today or before', async () => {
  const app = await startTestApp()
  const { host, params, claimOn } = await scene(app)
  const pursue = (claim: string, since: string) =>
    host.call(arrearsApi.pursue, {
      params,
      body: { claims: [claim], office: 'İstanbul 3. İcra Dairesi', file_number: '2026/4512', since },
    })
  expect(await pursue(claimOn('2026-10-05'), '2026-11-17')).toMatchObject({
    status: 409,
    code: 'since_in_future',
    message: 'Takip günü bugünden sonra olamaz.',
  })
  expect(await pursue(newId(), '2026-11-16')).toMatchObject(claimMissing)
  expect((await host.call(arrearsApi.view, { params })).body.claims.flatMap(({ pursuit }) => pursuit ?? [])).toEqual([])
})

test('ARR-02 a notice names open claims that were due, in one currency', async () => {
  const app = await startTestApp()
  const { host, params, claimOn, book } = await scene(app)
  const draft = (claims: string[], way: 'late_rent' | 'two_notices' = 'late_rent') =>
    host.call(arrearsApi.draft, { params, body: { way, claims } })
  const notNameable = {
    status: 409,
    code: 'claim_not_nameable',
    message: 'İhtarda yalnızca vadesi geçmiş ve ödenmemiş borçlar gösterilebilir; iki haklı ihtar için yalnızca kira.',
  }
  expect(await draft([newId()])).toMatchObject(claimMissing)
  const claim = { kind: 'due', category: 'aidat', amount: 500_00 } as const
  const [aidat] = await book({ ...claim, on_date: '2026-11-01' })
  expect(await draft([aidat!.id], 'two_notices')).toMatchObject(notNameable)
  expect((await draft([aidat!.id])).status).toBe(200)
  const [today] = await book({ ...claim, on_date: '2026-11-16' })
  expect(await draft([today!.id])).toMatchObject(notNameable)
  await book({ on_date: '2026-09-10', payer_names: [claimOn('2026-09-05')] })
  expect(await draft([claimOn('2026-09-05')])).toMatchObject(notNameable)

  const [dollars] = await book({ ...claim, on_date: '2026-11-01', currency: 'USD' })
  expect(await draft([aidat!.id, dollars!.id])).toMatchObject({
    status: 409,
    code: 'mixed_currencies',
    message: 'Farklı para birimlerindeki borçlar için ayrı ihtar hazırlayın.',
  })
})

test('ARR-02 a notice is given and arrives on days that have been, in that order, each once; a stranger finds none', async () => {
  const app = await startTestApp()
  const { host, params, claimOn } = await scene(app)
  const draft = { way: 'late_rent' as const, claims: [claimOn('2026-10-05')] }
  const { id } = (await host.call(arrearsApi.draft, { params, body: draft })).body
  const at = { params: { id } }
  const give = (given_on: string, who = host, version = 1) =>
    who.call(arrearsApi.give, { ...at, body: { version, given_on, delivery: 'noter' } })
  const arrive = (delivered_on: string) => host.call(arrearsApi.arrive, { ...at, body: { delivered_on } })

  const missing = { status: 404, code: 'arrears_notice_missing', message: 'İhtar bulunamadı.' }
  expect(await give('2026-11-16', await app.build.host())).toMatchObject(missing)
  expect(await host.call(arrearsApi.noticePdf, { params: { id: newId() } })).toMatchObject(missing)

  expect(await arrive('2026-11-16')).toMatchObject({
    status: 409,
    code: 'notice_not_given',
    message: 'Önce ihtarı gönderildi olarak kaydedin.',
  })
  const notOnThatDay = {
    status: 409,
    code: 'giving_in_future',
    message: 'İhtarın günü, hazırlandığı günden önce ya da bugünden sonra olamaz.',
  }
  expect(await give('2026-11-15')).toMatchObject(notOnThatDay)
  expect(await give('2026-11-17')).toMatchObject(notOnThatDay)
  expect(await give('2026-11-16', host, 2)).toMatchObject({
    status: 409,
    code: 'notice_changed',
    message: 'İhtar siz bakarken değişti. Güncel metni okuyup yeniden deneyin.',
  })
  expect((await give('2026-11-16')).status).toBe(200)
  expect(await give('2026-11-16')).toMatchObject({
    status: 409,
    code: 'notice_frozen',
    message: 'İhtar gönderilmiş; metni artık değiştirilemez.',
  })
  const notArrived = {
    status: 409,
    code: 'arrival_not_possible',
    message: 'Ulaştığı gün, gönderildiği günden önce ya da bugünden sonra olamaz.',
  }
  expect(await arrive('2026-11-15')).toMatchObject(notArrived)
  expect(await arrive('2026-11-17')).toMatchObject(notArrived)
  expect((await arrive('2026-11-16')).status).toBe(200)
  expect(await arrive('2026-11-16')).toMatchObject({
    status: 409,
    code: 'notice_arrived',
    message: 'Bu ihtarın ulaştığı gün kaydedilmiş; değiştirilemez.',
  })
})

test('ARR-03 the file takes five hundred messages of one’s own, and documents of a hundred megabytes', async () => {
  const app = await startTestApp()
  const { host, tenant, params, book } = await scene(app)
  const { chat_id } = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body
  const said = { id: newId(), text: 'Kirayı haftaya öderim.', files: [] }
  await tenant.call(chatApi.send, { params: { id: chat_id }, body: said })
  const choose = (messages: string[]) => host.call(arrearsApi.choose, { params, body: { messages, chosen: true } })
  expect(await choose([newId()])).toMatchObject({
    status: 404,
    code: 'message_missing',
    message: 'Seçilen mesajlardan biri bulunamadı.',
  })
  const kept = (count: number) =>
    Array.from({ length: count }, () => ({
      tenancy_id: params.id,
      message_id: newId(),
      sender_name: 'Mehmet Öz',
      text: 'Eski',
      sent_at: new Date('2026-10-01T09:00:00Z'),
      file_ids: [],
      chosen_by: host.id,
      chosen_by_name: 'Ayşe Yılmaz',
      chosen_at: new Date('2026-11-01T09:00:00Z'),
    }))
  await app.ctx.db.insert(arrearsMessages).values(kept(499))
  expect((await choose([said.id])).status).toBe(200)
  const next = { ...said, id: newId() }
  await tenant.call(chatApi.send, { params: { id: chat_id }, body: next })
  expect(await choose([next.id])).toMatchObject({
    status: 409,
    code: 'too_many_messages',
    message: 'Dosyaya en fazla 500 mesaj eklenebilir.',
  })

  const file = { id: newId(), area: 'general-files', name: 'Dekont.pdf', type: 'application/pdf' } as const
  await app.ctx.db.insert(files).values({ ...file, size: 100 * 1024 * 1024 + 1 })
  await book({ file_id: file.id })
  expect(await host.call(arrearsApi.pdf, { params })).toMatchObject({
    status: 409,
    code: 'file_too_large',
    message: 'Dosyadaki belgeler bir arşiv için çok büyük (100 MB). Mesajlardan bir kısmını çıkarıp yeniden deneyin.',
  })
})
