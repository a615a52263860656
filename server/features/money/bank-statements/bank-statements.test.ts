import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import type { LinePart } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { paymentReference } from '#domain/money/ledger/payment-reference.rules.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { ledgerDues, ledgerEntries } from '#server/db/schema/ledger.ts'
import { makeDues } from '#server/services/ledger/ledger.jobs.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const bankAccount = 'TR330006100519786457841326'
const head = [`IBAN;${bankAccount}`, 'Tarih;Açıklama;Gönderen;Tutar;Dekont']
const csv = (...lines: string[]) => ({
  owner: 'self',
  file_name: 'hareketler.csv',
  content: { kind: 'text' as const, text: [...head, ...lines].join('\n') },
})

/** Two flats of one owner; rents are due on the fifth from November on, without a deposit. */
async function start() {
  const app = await startTestApp()
  app.pass(new Date('2026-11-16T09:00:00Z').getTime() - app.ctx.clock.now().getTime())
  const host = await app.build.host()
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, depozito: 0 }
  const lease = async (email: string, brutAylik: number) => {
    const tenant = await app.build.tenant({ email })
    const property = await app.build.property(host)
    return (await agreedTenancy({ host, tenants: [tenant], property, terms: { ...terms, brutAylik } })).tenancy
  }
  return {
    app,
    host,
    sinan: await lease('sinan.aksoy@ornek.test', 29_500_00),
    merve: await lease('merve.tunc@ornek.test', 35_000_00),
  }
}

const take = (client: Client, body: ReturnType<typeof csv>) => client.call(bankStatementsApi.take, { body })
const listed = async (client: Client, show: 'waiting' | 'confirmed' | 'ignored' | 'outgoing' = 'waiting') =>
  (await client.call(bankStatementsApi.lines, { query: { show } })).body
const confirm = (client: Client, id: string, ...parts: LinePart[]) =>
  client.call(bankStatementsApi.confirm, { body: { lines: [{ id, parts }] } })
const booked = async (app: TestApp, tenancy: string) =>
  (await app.ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.tenancy_id, tenancy)))
    .filter(({ kind }) => kind !== 'due' && kind !== 'withheld')
    .map(({ kind, amount, source, method, on_date }) => [kind, amount, source, method, on_date])
const openOf = async (app: TestApp, tenancy: string) =>
  (await app.ctx.db.select().from(ledgerDues).where(eq(ledgerDues.tenancy_id, tenancy)))
    .filter(({ month }) => month === '2026-11-01')
    .map(({ amount, settled }) => amount - settled)

const sinanPays = '05.11.2026;kasım kira;KIRACI SINAN AKSOY;29.500,00;F1'

test('J9 a file is looked at, taken, proposed, confirmed, taken back and confirmed again', async () => {
  const { app, host, sinan } = await start()
  const file = csv(sinanPays, '06.11.2026;Elektrik;;-100,00;F2', '07.11.2026;Hediye;Nalan;1.000,00;F3')
  const look = (await host.call(bankStatementsApi.check, { body: file })).body
  expect(look).toMatchObject({
    format: 'csv',
    account: bankAccount,
    total: 3,
    known: 0,
    problem: null,
    columns_from: 'recognised',
    from: '2026-11-05',
    incoming: [{ currency: 'TL', count: 2, sum: 3_050_000 }],
    outgoing: [{ currency: 'TL', count: 1, sum: -10_000 }],
  })
  expect((await take(host, file)).body).toMatchObject({ taken: 3, known: 0 })
  const { documents, counts } = await listed(host)
  expect(counts).toEqual({ waiting: 2, outgoing: 1, confirmed: 0, ignored: 0 })
  const [gift, rent] = documents
  expect(gift).toMatchObject({ counterparty: 'Nalan', proposal: null })
  expect(rent).toMatchObject({
    proposal: {
      tenancy: { id: sinan },
      confidence: 'high',
      pot: 'payment',
      left: 0,
      covers: [{ label: 'Kasım 2026 kira', amount: 2_950_000 }],
      reasons: ['Kiracının adı geçiyor', '29.500,00 ₺ açık bir borca eşit'],
    },
  })
  // Nothing is booked before a person confirms.
  expect(await booked(app, sinan)).toEqual([])
  const part: LinePart = { tenancy: sinan, amount: 2_950_000, pot: 'payment' }
  expect((await confirm(host, rent!.id, part)).body).toMatchObject({ confirmed: 1, skipped: 0 })
  const payment = ['payment', 2_950_000, 'bank', 'bank', '2026-11-05']
  expect(await booked(app, sinan)).toEqual([payment])
  expect(await openOf(app, sinan)).toEqual([0])

  const undo = () => host.call(bankStatementsApi.undo, { params: { id: rent!.id } })
  expect((await undo()).status).toBe(200)
  expect((await undo()).body).toMatchObject({ code: 'line_waiting' })
  expect(await openOf(app, sinan)).toEqual([2_950_000])
  expect((await confirm(host, rent!.id, part)).status).toBe(200)
  expect((await booked(app, sinan)).sort()).toEqual([
    payment,
    payment,
    ['reversal', 2_950_000, 'hand', null, '2026-11-16'],
  ])
  expect((await listed(host, 'confirmed')).documents).toMatchObject([
    { parts: [{ amount: 2_950_000, reversed: false }] },
  ])

  const aside = { params: { id: gift!.id }, body: { reason: 'Doğum günü hediyesi' } }
  expect((await host.call(bankStatementsApi.ignore, aside)).status).toBe(200)
  expect((await listed(host, 'ignored')).documents).toMatchObject([{ reason: 'Doğum günü hediyesi', state: 'ignored' }])
  const [outgoing] = (await listed(host, 'outgoing')).documents
  expect((await confirm(host, outgoing!.id, part)).body).toMatchObject({ code: 'line_outgoing' })
})

test('TBK 101 a month that the payer names counts before its due is booked; a damage that is not due takes nothing', async () => {
  const { app, host, sinan } = await start()
  const claims = async () =>
    (await app.ctx.db.select().from(ledgerDues).where(eq(ledgerDues.tenancy_id, sinan)))
      .map(({ category, due_on, amount, settled }) => [category, due_on, amount, settled])
      .sort()
  const damage = { kind: 'due' as const, category: 'damage' as const, amount: 29_500_00, on_date: '2026-12-20' }
  const body = { ...damage, key: crypto.randomUUID(), note: 'Kırılan cam' }
  expect((await host.call(statementsApi.book, { params: { id: sinan }, body })).status).toBe(200)
  await take(host, csv(sinanPays, '16.11.2026;ARALIK KİRASI PEŞİN;KIRACI SINAN AKSOY;29.500,00;F2'))
  const [ahead, november] = (await listed(host)).documents
  expect(ahead!.proposal).toMatchObject({
    covers: [{ label: 'Aralık 2026 kira', amount: 29_500_00 }],
    left: 0,
  })
  expect(ahead!.proposal!.reasons.at(-1)).toBe(
    'Aralık 2026 kira borcu henüz yazılmadı; onaylarsanız yazılır ve ödeme ona sayılır',
  )
  const part: LinePart = { tenancy: sinan, amount: 29_500_00, pot: 'payment' }
  expect((await confirm(host, ahead!.id, part)).status).toBe(200)
  const expected = (novemberPaid: number) => [
    ['damage', '2026-12-20', 29_500_00, 0],
    ['rent', '2026-11-05', 29_500_00, novemberPaid],
    ['rent', '2026-12-05', 29_500_00, 29_500_00],
  ]
  expect(await claims()).toEqual(expected(0))
  expect((await confirm(host, november!.id, part)).status).toBe(200)
  expect(await claims()).toEqual(expected(29_500_00))
  // On the 21st the job books December, which is there already.
  app.pass(5 * 86_400_000)
  await makeDues(app.ctx)
  expect(await claims()).toEqual(expected(29_500_00))
})

test('BNK-01 the same line is never taken twice, also from overlapping files and at once; two equal payments are two', async () => {
  const { host } = await start()
  const twice = '05.11.2026;kira;Ali;10,00;'
  const first = csv(twice, twice, sinanPays)
  const both = await Promise.all([take(host, first), take(host, first), take(host, first)])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(both.reduce((sum, { body }) => sum + body.taken, 0)).toBe(3)
  expect((await take(host, csv(sinanPays, '08.11.2026;yeni;Veli;5,00;', twice))).body).toMatchObject({
    taken: 1,
    known: 2,
  })
  expect((await listed(host)).counts.waiting).toBe(4)
})

test('BNK-02 confirmed twice at once a line is booked once; split parts add up to the kuruş', async () => {
  const { app, host, sinan, merve } = await start()
  await take(host, csv(`05.11.2026;${paymentReference(merve)};Fatma;64.500,00;`))
  const [line] = (await listed(host)).documents
  expect(line).toMatchObject({ proposal: { tenancy: { id: merve }, confidence: 'high' } })
  const parts: LinePart[] = [
    { tenancy: sinan, amount: 29_500_00, pot: 'payment' },
    { tenancy: merve, amount: 35_000_00, pot: 'payment' },
  ]
  expect((await confirm(host, line!.id, parts[0]!)).body).toMatchObject({ code: 'parts_differ' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(host, line!.id, ...parts)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await booked(app, sinan)).toHaveLength(1)
  expect(await booked(app, merve)).toHaveLength(1)
  expect([...(await openOf(app, sinan)), ...(await openOf(app, merve))]).toEqual([0, 0])
  // Fatma is now a known sender, but with low confidence, because she paid for two.
  await take(host, csv('15.11.2026;havale;FATMA;1,00;'))
  expect((await listed(host)).documents).toMatchObject([{ proposal: { confidence: 'low' } }])
})

test('another owner’s lines and tenancies are not there; staff of some properties see what they brought', async () => {
  const { app, host, sinan } = await start()
  await take(host, csv(sinanPays))
  const [line] = (await listed(host)).documents
  const part: LinePart = { tenancy: sinan, amount: 2_950_000, pot: 'payment' }
  const other = await app.build.host()
  expect((await confirm(other, line!.id, part)).status).toBe(404)
  expect((await other.call(bankStatementsApi.undo, { params: { id: line!.id } })).status).toBe(404)
  expect((await listed(other)).documents).toEqual([])
  await take(other, csv(sinanPays))
  const [own] = (await listed(other)).documents
  expect(own).toMatchObject({ proposal: null })
  expect((await confirm(other, own!.id, part)).body).toMatchObject({ code: 'tenancy_missing' })

  const clerk = await app.build.staff(host, { authorised: true, canManagePayments: true })
  expect((await listed(clerk)).documents).toEqual([])
  await take(clerk, { ...csv('09.11.2026;kasım kira;KIRACI SINAN AKSOY;29.500,00;'), owner: host.id })
  const brought = await listed(clerk)
  // The clerk has no access to that property, so nothing is proposed.
  expect(brought.documents).toMatchObject([{ counterparty: 'KIRACI SINAN AKSOY', proposal: null }])
  expect((await confirm(clerk, brought.documents[0]!.id, part)).body).toMatchObject({ code: 'tenancy_missing' })
  const proxy = await app.build.staff(host, { proxy: true, acts_on_all: true, canManagePayments: true })
  expect((await listed(proxy)).counts.waiting).toBe(2)
  const blind = await app.build.staff(host, { proxy: true, acts_on_all: true })
  expect((await listed(blind)).counts.waiting).toBe(0)
})

test('BNK-03 a wrong file is refused whole with its line; corrected columns are remembered', async () => {
  const { host } = await start()
  const wrong = csv(sinanPays, '31.02.2026;kira;Ali;10,00;')
  expect(await take(host, wrong)).toMatchObject({
    status: 400,
    body: { code: 'statement_refused', message: '4. satır: “31.02.2026” bir tarih değil (örnek: 14.11.2026).' },
  })
  expect((await listed(host)).counts.waiting).toBe(0)
  const strange = {
    owner: 'self',
    file_name: 'a.csv',
    content: { kind: 'text' as const, text: 'Alfa;Beta;Gama\n05.11.2026;Kira;10,00' },
  }
  const look = async (more = {}) => (await host.call(bankStatementsApi.check, { body: { ...strange, ...more } })).body
  expect(await look()).toMatchObject({
    problem: { line: 1, message: 'Tarih sütununu seçin.' },
    headers: ['Alfa', 'Beta', 'Gama'],
  })
  const columns = ['day' as const, 'description' as const, 'amount' as const]
  expect(await look({ columns })).toMatchObject({ problem: null, total: 1, account: null, columns_from: 'chosen' })
  const taking = (more: object) => host.call(bankStatementsApi.take, { body: { ...strange, columns, ...more } })
  expect((await taking({})).body).toMatchObject({ code: 'account_unknown' })
  expect((await taking({ account: 'tr33 0006 1005 1978 6457 8413 26' })).body).toMatchObject({ taken: 1 })
  expect(await look()).toMatchObject({ columns, columns_from: 'remembered', accounts: [bankAccount], problem: null })
})

test('a page of lines with proposals costs three statements', async () => {
  const { app, host } = await start()
  await take(host, csv(sinanPays, '06.11.2026;kira;KIRACI MERVE TUNC;35.000,00;'))
  const { statements } = await app.counting(() => listed(host))
  // Including one for the session.
  expect(statements).toHaveLength(4)
})

test('BNK-02 a line fits the rent in force: not one that was taken back, and a renewal has its own from its first day on', async () => {
  const { app, host } = await start()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2025-11-01', brutAylik: 28_000_00, depozito: 0 }
  const { contract, tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const enter = async (from_on: string, rent: number) => {
    const body = { id: crypto.randomUUID(), from_on, rent, agreed: 'spoken' as const, note: '' }
    expect((await host.call(paymentPlansApi.enterRent, { params: { id: tenancy }, body })).status).toBe(200)
    return body.id
  }
  await enter('2026-11-02', 31_000_00)
  const params = { id: tenancy, rent: await enter('2026-11-10', 36_000_00) }
  await host.call(paymentPlansApi.takeRentBack, { params, body: { reason: 'Başka daireydi' } })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    terms: { ...terms, baslangicTarihi: '2026-12-01', brutAylik: 40_000_00 },
  })
  const { id: renewal } = (await host.call(contractsApi.create, { body: { ...form, renewed_from: contract } })).body
  await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const rentsFor = async (day: string) => {
    await take(host, csv(...['28', '31', '36', '40'].map((rent) => `${day};havale;Nalan;${rent}.000,00;`)))
    // Without open claims, only the rent can fit the amount.
    await app.ctx.db.delete(ledgerDues)
    return (await listed(host)).documents.flatMap(({ day, proposal }) => (proposal ? [[day, proposal.reasons]] : []))
  }
  expect(await rentsFor('16.11.2026')).toEqual([['2026-11-16', ['31.000,00 ₺ aylık kiraya eşit']]])
  app.pass(20 * 86_400_000)
  expect((await rentsFor('05.12.2026'))[0]).toEqual(['2026-12-05', ['40.000,00 ₺ aylık kiraya eşit']])
})

test('a line is decided once, by its own side, with each tenancy named once', async () => {
  const { app, host, sinan } = await start()
  await take(host, csv(sinanPays))
  const [line] = (await listed(host)).documents
  const part = (amount: number) => ({ tenancy: sinan, amount, pot: 'payment' as const })
  expect(await confirm(host, line!.id, part(20_000_00), part(9_500_00))).toMatchObject({
    status: 400,
    code: 'parts_doubled',
    message: 'Aynı kiracılık aynı amaçla iki kez seçilmiş.',
  })
  const stranger = await app.build.host()
  expect(await confirm(stranger, line!.id, part(29_500_00))).toMatchObject({
    status: 404,
    code: 'line_missing',
    message: 'Bu banka hareketi bulunamadı.',
  })
  const foreign = { ...csv(sinanPays), owner: host.id }
  expect(await take(stranger, foreign)).toMatchObject({
    status: 404,
    code: 'owner_missing',
    message: 'Bu mülk sahibinin ödemelerini yönetmiyorsunuz.',
  })
  expect((await confirm(host, line!.id, part(29_500_00))).status).toBe(200)
  const decided = {
    status: 409,
    code: 'line_decided',
    message: 'Bu hareketle ilgili karar daha önce verilmiş. Liste yenilendi.',
  }
  expect(await confirm(host, line!.id, part(29_500_00))).toMatchObject(decided)
  const ignore = { params: { id: line!.id }, body: { reason: 'Kira değil' } }
  expect(await host.call(bankStatementsApi.ignore, ignore)).toMatchObject(decided)
})
