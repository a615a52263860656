import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprints } from './fingerprint.rules.ts'

const line = (over: object = {}) => ({
  day: '2026-11-02',
  amount: 100,
  currency: 'TL',
  description: 'KİRA Ödemesi',
  counterparty: 'Mehmet Öztürk',
  reference: '',
  ...over,
})

test('two equal payments of one day are two, and each is the same one in every file', () => {
  const [first, second] = fingerprints('TR1', [line(), line()])
  expect(first).not.toBe(second)
  expect(fingerprints('TR1', [line({ description: 'kira  ODEMESI' }), line({ amount: 5 }), line()])).toEqual([
    first,
    fingerprints('TR1', [line({ amount: 5 })])[0],
    second,
  ])
})

test('account, day, amount, currency, words and reference each make another movement', () => {
  const [own] = fingerprints('TR1', [line()])
  const others = [
    { day: '2026-11-03' },
    { amount: -100 },
    { currency: 'USD' },
    { description: 'x' },
    { reference: '7' },
  ]
  for (const other of others) expect(fingerprints('TR1', [line(other)])[0]).not.toBe(own)
  expect(fingerprints('TR2', [line()])[0]).not.toBe(own)
})

/** The movements of an account by day; a bank file holds whole days, in ascending or descending order. */
const days = fc.array(
  fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 3 }),
      description: fc.constantFrom('a', 'b'),
      reference: fc.constantFrom('', '1'),
    }),
    {
      maxLength: 5,
    },
  ),
  { minLength: 1, maxLength: 10 },
)
const period = fc.record({
  from: fc.nat({ max: 9 }),
  length: fc.integer({ min: 1, max: 10 }),
  isNewestFirst: fc.boolean(),
})

test('overlapping files never double a movement, and together they miss none', () => {
  fc.assert(
    fc.property(days, fc.array(period, { minLength: 1, maxLength: 5 }), (all, files) => {
      const linesOf = (from: number, to: number) =>
        all
          .slice(from, to)
          .flatMap((lines, at) => lines.map((each) => line({ ...each, day: `2026-11-${10 + from + at}` })))
      const taken = new Set<string>()
      const covered = new Set<number>()
      for (const { from, length, isNewestFirst } of files) {
        const lines = linesOf(from, from + length)
        for (const mark of fingerprints('TR1', isNewestFirst ? lines.reverse() : lines)) taken.add(mark)
        for (let day = from; day < Math.min(from + length, all.length); day++) covered.add(day)
      }
      const truth = [...covered].reduce((sum, day) => sum + all[day]!.length, 0)
      expect(taken.size).toBe(truth)
    }),
  )
})
