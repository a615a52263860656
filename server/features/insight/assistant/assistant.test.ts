import { expect, test } from 'vitest'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { buildExpense } from '#server/features/money/expenses/expense-rows.fixture.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { assistantWorld, lease, pay } from './assistant-world.fixture.ts'
import { inBatches } from './in-batches.ts'

const ask = async (who: Client, question: string) => (await who.call(assistantApi.ask, { body: { question } })).body

test('AMB-83 two owners who ask the same words each hear of their own, also where names are the same', async () => {
  const { app, owner, stranger, admin, properties } = await assistantWorld()
  const own = await ask(owner, 'Kemal Işık ödedi mi?')
  const other = await ask(stranger, 'Kemal Işık ödedi mi?')
  expect(own).toMatchObject({
    kind: 'answer',
    understood: 'Kemal Işık için ödeme durumunu sordunuz.',
    text: ['Açık borç 25.000,00 ₺.'],
  })
  expect(other.text).toEqual(['Açık borç 99.000,00 ₺.'])
  expect(own.rows.map(({ to }) => to)).toEqual([`/tenancy/${properties.moda.tenancy}/account`])
  expect((await ask(stranger, 'Bu ay kim ödemedi?')).rows.map(({ title }) => title).sort()).toEqual([
    'Kemal Işık',
    'Selin Aksoy',
  ])

  const foreign = await ask(owner, 'Selin Aksoy ödedi mi?')
  expect(foreign).toMatchObject({ kind: 'no_name', rows: [], figures: [] })
  expect(foreign.text).toEqual(['Kayıtlarınızda “selin aksoy” adında bir kişi ya da mülk bulamadım.'])
  // The administrator role opens no records here.
  expect(await ask(admin, 'Kemal Işık ödedi mi?')).toMatchObject({ rows: [], figures: [] })
  expect((await ask(admin, 'Kaç mülküm var?')).kind).not.toBe('answer')
  // An administrator who is also a landlord gets answers about their own property.
  await app.build.property(admin, { baslik: 'Yöneticinin Evi' })
  expect(await ask(admin, 'Kaç mülküm var?')).toMatchObject({ kind: 'answer', text: ['Kayıtlı 1 mülkünüz var.'] })
})

test('AST-03 what was understood, the rows behind it, links and near questions come with the answer', async () => {
  const { owner } = await assistantWorld()
  const reply = await ask(owner, 'bu ay kirayi odemeyenler')
  expect(reply).toMatchObject({
    kind: 'answer',
    intent: 'money.unpaid',
    understood: 'Bu ay (Kasım 2026) kimlerin ödemediğini sordunuz.',
    total: 3,
    text: ['Bu ay (Kasım 2026) için 3 hesapta ödenmemiş tutar var; toplam 55.000,00 ₺ ve 1.000,00 $.'],
    links: [{ label: 'Ödemeler ekranını aç', to: '/payment?month=2026-11' }],
    worded: false,
    incomplete: false,
  })
  expect(reply.rows.map(({ title, detail, value }) => [title, detail, value])).toEqual(
    [
      ['Deniz Kaya', 'Çınar Dükkân · 11 gün gecikti', '30.000,00 ₺'],
      ['Kemal Işık', 'Moda Sahil Daire · 11 gün gecikti', '25.000,00 ₺'],
      ['Mert Demir', 'Kale Ofis · vadesi 25.11.2026', '1.000,00 $'],
    ].sort(),
  )
  const unknown = await ask(owner, 'Bugün hava nasıl?')
  expect(unknown).toMatchObject({ kind: 'unknown', understood: '', intent: null, rows: [] })
  expect(unknown.text[0]).toMatch(/^Bunu bilmiyorum/)
  expect(unknown.near).toHaveLength(3)
  const law = await ask(owner, 'kira artış oranı')
  expect(law.law?.article).toBe('TBK 344')
  // The figure of this year is not entered, so the last known one is named with its year.
  expect((await ask(owner, 'kira elden ödenebilir mi')).figures).toEqual([
    { label: 'En düşük ceza', value: '5.000,00 ₺ (2024 tutarı; her yıl yeniden değerlenir)' },
  ])
  expect(law.notes).toContain('Bilgilendirmedir, hukuki danışmanlık değildir.')
})

test('AST-03 DASH-01 income is what it is on the start screen; what waits for a later claim is said beside it', async () => {
  const { app, owner, properties } = await assistantWorld()
  const income = async () =>
    (await owner.call(dashboardApi.view, { query: {} })).body.landlord!.cashflow.find(
      ({ month }) => month === '2026-11',
    )
  expect(await income()).toMatchObject({ currency: 'TL', income: 2_800_000 })
  // One account has nothing due any more; another pays part of October's rent in November.
  await pay(owner, properties.bahce.tenancy, 70_000_00, { on_date: '2026-11-12' })
  const terms = { baslangicTarihi: '2026-10-20', odemeGunu: 20, brutAylik: 10_000_00 }
  const { tenancy } = await lease(app, { owner, baslik: 'Köşk', tenant: 'Can Er', terms })
  await pay(owner, tenancy, 3_000_00, { on_date: '2026-11-12' })
  expect(await income()).toMatchObject({ currency: 'TL', income: 3_100_000 })
  const { month } = (await owner.call(dashboardApi.view, { query: {} })).body.landlord!
  expect(month!.totals[0]).toMatchObject({ currency: 'TL', collected: 2_800_000 })
  const reply = await ask(owner, 'Bu ay ne kadar tahsil ettim?')
  expect(reply.text).toEqual([
    'Bu ay (Kasım 2026) 3 ödemeyle toplam 31.000,00 ₺ borç kapandı; bunun 31.000,00 ₺ kadarı gelir.',
    'Bu dönemin kendi borçlarından 28.000,00 ₺ tahsil edildi; fark başka dönemlerin borçlarındandır.',
    'Ayrıca 70.000,00 ₺ fazla ödendi; sıradaki borca sayılınca hesaba girer.',
  ])
  expect(reply.rows.map(({ value }) => value)).toEqual(['3.000,00 ₺', '10.000,00 ₺', '18.000,00 ₺'])
  // 1.500 and 3.000 this year; 2.000 are claimed from the tenant, and their repayment will be no income.
  const claimed = { bearer: 'tenant' as const, tenant_amount: 2_000_00, due_entry: newId() }
  await buildExpense(app.ctx.db, properties.bahce.property, { ...claimed, amount: 2_000_00, on_date: '2026-05-01' })
  expect((await ask(owner, 'Bu yıl net ne kadar kazandım?')).figures).toEqual([
    { label: 'Gelir', value: '31.000,00 ₺' },
    { label: 'Gider', value: '4.500,00 ₺' },
    { label: 'Net', value: '26.500,00 ₺' },
  ])
})

test('AST-03 what was taken back is neither collected nor a deposit held', async () => {
  const { owner, properties } = await assistantWorld()
  const wrong = [
    await pay(owner, properties.cinar.tenancy, 5_000_00),
    await pay(owner, properties.moda.tenancy, 50_000_00, { deposit: true }),
  ]
  for (const { body } of wrong) {
    const params = { entry: body.entries[0]!.id }
    expect((await owner.call(paymentsApi.reverse, { params, body: { reason: 'Yanlış hesap' } })).status).toBe(200)
  }
  expect((await ask(owner, 'Bu ay ne kadar tahsil ettim?')).text).toEqual([
    'Bu ay (Kasım 2026) 2 ödemeyle toplam 28.000,00 ₺ borç kapandı; bunun 28.000,00 ₺ kadarı gelir.',
  ])
  const amounts = async (question: string) => (await ask(owner, question)).rows.map(({ value }) => value)
  expect(await amounts('Son ödemeler neler?')).toEqual(['10.000,00 ₺', '18.000,00 ₺'])
  expect(await amounts('Elimde ne kadar depozito var?')).toEqual(['36.000,00 ₺'])
})

test('AMB-83 staff hear of money only with the right to it, and of the properties that they were given', async () => {
  const { agent, cashier, lawyer, tenant } = await assistantWorld()
  expect(await ask(agent, 'Bu ay kim ödemedi?')).toMatchObject({
    kind: 'no_right',
    rows: [],
    figures: [],
    text: ['Ödeme bilgilerini görme yetkiniz yok. Yetkiyi mülk sahibi verir.'],
  })
  // A lawyer reads the accounts, but never what the owner spends.
  for (const question of ['Bu yıl giderim ne kadar?', 'Düzenli giderlerim neler?', 'Bu yıl net ne kadar kazandım?'])
    expect(await ask(lawyer, question)).toMatchObject({
      kind: 'no_right',
      rows: [],
      figures: [],
      text: ['Giderleri görme yetkiniz yok. Yetkiyi mülk sahibi verir.'],
    })
  expect((await ask(cashier, 'Bu yıl giderim ne kadar?')).figures).toEqual([
    { label: 'Gider', value: '3.000,00 ₺' },
    { label: 'Belge toplamı', value: '3.000,00 ₺' },
  ])
  for (const person of [cashier, lawyer])
    expect((await ask(person, 'Bu ay kim ödemedi?')).rows.map(({ title }) => title)).toEqual(['Kemal Işık'])
  expect((await ask(agent, 'Kaç mülküm var?')).rows.map(({ title }) => title)).toEqual(['Moda Sahil Daire'])
  expect(await ask(tenant, 'Bu ay kim ödemedi?')).toMatchObject({ kind: 'other_hat', rows: [] })
})

test('AST-01 thirty ids at a time, fifty people to write to, and twenty rows of an answer', async () => {
  const batches: number[] = []
  const ids = Array.from({ length: 31 }, (_, at) => at)
  const read = async (batch: number[]) => {
    batches.push(batch.length)
    return batch
  }
  expect(await inBatches(ids, read, () => {})).toEqual(ids)
  expect(batches).toEqual([30, 1])

  const app = await startTestApp()
  const host = await app.build.host()
  for (let at = 0; at < 51; at++) {
    const tenant = await app.build.tenant({ username: `Kiracı ${String(at).padStart(2, '0')}` })
    await app.build.property(host, { baslik: `Daire ${at}`, tenants: [tenant] })
  }
  const { result, statements } = await app.counting(() => ask(host, 'Kimlerle yazışabilirim?'))
  expect(result).toMatchObject({ total: 50, text: ['Yazışabileceğiniz 50 kişi var.'] })
  expect(result.rows).toHaveLength(20)
  expect(statements.filter((text) => text.includes('from "users"') && text.includes('= any($1::uuid[])'))).toHaveLength(
    2,
  )
})

test('AST-02 what cannot be read counts as empty and is said, not shown as nothing', async () => {
  const failures: unknown[] = []
  const read = async (batch: number[]) => {
    if (batch.includes(0)) throw new Error('gone')
    return batch
  }
  const ids = Array.from({ length: 31 }, (_, at) => at)
  expect(await inBatches(ids, read, (error) => failures.push(error))).toEqual([30])
  expect(failures).toHaveLength(1)

  const { app, owner } = await assistantWorld({ ownDatabase: true })
  await app.ctx.db.run('alter table ledger_dues rename to ledger_dues_gone')
  const reply = await ask(owner, 'Bu ay kim ödemedi?')
  expect(reply).toMatchObject({ kind: 'answer', incomplete: true, rows: [], total: 0, figures: [] })
  expect(reply.text.at(-1)).toBe('Kayıtların bir bölümü şu anda okunamadı; sıfır saymayın, biraz sonra yeniden sorun.')
})

test('questions are counted by person, and examples fit who asks', async () => {
  const app = await startTestApp()
  const [host, tenant] = [await app.build.host(), await app.build.tenant()]
  const examples = async (who: Client) =>
    (await who.call(assistantApi.openings)).body.examples.map(({ intent }) => intent)
  expect(await examples(host)).toContain('money.unpaid')
  expect(await examples(tenant)).toContain('own.next')
  expect(await examples(tenant)).not.toContain('money.unpaid')
  const statuses: number[] = []
  for (let at = 0; at < 61; at++)
    statuses.push((await host.call(assistantApi.ask, { body: { question: `Neler sorabilirim ${newId()}` } })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await tenant.call(assistantApi.ask, { body: { question: 'Neler sorabilirim?' } })).status).toBe(200)
})
