import { expect, test } from 'vitest'
import { stemOf, stemsOf, tellingStems } from './forum-words.rules.ts'

test.each([
  ['depozitoyu', 'depozito'],
  ['depozitonun', 'depozito'],
  ['depozitom', 'depozito'],
  ['depozitomu', 'depozito'],
  ['kiracilarimizdan', 'kiraci'],
  ['kiracinin', 'kiraci'],
  ['sozlesmeler', 'sozlesme'],
  ['sozlesmesinde', 'sozlesme'],
  ['aidatlari', 'aidat'],
  ['kira', 'kira'],
])('FOR-09 %s and its relatives share what %s begins with', (word, root) => {
  const stem = stemOf(word)
  expect(root.startsWith(stem) || stem.startsWith(root)).toBe(true)
  expect(root.includes(stem)).toBe(true)
})

test('FOR-09 Turkish letters, case and signs make no difference to what is looked for', () => {
  expect(stemsOf('SÖZLEŞME')).toEqual(stemsOf('sozlesme'))
  expect(stemsOf('İADE, “iade” ıade')).toHaveLength(1)
  expect(stemsOf('a % _ \\')).toEqual([])
  expect(stemsOf('bir iki üç dört beş altı yedi sekiz dokuz on')).toHaveLength(8)
})

test('FOR-09 similar posts are looked for by the words that say something', () => {
  expect(tellingStems('Bu ne için böyle?')).not.toContain('icin')
  expect(tellingStems('Depozito ne zaman geri verilir')).toContain(stemOf('depozito'))
  expect(tellingStems('ve bu da')).toEqual([])
})
