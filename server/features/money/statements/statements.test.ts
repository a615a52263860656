import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { addMonths } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import type { newManualEntry } from '#domain/money/statements/statements.schema.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { ledgerAccounts } from '#server/db/schema/ledger.ts'
import { exchangeRateDays } from '#server/db/schema/rates.ts'
import { bookEntries, type NewEntry } from '#server/services/ledger/book-entries.ts'
import { lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp } from '#server/testing/test-app.ts'

type Terms = NonNullable<Parameters<typeof agreedTenancy>[0]['terms']>

/** A tenancy since 1 November with a rent of 25.000 and by default no deposit; today is the sixteenth. */
async function scene(terms: Terms = {}) {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Üsküdar Çatı Katı', adres: 'Doğancılar Cad. 4' })
  const { tenancy, contract } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0, ...terms },
  })
  const params = { id: tenancy }
  const view = async (who: Client = host, year?: number) =>
    (await who.call(statementsApi.account, { params, query: year ? { year } : {} })).body
  const book = (input: Partial<z.input<typeof newManualEntry>>, who: Client = host) =>
    who.call(statementsApi.book, {
      params,
      body: { key: newId(), kind: 'due', amount: 1, on_date: '2026-11-16', note: 'Not', ...input },
    })
  const pay = async (amount: number, more: Partial<NewEntry> = {}) => {
    const [entry] = await app.ctx.db.transact(async (tx) =>
      bookEntries(app.ctx, tx, {
        ledger: await lockLedger(tx, tenancy),
        entries: [
          {
            kind: 'payment',
            amount,
            currency: 'TL',
            on_date: '2026-11-10',
            method: 'bank',
            source: 'hand',
            ...more,
          },
        ],
        by: { id: host.id, name: 'Ayşe Yıldırım' },
      }),
    )
    return entry!.id
  }
  const reverse = (entry: string, reason = 'Yanlış tutar') =>
    host.call(statementsApi.reverse, { params: { ...params, entry }, body: { reason } })
  return { app, host, tenant, property, tenancy, contract, params, view, book, pay, reverse }
}

const lines = (ledger: Awaited<ReturnType<Awaited<ReturnType<typeof scene>>['view']>>) =>
  ledger.lines.map(({ label, amount, balance, reversed }) => [label, amount, balance, reversed !== null])

test('the account says what is owed line by line, for both sides the same, in two statements', async () => {
  const { app, tenant, view, book, pay, reverse } = await scene()
  await pay(20_000_00)
  const wrong = await pay(9_000_00, { on_date: '2026-11-11', method: 'cash' })
  await book({ category: 'utility', amount: 750_50, on_date: '2026-11-20', note: 'Ekim suyu' })
  await reverse(wrong, 'Başka kiracınındı')
  await book({ kind: 'credit', amount: 250_00, note: 'Musluğu kiracı yaptırdı' })
  const ledger = await view()
  expect(lines(ledger)).toEqual([
    ['Fatura', 750_50, 5_500_50, false],
    ['Alacak kaydı', 250_00, 4_750_00, false],
    ['Ödeme (elden)', 9_000_00, 5_000_00, true],
    ['Ödeme (banka)', 20_000_00, 5_000_00, false],
    ['Kira, Kasım 2026', 25_000_00, 25_000_00, false],
  ])
  expect(ledger.lines[2]!.reversed).toMatchObject({ reason: 'Başka kiracınındı', by_name: 'Ayşe Yıldırım' })
  expect(ledger.lines[3]!.parts).toMatchObject([{ label: 'Kira, Kasım 2026', amount: 20_000_00 }])
  expect(ledger.figures).toMatchObject([{ balance: 5_500_50, overdue: 4_750_00, days_late: 11 }])
  expect(ledger.totals).toEqual([
    { currency: 'TL', opening: 0, debit: 25_750_50, credit: 20_250_00, closing: 5_500_50 },
  ])
  expect(ledger).toMatchObject({ manage: true, rents: false, opened_on: '2026-11-01', carried_over: null })
  expect(await view(tenant)).toMatchObject({ manage: false, rents: true, lines: ledger.lines })
  const { statements } = await app.counting(() => view(tenant))
  // Including one for the session.
  expect(statements).toHaveLength(3)
})

test('years are turned over one by one, each beginning with what was owed before it', async () => {
  const { view, book } = await scene({ baslangicTarihi: '2024-03-01' })
  await book({ category: 'other', amount: 100_00, on_date: '2024-06-01', note: 'Eski borç' })
  expect(await view()).toMatchObject({
    years: [2026, 2024],
    year: 2026,
    opened_on: '2026-11-01',
    totals: [{ opening: 100_00, closing: 25_100_00 }],
  })
  const old = await view(undefined, 2024)
  expect([old.totals[0]!.closing, old.lines.length]).toEqual([100_00, 1])
  expect((await view(undefined, 2025)).lines).toEqual([])
})

test('ERR-01 an account without a line yet can be turned to any year', async () => {
  const { host, params } = await scene({ baslangicTarihi: '2026-12-15' })
  const turned = await host.call(statementsApi.account, { params, query: { year: 1950 } })
  expect(turned).toMatchObject({ status: 200, body: { year: 1950, years: [2026], lines: [] } })
})

test('a double click books once and takes back once; who only reads writes nothing', async () => {
  const { app, tenant, view, book, reverse } = await scene()
  const key = newId()
  const wish = { key, category: 'damage', amount: 300_00, note: 'Cam' } as const
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(wish)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await view()).figures[0]!.balance).toBe(25_300_00)
  const taken = await Promise.all(Array.from({ length: 6 }, () => reverse(answers[0]!.body.id)))
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(taken.find(({ status }) => status !== 200)!.code).toBe('entry_reversed')
  expect((await view()).figures[0]!.balance).toBe(25_000_00)
  expect((await book(wish, tenant)).status).toBe(403)
  expect((await book(wish, await app.build.tenant())).status).toBe(404)
  // The tenant was notified of both, once each.
  const heard = (await tenant.call(notificationsApi.list)).body.documents.map(({ event }) => event)
  expect(heard.filter((event) => event.includes('Hasar bedeli, 300,00 ₺'))).toHaveLength(2)
})

test('what cannot be is refused: future credits, more written off than is owed, a claim for nothing in particular', async () => {
  const { book } = await scene()
  const codes = async (input: Parameters<typeof book>[0]) => {
    const { status, code } = await book(input)
    return [status, code]
  }
  expect(await codes({ kind: 'credit', on_date: '2026-11-17' })).toEqual([409, 'day_in_future'])
  expect(await codes({ kind: 'write_off', amount: 25_000_01 })).toEqual([409, 'write_off_too_high'])
  expect(await codes({ kind: 'write_off', amount: 1, note: '' })).toEqual([400, 'invalid_input'])
  expect(await codes({ kind: 'due' })).toEqual([400, 'invalid_input'])
  expect(await codes({ kind: 'deposit_returned', amount: 1 })).toEqual([409, 'deposit_too_low'])
  expect(await codes({ kind: 'write_off', amount: 25_000_00, note: 'Vazgeçtim' })).toEqual([200, undefined])
})

test('somebody who rents no more reads up to the end of their contract, and nothing of who came after', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, goes] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const made = await agreedTenancy({
    host,
    tenants: [stays, goes],
    property,
    terms: { baslangicTarihi: addMonths('2026-11-16', -13), depozito: 0 },
  })
  const params = { id: made.tenancy }
  const body = {
    key: newId(),
    kind: 'due',
    category: 'other',
    amount: 70_00,
    on_date: '2026-09-01',
    note: 'Boya',
  } as const
  await host.call(statementsApi.book, { params, body })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(stays.email, { is_primary: true })],
    terms: { baslangicTarihi: '2026-10-16', brutAylik: 40_000_00, depozito: 0 },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: made.contract } })).body.id
  await stays.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  const seen = (await goes.call(statementsApi.account, { params })).body
  expect(seen).toMatchObject({ shown_until: '2026-10-15', years: [2026], figures: [{ balance: 70_00 }] })
  expect(seen.lines.map(({ label }) => label)).toEqual(['Diğer'])
  expect(JSON.stringify(seen)).not.toContain('4000000')
  const rest = (await stays.call(statementsApi.account, { params })).body
  expect(rest.shown_until).toBeNull()
  expect(rest.lines.length).toBeGreaterThan(1)
  const span = { from: '2026-01-01', to: '2026-12-31', format: 'csv' as const }
  const sheet = await goes.call(statementsApi.statement, { params, query: span })
  expect(new TextDecoder().decode(sheet.body as unknown as ArrayBuffer)).not.toContain('40000')
  const foreign = rest.lines.find(({ label }) => label !== 'Diğer')!.id
  const receipt = await goes.call(statementsApi.receipt, { params: { ...params, entry: foreign } })
  expect(receipt.status).toBe(404)
})

test('PAY-06 the statement as PDF and CSV has what was owed before and after, every line, and the page numbers', async () => {
  const { host, params, pay, book, reverse } = await scene()
  await pay(20_000_00)
  await book({ category: 'utility', amount: 750_50, on_date: '2026-11-12', note: '=Ekim "suyu"' })
  await reverse(await pay(1_00, { on_date: '2026-11-11' }), 'Sınama')
  const get = async (format: 'pdf' | 'csv' | 'xlsx') => {
    const query = { from: '2026-11-06', to: '2026-11-30', format }
    return (await host.call(statementsApi.statement, { params, query })).body as unknown as ArrayBuffer
  }
  const text = (await textOfPdf(await get('pdf'))).join('\n')
  for (const words of [
    ...['Hesap Ekstresi', 'Üsküdar Çatı Katı', 'Ayşe Yıldırım', '06.11.2026 – 30.11.2026', 'Devreden bakiye'],
    ...[
      '25.000,00 ₺',
      '20.000,00 ₺',
      '5.750,50 ₺',
      'Geri alınan hareketler',
      'Sınama',
      'bilgi amaçlıdır',
      'Sayfa 1 / 1',
    ],
  ])
    expect(text).toContain(words)
  const csv = new TextDecoder().decode(await get('csv'))
  const rows = csv.trim().split('\r\n')
  expect(rows[1]).toBe('06.11.2026;Devreden bakiye;;TL;;;25000;;;;;;;;')
  expect(rows.find((row) => row.includes('20000'))).toMatch(
    /^10\.11\.2026;Ödeme \(banka\);;TL;;20000;5000;;;;;Banka;;Ayşe Yıldırım;16\.11\.2026 \d\d:\d\d$/,
  )
  expect(rows.find((row) => row.includes('Fatura'))).toContain('"\'=Ekim ""suyu"""')
  expect(rows.find((row) => row.includes('Sınama'))).toMatch(/^11\.11\.2026;Ödeme \(banka\);;TL;;;5000;;;;1;Banka;/)
  expect(rows.at(-1)).toBe('30.11.2026;Kapanış bakiyesi;;TL;;;5750,5;;;;;;;;')
  expect(
    Buffer.from(await get('xlsx'))
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const turned = { from: '2026-12-01', to: '2026-11-01', format: 'csv' as const }
  expect((await host.call(statementsApi.statement, { params, query: turned })).status).toBe(400)
})

test('PAY-07 the receipt of a payment names payer, months and amount in words; one that was taken back says İPTAL', async () => {
  const { tenant, params, pay, reverse, view } = await scene()
  const entry = await pay(25_500_50)
  const receipt = async () => {
    const answer = await tenant.call(statementsApi.receipt, { params: { ...params, entry } })
    return (await textOfPdf(answer.body as unknown as ArrayBuffer)).join('\n').replace(/\s+/g, ' ')
  }
  const text = await receipt()
  for (const words of [
    ...['Tahsilat Makbuzu', `Makbuz no 2026-${entry.slice(-6).toUpperCase()}`, '25.500,50 ₺', 'Üsküdar Çatı Katı'],
    ...['Yalnız yirmi beş bin beş yüz Türk lirası elli kuruş', 'Kira, Kasım 2026', '25.000,00 ₺', '500,50 ₺'],
    ...['10.11.2026', 'Banka', 'Ayşe Yıldırım'],
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('İPTAL')
  await reverse(entry, 'Çift kayıt')
  const cancelled = await receipt()
  expect(cancelled).toContain('İPTAL')
  expect(cancelled).toContain('Çift kayıt')
  expect(cancelled).not.toContain('Karşıladığı borçlar')
  const due = (await view()).lines.find(({ kind }) => kind === 'due')!.id
  expect((await tenant.call(statementsApi.receipt, { params: { ...params, entry: due } })).code).toBe('no_receipt')
})

test('a deposit of the time before the account is written down with one tap, and taken back whole', async () => {
  const { host, params, view, book, reverse } = await scene({ baslangicTarihi: '2025-03-01', depozito: 50_000_00 })
  const tap = () => host.call(statementsApi.depositBefore, { params })
  expect(await view()).toMatchObject({ deposit_before: true, years: [2026] })
  const answers = await Promise.all([tap(), tap(), tap()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['deposit_known', 'deposit_known', undefined])
  const deposit = async () => (await view()).figures[0]!.deposit
  expect(await deposit()).toMatchObject({ due: 50_000_00, received: 50_000_00, held: 50_000_00, open: 0 })
  const received = (await view(undefined, 2025)).lines.find(({ kind }) => kind === 'deposit_received')!
  expect([received.on_date, received.held]).toEqual(['2025-03-01', 50_000_00])
  const returned = (await book({ kind: 'deposit_returned', amount: 10_000_00, note: '' })).body.id
  expect((await reverse(received.id)).code).toBe('deposit_spent')
  await reverse(returned)
  expect((await reverse(received.id)).status).toBe(200)
  expect(await deposit()).toMatchObject({ due: 0, received: 0, held: 0 })
  expect((await tap()).status).toBe(200)
  expect((await deposit()).held).toBe(50_000_00)
})

test('no deposit is written down where the contract has none', async () => {
  const { host, params } = await scene({ depozito: 0 })
  expect(await host.call(statementsApi.depositBefore, { params })).toMatchObject({
    status: 409,
    code: 'no_deposit',
    message: 'Kontratta depozito yazmıyor.',
  })
})

/** Two years with one tenant; a second one joined on 16 October 2026. Two old months are unpaid. */
async function joinedLater() {
  const app = await startTestApp()
  const host = await app.build.host()
  const [stays, joins] = [await app.build.tenant(), await app.build.tenant()]
  const property = await app.build.property(host)
  const made = await agreedTenancy({
    host,
    tenants: [stays],
    property,
    terms: { baslangicTarihi: '2025-10-16', depozito: 0 },
  })
  const params = { id: made.tenancy }
  const book = async (more: Partial<z.input<typeof newManualEntry>>) =>
    (
      await host.call(statementsApi.book, {
        params,
        body: {
          key: newId(),
          kind: 'due',
          category: 'other',
          amount: 1,
          on_date: '2026-09-01',
          note: 'Not',
          ...more,
        },
      })
    ).body.id
  await book({ amount: 71_00, note: 'Eski boya' })
  await book({ amount: 22_00, on_date: '2026-09-05', note: 'Eski cam' })
  await book({ kind: 'credit', category: null, amount: 1_00, on_date: '2026-09-10', note: 'Eski alacak' })
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(stays.email, { is_primary: true }), tenantParty(joins.email)],
    terms: { baslangicTarihi: '2026-10-16', brutAylik: 40_000_00, depozito: 0 },
  })
  const renewal = (await host.call(contractsApi.create, { body: { ...form, renewed_from: made.contract } })).body.id
  for (const tenant of [stays, joins])
    await tenant.call(contractsApi.answer, { params: { id: renewal }, body: { answer: 'approved' } })
  return { app, host, stays, joins, params, book }
}

test('PAY-09 somebody who joined in a renewal reads from their first day on; what was owed before is one line', async () => {
  const { host, stays, joins, params, book } = await joinedLater()
  const receiptOf = (entry: string) => joins.call(statementsApi.receipt, { params: { ...params, entry } })
  await book({ kind: 'credit', category: null, amount: 50_00, on_date: '2026-11-02', note: 'Yeni alacak' })
  const whole = (await stays.call(statementsApi.account, { params })).body
  expect(whole.shown_from).toBeNull()
  const seen = (await joins.call(statementsApi.account, { params })).body
  expect(seen).toMatchObject({ shown_from: '2026-10-16', shown_until: null, years: [2026] })
  expect(seen.lines.every(({ on_date }) => on_date >= '2026-10-16')).toBe(true)
  expect(seen.totals[0]).toMatchObject({ opening: 92_00, closing: whole.totals[0]!.closing })
  expect(seen.figures[0]).toMatchObject({ balance: whole.figures[0]!.balance, overdue: whole.figures[0]!.overdue })
  // The oldest open claim is from before the joining date, so only the first tenant sees it.
  expect([whole.figures[0]!.oldest_open?.due_on, seen.figures[0]!.oldest_open]).toEqual(['2026-09-01', null])
  const credit = seen.lines.find(({ note }) => note === 'Yeni alacak')!
  expect(credit.parts).toEqual([{ entry: credit.id, label: 'Devreden bakiye', on_date: '2026-10-16', amount: 50_00 }])
  expect(JSON.stringify(seen)).not.toMatch(/Eski|2026-09/)
  // A year before the joining date shows nothing of that time.
  const before = (await joins.call(statementsApi.account, { params, query: { year: 2025 } })).body
  expect(JSON.stringify(before)).not.toMatch(/Eski|2026-09/)
  const span = { from: '2025-01-01', to: '2026-12-31' }
  const csv = async (who: Client) => {
    const { body } = await who.call(statementsApi.statement, { params, query: { ...span, format: 'csv' } })
    return new TextDecoder().decode(body as unknown as ArrayBuffer)
  }
  expect((await csv(joins)).split('\r\n')[1]).toBe('16.10.2026;Devreden bakiye;;TL;;;92;;;;;;;;')
  expect(await csv(joins)).not.toMatch(/Eski|\.09\.2026/)
  expect(await csv(stays)).toContain('Eski boya')
  const { body } = await joins.call(statementsApi.statement, { params, query: { ...span, format: 'pdf' } })
  const paper = (await textOfPdf(body as unknown as ArrayBuffer)).join('\n')
  expect(paper).toContain('16.10.2026 – 31.12.2026')
  expect(paper).not.toMatch(/Eski|\.09\.2026/)
  const old = (await host.call(statementsApi.account, { params })).body.lines.find(({ note }) => note === 'Eski boya')!
  expect((await receiptOf(old.id)).code).toBe('entry_missing')
})

test('PAY-10 an amount of another currency has its lira value by the rate of its day, or the newest before it; nothing without one', async () => {
  const { app, host, params, view, book, pay } = await scene({ bedelTuru: 'EUR', brutAylik: 1_000_00 })
  const day = (day: string, EUR: number) => ({ day, USD: 0.02, EUR, source: 'test' })
  await app.ctx.db.insert(exchangeRateDays).values([day('2026-11-04', 0.02), day('2026-11-12', 0.025)])
  await pay(600_00, { currency: 'EUR', on_date: '2026-11-12' })
  await book({ category: 'other', amount: 10_00, on_date: '2026-11-03', note: 'Kurdan önce' })
  await book({ category: 'other', amount: 5_00, currency: 'TL', note: 'Lira' })
  const { result: ledger, statements } = await app.counting(() => view())
  expect(statements).toHaveLength(3)
  expect(ledger.lines.map(({ note, label, lira }) => [note || label, lira])).toEqual([
    ['Lira', null],
    ['Ödeme (banka)', { amount: 24_000_00, rate: '40.00', on: '2026-11-12' }],
    ['Kira, Kasım 2026', { amount: 50_000_00, rate: '50.00', on: '2026-11-04' }],
    ['Kurdan önce', null],
  ])
  const figures = Object.fromEntries(ledger.figures.map(({ currency, lira }) => [currency, lira]))
  expect(figures).toEqual({ TL: null, EUR: { amount: 16_400_00, rate: '40.00', on: '2026-11-12' } })
  const get = async (format: 'pdf' | 'csv') => {
    const query = { from: '2026-11-01', to: '2026-11-30', format }
    return (await host.call(statementsApi.statement, { params, query })).body as unknown as ArrayBuffer
  }
  const paper = (await textOfPdf(await get('pdf'))).join('\n').replace(/\s+/g, ' ')
  expect(paper).toContain('50.000,00 ₺ (1 EUR = 50,00 ₺, 04.11.2026)')
  const rows = new TextDecoder()
    .decode(await get('csv'))
    .trim()
    .split('\r\n')
  expect(rows[0]).toMatch(/;TL karşılığı;Kur;Kur günü$/)
  expect(rows.find((row) => row.includes('Ödeme (banka)'))).toMatch(/;24000;40;12\.11\.2026$/)
})

test('a year of the account says what all entries say by the rule, however they settle each other across years', async () => {
  const { app, tenancy, view, pay, reverse } = await scene({ baslangicTarihi: '2023-03-01' })
  await app.ctx.db.insert(exchangeRateDays).values({ day: '2024-01-02', USD: 0.03, EUR: 0.028, source: 'test' })
  const due = (amount: number, on_date: string, more: Partial<NewEntry> = {}) =>
    pay(amount, { kind: 'due', category: 'rent', method: null, on_date, month: `${on_date.slice(0, 7)}-01`, ...more })
  const first = await due(100_00, '2023-12-05')
  // The first payment is partial; the one a year later also settles two claims of the same day and leaves a rest.
  await pay(40_00, { on_date: '2023-12-20' })
  const second = await due(90_00, '2024-02-05')
  await due(30_00, '2024-02-05', { category: 'aidat' })
  await pay(130_00, { on_date: '2024-03-01' })
  await due(15_00, '2024-03-10', { kind: 'interest', category: 'interest', belongs_to: second })
  const wrong = await pay(500_00, { on_date: '2024-04-01' })
  await pay(25_00, { on_date: '2025-01-10', payer_names: [first] })
  await due(1_000_00, '2024-05-05', { category: 'deposit' })
  await pay(1_000_00, { kind: 'deposit_received', on_date: '2024-05-06' })
  await pay(300_00, { kind: 'deposit_returned', on_date: '2025-06-01' })
  await pay(7_00, { kind: 'write_off', method: null, on_date: '2025-07-01' })
  await pay(3_00, { kind: 'withheld', method: null, on_date: '2025-07-02' })
  await due(50_00, '2025-08-05', { currency: 'USD' })
  await pay(80_00, { currency: 'USD', on_date: '2025-08-06' })
  await due(200_00, '2027-01-05')
  expect((await reverse(wrong)).status).toBe(200)
  const years = [undefined, 2022, 2023, 2024, 2025, 2026, 2027]
  const read = () => Promise.all(years.map((year) => view(undefined, year)))
  const written = await read()
  // As an earlier release stored it: then everything is computed from the entries.
  await app.ctx.db.update(ledgerAccounts).set({ projection: 0 }).where(eq(ledgerAccounts.tenancy_id, tenancy))
  const { result, statements } = await app.counting(read)
  expect(statements.some((text) => text.includes('claim_pursuits'))).toBe(true)
  expect(written).toEqual(result)
  expect(written.map(({ lines }) => lines.length)).toEqual([1, 0, 2, 7, 6, 1, 1])
  expect(written[0]).toMatchObject({ year: 2027, years: [2027, 2026, 2025, 2024, 2023] })
  expect(written[3]!.totals).toEqual([
    { currency: 'TL', opening: 60_00, debit: 135_00, credit: 130_00, closing: 65_00 },
  ])
  expect(
    written[4]!.figures.map(({ currency, balance, credit, deposit }) => [currency, balance, credit, deposit.held]),
  ).toEqual([
    ['TL', 25_233_00, 0, 700_00],
    ['USD', -30_00, 30_00, 0],
  ])
})
