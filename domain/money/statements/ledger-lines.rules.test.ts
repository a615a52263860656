import { expect, test } from 'vitest'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { entry } from '#domain/money/ledger/entries.fixture.ts'
import { ledgerFigures } from '#domain/money/ledger/figures.rules.ts'
import {
  type BookedEntry,
  draftLines,
  entryLabel,
  lineWriter,
  spanOf,
  yearSpan,
  yearsOf,
} from './ledger-lines.rules.ts'
import { depositNotes, openingNote } from './ledger-notes.rules.ts'
import { bookingProblem, hasNoDepositEntry, reversalProblem, reversedTogetherWith } from './manual-entries.rules.ts'
import { entriesUntil } from './own-time.rules.ts'

const by_name = 'Ayşe'
const rent = (id: string, on_date: string, amount = 100) => ({
  ...entry({ id, kind: 'due', category: 'rent', amount, on_date, month: `${on_date.slice(0, 7)}-01` }),
  by_name,
})
const paid = (id: string, on_date: string, amount: number) => ({
  ...entry({ id, kind: 'payment', amount, on_date, method: 'bank' }),
  by_name,
})

const ledgerLines = (entries: BookedEntry[]) => draftLines(entries).map(lineWriter(entries, allocate(entries), []))

const year = [
  rent('r1', '2025-12-05'),
  rent('r2', '2026-01-05'),
  paid('p1', '2026-01-10', 150),
  paid('wrong', '2026-01-11', 999),
  {
    ...entry({ id: 'back', kind: 'reversal', amount: 999, on_date: '2026-01-12', reverses: 'wrong', note: 'Yanlış' }),
    by_name: 'Can',
  },
  paid('p2', '2026-02-01', 80),
]

test('each line has the debt after it; what was taken back moves nothing and says who and why', () => {
  const lines = ledgerLines(year)
  expect(lines.map(({ id, balance }) => [id, balance])).toEqual([
    ['r1', 100],
    ['r2', 200],
    ['p1', 50],
    ['wrong', 50],
    ['p2', -30],
  ])
  expect(lines[3]!.reversed).toMatchObject({ reason: 'Yanlış', by_name: 'Can' })
  expect(lines.at(-1)!.balance).toBe(ledgerFigures(year, '2026-02-01')[0]!.balance)
})

test('a payment names what it settled, a claim what settled it, and the rest waits', () => {
  const [first, second, payment, , last] = ledgerLines(year)
  expect(payment!.parts).toEqual([
    { entry: 'r1', label: 'Kira, Aralık 2025', on_date: '2025-12-05', amount: 100 },
    { entry: 'r2', label: 'Kira, Ocak 2026', on_date: '2026-01-05', amount: 50 },
  ])
  expect([first!.settled, first!.settled_on, second!.settled, second!.settled_on]).toEqual([
    100,
    '2026-01-10',
    100,
    '2026-02-01',
  ])
  expect(second!.parts.map(({ entry: id, amount }) => [id, amount])).toEqual([
    ['p1', 50],
    ['p2', 50],
  ])
  expect(last!.waiting).toBe(30)
})

test('a span begins with what was owed before it and ends with what is owed after it', () => {
  const { lines, totals } = spanOf(ledgerLines(year), yearSpan(2026))
  expect(lines.map(({ id }) => id)).toEqual(['r2', 'p1', 'wrong', 'p2'])
  expect(totals).toEqual([{ currency: 'TL', opening: 100, debit: 100, credit: 230, closing: -30 }])
  expect(spanOf(ledgerLines(year), { from: '2024-01-01', to: '2024-12-31' })).toEqual({ lines: [], totals: [] })
  expect(yearsOf(lines, '2027-03-01')).toEqual([2027, 2026])
})

test('the deposit has a balance of its own', () => {
  const line = (id: string, kind: 'deposit_received' | 'deposit_deducted' | 'deposit_returned', amount: number) => ({
    ...entry({ id, kind, amount, on_date: '2026-03-01', booked_at: new Date(`2026-03-01T0${id}:00:00Z`) }),
    by_name,
  })
  const lines = ledgerLines([
    rent('r', '2026-02-01'),
    line('1', 'deposit_received', 300),
    line('2', 'deposit_deducted', 100),
    line('3', 'deposit_returned', 200),
  ])
  expect(lines.map(({ balance, held, effect }) => [balance, held, effect])).toEqual([
    [100, null, 'debit'],
    [100, 300, 'none'],
    [0, 200, 'credit'],
    [0, 0, 'none'],
  ])
})

test('a month of the calendar is named, other days are written out', () => {
  const whole = { ...rent('a', '2026-11-05'), covers_from: '2026-11-01', covers_to: '2026-11-30' }
  expect(entryLabel(whole)).toBe('Kira, Kasım 2026')
  expect(entryLabel({ ...whole, covers_to: '2026-11-14' })).toBe('Kira, 01.11.2026 – 14.11.2026')
  expect(entryLabel(paid('p', '2026-11-05', 1))).toBe('Ödeme (banka)')
  expect(entryLabel({ ...paid('d', '2026-11-05', 1), kind: 'deposit_deducted', method: 'set_off' })).toBe(
    'Depozitodan mahsup',
  )
})

test('somebody who rents no more reads their own time, and what became of it since', () => {
  expect(entriesUntil(year, '2026-01-11').map(({ id }) => id)).toEqual(['r1', 'r2', 'p1', 'wrong', 'back'])
  expect(entriesUntil(year, '2026-01-10').map(({ id }) => id)).toEqual(['r1', 'r2', 'p1'])
  expect(entriesUntil(year, null)).toHaveLength(6)
})

test('what happened cannot be in the future, no more is written off than is owed, no more given back than is held', () => {
  const [figures] = ledgerFigures([rent('r', '2026-01-05')], '2026-02-01')
  const wish = { kind: 'write_off' as const, amount: 100, on_date: '2026-02-01' }
  expect(bookingProblem(wish, figures, '2026-02-01')).toBeNull()
  expect(bookingProblem({ ...wish, amount: 101 }, figures, '2026-02-01')).toBe('write_off_too_high')
  expect(bookingProblem({ ...wish, on_date: '2026-02-02' }, figures, '2026-02-01')).toBe('day_in_future')
  expect(bookingProblem({ ...wish, kind: 'due', on_date: '2026-03-01' }, figures, '2026-02-01')).toBeNull()
  expect(bookingProblem({ ...wish, kind: 'deposit_returned', amount: 1 }, figures, '2026-02-01')).toBe(
    'deposit_too_low',
  )
})

test('what was booked as one thing is taken back as one, unless its money is gone', () => {
  const of = (id: string, kind: 'due' | 'deposit_received' | 'deposit_returned', source_key: string) =>
    entry({
      id,
      kind,
      amount: 50,
      on_date: '2026-01-01',
      source: 'opening',
      source_key,
      ...(kind === 'due' && { category: 'deposit' as const }),
    })
  const pair = [of('d', 'due', '1:deposit-before:due'), of('r', 'deposit_received', '1:deposit-before:received')]
  const taken = reversedTogetherWith(pair, pair[1]!)
  expect(taken.map(({ id }) => id)).toEqual(['r', 'd'])
  expect(reversalProblem(taken, ledgerFigures(pair, '2026-01-01')[0])).toBeNull()
  const spent = [...pair, entry({ id: 'b', kind: 'deposit_returned', amount: 1, on_date: '2026-01-02' })]
  expect(reversalProblem(taken, ledgerFigures(spent, '2026-01-02')[0])).toBe('deposit_spent')
  expect([hasNoDepositEntry(pair), hasNoDepositEntry([])]).toEqual([false, true])
})

test('TBK 342 the deposit: three months of rent, three months after the end, and what follows', () => {
  const terms = { rent: 100_00, deposit: 0, currency: 'TL' as const, tasinmazCinsi: 'Daire' }
  const known = { terms, held: 400_00, today: '2026-11-16' }
  expect(depositNotes({ ...known, ends_on: null })[0]).toBe(
    'Depozito üç aylık kirayı aşamaz (TBK 342): bu kontratta en çok 300,00 ₺. Elde tutulan tutar bu sınırın üzerinde.',
  )
  expect(depositNotes({ ...known, ends_on: '2026-10-31' })[1]).toContain('31.01.2027 gününe kadar')
  expect(depositNotes({ ...known, ends_on: '2026-07-31' })[1]).toContain('31.10.2026 günü doldu')
  expect(depositNotes({ ...known, terms: { ...terms, tasinmazCinsi: 'Tarla' }, ends_on: '2026-07-31' })).toEqual([])
})

test('where an account begins is said in words', () => {
  const said = openingNote({ opened_on: '2026-11-01', started_on: '2025-03-01', carried_over: 'Ödendi' })
  expect(said).toContain('hesap 01.11.2026 gününden itibaren tutuluyor')
  expect(said).toContain('ödenmiş sayıldı')
  expect(openingNote({ opened_on: null, started_on: '2026-12-01', carried_over: null })).toContain('henüz bir hareket')
})
