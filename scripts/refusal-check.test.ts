import path from 'node:path'
import { expect, test } from 'vitest'
import { expectedRefusals } from '#server/testing/expected-refusals/all-refusals.ts'
import type { RecordedRefusal } from '#server/testing/refusal-record.ts'
import { declaredRefusals, differences, gaps } from './refusal-check.ts'

test('every refusal has the status and the text that the tests expect', async () => {
  const declared = await declaredRefusals(path.join(import.meta.dirname, '..'))
  expect(Object.keys(declared).length).toBeGreaterThan(40)
  expect(differences(declared, expectedRefusals)).toEqual([])
})

test('a refusal that is new, gone or changed is named', () => {
  const declared = {
    teaRefusals: {
      tea_missing: { status: 404, message: 'Çay yok.' },
      tea_cold: { status: 409, message: 'Çay soğumuş.' },
      tea_spilt: { status: 409, message: 'Çay döküldü.' },
    },
  }
  const expected = { teaRefusals: { tea_missing: [404, 'Çay yok.'], tea_cold: [410, 'Çay soğumuş.'] } } as const
  expect(differences(declared, { ...expected, coffeeRefusals: { coffee_missing: [404, 'Kahve yok.'] } })).toEqual([
    'teaRefusals.tea_cold is 409 “Çay soğumuş.”; the tests expect 410 “Çay soğumuş.”',
    'teaRefusals.tea_spilt is not written down in server/testing/expected-refusals',
    'coffeeRefusals.coffee_missing is expected by the tests, but not declared',
  ])
})

test('a refusal counts when a test got it with its status and text, from its feature, and not by chance', () => {
  const declared = {
    teaRefusals: {
      tea_missing: [404, 'Çay yok.', /^\/api\/tea/],
      tea_cold: [409, 'Çay soğumuş.'],
    },
    coffeeRefusals: { tea_missing: [404, 'Çay yok.', /^\/api\/coffee/] },
  } as const
  const expected = { declared, worded: [['too_hot', 409, /^\d+ derece$/]] as const }
  const sent = (given: Partial<RecordedRefusal>): RecordedRefusal => ({
    code: 'tea_missing',
    status: 404,
    message: 'Çay yok.',
    path: '/api/tea/1',
    by: 'server/tea.test.ts',
    ...given,
  })
  const cold = sent({ code: 'tea_cold', status: 409, message: 'Çay soğumuş.' })
  const hot = sent({ code: 'too_hot', status: 409, message: '95 derece' })
  expect(gaps(expected, [sent({}), sent({ path: '/api/coffee/1' }), cold, hot])).toEqual([])
  expect(gaps(expected, [sent({}), { ...cold, by: 'server/http/fuzz.test.ts' }, hot])).toEqual([
    'no test produces teaRefusals.tea_cold, 409 “Çay soğumuş.”',
    'no test produces coffeeRefusals.tea_missing, 404 “Çay yok.”',
  ])
  expect(gaps(expected, [sent({}), sent({ path: '/api/coffee/1' }), cold, { ...hot, message: 'sıcak' }])).toEqual([
    'no test produces too_hot, 409 /^\\d+ derece$/',
    'server/tea.test.ts got too_hot, 409 “sıcak”, from /api/tea/1',
  ])
})
