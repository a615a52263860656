import { expect, test } from 'vitest'
import { paperEventText, stateAfter } from './papers.rules.ts'
import type { PaperDecision } from './papers.schema.ts'

test.each<[(PaperDecision | null)[], string]>([
  [['confirmed', null], 'sent'],
  [['confirmed', 'confirmed'], 'confirmed'],
  [['confirmed', 'confirmed', null], 'sent'],
  [['confirmed', 'objected', null], 'objected'],
  [['objected', 'confirmed'], 'objected'],
])('after %j a paper is %s', (decisions, state) => expect(stateAfter(decisions)).toBe(state))

test('a step reads as a sentence, with how it came and what was noted', () => {
  expect(paperEventText('sent', { name: 'Mehmet', to: 'm@ornek.test' })).toBe('Onaya gönderdi: Mehmet')
  expect(paperEventText('objected', { way: 'mailed_link', note: 'Kapı kırık' })).toBe(
    'İtiraz etti, e-postayla gönderilen bağlantıyla. Not: Kapı kırık',
  )
})
