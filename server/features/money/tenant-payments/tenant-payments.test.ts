import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { ledgerAccounts } from '#server/db/schema/ledger.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { insisting } from '#server/testing/insisting.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { receiptById } from './tenant-payments.queries.ts'

const iban = 'TR330006100519786457841326'

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0, iban } as const
  const made = await agreedTenancy({ host, tenants: [tenant], property, terms })
  return { host, tenant, params: { id: made.tenancy } }
}
const words = (more: object = {}) => ({ key: crypto.randomUUID(), amount: 25_000_00, on_date: '2026-11-15', ...more })
const own = async (tenant: Awaited<ReturnType<typeof scene>>['tenant']) =>
  (await tenant.call(tenantPaymentsApi.own)).body.accounts
const payments = async (app: TestApp, tenancy: string) =>
  (await entriesOf(app.ctx.db, [tenancy])).filter(({ kind }) => kind === 'payment')

test('SCR-06 a tenant reads what is due, where it is paid and under which words, and nothing of others', async () => {
  const app = await startTestApp()
  const { tenant, host } = await scene(app)
  const neighbour = await scene(app)
  const { result, statements } = await app.counting(() => tenant.call(tenantPaymentsApi.own))
  const [ledger, ...others] = result.body.accounts
  expect(others).toEqual([])
  expect(ledger).toMatchObject({
    property_title: 'Moda Daire',
    iban,
    currency: 'TL',
    balance: 25_000_00,
    overdue: 25_000_00,
    dues: [{ category: 'rent', month: '2026-11-01', due_on: '2026-11-05', open: 25_000_00, days_late: 11 }],
    next: { on_date: '2026-12-05', amount: 25_000_00 },
    payments: [],
    receipts: [],
  })
  expect(ledger!.reference).toMatch(/^ANH-[A-Z0-9]{6}$/)
  // Session, tenancies, entries, receipts, pursuits, and four for the agreed terms.
  expect(statements.length).toBeLessThanOrEqual(9)
  expect((await own(neighbour.tenant))[0]!.tenancy_id).not.toBe(ledger!.tenancy_id)
  expect((await host.call(tenantPaymentsApi.own)).body.accounts).toEqual([])
})

test('PAY-05 an uploaded receipt becomes one payment when the landlord confirms it, however often both tap', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const [ledger] = await own(tenant)
  const query = words({ claims: ledger!.dues[0]!.id })
  const file = new Blob([pdf()])
  const sent = await Promise.all([1, 2, 3].map(() => tenant.call(tenantPaymentsApi.send, { params, query, file })))
  expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  // They come with the month's call: session, month, and rates only for other currencies.
  const { result, statements } = await app.counting(() => host.call(paymentsApi.month, { query: { month: '2026-01' } }))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(result.body.receipts.more).toBe(false)
  expect(result.body.receipts.waiting).toMatchObject([
    { id: query.key, amount: 25_000_00, by_name: 'Mehmet Öztürk', named: [{ category: 'rent', open: 25_000_00 }] },
  ])
  const confirm = () =>
    host.call(tenantPaymentsApi.confirm, {
      params: { id: query.key },
      body: { amount: 25_000_00, on_date: '2026-11-15' },
    })
  const answers = await Promise.all([confirm(), confirm(), confirm()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await payments(app, params.id)).toMatchObject([
    { amount: 25_000_00, on_date: '2026-11-15', source: 'receipt', method: 'bank' },
  ])
  expect((await own(tenant))[0]).toMatchObject({
    balance: 0,
    dues: [],
    payments: [{ amount: 25_000_00, months: ['2026-11-01'], reversed: false, deposit: false }],
    receipts: [{ state: 'confirmed', decided_by_name: 'Ayşe Yıldırım', taken_back: null }],
  })
  // A payment reversed later: its receipt shows it with the reason.
  const { entry } = answers.find(({ status }) => status === 200)!.body
  await host.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'Banka iade etti' } })
  expect((await own(tenant))[0]).toMatchObject({
    balance: 25_000_00,
    payments: [{ reversed: true }],
    receipts: [{ taken_back: { reason: 'Banka iade etti', by_name: 'Ayşe Yıldırım', on: '2026-11-16' } }],
  })
})

test('a declined receipt says why and books nothing; its paper opens for both sides and for no stranger', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const stranger = await scene(app)
  const query = words()
  await tenant.call(tenantPaymentsApi.send, { params, query, file: new Blob([pdf()]) })
  const id = { params: { id: query.key } }
  expect((await stranger.host.call(tenantPaymentsApi.decline, { ...id, body: { reason: 'Yok' } })).status).toBe(404)
  expect((await stranger.host.call(paymentsApi.month, { query: {} })).body.receipts.waiting).toEqual([])
  await host.call(tenantPaymentsApi.decline, { ...id, body: { reason: 'Tutar hesabıma geçmedi' } })
  const [ledger] = await own(tenant)
  expect(ledger).toMatchObject({ receipts: [{ state: 'declined', reason: 'Tutar hesabıma geçmedi' }] })
  expect(await payments(app, params.id)).toEqual([])
  const open = async (who: typeof host) =>
    (await who.call(filesApi.open, { params: { id: ledger!.receipts[0]!.file_id! } })).status
  expect([await open(tenant), await open(host), await open(stranger.host), await open(stranger.tenant)]).toEqual([
    200, 200, 404, 404,
  ])
  const late = await tenant.call(tenantPaymentsApi.send, {
    params,
    query: words({ on_date: '2026-11-17' }),
    file: new Blob([pdf()]),
  })
  expect(late).toMatchObject({ status: 400, body: { code: 'receipt_in_future' } })
})

test('PAY-09 somebody who joined in a renewal finds the debt of before as one sum, and neither its months nor its papers', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, joins] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const terms = {
    baslangicTarihi: '2026-08-01',
    sozlesmeSuresi: 3,
    sureBirimi: 'Ay',
    brutAylik: 10_000_00,
    depozito: 0,
    iban,
  } as const
  const first = await agreedTenancy({ host, tenants: [stays], property, terms: { ...terms, odemeGunu: 5 } })
  const params = { id: first.tenancy }
  // The ledger is kept from the first day on.
  const since = { opened_on: '2026-08-01' }
  await app.ctx.db.update(ledgerAccounts).set(since).where(eq(ledgerAccounts.tenancy_id, first.tenancy))
  await app.ctx.db.transact((tx) => makeDuesOf(app.ctx, tx, [first.tenancy]))
  const send = async (who: typeof host, on_date: string) => {
    const query = words({ amount: 12_000_00, on_date, again: 'true' })
    await who.call(tenantPaymentsApi.send, { params, query, file: new Blob([pdf()]) })
    return query.key
  }
  const old = await send(stays, '2026-09-07')
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(stays.email, { is_primary: true }), tenantParty(joins.email)],
    terms: { ...terms, odemeGunu: 5, baslangicTarihi: '2026-11-01' },
  })
  const { id } = (await host.call(contractsApi.create, { body: { ...form, renewed_from: first.contract } })).body
  for (const each of [stays, joins])
    await each.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  const newer = await send(joins, '2026-11-15')
  const confirm = (key: string, on_date: string) =>
    host.call(tenantPaymentsApi.confirm, { params: { id: key }, body: { amount: 12_000_00, on_date } })
  await confirm(old, '2026-09-07')
  await confirm(newer, '2026-11-15')
  const [whole] = await own(stays)
  const [seen] = await own(joins)
  expect([whole!.shown_from, seen!.shown_from, seen!.balance]).toEqual([null, '2026-11-01', whole!.balance])
  expect(whole!.payments.map(({ months }) => months)).toEqual([
    ['2026-09-01', '2026-10-01'],
    ['2026-08-01', '2026-09-01'],
  ])
  // Three earlier months of 10.000, 24.000 paid: 6.000 of October and November are open.
  expect(seen).toMatchObject({
    carried: [{ currency: 'TL', open: 6_000_00 }],
    dues: [{ month: '2026-11-01', open: 10_000_00 }],
    payments: [{ on_date: '2026-11-15', months: [], carried: true }],
    receipts: [{ id: newer }],
  })
  const paper = (await receiptById(app.ctx.db, old))!.file_id!
  const opens = async (who: typeof host) => (await who.call(filesApi.open, { params: { id: paper } })).status
  expect([await opens(stays), await opens(host), await opens(joins)]).toEqual([200, 200, 404])
})

test('PAY-05 a second receipt for the same debt is asked about; the one that waits stands beside the debt', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const send = (more: object = {}, text = 'a') =>
    tenant.call(tenantPaymentsApi.send, { params, query: words(more), file: new Blob([pdf(), `%${text}`]) })
  const [due] = (await own(tenant))[0]!.dues
  expect(due!.waiting).toBeNull()
  const first = await send({ claims: due!.id })
  expect((await own(tenant))[0]!.dues[0]!.waiting).toEqual({
    id: first.body.id,
    amount: 25_000_00,
    on_date: '2026-11-15',
  })
  const known = {
    status: 409,
    code: 'receipt_known',
    message:
      '15.11.2026 günlü 25.000,00 ₺ dekontunuz zaten onay bekliyor. Bu ayrı bir ödemeyse “yine de gönder” deyin.',
  }
  // The same debt in another sum, equal money of these days, and the same paper.
  expect(await send({ claims: due!.id, amount: 10_000_00 }, 'b')).toMatchObject(known)
  expect(await send({ on_date: '2026-11-10' }, 'c')).toMatchObject(known)
  expect(await send({ amount: 7_00, on_date: '2026-11-01' })).toMatchObject(known)
  expect((await send({ amount: 7_00, on_date: '2026-11-01' }, 'd')).status).toBe(200)
  expect((await send({ again: 'true' })).status).toBe(200)
  const confirm = { params: { id: first.body.id }, body: { amount: 25_000_00, on_date: '2026-11-15' } }
  expect((await host.call(tenantPaymentsApi.confirm, confirm)).status).toBe(200)
  for (const { id, state } of (await own(tenant))[0]!.receipts)
    if (state === 'waiting') await tenant.call(tenantPaymentsApi.withdraw, { params: { id } })
  // Nothing waits any more, but the payment is booked.
  expect(await send({}, 'e')).toMatchObject({
    status: 409,
    code: 'receipt_known',
    message:
      'Hesabınızda 15.11.2026 günü için dekonttan kaydedilmiş 25.000,00 ₺ ödeme var. Bu ayrı bir ödemeyse “yine de gönder” deyin.',
  })
})

test('PAY-05 of equal receipts sent at the same moment one waits, and the others are asked about', async () => {
  const app = await startTestApp()
  const { tenant, params } = await scene(app)
  const sent = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) =>
      insisting(() =>
        tenant.call(tenantPaymentsApi.send, { params, query: words(), file: new Blob([pdf(), `%${text}`]) }),
      ),
    ),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await own(tenant))[0]!.receipts).toHaveLength(1)
})
