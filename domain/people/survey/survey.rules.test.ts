import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFrom, chosenKeys, isValidAnswer, shownOptions } from './survey.rules.ts'
import { answer, optionKeys, type Question } from './survey.schema.ts'

const id = '0198c0de-0000-7000-8000-000000000000'
const asking = (change: Partial<Question> = {}): Question => ({
  id,
  question_id: 1,
  question_text: 'Kaç mülkünüz var?',
  is_multiple_choice: false,
  option_a: 'Bir',
  option_b: '',
  option_c: 'İki',
  option_d: '',
  option_e: 'Daha çok',
  ...change,
})

test('SUR-02 only options with a text are shown, in the order a to e', () => {
  expect(shownOptions(asking())).toEqual([
    { key: 'a', text: 'Bir' },
    { key: 'c', text: 'İki' },
    { key: 'e', text: 'Daha çok' },
  ])
})

test('SUR-02 five at most', () => {
  expect(shownOptions(asking({ option_b: 'x', option_d: 'y' })).map((option) => option.key)).toEqual([...optionKeys])
})

test('SUR-05 a single choice saves the document id and one key', () => {
  expect(answerFrom(asking(), ['c'])).toEqual({ id, option: 'c' })
})

test('SUR-05 a multiple choice saves the document id and a list of keys', () => {
  expect(answerFrom(asking({ is_multiple_choice: true }), ['c'])).toEqual({ id, options: ['c'] })
  expect(answerFrom(asking({ is_multiple_choice: true }), ['a', 'e'])).toEqual({ id, options: ['a', 'e'] })
})

test('SUR-05 an answer of the wrong kind, or for an option that is not shown, does not fit', () => {
  expect(isValidAnswer(asking(), { id, option: 'b' })).toBe(false)
  expect(isValidAnswer(asking(), { id, options: ['a'] })).toBe(false)
  expect(isValidAnswer(asking({ is_multiple_choice: true }), { id, option: 'a' })).toBe(false)
  expect(isValidAnswer(asking({ is_multiple_choice: true }), { id, options: ['a', 'b'] })).toBe(false)
})

test('SUR-06 a key that is named twice counts once', () => {
  expect(chosenKeys({ id, options: ['a', 'a', 'c'] })).toEqual(['a', 'c'])
})

test('SUR-05 whatever can be ticked on the screen fits its question', () => {
  const shown = shownOptions(asking()).map((option) => option.key)
  fc.assert(
    fc.property(fc.boolean(), fc.subarray(shown, { minLength: 1 }), (is_multiple_choice, keys) => {
      const question = asking({ is_multiple_choice })
      const given = answerFrom(question, keys)
      return answer.safeParse(given).success && isValidAnswer(question, given)
    }),
  )
})
