import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('an answer is worked out once, also where it is null, and again when there were too many others', () => {
  const answers = new BoundedCache<string | null>(2)
  const workedOut: string[] = []
  const ask = (key: string, answer: string | null = key.toUpperCase()) =>
    answers.of(key, () => {
      workedOut.push(key)
      return answer
    })
  expect([ask('a'), ask('b', null), ask('a'), ask('b', null)]).toEqual(['A', null, 'A', null])
  expect([ask('c'), ask('a')]).toEqual(['C', 'A'])
  expect(workedOut).toEqual(['a', 'b', 'c', 'a'])
})
