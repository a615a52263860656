import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import type { PlanForm, RentEntry } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { bookEntries } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { remindPayments } from './remind-payments.ts'

const dayMs = 86_400_000
const plan: PlanForm = {
  from_on: '2026-11-01',
  frequency: 'month',
  part_month: 'thirtieth',
  rent_free: [],
  withholding_percent: null,
  vat_percent: 0,
  aidat: 0,
}

async function scene(app: TestApp, baslangicTarihi = '2026-11-01') {
  const host = await app.build.host()
  const tenant = await app.build.tenant({ email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi, odemeGunu: 5, brutAylik: 30_000_00, depozito: 0 }
  const made = await agreedTenancy({ host, tenants: [tenant], property, terms })
  return { host, tenant, contract: made.contract, params: { id: made.tenancy } }
}

/** Entries of the ledger, without reversals and reversed ones. */
async function liveDues(app: TestApp, tenancy: string) {
  const entries = await entriesOf(app.ctx.db, [tenancy])
  const back = new Set(entries.map(({ reverses }) => reverses))
  return entries
    .filter(({ id, kind }) => kind !== 'reversal' && !back.has(id))
    .map(({ kind, category, amount, on_date }) => [category || kind, amount, on_date])
}

test('PAY-03 a plan changes what is due from its day on, both sides read it, and the tenant is told', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const free = [{ from: '2026-11-01', to: '2026-11-10' }]
  await host.call(paymentPlansApi.change, { params, body: { ...plan, aidat: 1_500_00, rent_free: free } })
  expect(await liveDues(app, params.id)).toEqual([
    ['rent', 20_000_00, '2026-11-05'],
    ['aidat', 1_500_00, '2026-11-05'],
  ])
  const { body } = await tenant.call(paymentPlansApi.view, { params })
  expect(body).toMatchObject({ manage: false, opened_on: '2026-11-01', plan: { aidat: 1_500_00, rent_free: free } })
  expect(body.upcoming.map(({ category, amount, on_date }) => [category, amount, on_date])).toEqual([
    ['rent', 30_000_00, '2026-12-05'],
    ['aidat', 1_500_00, '2026-12-05'],
    ['rent', 30_000_00, '2027-01-05'],
    ['aidat', 1_500_00, '2027-01-05'],
    ['rent', 30_000_00, '2027-02-05'],
    ['aidat', 1_500_00, '2027-02-05'],
  ])
  const notified = await app.ctx.db.select({ event: notifications.event }).from(notifications)
  expect(notified.map(({ event }) => event)).toContain('Moda Daire: ödeme planı güncellendi.')
  const early = await host.call(paymentPlansApi.change, { params, body: { ...plan, from_on: '2026-10-01' } })
  expect(early).toMatchObject({ status: 409, body: { code: 'plan_before_account' } })
})

test('a tenancy that ran before moves in with its months and with what was open, once for each tap', async () => {
  const app = await startTestApp()
  const { host, params } = await scene(app, '2026-08-01')
  expect(await liveDues(app, params.id)).toEqual([['rent', 30_000_00, '2026-11-05']])
  const body = {
    key: crypto.randomUUID(),
    opened_on: '2026-10-01',
    note: 'Eylül kirasından kalan',
    balance: { side: 'debt' as const, amount: 5_000_00, on_date: '2026-10-01' },
  }
  await Promise.all([1, 2, 3].map(() => host.call(paymentPlansApi.open, { params, body })))
  expect(await liveDues(app, params.id)).toEqual([
    ['other', 5_000_00, '2026-10-01'],
    ['rent', 30_000_00, '2026-10-05'],
    ['rent', 30_000_00, '2026-11-05'],
  ])
  for (const opened_on of ['2026-07-01', '2026-11-02']) {
    const answer = await host.call(paymentPlansApi.open, { params, body: { ...body, opened_on } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'opening_outside' } })
  }
  // Before the tenancy, or on a day whose months already have claims: October has one by now.
  for (const on_date of ['2026-07-31', '2026-10-02', '2026-11-17']) {
    const wrong = { ...body, key: crypto.randomUUID(), opened_on: null, balance: { ...body.balance, on_date } }
    const answer = await host.call(paymentPlansApi.open, { params, body: wrong })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'balance_outside', fields: { on_date: expect.stringContaining('01.08.2026 ile') } },
    })
  }
  expect(await liveDues(app, params.id)).toHaveLength(3)
})

test('PAY-04 tenants are reminded once at each stage, never at night, never of what is paid, and not where it is switched off', async () => {
  const app = await startTestApp()
  const { host, params } = await scene(app)
  const sent = async () =>
    (await host.call(paymentPlansApi.view, { params })).body.reminders.sent.map(({ stage, due_on }) => [stage, due_on])
  await Promise.all([remindPayments(app.ctx), remindPayments(app.ctx)])
  await remindPayments(app.ctx)
  // Due on the fifth; today is the sixteenth.
  expect(await sent()).toEqual([['late7', '2026-11-05']])
  const letters = await app.ctx.db.select().from(mails).where(eq(mails.to, 'mehmet@ornek.test')).orderBy(mails.id)
  expect(letters.filter(({ text }) => text.includes('30.000,00 ₺ görünmüyor (11 gün gecikti)'))).toHaveLength(1)

  app.pass(5 * dayMs + 13 * 3_600_000)
  await remindPayments(app.ctx)
  expect(await sent()).toHaveLength(1)
  app.pass(11 * 3_600_000)
  await app.ctx.db.transact(async (tx) =>
    bookEntries(app.ctx, tx, {
      ledger: await lockLedger(tx, params.id),
      entries: [{ kind: 'payment', amount: 30_000_00, currency: 'TL', on_date: '2026-11-22', source: 'hand' }],
      by: { id: null, name: 'Ayşe' },
    }),
  )
  await remindPayments(app.ctx)
  expect(await sent()).toHaveLength(1)
})

test('PAY-04 a landlord reminds of what is late by hand, once a day, also long after the last reminder of the product', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const remind = () => host.call(paymentPlansApi.remindNow, { params })
  const said = async () =>
    (await app.ctx.db.select({ event: notifications.event }).from(notifications).orderBy(notifications.id)).at(-1)!
      .event
  expect((await tenant.call(paymentPlansApi.remindNow, { params })).status).toBe(403)
  expect((await remind()).status).toBe(200)
  expect(await said()).toBe(
    'Moda Daire: vadesi geçmiş 30.000,00 ₺ ödemeniz görünmüyor; en eskisinin vadesi 05.11.2026 idi (11 gün). Ödediyseniz dekontunuzu yükleyebilirsiniz.',
  )
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'reminded_today' } })
  app.pass(25 * dayMs)
  expect((await remind()).status).toBe(200)
  const { sent } = (await host.call(paymentPlansApi.view, { params })).body.reminders
  const byHand = { stage: 'hand', due_on: '2026-11-05', recipients: 1 }
  expect(sent).toMatchObject([byHand, byHand])
  await app.ctx.db.run('update contract_tenants set tenant_user_id = null')
  app.pass(dayMs)
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'nobody_to_remind' } })
  const payment = { tenancy_id: params.id, amount: 30_000_00, currency: 'TL' as const, on_date: '2026-12-11' }
  const body = { payments: [{ ...payment, method: 'bank' as const, key: crypto.randomUUID() }] }
  expect((await host.call(paymentsApi.record, { body })).status).toBe(200)
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'nothing_late' } })
})

test('PAY-12 a reminder to pass on says where to pay, and is recorded as handed out once a day', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const handOut = () => host.call(paymentPlansApi.handOut, { params })
  expect((await tenant.call(paymentPlansApi.handOut, { params })).status).toBe(403)
  // Also for a tenant without an account, whom no mail reaches.
  await app.ctx.db.run('update contract_tenants set tenant_user_id = null')
  const { text, late } = (await handOut()).body
  expect(late).toBe(true)
  expect(text).toContain(
    'Merhaba, Moda Daire için vadesi geçmiş 30.000,00 ₺ ödemenizi göremedim; en eskisinin vadesi 05.11.2026 idi.',
  )
  expect(text).toMatch(/\nAlıcı: Ayşe[^\n]*\nIBAN: TR[\d ]+\nAçıklama: ANH-[A-Z0-9]{6}\n/)
  expect((await handOut()).body.text).toBe(text)
  const sent = async () => (await host.call(paymentPlansApi.view, { params })).body.reminders.sent
  expect(await sent()).toMatchObject([{ stage: 'handed', due_on: '2026-11-05', text, recipients: 1 }])
  app.pass(dayMs)
  await handOut()
  expect(await sent()).toHaveLength(2)
  const payment = { tenancy_id: params.id, amount: 30_000_00, currency: 'TL' as const, on_date: '2026-11-17' }
  const body = { payments: [{ ...payment, method: 'bank' as const, key: crypto.randomUUID() }] }
  expect((await host.call(paymentsApi.record, { body })).status).toBe(200)
  const details = (await handOut()).body
  expect(details).toMatchObject({
    late: false,
    text: expect.stringMatching(/^Merhaba, Moda Daire için ödeme bilgileri:\n/),
  })
  expect(await sent()).toHaveLength(2)
  await app.ctx.db.run("update contracts set iban = ''")
  expect(await handOut()).toMatchObject({ status: 409, body: { code: 'no_payment_details' } })
})

test('a switched-off reminder is not sent, and a tenant cannot switch it', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  expect((await tenant.call(paymentPlansApi.remind, { params, body: { on: false } })).status).toBe(403)
  await host.call(paymentPlansApi.remind, { params, body: { on: false } })
  await remindPayments(app.ctx)
  expect((await host.call(paymentPlansApi.view, { params })).body.reminders).toEqual({ on: false, sent: [] })
})

test('PAY-11 a rent that was raised before is written down from its day on: dues follow, tenants hear and read it, a wrong one goes back', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app, '2025-08-01')
  const open = { key: crypto.randomUUID(), opened_on: '2026-10-01', note: '', balance: null }
  await host.call(paymentPlansApi.open, { params, body: open })
  const body = {
    id: crypto.randomUUID(),
    from_on: '2026-08-01',
    rent: 36_000_00,
    agreed: 'spoken',
    note: 'El sıkıştık',
  }
  const enter = (more: object = {}, who = host) =>
    who.call(paymentPlansApi.enterRent, { params, body: { ...(body as RentEntry), ...more } })
  expect((await enter({}, tenant)).status).toBe(403)
  expect((await enter({ from_on: '2026-11-17' })).code).toBe('rent_in_future')
  expect((await enter({ from_on: '2025-07-31' })).code).toBe('rent_before_tenancy')
  expect((await enter({ rent: 30_000_00 })).code).toBe('rent_same')
  const answers = await Promise.all([enter(), enter(), enter()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const raised = [
    ['rent', 36_000_00, '2026-10-05'],
    ['rent', 36_000_00, '2026-11-05'],
  ]
  expect(await liveDues(app, params.id)).toEqual(raised)
  const seen = (await tenant.call(paymentPlansApi.view, { params })).body
  expect(seen).toMatchObject({
    rents: [
      { from_on: '2025-08-01', rent: 30_000_00 },
      { from_on: '2026-08-01', rent: 36_000_00 },
    ],
    entered_rents: [{ rent: 36_000_00, agreed: 'spoken', note: 'El sıkıştık', taken_back: null }],
  })
  const notified = async () =>
    (await app.ctx.db.select({ event: notifications.event }).from(notifications)).map(({ event }) => event)
  expect(
    (await notified()).filter((event) => event.includes('36.000,00 ₺ olduğu kaydedildi (sözlü anlaşmayla)')),
  ).toHaveLength(1)
  // The next rent increase starts from it.
  const increase = async () => (await host.call(rentIncreasesApi.view, { params })).body.current_rent
  expect(await increase()).toBe(36_000_00)

  const takeBack = (rent: string, who = host) =>
    who.call(paymentPlansApi.takeRentBack, { params: { ...params, rent }, body: { reason: 'Başka daireydi' } })
  expect((await takeBack(body.id, tenant)).status).toBe(403)
  expect((await takeBack(crypto.randomUUID())).status).toBe(404)
  expect((await Promise.all([takeBack(body.id), takeBack(body.id)])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ])
  expect(await liveDues(app, params.id)).toEqual(raised.map(([kind, , day]) => [kind, 30_000_00, day]))
  expect((await tenant.call(paymentPlansApi.view, { params })).body.entered_rents).toMatchObject([
    { taken_back: { reason: 'Başka daireydi' } },
  ])
  expect(await increase()).toBe(30_000_00)
})

test('PAY-11 a rent that both sides agreed to here is not written over by hand', async () => {
  const app = await startTestApp()
  const { host, tenant, contract, params } = await scene(app, '2025-10-10')
  const proposal = {
    id: crypto.randomUUID(),
    contract,
    year_start: '2026-10-10',
    from_on: '2026-11-16',
    current_rent: 30_000_00,
    rent: 36_000_00,
    note: '',
  }
  expect((await host.call(rentIncreasesApi.send, { params, body: proposal })).status).toBe(200)
  const { paper } = (await tenant.call(rentIncreasesApi.view, { params })).body
  const agreed = { params: { id: paper!.id }, body: { answer: 'confirmed' as const } }
  expect((await tenant.call(papersApi.decide, agreed)).status).toBe(200)
  const enter = (from_on: string) =>
    host.call(paymentPlansApi.enterRent, {
      params,
      body: { id: crypto.randomUUID(), from_on, rent: 40_000_00, agreed: 'spoken', note: '' },
    })
  expect(await enter('2026-11-16')).toMatchObject({
    status: 409,
    code: 'rent_agreed_here',
    message:
      'O gün geçerli olan kira, kiracıya burada bildirilen bir artışla kararlaştırıldı; üzerine elle kira yazılamaz. Yeni bir kira için artış önerin.',
  })
  expect((await enter('2026-11-15')).status).toBe(200)
})
