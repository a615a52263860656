import { expect, test } from 'vitest'
import { answerNews } from './agreement-kind.rules.ts'
import { outcomeOf } from './outcome.rules.ts'

test.each<[(boolean | null)[], string]>([
  [[], 'waiting'],
  [[true, null], 'waiting'],
  [[true, true], 'agreed'],
  [[true, false, null], 'refused'],
  [[false, true], 'refused'],
])('after %j an agreement is %s', (answers, outcome) =>
  expect(outcomeOf<boolean | null>(answers, { yes: true, no: false })).toBe(outcome),
)

test('the news of an answer is a sentence, with the kind’s own words where it has them', () => {
  const paper = { title: 'Ek Protokol', object: 'ek protokolü' }
  const given = { who: 'Mehmet', propertyTitle: 'Moda Daire', agreed: false }
  expect(answerNews(paper, { ...given, answer: 'yes' })).toBe('Mehmet, Moda Daire ek protokolü onayladı.')
  expect(answerNews(paper, { ...given, answer: 'no' })).toBe(
    'Mehmet, Moda Daire ek protokolü kabul etmedi, itirazını yazdı.',
  )
  const contract = { ...paper, said: { yes: 'kontratını onayladı', no: 'düzenleme istedi' }, agreed: 'Yürürlükte.' }
  expect(answerNews(contract, { ...given, answer: 'yes', agreed: true })).toBe(
    'Mehmet, Moda Daire kontratını onayladı. Yürürlükte.',
  )
})
