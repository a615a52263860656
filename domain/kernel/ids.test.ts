import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId, shortId } from './ids.ts'

const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })

test('an id is a UUID of version 7', () => {
  fc.assert(fc.property(time, (now) => z.uuidv7().safeParse(newId(now)).success))
})

test('an id carries its time', () => {
  fc.assert(fc.property(time, (now) => Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16) === now))
})

test('a later id sorts after an earlier one', () => {
  fc.assert(
    fc.property(time, time, (a, b) => {
      if (a < b) expect(newId(a) < newId(b)).toBe(true)
    }),
  )
})

test('ids of the same millisecond differ and stand in the order they were made', () => {
  const now = Date.now()
  const made = Array.from({ length: 1000 }, () => newId(now))
  expect(new Set(made).size).toBe(1000)
  expect([...made].sort()).toEqual(made)
})

test('CON-16 a contract shows the last six characters of its id', () => {
  expect(shortId('abc123def456')).toBe('DEF456')
})
