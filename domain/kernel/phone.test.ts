import { expect, test } from 'vitest'
import { showPhone } from './phone.ts'

test('a phone number is read in groups, and what is no Turkish number as it was typed', () => {
  expect(['+905321112233', '02163334455', '+49 30 1234567', '12', null].map(showPhone)).toEqual([
    '0532 111 22 33',
    '0216 333 44 55',
    '+49 30 1234567',
    '12',
    '',
  ])
})
