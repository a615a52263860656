import { expect, test } from 'vitest'
import { leaseEnd, splitName } from './property-text.ts'

const lease = { starts_on: '2025-11-01', ends_on: '2027-10-31', last_day: null }
const today = '2026-11-17'

test('LST-01 the end of a contract, how soon it comes, and that it goes on by itself', () => {
  expect(leaseEnd(lease, today)).toEqual({ label: 'Kontrat bitişi', date: '31.10.2027', note: null })
  expect(leaseEnd({ ...lease, ends_on: '2026-12-01' }, today).note).toBe('14\u00a0gün kaldı')
  expect(leaseEnd({ ...lease, ends_on: today }, today).note).toBe('bugün')
  expect(leaseEnd({ ...lease, starts_on: '2026-12-01' }, today).label).toBe('Kontrat başlangıcı')
  expect(leaseEnd({ ...lease, ends_on: '2026-10-31' }, today)).toMatchObject({ date: '31.10.2027' })
})

test('LST-01 a last day that is certain counts before the one in the contract', () => {
  expect(leaseEnd({ ...lease, last_day: '2026-11-29' }, today)).toEqual({
    label: 'Son gün',
    date: '29.11.2026',
    note: '12\u00a0gün kaldı',
  })
  expect(leaseEnd({ ...lease, last_day: '2027-08-01' }, today)).toMatchObject({ date: '01.08.2027', note: null })
})

test('LST-01 a name in one line keeps its last words, in which flats of one building differ', () => {
  expect(splitName('Acıbadem Apartmanı Daire 2')).toEqual({ head: 'Acıbadem Apartmanı', tail: ' Daire 2' })
  expect(splitName('Üsküdar Boğaz Manzaralı Çatı Katı')).toEqual({
    head: 'Üsküdar Boğaz Manzaralı',
    tail: ' Çatı Katı',
  })
  expect(splitName('Villa')).toEqual({ head: 'Villa', tail: '' })
  expect(splitName('Şişli Stüdyo')).toEqual({ head: 'Şişli', tail: ' Stüdyo' })
  expect(splitName('Kadıköyapartmanıbahçekatı')).toEqual({ head: 'Kadıköyapartmanıbahçekatı', tail: '' })
})
