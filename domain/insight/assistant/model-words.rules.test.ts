import { expect, test } from 'vitest'
import { checkModelWords, maskNames } from './model-words.rules.ts'

const masked = maskNames('En yüksek açık tutar 30.000,00 ₺: Deniz Kaya, Çınar Dükkân.', [
  'Deniz Kaya',
  'Deniz',
  'Çınar Dükkân',
  'ev',
])

test('AST-03 names travel as marks, the longer one first, and come back', () => {
  expect(masked.text).toBe('En yüksek açık tutar 30.000,00 ₺: [AD2], [AD1].')
  expect(checkModelWords('[AD2] için 30.000,00 ₺.', masked)).toBe('Deniz Kaya için 30.000,00 ₺.')
})

test.each([
  'Tutar 30.000 ₺.',
  'Tutar 31.000,00 ₺.',
  'Tutar otuz bin lira.',
  '[AD3] borçlu.',
  'https://kotu.test',
  '<b>30.000,00 ₺</b>',
  '',
  'a'.repeat(1201),
])('AST-03 what the answer does not hold is not believed: %s', (words) => {
  expect(checkModelWords(words, masked)).toBeNull()
})
