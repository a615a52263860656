import { expect, test } from 'vitest'
import { RowSum } from './row-sum.ts'

const sumOf = (chunks: string[]) => {
  const sum = new RowSum()
  for (const chunk of chunks) sum.add(Buffer.from(chunk))
  return sum.result()
}

test('the same rows in any order and in any chunks have one sum', () => {
  const whole = sumOf(['1\tŞule\n2\tÖmer\n3\t\\N\n'])
  expect(whole.rows).toBe(3)
  expect(sumOf(['3\t\\N\n', '1\tŞu', 'le', '\n2\tÖmer\n'])).toEqual(whole)
})

test('a missing, doubled or changed row has another sum, and so have two rows that swap a value', () => {
  const whole = sumOf(['1\ta\n2\tb\n'])
  for (const other of ['1\ta\n', '1\ta\n2\tb\n2\tb\n', '1\ta\n2\tc\n', '1\tb\n2\ta\n', '1\ta\n2\tb\n\n'])
    expect(sumOf([other]).sum).not.toBe(whole.sum)
  expect(sumOf([])).toEqual({ rows: 0, sum: '0'.repeat(64) })
})
