import { expect, test } from 'vitest'
import { claimsNamedIn, type OpenClaim, wordsOf } from '#domain/money/ledger/payer-words.rules.ts'
import { paymentReference } from '#domain/money/ledger/payment-reference.rules.ts'
import { type Candidate, type LineToMatch, proposals } from './proposals.rules.ts'

const claim = (month: string, open: number, over: Partial<OpenClaim> = {}): OpenClaim => ({
  id: `rent-${month}`,
  category: 'rent',
  month: `${month}-01`,
  dueOn: `${month}-05`,
  open,
  currency: 'TL',
  ...over,
})
const candidate = (tenancy: string, tenants: string[], over: Partial<Candidate> = {}): Candidate => ({
  tenancy,
  tenants,
  rent: 4_250_000,
  currency: 'TL',
  claims: [claim('2026-10', 4_250_000), claim('2026-11', 4_250_000)],
  bookedTo: '2026-11-01',
  recorded: [],
  receipts: [],
  ...over,
})
const line = (over: Partial<LineToMatch>): LineToMatch => ({
  id: 'line',
  day: '2026-11-06',
  amount: 4_250_000,
  currency: 'TL',
  description: '',
  counterparty: '',
  counterpartyIban: '',
  hasTwin: false,
  ibanPaidFor: [],
  namePaidFor: [],
  ...over,
})
const mehmet = candidate('0191a2b3-0000-7000-8000-000000000001', ['Mehmet Ali Öztürk'])
const sinan = candidate('0191a2b3-0000-7000-8000-000000000002', ['Sinan Aksoy'], {
  rent: 2_950_000,
  claims: [claim('2026-11', 2_950_000)],
})
const propose = (over: Partial<LineToMatch>, candidates = [mehmet, sinan]) =>
  proposals([line(over)], candidates).get('line')

test('reference, name, history and amount, each with its reason and confidence', () => {
  const byCode = propose({ amount: 100, description: `kira ${paymentReference(sinan.tenancy).toLowerCase()}` })
  expect(byCode).toMatchObject({
    tenancy: sinan.tenancy,
    confidence: 'high',
    reasons: [`Açıklamada ${paymentReference(sinan.tenancy)} kodu var`],
  })
  expect(propose({ description: 'FAST MEHMET OZTURK KIRA' })).toMatchObject({
    tenancy: mehmet.tenancy,
    confidence: 'high',
    reasons: ['Kiracının adı geçiyor', '42.500,00 ₺ açık bir borca eşit'],
    covers: [{ claim: 'rent-2026-10', amount: 4_250_000 }],
  })
  expect(propose({ counterparty: 'MEHMET ALİ ÖZTÜRK', amount: 8_500_000 })).toMatchObject({
    confidence: 'high',
    reasons: ['Kiracının adı geçiyor', '85.000,00 ₺ açık borcun tamamına eşit'],
  })
  expect(propose({ counterparty: 'Mehmet Öztürk', amount: 1_000_000 })).toMatchObject({ confidence: 'medium' })
  expect(propose({ amount: 2_950_000, description: 'havale' })).toMatchObject({
    tenancy: sinan.tenancy,
    confidence: 'low',
  })
  expect(propose({ ibanPaidFor: [sinan.tenancy], amount: 2_950_000 })).toMatchObject({
    tenancy: sinan.tenancy,
    confidence: 'high',
  })
  expect(propose({ namePaidFor: [sinan.tenancy], amount: 1 })).toMatchObject({
    tenancy: sinan.tenancy,
    confidence: 'low',
  })
})

test('nothing is guessed from a stranger, another currency or an amount that fits several', () => {
  expect(propose({ amount: 77, counterparty: 'Ali Veli' })).toBeUndefined()
  expect(propose({ currency: 'USD', description: 'MEHMET OZTURK' })).toBeUndefined()
  expect(propose({ description: 'kira' }, [mehmet, { ...mehmet, tenancy: 'b', tenants: ['Ece Kaya'] }])).toBeUndefined()
})

test('one tenant in two properties, a payment recorded by hand and a twin in another file are never sure', () => {
  const both = propose({ description: 'MEHMET OZTURK' }, [mehmet, { ...mehmet, tenancy: 'b' }])
  expect(both).toMatchObject({
    confidence: 'low',
    cautions: ['Başka bir kiracılık da uyuyor; hangisi olduğuna bakın.'],
  })
  const paid = {
    ...mehmet,
    recorded: [
      {
        id: 'p',
        day: '2026-11-05',
        amount: 4_250_000,
        currency: 'TL',
        source: 'hand' as const,
        pot: 'payment' as const,
      },
    ],
  }
  expect(propose({ description: 'MEHMET OZTURK' }, [paid])).toMatchObject({
    confidence: 'low',
    known: 'p',
    cautions: ['05.11.2026 günü için elle kaydedilmiş 42.500,00 ₺ ödeme var; bu satır onun karşılığı olabilir.'],
  })
  expect(propose({ description: `MEHMET OZTURK ${paymentReference(mehmet.tenancy)}`, hasTwin: true })?.confidence).toBe(
    'low',
  )
})

test('what one line settles is not there for the next', () => {
  const lines = [line({ id: 'later', day: '2026-11-07', description: 'SINAN AKSOY', amount: 2_950_000 })]
  lines.push({ ...lines[0]!, id: 'first', day: '2026-11-03' })
  const found = proposals(lines, [sinan])
  expect(found.get('first')).toMatchObject({
    confidence: 'high',
    covers: [{ claim: 'rent-2026-11', amount: 2_950_000 }],
  })
  // The amount equals a month's rent, but no open claim is left for it.
  expect(found.get('later')).toMatchObject({ confidence: 'medium', covers: [] })
})

test('TBK 101 the payer’s words name the claim', () => {
  const claims = [
    claim('2026-10', 1),
    claim('2026-11', 1),
    claim('2026-11', 1, { id: 'aidat-2026-11', category: 'aidat' }),
    claim('2025-11', 1),
  ]
  const named = (text: string) => claimsNamedIn(wordsOf(text), claims, '2026-11-06').map(({ id }) => id)
  expect(named('KASIM KİRASI')).toEqual(['rent-2026-11'])
  expect(named('Kasım 2025 kira')).toEqual(['rent-2025-11'])
  expect(named('EKİM VE KASIM')).toEqual(['rent-2026-10', 'rent-2026-11', 'aidat-2026-11'])
  expect(named('aidat')).toEqual(['aidat-2026-11'])
  expect(named('kira')).toEqual([])
  expect(named('ara ödeme, may')).toEqual([])
  const deposit = candidate('d', ['Ece Kaya'], {
    claims: [claim('2026-11', 4_250_000), claim('2026-11', 8_500_000, { id: 'deposit', category: 'deposit' })],
  })
  expect(propose({ description: 'ECE KAYA DEPOZİTO', amount: 8_500_000 }, [deposit])).toMatchObject({
    pot: 'deposit',
    covers: [{ claim: 'deposit', amount: 8_500_000 }],
    confidence: 'high',
  })
  expect(propose({ description: 'ECE KAYA KASIM KİRA' }, [deposit])).toMatchObject({
    pot: 'payment',
    named: ['rent-2026-11'],
  })
})
