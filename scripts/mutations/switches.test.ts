import { expect, test } from 'vitest'
import { mutantsOf } from './generate.ts'
import { withSwitches } from './switches.ts'

const file = 'domain/money/tax/tax.rules.js'
const source = `
  function taxOf(amount, due) {
    if (due === null || amount > 10) return 'none'
    return amount < due && 'some'
  }
  return taxOf(...given)
`
const world = globalThis as { mutantNumber?: number }

/** What the function answers as each mutant. */
function answers(given: readonly unknown[]): unknown[] {
  const body = `function whole(given) {${source}}`
  const mutants = mutantsOf(file, body).map((mutant, number) => ({ ...mutant, number, whole: mutant.whole! }))
  const run = new Function('given', withSwitches(body, mutants).slice('function whole(given) {'.length, -1))
  return [-1, ...mutants.keys()].map((number) => {
    world.mutantNumber = number
    return run(given) as unknown
  })
}

test('one program holds every mutant, and without a number it is the unbroken one', () => {
  const mutants = mutantsOf(file, `function whole(given) {${source}}`)
  expect(mutants.map(({ kind, original, replacement }) => `${kind} ${original}: ${replacement}`)).toEqual([
    'guard due === null || amount > 10: false',
    'condition due === null || amount > 10: due === null',
    'condition due === null || amount > 10: amount > 10',
    'comparison  === :  !== ',
    'comparison  > :  >= ',
    'number 10: 1000',
    "condition amount < due && 'some': amount < due",
    "condition amount < due && 'some': 'some'",
    'comparison  < :  <= ',
  ])
  expect(answers([10, 10])).toEqual([false, false, false, false, 'none', 'none', false, false, 'some', 'some'])
  expect(answers([11, 12])).toEqual(['none', 'some', 'some', 'none', 'none', 'none', 'some', 'none', 'none', 'none'])
})
