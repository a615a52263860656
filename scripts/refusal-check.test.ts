import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectedRefusals } from '#server/testing/expected-refusals/all-refusals.ts'
import { refusedElsewhere, wordedRefusals } from '#server/testing/expected-refusals/worded.ts'
import type { RecordedRefusal } from '#server/testing/refusal-record.ts'
import { declaredRefusals, differences, gaps, refusedPastTables } from './refusal-check.ts'

const root = path.join(import.meta.dirname, '..')

test('every refusal has the status and the text that the tests expect', { timeout: 60_000 }, async () => {
  const declared = await declaredRefusals(root)
  expect(Object.keys(declared).length).toBeGreaterThan(40)
  expect(differences(declared, expectedRefusals)).toEqual([])
  const { tables, codes } = refusedPastTables(root)
  expect(tables.filter((table) => !Object.hasOwn(declared, table))).toEqual([])
  expect([...new Set(codes)].sort()).toEqual([...new Set(wordedRefusals.map(([code]) => code))].sort())
})

test('what no answer carries is produced by the test named for it', () => {
  for (const [name, file] of Object.entries(refusedElsewhere)) {
    const [table, code] = name.split('.') as [string, string]
    const text = readFileSync(path.join(root, file), 'utf8')
    expect([name, text.includes(expectedRefusals[table]![code]![1])]).toEqual([name, true])
  }
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
      tea_spilt: [409, 'Çay döküldü.'],
    },
    coffeeRefusals: { tea_missing: [404, 'Çay yok.', /^\/api\/coffee/] },
  } as const
  const expected = {
    declared,
    worded: [['too_hot', 409, /^\d+ derece$/]] as const,
    elsewhere: ['teaRefusals.tea_spilt'],
  }
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
