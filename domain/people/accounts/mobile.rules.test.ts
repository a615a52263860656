import { expect, test } from 'vitest'
import { mobileOf, phoneHint } from './mobile.rules.ts'

test('a mobile number in any spelling is found, a land line and anything else is not', () => {
  for (const text of ['0532 111 22 33', '+90 (532) 111-22-33', '5321112233'])
    expect(mobileOf(text)).toBe('+905321112233')
  for (const text of ['0216 111 22 33', '', null, undefined, 'telefon yok', '532']) expect(mobileOf(text)).toBeNull()
})

test('the hint shows the last two digits and no other', () => {
  expect(phoneHint('+905321112233')).toBe('+90 5** *** ** 33')
})
