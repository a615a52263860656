import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { mails } from '#server/db/schema/mail.ts'
import { exchangeRates } from '#server/db/schema/rates.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { holdShare } from '#server/testing/hold-share.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Host = Awaited<ReturnType<TestApp['build']['host']>>
type Terms = NonNullable<Parameters<typeof agreedTenancy>[0]['terms']>

/** The clock stands at 16 November 2026. */
async function rented(app: TestApp, host: Host, baslik: string, terms: Terms = {}) {
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { baslik })
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0, ...terms },
  })
  return { tenant, property, ...made }
}

const paying = (tenancy_id: string, amount: number, more: object = {}) => ({
  tenancy_id,
  amount,
  currency: 'TL' as const,
  on_date: '2026-11-16',
  method: 'bank' as const,
  key: newId(),
  ...more,
})
const pay = (host: Pick<Host, 'call'>, ...payments: ReturnType<typeof paying>[]) =>
  host.call(paymentsApi.record, { body: { payments } })

test('PAY-01 J8 the month says who paid, who did not and how late, in one call of at most three statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const building = await app.build.property(host, { baslik: 'Çınar Apartmanı', is_bina: true })
  const late = await rented(app, host, 'Ilgaz Daire')
  const part = await rented(app, host, 'Kısmi Daire', { depozito: 50_000_00 })
  const paid = await rented(app, host, 'Moda Daire')
  const open = await rented(app, host, 'Yeni Daire', { odemeGunu: 25 })
  await app.ctx.db.run(`update properties set bina_id = '${building.id}' where id = '${paid.property.id}'`)
  await pay(host, paying(part.tenancy, 10_000_00), paying(paid.tenancy, 25_000_00, { on_date: '2026-11-04' }))

  const { result, statements } = await app.counting(() => host.call(paymentsApi.month, { query: {} }))
  expect(statements.length).toBeLessThanOrEqual(3)
  const { documents, totals, counts, month, buildings } = result.body
  expect(month).toBe('2026-11')
  expect(
    documents.map(({ property_title, state, amount, settled, days_late, settled_on }) => [
      ...[property_title, state, amount, settled, days_late, settled_on],
    ]),
  ).toEqual([
    ['Ilgaz Daire', 'late', 25_000_00, 0, 11, null],
    ['Kısmi Daire', 'late', 25_000_00, 10_000_00, 11, null],
    ['Yeni Daire', 'open', 25_000_00, 0, 0, null],
    ['Moda Daire', 'paid', 25_000_00, 25_000_00, 0, '2026-11-04'],
  ])
  expect(documents[1]).toMatchObject({
    deposit: { amount: 50_000_00, settled: 0 },
    oldest_month: null,
    older: 0,
    late: 15_000_00,
  })
  expect(documents[3]!.building).toBe('Çınar Apartmanı')
  expect(totals).toEqual([
    {
      currency: 'TL',
      expected: 100_000_00,
      collected: 35_000_00,
      forgiven: 0,
      open: 65_000_00,
      older: 0,
      late: 2,
      late_amount: 40_000_00,
      lira: null,
      deposit: { expected: 50_000_00, collected: 0 },
    },
  ])
  expect(counts).toEqual({ late: 2, waiting: 0, part: 1, open: 1, paid: 1 })
  expect(buildings).toEqual([{ id: building.id, name: 'Çınar Apartmanı' }])

  const titles = async (query: object) =>
    (await host.call(paymentsApi.month, { query })).body.documents.map(({ property_title }) => property_title)
  expect(await titles({ state: 'part' })).toEqual(['Kısmi Daire'])
  expect(await titles({ state: 'late' })).toEqual(['Ilgaz Daire', 'Kısmi Daire'])
  expect(await titles({ building: building.id })).toEqual(['Moda Daire'])
  expect(await titles({ property: open.property.id })).toEqual(['Yeni Daire'])
  expect(await titles({ q: 'ILGAZ' })).toEqual(['Ilgaz Daire'])
  const [name] = documents.find(({ tenancy_id }) => tenancy_id === late.tenancy)!.tenants
  expect(await titles({ q: name!.toLocaleUpperCase('tr-TR') })).toContain('Ilgaz Daire')
  expect(await titles({ size: 1, page: 3 })).toEqual(['Yeni Daire'])
  // November's open amounts are carried along; December has no claims yet.
  const december = (await host.call(paymentsApi.month, { query: { month: '2026-12' } })).body
  expect(december.documents.map(({ property_title, amount, older }) => [property_title, amount, older])).toEqual([
    ['Ilgaz Daire', 0, 25_000_00],
    ['Kısmi Daire', 0, 15_000_00],
    ['Yeni Daire', 0, 25_000_00],
  ])
  expect((await host.call(paymentsApi.month, { query: { month: '2026-13' } })).status).toBe(400)
})

test('J8 PAY-05 late is what no waiting receipt covers, on every screen alike; who paid this month but not the last is late', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const terms = { baslangicTarihi: '2026-10-20', odemeGunu: 20, brutAylik: 10_000_00 }
  const { tenant, tenancy, property } = await rented(app, host, 'Köşk', terms)
  const seen = async () => {
    const month = (await host.call(paymentsApi.month, { query: {} })).body
    const { account } = (await host.call(paymentsApi.account, { query: { property: property.id } })).body
    const [card] = (await host.call(propertiesApi.list, { query: {} })).body.documents
    const [person] = (await host.call(tenantsApi.list, { query: {} })).body.documents
    const start = (await host.call(dashboardApi.view, { query: {} })).body.landlord!.month!
    return {
      state: month.documents[0]!.state,
      row: month.documents[0]!.late,
      late: [month.totals[0]!.late, start.late_count],
      amounts: [
        ...[month.totals[0]!.late_amount, start.totals[0]!.late_amount, account!.figures[0]!.late],
        ...[card!.overdue[0]?.amount ?? 0, person!.homes[0]!.overdue?.[0]?.amount ?? 0],
      ],
    }
  }
  // The lease's months begin on the 20th: November's is paid before its day, October's 10.000 stay open.
  const { documents } = (await host.call(paymentsApi.month, { query: {} })).body
  const november = documents[0]!.dues.find(({ month }) => month === '2026-11-01')!
  await pay(host, paying(tenancy, 10_000_00, { for: [november.id] }))
  expect(await seen()).toMatchObject({ state: 'late', row: 10_000_00, late: [1, 1], amounts: Array(5).fill(10_000_00) })
  const send = (amount: number) =>
    tenant.call(tenantPaymentsApi.send, {
      params: { id: tenancy },
      query: { key: newId(), amount, on_date: '2026-11-15', again: 'true' },
      file: new Blob([pdf()]),
    })
  expect((await send(1_000_00)).status).toBe(200)
  expect(await seen()).toMatchObject({ state: 'late', row: 9_000_00, late: [1, 1], amounts: Array(5).fill(9_000_00) })
  expect((await send(9_000_00)).status).toBe(200)
  expect(await seen()).toEqual({ state: 'waiting', row: 0, late: [0, 0], amounts: [0, 0, 0, 0, 0] })
})

test('PAY-01 what was forgiven is not collected, and stands beside it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await rented(app, host, 'Moda Daire')
  await pay(host, paying(tenancy, 20_000_00))
  const body = {
    key: newId(),
    kind: 'write_off' as const,
    amount: 5_000_00,
    currency: 'TL' as const,
    on_date: '2026-11-16',
    note: 'Vazgeçtim',
  }
  expect((await host.call(statementsApi.book, { params: { id: tenancy }, body })).status).toBe(200)
  const { totals, documents } = (await host.call(paymentsApi.month, { query: {} })).body
  expect(totals[0]).toMatchObject({ expected: 25_000_00, collected: 20_000_00, forgiven: 5_000_00, open: 0 })
  expect(documents[0]!.state).toBe('paid')
})

test('PAY-01 a payment that came earlier and is booked later pays the month on its own day', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await rented(app, host, 'Moda Daire')
  const paidOn = async () => (await host.call(paymentsApi.month, { query: {} })).body.documents[0]!.settled_on
  await pay(host, paying(tenancy, 25_000_00, { on_date: '2026-11-12' }))
  expect(await paidOn()).toBe('2026-11-12')
  await pay(host, paying(tenancy, 25_000_00, { on_date: '2026-11-04' }))
  expect(await paidOn()).toBe('2026-11-04')
})

test('foreign rents keep their currency, with their value in lira by the newest rate', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  await rented(app, host, 'Moda Daire', { bedelTuru: 'EUR', brutAylik: 1_000_00 })
  await app.ctx.db
    .insert(exchangeRates)
    .values({ base: 'TRY', USD: 0.025, EUR: 0.02, source: 'x', fetched_at: app.ctx.clock.now() })
  const { result, statements } = await app.counting(() => host.call(paymentsApi.month, { query: {} }))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(result.body.totals[0]).toMatchObject({
    currency: 'EUR',
    expected: 1_000_00,
    collected: 0,
    lira: { expected: 50_000_00, open: 50_000_00, rate: '50.00' },
  })
})

test('PAY-02 J9 a payment is booked once, however often it is sent; what is over is said; the tenant hears of it', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, tenant, property } = await rented(app, host, 'Moda Daire')
  const payment = paying(tenancy, 30_000_00)
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(host, payment)))
  expect(new Set(answers.map(({ body }) => body.entries[0]!.id)).size).toBe(1)
  expect(answers.map(({ body }) => body.message).filter((text) => text.includes('fazlası'))).toEqual([
    '30.000,00 ₺ ödeme kaydedildi. 5.000,00 ₺ fazlası sonraki aya sayılır.',
  ])
  const booked = await app.ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'payment'))
  expect(booked.map(({ amount, source_key }) => [amount, source_key])).toEqual([[30_000_00, `hand:${payment.key}`]])
  const news = async () =>
    (await tenant.call(notificationsApi.list)).body.documents
      .filter(({ kind }) => kind === 'payment')
      .map(({ event, link }) => [event, link])
  expect(await news()).toEqual([['Moda Daire: 16.11.2026 günlü 30.000,00 ₺ kira ödemesi kaydedildi.', '/payment']])

  // J17: reversed once, and visible.
  const reverse = { params: { entry: booked[0]!.id }, body: { reason: 'Başka kiracının' } }
  const [first, second] = await Promise.all([
    host.call(paymentsApi.reverse, reverse),
    host.call(paymentsApi.reverse, reverse),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  expect((await news())[0]).toEqual([
    'Moda Daire: 16.11.2026 günlü 30.000,00 ₺ kira ödemesi kaydı geri alındı. Neden: Başka kiracının',
    '/payment',
  ])
  const { account: ledger } = (await host.call(paymentsApi.account, { query: { property: property.id } })).body
  expect(ledger).toMatchObject({
    tenancy_id: tenancy,
    figures: [{ currency: 'TL', balance: 25_000_00, late: 25_000_00, days_late: 11, waiting: 0, asked: 25_000_00 }],
    months: [{ month: '2026-11-01', amount: 25_000_00, settled: 0, state: 'late' }],
    payments: [{ amount: 30_000_00, reversed: { reason: 'Başka kiracının' } }],
  })
  const { history } = (await host.call(propertyDetailApi.detail, { params: { id: property.id } })).body
  expect(history.slice(0, 2).map(({ text }) => text)).toEqual([
    '30.000,00 ₺ ödeme geri alındı: Başka kiracının.',
    '30.000,00 ₺ ödeme kaydedildi.',
  ])
})

test('several at once are all booked or none, and what does not fit is refused', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const own = await rented(app, host, 'Moda Daire')
  const second = await rented(app, host, 'Ilgaz Daire')
  const foreign = await rented(app, other, 'Başkasının')
  const refusals = async (...payments: ReturnType<typeof paying>[]) => {
    const { status, body } = await pay(host, ...payments)
    return [status, (body as unknown as { code: string }).code]
  }
  const good = paying(own.tenancy, 1_000_00)
  expect(await refusals(good, paying(foreign.tenancy, 1))).toEqual([404, 'account_missing'])
  expect(await refusals(good, paying(newId(), 1))).toEqual([404, 'account_missing'])
  expect(await refusals(good, paying(second.tenancy, 1, { on_date: '2026-11-18' }))).toEqual([400, 'payment_too_late'])
  expect(await refusals(good, paying(second.tenancy, 1, { on_date: '2026-10-01' }))).toEqual([400, 'payment_too_early'])
  expect(await refusals(good, paying(second.tenancy, 1, { currency: 'USD' }))).toEqual([400, 'currency_unknown'])
  expect(await refusals(good, paying(second.tenancy, 1, { for: [newId()] }))).toEqual([400, 'claim_unknown'])
  expect(await refusals(paying(own.tenancy, 0))).toEqual([400, 'invalid_input'])
  const none = await app.ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'payment'))
  expect(none).toEqual([])
  const counted = await app.counting(() => pay(host, good, paying(second.tenancy, 25_000_00)))
  const { body } = counted.result
  // One statement locks both tenancies.
  const locks = counted.statements.filter((text) => /from "tenancies" where .* for no key update/s.test(text))
  expect(locks.map((text) => /any\(\$1::uuid\[\]\)/.test(text))).toEqual([true])
  expect([body.message, body.entries.length]).toEqual(['2 ödeme kaydedildi.', 2])
  // Another owner's entry gets exactly the same reply as a missing one.
  const entry = body.entries[0]!.id
  const asked = { body: { reason: 'x' } }
  const [theirs, nobodys] = [
    await other.call(paymentsApi.reverse, { params: { entry }, ...asked }),
    await other.call(paymentsApi.reverse, { params: { entry: newId() }, ...asked }),
  ]
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
  const due = (await app.ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'due')))[0]!
  const owner = due.owner_id === host.id ? host : other
  expect((await owner.call(paymentsApi.reverse, { params: { entry: due.id }, ...asked })).status).toBe(409)
})

test('ROLE-04 staff see and record with canManagePayments alone; a shareholder reads the own part', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const cashier = await app.build.staff(host, { authorised: true, userType: 'landlord', canManagePayments: true })
  const plain = await app.build.staff(host, { authorised: true, userType: 'landlord', canAddProperty: true })
  const [partner, silent] = [
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
    await app.build.staff(host, { shareholder: true, userType: 'landlord' }),
  ]
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, {
    delegates: { authorised: [cashier, plain], shareholder: [partner, silent] },
  })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 },
  })
  await holdShare(app, { property_id: property.id, user_id: partner.id, pay: 1, payda: 3 })
  const rows = async (person: Pick<Host, 'call'>) => (await person.call(paymentsApi.month, { query: {} })).body
  expect((await rows(cashier)).documents).toMatchObject([{ tenancy_id: tenancy, amount: 25_000_00, manage: true }])
  for (const person of [plain, silent, tenant])
    expect(await rows(person)).toMatchObject({ total: 0, totals: [], has_accounts: false })
  expect(await rows(partner)).toMatchObject({
    documents: [{ amount: 8_333_33, share: { pay: 1, payda: 3 }, manage: false, dues: [{ amount: 8_333_33 }] }],
    totals: [{ expected: 8_333_33, open: 8_333_33, late: 1 }],
  })
  expect((await pay(plain, paying(tenancy, 1))).status).toBe(404)
  expect((await pay(tenant, paying(tenancy, 1))).status).toBe(403)
  expect((await pay(partner, paying(tenancy, 1))).status).toBe(404)
  expect((await pay(cashier, paying(tenancy, 25_000_00))).status).toBe(200)
  expect((await rows(partner)).totals[0]).toMatchObject({ expected: 8_333_33, collected: 8_333_33, late: 0 })
})

test('PROP-03 the state of a property with a running tenancy comes from its account; without one it is set by hand', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { property, tenancy } = await rented(app, host, 'Moda Daire', { depozito: 1_000_00 })
  const empty = await app.build.property(host)
  const toggle = async (id: string) => {
    const { version } = (await host.call(propertyDetailApi.detail, { params: { id } })).body.property
    return host.call(propertyDetailApi.update, { params: { id }, body: { version, odemeDurumu: 'Ödendi' } })
  }
  expect(await toggle(property.id)).toMatchObject({ status: 409, body: { code: 'payment_in_ledger' } })
  expect((await toggle(empty.id)).status).toBe(200)
  await pay(host, paying(tenancy, 25_000_00), paying(tenancy, 1_000_00, { deposit: true }))
  const { odemeDurumu } = (await host.call(propertyDetailApi.detail, { params: { id: property.id } })).body.property
  expect(odemeDurumu).toBe('Ödendi')
})

test('PAY-02 the mail about a payment waits out the undo: taken back at once it never goes, and later both go', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy, tenant } = await rented(app, host, 'Moda Daire')
  const written = async () => {
    const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, tenant.email))
    return rows.filter(({ template }) => template === 'notification').length
  }
  const record = async () => (await pay(host, paying(tenancy, 25_000_00))).body.entries[0]!.id
  const takeBack = (entry: string) =>
    host.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'Yanlış daire' } })
  await takeBack(await record())
  const kept = await record()
  expect(await written()).toBe(0)
  // The queue goes by the database's clock.
  await app.ctx.db.run(`update pgboss.job set start_after = now() - interval '1 second' where name = 'held-mail'`)
  app.pass(2 * 60_000)
  await app.ctx.jobs.drain()
  expect(await written()).toBe(1)
  await takeBack(kept)
  expect(await written()).toBe(2)
})

test('who works for the owner of the own home reads and books its money on the tenant’s side alone', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const proxy = await app.build.staff(host, { proxy: true, acts_on_all: true, canManagePayments: true })
  const other = await rented(app, host, 'Moda Daire')
  const home = await app.build.property(host, { baslik: 'Kendi Evi', tenants: [proxy] })
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }
  const own = await agreedTenancy({ host, tenants: [proxy], property: home, terms })
  const titles = async (who: Pick<Host, 'call'>) =>
    (await who.call(paymentsApi.month, { query: {} })).body.documents.map(({ property_title }) => property_title).sort()
  expect(await titles(host)).toEqual(['Kendi Evi', 'Moda Daire'])
  expect(await titles(proxy)).toEqual(['Moda Daire'])
  const found = async (who: Pick<Host, 'call'>) =>
    (await who.call(bankStatementsApi.tenancies, { query: { owner: host.id } })).body.documents.map(({ id }) => id)
  expect(await found(proxy)).toEqual([other.tenancy])
  expect((await pay(proxy, paying(other.tenancy, 25_000_00))).status).toBe(200)
  expect((await pay(proxy, paying(own.tenancy, 25_000_00))).status).toBe(403)
})
