import { expect, test } from 'vitest'
import { decisionProblems, decisionText } from './decision.rules.ts'

const decision = {
  way: 'court',
  decision_office: 'Kadıköy 2. Sulh Hukuk Mahkemesi',
  decision_number: '2026/123 E.',
  basis_on: '2026-11-10',
} as const

test('a decision is named by office, number and day; the other ways need none', () => {
  expect(decisionProblems(decision)).toEqual({})
  expect(Object.keys(decisionProblems({ ...decision, decision_office: '12', decision_number: 'yok' }))).toEqual([
    'decision_office',
    'decision_number',
  ])
  expect(decisionProblems({ ...decision, basis_on: null })).toEqual({
    basis_on: 'Kararın ya da tahliye emrinin tarihini girin',
  })
  expect(decisionProblems({ ...decision, way: 'late_rent', decision_office: '', decision_number: '' })).toEqual({})
  expect(decisionText(decision)).toBe('Kadıköy 2. Sulh Hukuk Mahkemesi, 2026/123 E., 10.11.2026')
  expect(decisionText({ ...decision, way: 'agreement' })).toBe('')
})
