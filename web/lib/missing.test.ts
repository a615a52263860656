import { expect, test } from 'vitest'
import { CallError } from './call.ts'
import { isMissing, unlessMissing } from './missing.ts'

const refused = (status: number, code: string) => new CallError(status, { code, message: 'Olmadı.' })

test('ERR-01 only what the server does not find is missing; a refused input is not', () => {
  const found = [refused(404, 'not_found'), refused(400, 'invalid_input'), refused(403, 'not_allowed'), new Error('x')]
  expect(found.map(isMissing)).toEqual([true, false, false, false])
})

test('ERR-01 what is missing or refused is asked for once, anything else three times', () => {
  const again = (error: Error) => [0, 1, 2].map((failures) => unlessMissing(failures, error))
  expect(again(refused(404, 'not_found'))).toEqual([false, false, false])
  expect(again(refused(400, 'invalid_input'))).toEqual([false, false, false])
  expect(again(refused(429, 'too_many'))).toEqual([true, true, false])
  expect(again(new TypeError('offline'))).toEqual([true, true, false])
  expect(again(refused(503, 'busy'))).toEqual([true, true, false])
})
