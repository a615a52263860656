import { expect, test } from 'vitest'
import { showPhone } from './phone.ts'

test.each(['+905321112233', '0090 532 111 22 33', '905321112233', '5321112233', '0532 1112233', '(0532) 111-22-33'])(
  'a phone number has one form, however it was typed: %s',
  (typed) => expect(showPhone(typed)).toBe('0532 111 22 33'),
)

test('a landline has the same form, and what is no Turkish number stays as it was typed', () => {
  expect(['02163334455', '+49 30 1234567', '12', '444 0 123', null].map(showPhone)).toEqual([
    '0216 333 44 55',
    '+49 30 1234567',
    '12',
    '444 0 123',
    '',
  ])
})
