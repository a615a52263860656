import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { entriesOf } from '#server/services/ledger/ledger.queries.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { insisting } from '#server/testing/insisting.ts'
import { meetingMoney } from './same-money.fixture.ts'

test('BNK-02 PAY-02 50 parallel confirmations of the same payment by bank, receipt and hand: booked once', {
  timeout: 120_000,
}, async () => {
  const { line, receipt, byHand, confirmLine, confirmReceipt, booked, lineState, receiptState } = await meetingMoney()
  const [bank, paper] = [(await line()).id, await receipt()]
  const ways: (() => Promise<{ status: number }>)[] = [
    () => confirmLine(bank),
    () => confirmReceipt(paper),
    () => byHand(),
  ]
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => insisting(ways[at % 3]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await booked()).toHaveLength(1)
  // Whichever came first settled the other two.
  expect([await lineState(bank), await receiptState(paper)]).toEqual(['confirmed', 'confirmed'])
})

test('PAY-02 an equal payment is shown before it is booked again, on every way; one that is really another is booked', async () => {
  const { line, receipt, byHand, confirmLine, confirmReceipt, booked } = await meetingMoney()
  // Cash is no bank line: nothing is settled with it.
  expect((await byHand({ method: 'cash' })).status).toBe(200)
  const [bank, paper] = [(await line()).id, await receipt()]
  const known = {
    status: 409,
    code: 'payment_known',
    message:
      '10.11.2026 günü için elle kaydedilmiş 42.500,00 ₺ ödeme var; aynı ödeme ise yeniden kaydetmeyin. Gerçekten ayrı bir ödemeyse “yine de kaydet” deyin.',
  }
  for (const answer of [await byHand(), await confirmLine(bank), await confirmReceipt(paper)])
    expect(answer).toMatchObject(known)
  expect(await booked()).toEqual(['hand'])
  // Eight days are more than a week.
  expect((await byHand({ on_date: '2026-11-02', method: 'cash' })).status).toBe(200)
  expect((await byHand({ again: true })).status).toBe(200)
  expect((await confirmReceipt(paper, { again: true })).status).toBe(200)
  expect((await confirmLine(bank, { again: true })).status).toBe(200)
  expect(await booked()).toHaveLength(5)
})

test('PAY-02 several that are booked already are named with their places', async () => {
  const { app, host, tenancy, byHand } = await meetingMoney()
  await byHand({ method: 'cash' })
  const property = await app.build.property(host, { baslik: 'Fener Daire' })
  const terms = { baslangicTarihi: '2026-11-01', brutAylik: 20_000_00, depozito: 0 }
  const other = await agreedTenancy({ host, tenants: [await app.build.tenant()], property, terms })
  const paying = (tenancy_id: string, amount: number) => ({
    tenancy_id,
    amount,
    currency: 'TL' as const,
    key: newId(),
    on_date: '2026-11-10',
    method: 'cash' as const,
  })
  const record = (...payments: ReturnType<typeof paying>[]) => host.call(paymentsApi.record, { body: { payments } })
  await record(paying(other.tenancy, 20_000_00))
  const answer = await record(paying(tenancy, 42_500_00), paying(other.tenancy, 20_000_00))
  expect(answer).toMatchObject({ status: 409, code: 'payment_known' })
  expect(answer.message).toContain('Moda Daire: 10.11.2026 günü için elle kaydedilmiş 42.500,00 ₺ ödeme var')
  expect(answer.message).toContain('Fener Daire: 10.11.2026 günü için elle kaydedilmiş 20.000,00 ₺ ödeme var')
})

test('PAY-05 BNK-02 confirming the bank line settles the receipt that waits, and the other way round', async () => {
  const first = await meetingMoney()
  const [bank, paper] = [(await first.line()).id, await first.receipt()]
  expect((await first.confirmLine(bank)).status).toBe(200)
  expect(await first.receiptState(paper)).toBe('confirmed')
  expect(await first.confirmReceipt(paper)).toMatchObject({ status: 409, code: 'receipt_decided' })
  expect(await first.booked()).toEqual(['bank'])

  const second = await meetingMoney()
  const [line, receipt] = [(await second.line()).id, await second.receipt()]
  expect((await second.confirmReceipt(receipt)).status).toBe(200)
  expect(await second.lineState(line)).toBe('confirmed')
  expect(await second.booked()).toEqual(['receipt'])
  // The line is taken from the payment that was booked from the receipt; the payment stays.
  expect((await second.undoLine(line)).status).toBe(200)
  expect([await second.lineState(line), await second.booked()]).toEqual(['waiting', ['receipt']])
})

test('PAY-02 a payment by hand settles the receipt and the bank line that mean it', async () => {
  const { line, receipt, byHand, lineState, receiptState, booked } = await meetingMoney()
  const [bank, paper] = [(await line()).id, await receipt()]
  expect((await byHand()).status).toBe(200)
  expect([await lineState(bank), await receiptState(paper), await booked()]).toEqual([
    'confirmed',
    'confirmed',
    ['hand'],
  ])
})

test('PAY-02 a line or a receipt is matched with the payment that is booked, and books nothing', async () => {
  const { line, receipt, byHand, confirmLine, confirmReceipt, booked, lineState, receiptState } = await meetingMoney()
  const { id: entry } = (await byHand()).body.entries[0]!
  const [bank, paper] = [(await line()).id, await receipt()]
  expect(await confirmLine(bank, { same_as: newId() })).toMatchObject({ status: 404, code: 'entry_missing' })
  expect((await confirmLine(bank, { same_as: entry })).status).toBe(200)
  expect(await lineState(bank)).toBe('confirmed')
  // The receipt was settled with it.
  expect(await receiptState(paper)).toBe('confirmed')
  const late = await receipt('2026-11-12')
  expect(await confirmReceipt(late, { same_as: newId() })).toMatchObject({ status: 404, code: 'entry_missing' })
  expect((await confirmReceipt(late, { same_as: entry })).body).toMatchObject({ entry })
  expect(await booked()).toEqual(['hand'])
})

test('BNK-02 taking back the match of a line leaves the payment that was entered by hand, which can be matched again', async () => {
  const { app, tenancy, line, byHand, confirmLine, undoLine, lineState } = await meetingMoney()
  const { id: entry } = (await byHand()).body.entries[0]!
  const bank = (await line()).id
  const kinds = async () => (await entriesOf(app.ctx.db, [tenancy])).map(({ kind }) => kind).sort()
  for (const _ of [1, 2]) {
    expect((await confirmLine(bank, { same_as: entry })).status).toBe(200)
    expect((await undoLine(bank)).status).toBe(200)
    expect(await lineState(bank)).toBe('waiting')
    expect(await kinds()).toEqual(['due', 'payment'])
  }
})

test('BNK-02 two lines of one bank are two payments; a line of somebody else with the same amount is left alone', async () => {
  const { line, byHand, confirmLine, booked, lineState } = await meetingMoney()
  const first = await line()
  expect((await confirmLine(first.id)).status).toBe(200)
  const second = await line('12.11.2026;kira;KIRACI SINAN AKSOY;42.500,00;F2')
  expect((await confirmLine(second.id)).status).toBe(200)
  expect(await booked()).toEqual(['bank', 'bank'])
  const stranger = await line('04.11.2026;havale;NALAN USTA;42.500,00;F3')
  expect((await byHand({ on_date: '2026-11-02' })).status).toBe(200)
  expect(await lineState(stranger.id)).toBe('waiting')
})
