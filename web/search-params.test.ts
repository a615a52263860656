import { expect, test } from 'vitest'
import { searchParams } from './search-params.ts'

/** Typed by a user into the address, as the router passes it on. */
const typed = (search: object) => search as never

test('a number in a text parameter stays text, and a page is a number', () => {
  expect(searchParams.users(typed({ q: 34, page: '2' }))).toMatchObject({ q: '34', page: 2 })
})

test('what cannot be read is named as undefined, so that the raw value of the address does not come through', () => {
  expect(searchParams.tufe(typed({ page: 'iki' }))).toStrictEqual({ page: undefined, size: undefined })
  expect(searchParams.addProperty(typed({ id: 'nope' }))).toStrictEqual({ id: undefined, bina: undefined })
})

test('unknown parameters are left alone', () => {
  expect(searchParams.chat(typed({ chat: 'a', utm_source: 'posta' }))).toStrictEqual({ chat: 'a', user: undefined })
})
