import { expect, test } from 'vitest'
import { changedFields, clashesOf } from './versioned-form.ts'

const base = { baslik: 'Daire', adres: 'Moda', etiketler: ['a'] }

test('only what the person changed counts as typed', () => {
  expect(changedFields(base, { ...base })).toEqual({})
  expect(changedFields(base, { ...base, adres: '', etiketler: ['a', 'b'] })).toEqual({
    adres: '',
    etiketler: ['a', 'b'],
  })
})

test('two people clash only over a field that both changed, each its own way', () => {
  const mine = { ...base, baslik: 'Benim', adres: 'Aynı' }
  expect(clashesOf(base, mine, { ...base, baslik: 'Onun', adres: 'Aynı', etiketler: [] })).toEqual([['baslik', 'Onun']])
  expect(clashesOf(base, mine, base)).toEqual([])
})
