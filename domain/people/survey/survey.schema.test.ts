import { expect, test } from 'vitest'
import { surveyRefusals } from './survey.messages.ts'
import { answer, question, questionForm, questionResult } from './survey.schema.ts'

const id = '0198c0de-0000-7000-8000-000000000000'
const options = { option_a: 'Evet', option_b: 'Hayır', option_c: '', option_d: '', option_e: '' }
const form = { question_id: 1, question_text: 'Kiracı mısınız?', is_multiple_choice: false, ...options }

test('SUR-01 a question has its number, text, kind, five options and a document id', () => {
  expect(Object.keys(question.shape).sort()).toEqual(
    ['id', 'question_id', 'question_text', 'is_multiple_choice', ...Object.keys(options)].sort(),
  )
  expect(question.safeParse({ id, ...form }).success).toBe(true)
})

test('SUR-01 its result also has count_a to count_e', () => {
  for (const key of 'abcde') expect(Object.keys(questionResult.shape)).toContain(`count_${key}`)
})

test('SUR-01 the people who answer do not see the counts', () => {
  expect(Object.keys(question.shape).filter((name) => name.startsWith('count_'))).toEqual([])
})

test('SUR-02 a new question needs two options at least', () => {
  expect(questionForm.safeParse(form).success).toBe(true)
  expect(questionForm.safeParse({ ...form, option_b: ' ' }).error?.issues[0]?.message).toBe('En az iki seçenek yazın')
})

test('SUR-05 one choice is saved as one key, several as a list of keys', () => {
  expect(answer.safeParse({ id, option: 'a' }).success).toBe(true)
  expect(answer.safeParse({ id, options: ['a', 'e'] }).success).toBe(true)
})

test.each([
  { id },
  { id, option: 'f' },
  { id, options: [] },
  { id, option: 'a', options: ['a'] },
  { id: 'x', option: 'a' },
])('SUR-05 %j is no answer', (value) => {
  expect(answer.safeParse(value).success).toBe(false)
})

test('SUR-09 an unknown question has its text', () => {
  expect(surveyRefusals.question_missing.message).toBe('Soru bulunamadı')
})
