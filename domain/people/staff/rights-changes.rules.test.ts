import { expect, test } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import { rightsChangeText } from './rights-changes.rules.ts'

const property = (baslik: string) => ({ id: baslik, baslik })
const none = { flags: { ...noFlags }, acts_on_all: false, properties: [] }

test('what was given and what was taken is named; a change of neither says nothing', () => {
  const before = {
    ...none,
    flags: { ...noFlags, canManageMeters: true },
    properties: [property('Moda'), property('Şişli')],
  }
  const after = {
    ...none,
    flags: { ...noFlags, canManageDocuments: true },
    properties: [property('Moda'), property('Bebek')],
  }
  expect(rightsChangeText(before, after)).toBe(
    'Verilen: Belgeleri yönetebilir, Bebek. Geri alınan: Sayaçları yönetebilir, Şişli.',
  )
  expect(rightsChangeText(before, { ...before })).toBe('')
})

test('of many properties three are named', () => {
  const properties = ['A', 'B', 'C', 'D', 'E'].map(property)
  expect(rightsChangeText(none, { ...none, properties })).toBe('Verilen: A, B, C, 2 mülk daha.')
  expect(rightsChangeText({ ...none, acts_on_all: true }, none)).toBe('Geri alınan: bütün mülkler.')
})
