import { expect, test } from 'vitest'
import { lapsesOn, stepsAfterEnd } from './after-end.rules.ts'

test('TBK 147 each rent lapses five years after its own due day', () => {
  expect(lapsesOn('2026-09-05')).toBe('2031-09-05')
  expect(lapsesOn('2024-02-29')).toBe('2029-02-28')
})

test('TBK 147 after the end the landlord is told what is left and who does it, and nothing when nothing is owed', () => {
  const ended = { owner_name: 'Ayşe Yılmaz', has_guarantor: true, claims: [] }
  expect(stepsAfterEnd(ended)).toEqual([])
  const steps = stepsAfterEnd({ ...ended, claims: [{ due_on: '2026-10-05' }, { due_on: '2026-09-05' }] })
  expect(steps.map(({ title, who }) => [title, who])).toEqual([
    ['Depozitodan mahsup', 'Ayşe Yılmaz ya da onun adına kontratları yönetenler'],
    ['İlamsız icra takibi', 'Ayşe Yılmaz ya da vekâlet verdiği avukat'],
    ['Arabuluculuk ve alacak davası', 'Ayşe Yılmaz ya da vekâlet verdiği avukat'],
    ['Kefile başvuru', 'Ayşe Yılmaz ya da vekâlet verdiği avukat'],
    ['Zamanaşımı', 'Ayşe Yılmaz ya da vekâlet verdiği avukat'],
  ])
  expect(steps.at(-1)!.text).toContain('en eski borç için son gün 05.09.2031')
  const without = stepsAfterEnd({ ...ended, has_guarantor: false, claims: [{ due_on: '2026-10-05' }] })
  expect(without.map(({ title }) => title)).not.toContain('Kefile başvuru')
})
