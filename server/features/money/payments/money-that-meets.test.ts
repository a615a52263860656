import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { insisting } from '#server/testing/insisting.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { meetingMoney } from './same-money.fixture.ts'

const known = { status: 409, code: 'payment_known' }

test('PAY-02 two equal payments in one call are asked about, and two lines that are one movement too', async () => {
  const { host, tenancy, part, line, booked } = await meetingMoney()
  const twice = (more: object = {}) =>
    host.call(paymentsApi.record, {
      body: {
        payments: [newId(), newId()].map((key) => ({
          tenancy_id: tenancy,
          amount: 42_500_00,
          currency: 'TL' as const,
          key,
          on_date: '2026-11-10',
          method: 'cash' as const,
          ...more,
        })),
      },
    })
  expect(await twice()).toMatchObject({
    ...known,
    message:
      'Moda Daire: 10.11.2026 günlü 42.500,00 ₺ ödeme bu kayıtta iki kez var; aynı ödeme ise birini çıkarın. Gerçekten ayrı ödemelerse “yine de kaydet” deyin.',
  })
  expect(await booked()).toEqual([])
  expect((await twice({ again: true })).status).toBe(200)
  expect(await booked()).toHaveLength(2)

  const csv = await line('28.10.2026;kira;KIRACI SINAN AKSOY;42.500,00;F1')
  const excel = await line('28.10.2026;kira odemesi;KIRACI SINAN AKSOY;42.500,00;X9', 'table')
  const both = (more: object = {}) =>
    host.call(bankStatementsApi.confirm, {
      body: { lines: [csv, excel].map(({ id }) => ({ id, parts: [part], ...more })) },
    })
  expect(await both()).toMatchObject(known)
  expect((await both({ again: true })).status).toBe(200)
})

test('PAY-02 J17 a payment that is taken back releases the receipt and the line that were settled with it', async () => {
  const { host, line, receipt, byHand, booked, lineState, receiptState, confirmLine } = await meetingMoney()
  const [bank, paper] = [(await line()).id, await receipt()]
  const { id: entry } = (await byHand()).body.entries[0]!
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['confirmed', 'confirmed'])
  await host.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'Yanlış kayıt' } })
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['waiting', 'waiting'])
  // The line is confirmed instead, with its receipt, and that is undone as well.
  expect((await confirmLine(bank)).status).toBe(200)
  expect(await receiptState(paper)).toBe('confirmed')
  await host.call(bankStatementsApi.undo, { params: { id: bank } })
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['waiting', 'waiting'])
  expect(await booked()).toEqual(['hand', 'bank'])
})

test('PAY-05 a receipt that is taken back releases the line that was matched with it, by the account’s page too', async () => {
  const { host, tenancy, line, receipt, confirmReceipt, lineState, receiptState } = await meetingMoney()
  const [bank, paper] = [(await line()).id, await receipt()]
  const { entry } = (await confirmReceipt(paper)).body
  expect(await lineState(bank)).toBe('confirmed')
  const body = { reason: 'Banka iade etti' }
  expect((await host.call(statementsApi.reverse, { params: { id: tenancy, entry }, body })).status).toBe(200)
  // The receipt was decided; it stays so, with the reason (0069).
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['waiting', 'confirmed'])
})

test('BNK-02 a matched line is released and matched again, as often as somebody changes their mind', async () => {
  const { line, byHand, confirmLine, undoLine, booked, lineState } = await meetingMoney()
  const { id: entry } = (await byHand()).body.entries[0]!
  const bank = (await line()).id
  for (const _ of [1, 2, 3]) {
    expect((await confirmLine(bank, { same_as: entry })).status).toBe(200)
    expect((await undoLine(bank)).status).toBe(200)
  }
  expect([await lineState(bank), await booked()]).toEqual(['waiting', ['hand']])
})

test('BNK-02 one payment is matched with one line of a call; the second of two lines is asked about', async () => {
  const { host, part, line, byHand, lineState } = await meetingMoney()
  const { id: entry } = (await byHand({ method: 'cash' })).body.entries[0]!
  const [one, two] = [await line(), await line('11.11.2026;kira;KIRACI SINAN AKSOY;42.500,00;F2')]
  const lines = [one, two].map(({ id }) => ({ id, parts: [part], same_as: entry }))
  expect(await host.call(bankStatementsApi.confirm, { body: { lines } })).toMatchObject({
    status: 404,
    code: 'entry_missing',
  })
  expect([await lineState(one.id), await lineState(two.id)]).toEqual(['waiting', 'waiting'])
})

test('BNK-02 PAY-05 two lines of one call settle two receipts', async () => {
  const { host, part, line, receipt, receiptState } = await meetingMoney()
  const lines = [await line(), await line('12.11.2026;kira;KIRACI SINAN AKSOY;42.500,00;F2')]
  // Both lines lie nearer to the second one.
  const papers = [await receipt('2026-11-06'), await receipt('2026-11-11')]
  const body = { lines: lines.map(({ id }) => ({ id, parts: [part] })) }
  expect((await host.call(bankStatementsApi.confirm, { body })).status).toBe(200)
  expect([await receiptState(papers[0]!), await receiptState(papers[1]!)]).toEqual(['confirmed', 'confirmed'])
})

test('BNK-02 PAY-05 a line that was split over rent and deposit settles the receipt of the whole, and is found by it', async () => {
  const { host, tenancy, line, receipt, confirmReceipt, receiptState, byHand, undoLine } = await meetingMoney({
    depozito: 12_500_00,
  })
  const [bank, paper] = [await line(), await receipt()]
  const parts = [
    { tenancy, amount: 30_000_00, pot: 'payment' as const },
    { tenancy, amount: 12_500_00, pot: 'deposit' as const },
  ]
  const split = () => host.call(bankStatementsApi.confirm, { body: { lines: [{ id: bank.id, parts }] } })
  expect((await split()).status).toBe(200)
  expect(await receiptState(paper)).toBe('confirmed')
  expect(await byHand()).toMatchObject(known)
  expect(await confirmReceipt(await receipt('2026-11-11'))).toMatchObject(known)
  // And the other way round: the whole was recorded, then the line is split.
  await undoLine(bank.id)
  expect((await byHand({ method: 'cash' })).status).toBe(200)
  expect(await split()).toMatchObject(known)
})

test('PAY-05 a receipt that names the deposit is money for the deposit: known when it is booked, and kept apart', async () => {
  const { app, host, tenant, tenancy, receipt, confirmReceipt, receiptState } = await meetingMoney({
    depozito: 50_000_00,
  })
  const [account] = (await tenant.call(tenantPaymentsApi.own)).body.accounts
  const claim = account!.dues.find(({ category }) => category === 'deposit')!
  const forDeposit = { amount: '5000000', claims: claim.id }
  const paper = await receipt('2026-11-09', forDeposit)
  const confirm = (id: string, more: object = {}) => confirmReceipt(id, { amount: 50_000_00, ...more })
  const { entry } = (await confirm(paper)).body
  const entries = await entriesOf(app.ctx.db, [tenancy])
  expect(entries.find(({ id }) => id === entry)).toMatchObject({ kind: 'deposit_received', source: 'receipt' })
  const byHand = (more: object = {}) =>
    host.call(statementsApi.book, {
      params: { id: tenancy },
      body: {
        key: newId(),
        kind: 'deposit_received',
        amount: 50_000_00,
        on_date: '2026-11-10',
        method: 'bank',
        ...more,
      },
    })
  expect(await byHand()).toMatchObject(known)
  expect((await byHand({ again: true })).status).toBe(200)
  const second = await receipt('2026-11-10', forDeposit)
  expect(await confirm(second)).toMatchObject(known)
  expect((await confirm(second, { same_as: entry })).status).toBe(200)
  expect(await receiptState(second)).toBe('confirmed')
  const query = { key: newId(), amount: '5000000', on_date: '2026-11-12', claims: claim.id }
  const asked = await tenant.call(tenantPaymentsApi.send, {
    params: { id: tenancy },
    query,
    file: new Blob([pdf(), '%another']),
  })
  expect(asked.status).toBe(409)
})

test('PAY-05 a receipt whose words name the deposit is for the deposit, although its amount is a rent too', async () => {
  const { app, tenancy, receipt, confirmReceipt } = await meetingMoney({ depozito: 42_500_00 })
  const deposit = await receipt('2026-11-09', { note: 'Depozito ödemesi' })
  const rent = await receipt('2026-11-09', { note: 'Kasım kirası' })
  expect((await confirmReceipt(deposit)).status).toBe(200)
  expect((await confirmReceipt(rent)).status).toBe(200)
  const kinds = (await entriesOf(app.ctx.db, [tenancy])).flatMap(({ kind, source }) =>
    source === 'receipt' ? [kind] : [],
  )
  expect(kinds.sort()).toEqual(['deposit_received', 'payment'])
})

test('PAY-02 a deposit by hand on the account’s page settles its receipt', async () => {
  const { host, tenant, tenancy, receipt, receiptState } = await meetingMoney({ depozito: 50_000_00 })
  const [account] = (await tenant.call(tenantPaymentsApi.own)).body.accounts
  const claim = account!.dues.find(({ category }) => category === 'deposit')!
  const paper = await receipt('2026-11-09', { amount: '5000000', claims: claim.id })
  const body = {
    key: newId(),
    kind: 'deposit_received' as const,
    amount: 50_000_00,
    on_date: '2026-11-10',
    method: 'bank' as const,
  }
  expect((await host.call(statementsApi.book, { params: { id: tenancy }, body })).status).toBe(200)
  expect(await receiptState(paper)).toBe('confirmed')
})

test('PAY-02 a payment through the post settles its receipt, and no bank line; cash settles neither', async () => {
  const { host, line, receipt, byHand, lineState, receiptState } = await meetingMoney()
  const [bank, paper] = [(await line()).id, await receipt()]
  const { id: entry } = (await byHand({ method: 'cash' })).body.entries[0]!
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['waiting', 'waiting'])
  await host.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'PTT ile geldi' } })
  expect((await byHand({ method: 'post' })).status).toBe(200)
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['waiting', 'confirmed'])
})

test('BNK-02 a deposit from before the account is known on whichever day its line came', async () => {
  const { app, host, tenancy, line, confirmLine } = await meetingMoney({ depozito: 42_500_00 })
  // A tenancy from before its account: nothing of the deposit stands in it.
  const due = (await entriesOf(app.ctx.db, [tenancy])).find(({ category }) => category === 'deposit')
  const back = { params: { id: tenancy, entry: due!.id }, body: { reason: 'Önceden alındı' } }
  expect((await host.call(statementsApi.reverse, back)).status).toBe(200)
  expect((await host.call(statementsApi.depositBefore, { params: { id: tenancy } })).status).toBe(200)
  const early = await line('05.10.2026;depozito;KIRACI SINAN AKSOY;42.500,00;F1')
  const part = { tenancy, amount: 42_500_00, pot: 'deposit' as const }
  expect(await confirmLine(early.id, { parts: [part] })).toMatchObject(known)
})

test('PAY-02 an agent who books for two owners at once settles the line of each', async () => {
  const first = await meetingMoney()
  const { app } = first
  const agent = await app.build.staff(first.host, { authorised: true, acts_on_all: true, canManagePayments: true })
  const other = await app.build.host({ username: 'İkinci Sahip' })
  await app.build.engagement(other, agent, { authorised: true, acts_on_all: true, canManagePayments: true })
  const property = await app.build.property(other, { baslik: 'Fener Daire' })
  const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 42_500_00, depozito: 0 }
  // The same tenant rents from both.
  const { tenancy } = await agreedTenancy({ host: other, tenants: [first.tenant], property, terms })
  const mine = await first.line()
  const theirs = await first.line('10.11.2026;kira;KIRACI SINAN AKSOY;42.500,00;F7', 'text', other)
  const payment = (tenancy_id: string) => ({
    tenancy_id,
    amount: 42_500_00,
    currency: 'TL' as const,
    key: newId(),
    on_date: '2026-11-10',
    method: 'bank' as const,
  })
  const body = { payments: [payment(first.tenancy), payment(tenancy)] }
  expect((await agent.call(paymentsApi.record, { body })).status).toBe(200)
  expect([await first.lineState(mine.id), await first.lineState(theirs.id)]).toEqual(['confirmed', 'confirmed'])
})

test('BNK-02 an opening balance in the tenant’s favour is the money of a line of these days', async () => {
  const { host, tenancy, line, confirmLine } = await meetingMoney()
  const body = {
    key: newId(),
    opened_on: null,
    balance: { side: 'credit' as const, amount: 42_500_00, on_date: '2026-11-01' },
    note: '',
  }
  expect((await host.call(paymentPlansApi.open, { params: { id: tenancy }, body })).status).toBe(200)
  const early = await line('31.10.2026;kira;KIRACI SINAN AKSOY;42.500,00;F1')
  const answer = await confirmLine(early.id)
  expect(answer).toMatchObject(known)
  expect(answer.message).toContain('01.11.2026 günü için devreden bakiye olarak kaydedilmiş 42.500,00 ₺ ödeme var')
})

test('PAY-02 an opening balance in the tenant’s favour asks about an equal payment of these days; what was owed asks nothing', async () => {
  const { host, tenancy, byHand, app } = await meetingMoney()
  expect((await byHand({ on_date: '2026-11-04' })).status).toBe(200)
  const balance = { side: 'credit' as 'credit' | 'debt', amount: 42_500_00, on_date: '2026-11-01' }
  const opening = { key: newId(), opened_on: null, balance, note: '' }
  const open = (more: object = {}) =>
    host.call(paymentPlansApi.open, { params: { id: tenancy }, body: { ...opening, ...more } })
  const openings = async () =>
    (await entriesOf(app.ctx.db, [tenancy])).filter(({ source }) => source === 'opening').map(({ kind }) => kind)

  expect(await open()).toMatchObject({ status: 409, body: { code: 'payment_known' } })
  expect((await open()).body.message).toContain('04.11.2026 günü için elle kaydedilmiş 42.500,00 ₺ ödeme var')
  expect(await openings()).toEqual([])
  const owed = { key: newId(), balance: { ...balance, side: 'debt' as const } }
  expect([(await open(owed)).status, await openings()]).toEqual([200, ['due']])
  // Other money, sent twice because the reply was lost.
  expect([(await open({ again: true })).status, (await open()).status]).toEqual([200, 200])
  expect(await openings()).toEqual(['due', 'credit'])
})

test('PAY-02 two persons of one owner in three ways at once: booked once, and undone once', {
  timeout: 60_000,
}, async () => {
  const { app, host, tenancy, line, receipt, confirmLine, confirmReceipt, byHand, booked, lineState, receiptState } =
    await meetingMoney()
  const clerk = await app.build.staff(host, { authorised: true, acts_on_all: true, canManagePayments: true })
  const [bank, paper] = [(await line()).id, await receipt()]
  const ways: (() => Promise<{ status: number }>)[] = [
    () => confirmLine(bank),
    () => confirmLine(bank, {}, clerk),
    () => confirmReceipt(paper),
    () => confirmReceipt(paper, {}, clerk),
    () => byHand(),
    () => byHand({}, clerk),
  ]
  const answers = await Promise.all(ways.map((way) => insisting(way)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await booked()).toHaveLength(1)
  const [entry] = (await entriesOf(app.ctx.db, [tenancy])).filter(({ kind }) => kind === 'payment')
  const back = await Promise.all(
    [host, clerk, host, clerk].map((who) =>
      insisting(() => who.call(paymentsApi.reverse, { params: { entry: entry!.id }, body: { reason: 'Yanlış' } })),
    ),
  )
  expect(back.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  // What only was settled with it waits; its own line or receipt stays decided.
  const states = [await lineState(bank), await receiptState(paper)]
  expect(states.filter((state) => state === 'confirmed').length).toBe(entry!.source === 'hand' ? 0 : 1)
})

test('PAY-02 money in euro meets money in euro alone; a part and too much are other payments', async () => {
  const { line, receipt, byHand, confirmReceipt, receiptState, booked } = await meetingMoney({ bedelTuru: 'EUR' })
  await line()
  const paper = await receipt()
  // The same figure in lira is no euro, and is refused for an account that has none.
  expect((await byHand({ currency: 'TL' })).status).toBe(400)
  expect((await byHand({ currency: 'EUR', amount: 20_000_00 })).status).toBe(200)
  expect((await byHand({ currency: 'EUR', amount: 60_000_00 })).status).toBe(200)
  expect(await receiptState(paper)).toBe('waiting')
  expect((await confirmReceipt(paper)).status).toBe(200)
  expect(await byHand({ currency: 'EUR' })).toMatchObject(known)
  expect(await booked()).toEqual(['hand', 'hand', 'receipt'])
})

test('PAY-02 NTF-01 mails about confirmed receipts and settled ones wait out the undo', async () => {
  const { app, host, tenant, receipt, confirmReceipt, byHand } = await meetingMoney()
  const sent = async () =>
    (await app.ctx.db.select().from(mails)).filter(
      ({ to, template }) => to === tenant.email && template === 'notification',
    )
  const before = (await sent()).length
  const waitOutUndo = async () => {
    // The queue goes by the database's clock.
    await app.ctx.db.run(`update pgboss.job set start_after = now() - interval '1 second' where name = 'held-mail'`)
    app.pass(2 * 60_000)
    await app.ctx.jobs.drain()
  }
  const reverse = (entry: string) =>
    host.call(paymentsApi.reverse, { params: { entry }, body: { reason: 'Yanlış kayıt' } })
  const { entry } = (await confirmReceipt(await receipt())).body
  await reverse(entry)
  await waitOutUndo()
  expect((await sent()).length).toBe(before)
  // One mail tells of a payment that settled a receipt.
  await receipt('2026-11-11')
  expect((await byHand()).status).toBe(200)
  await waitOutUndo()
  expect((await sent()).length).toBe(before + 1)
})
