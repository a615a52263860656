import { expect, test } from 'vitest'
import { specOf, testsOfRound } from './outcome.ts'
import { testsFor } from './reach.ts'

const file = 'server/features/money/payments/record-payments.ts'
const reaching = (name: string, breadth: number, milliseconds = 100) => ({
  file: name,
  name: `of ${breadth}`,
  milliseconds,
  breadth,
})

test('a mutant is tried with the tests that run its function, those of its feature first', () => {
  const tests = [
    reaching('server/http/writes.test.ts', 40),
    reaching('server/http/slow.test.ts', 10, 11_000),
    reaching('server/payments-process.test.ts', 20),
    reaching('server/features/money/payments/payments.test.ts', 90),
  ]
  const other = [reaching('server/features/money/tax/tax.test.ts', 5)]
  const reach = new Map([
    [`${file}#record`, tests],
    [`${file}#other`, other],
  ])
  expect(testsFor({ file, inside: 'record' }, reach).map((each) => each.file)).toEqual([
    'server/features/money/payments/payments.test.ts',
    'server/payments-process.test.ts',
    'server/http/writes.test.ts',
  ])
  expect(testsFor({ file, inside: 'nowhere' }, reach)).toEqual([])
  expect(testsFor({ file, inside: null }, reach)).toHaveLength(4)
})

test('each round takes further tests, and no file gives more than six', () => {
  const tests = [1, 2, 3, 4, 5, 6, 7, 8].map((breadth) => reaching('a.test.ts', breadth))
  tests.push(reaching('b.test.ts', 9))
  const names = (round: number) => [...testsOfRound(round, tests)].map(([of, all]) => [of, all.map(({ name }) => name)])
  expect(names(0)).toEqual([['a.test.ts', ['of 1', 'of 2', 'of 3']]])
  expect(names(1)).toEqual([
    ['a.test.ts', ['of 4', 'of 5', 'of 6']],
    ['b.test.ts', ['of 9']],
  ])
  expect(names(2)).toEqual([])
})

test('a test is found by its whole name, whatever stands in it', () => {
  const { pattern } = specOf('a.test.ts', [{ name: 'money > PAY-01 (a) costs 1.000 ₺?' }, { name: 'b' }])
  expect('money PAY-01 (a) costs 1.000 ₺?').toMatch(new RegExp(pattern))
  expect('money PAY-01 (a) costs 1.000 ₺? twice').not.toMatch(new RegExp(pattern))
  expect('b').toMatch(new RegExp(pattern))
})
