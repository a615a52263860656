import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsOf } from '#domain/money/payments/payments.rules.ts'
import { partsOf } from '#domain/money/tax/shares.rules.ts'
import { allocate } from './allocation.rules.ts'
import { entry } from './entries.fixture.ts'
import { ledgerFigures } from './figures.rules.ts'
import { withLate } from './late.rules.ts'

const today = '2026-11-16'
const amount = fc.integer({ min: 1, max: 90_000_00 })
const day = fc
  .date({ min: new Date('2026-06-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const claims = fc.array(
  fc.record({ on_date: day, amount, category: fc.constantFrom('rent' as const, 'aidat' as const, 'deposit' as const) }),
  { maxLength: 12 },
)
const settlements = fc.array(
  fc.record({
    on_date: day,
    amount,
    kind: fc.constantFrom('payment' as const, 'write_off' as const, 'deposit_received' as const),
  }),
  { maxLength: 12 },
)
const receipts = fc.array(fc.record({ amount, currency: fc.constant('TL' as const) }), { maxLength: 3 })
const shares = fc.uniqueArray(
  fc.record({ person: fc.uuid(), pay: fc.integer({ min: 1, max: 3 }), payda: fc.integer({ min: 9, max: 30 }) }),
  { maxLength: 3, selector: ({ person }) => person },
)
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

test('J8 PAY-01 on 500 random ledgers what is expected, collected, forgiven, open and late adds up; shares make the whole', () => {
  fc.assert(
    fc.property(claims, settlements, receipts, shares, (owed, came, waiting, people) => {
      const entries = [
        ...owed.map((each, at) => entry({ id: `c${String(at).padStart(2, '0')}`, kind: 'due', ...each })),
        ...came.map((each, at) => entry({ id: `p${String(at).padStart(2, '0')}`, ...each })),
      ]
      const { claims: states, allocations } = allocate(entries)
      const dues = states.map(
        ({ entry: { id, category, amount: of, on_date, month, currency }, settled, settled_on }) => ({
          due_id: id,
          category: category as string,
          amount: of,
          settled,
          due_on: on_date,
          month,
          currency,
          settled_on,
        }),
      )
      const main = dues.filter(({ category }) => category !== 'deposit')
      const late = withLate(dues, waiting, today)
      const [figures] = ledgerFigures(entries, today)
      const overdue = figures?.overdue ?? 0
      // What is late is what is overdue, less what the receipts cover.
      expect(sum(late.map((each) => each.late))).toBe(Math.max(0, overdue - sum(waiting.map((each) => each.amount))))
      expect(sum(withLate(dues, [], today).map((each) => each.late))).toBe(overdue)
      for (const each of late) expect(each.late).toBeLessThanOrEqual(each.amount - each.settled)
      // Every month adds up, and all months are the balance, but for what waits for later claims.
      const months = monthsOf(late, today)
      const open = sum(months.map((month) => month.amount - month.settled))
      expect(open).toBe(sum(main.map((due) => due.amount - due.settled)))
      if (figures) expect(open - figures.credit).toBe(figures.balance)
      const kindOf = new Map(entries.map(({ id, kind }) => [id, kind]))
      const settledBy = (kind: string) => {
        const ids = new Set(main.map(({ due_id }) => due_id))
        return sum(
          allocations
            .filter((each) => ids.has(each.claim) && kindOf.get(each.settlement) === kind)
            .map((each) => each.amount),
        )
      }
      const [collected, forgiven] = [settledBy('payment'), settledBy('write_off')]
      expect(collected + forgiven + open).toBe(sum(main.map((due) => due.amount)))
      // Late before anything else.
      for (const month of months)
        expect(month.state === 'late').toBe(late.some((each) => isOf(each, month) && each.late > 0))
      // Co-owners and owner together have the whole, to the kuruş; each part is at most a kuruş from the exact share.
      const parts = partsOf(collected, 'owner', people)
      expect(sum([...parts.values()])).toBe(collected)
      for (const { person, pay, payda } of people)
        expect(Math.abs(parts.get(person)! - (collected * pay) / payda)).toBeLessThanOrEqual(1.001)
    }),
    { numRuns: 500, seed: 34 },
  )
})

const isOf = (due: { month: string | null; due_on: string; category: string }, { month }: { month: string }) =>
  due.category !== 'deposit' && (due.month ?? `${due.due_on.slice(0, 7)}-01`) === month
