import { expect, test } from 'vitest'
import {
  groupOf,
  isRented,
  mayChooseStatus,
  rentedText,
  statusAfterLeaving,
  statusesOf,
  syncedStatus,
  titleOf,
} from './properties.rules.ts'
import { notRentedStatuses, propertyStatuses } from './properties.schema.ts'

test('PROP-02 an empty title and a missing property have their own labels', () => {
  expect(titleOf({ baslik: 'Moda 5' })).toBe('Moda 5')
  expect(titleOf({ baslik: '  ' })).toBe('İsimsiz Mülk')
  expect(titleOf(null)).toBe('Bilinmeyen Mülk')
  expect(titleOf(undefined)).toBe('Bilinmeyen Mülk')
})

test.each([
  ['Kiralanmamış', false],
  ['Boş', false],
  ['Boşta', false],
  ['Kiracı Aranıyor', false],
  ['Kiralanabilir', false],
  ['KİRALANMAMIŞ', false],
  ['KİRACI ARANIYOR', false],
  ['kiracı aranıyor', false],
  [' BOŞ ', false],
  ['Kiralanmış', true],
  ['Yazlık olarak kullanılıyor', true],
])('PROP-05 %j counts as rented: %s', (status, rented) => {
  expect(isRented(status)).toBe(rented)
})

test('PROP-05 nothing at all is rented only where somebody lives', () => {
  expect(isRented(null)).toBe(false)
  expect(isRented('', 1)).toBe(true)
})

test('PROP-08 status and tenants come to tell the same story, in all four combinations', () => {
  for (const status of notRentedStatuses) {
    expect(syncedStatus(status, 1)).toBe('Kiralanmış')
    expect(syncedStatus(status, 0)).toBe(status)
  }
  expect(syncedStatus('Kiralanmış', 0)).toBe('Kiralanmamış')
  expect(syncedStatus('Kiralanmış', 2)).toBe('Kiralanmış')
})

test('a status may be chosen exactly when the sync rule would leave it', () => {
  for (const status of propertyStatuses) {
    expect(mayChooseStatus(status, 0)).toBe(status !== 'Kiralanmış')
    expect(mayChooseStatus(status, 1)).toBe(status === 'Kiralanmış')
  }
})

test('only the last tenant who leaves empties the property', () => {
  expect(statusAfterLeaving('Kiralanmış', 1)).toBe('Kiralanmış')
  expect(statusAfterLeaving('Kiralanmış', 0)).toBe('Boş')
})

test('LST-02 PROP-04 a list names three states; all five stored values for an empty property are vacant', () => {
  expect(propertyStatuses.map((status) => [status, groupOf(status)])).toEqual([
    ['Kiralanmış', 'rented'],
    ['Kiralanmamış', 'vacant'],
    ['Boş', 'vacant'],
    ['Boşta', 'vacant'],
    ['Kiracı Aranıyor', 'seeking'],
    ['Kiralanabilir', 'vacant'],
  ])
  // AMB-42: rented and vacant make all.
  expect(statusesOf('vacant')).toEqual(['Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir'])
  expect(statusesOf('seeking')).toEqual(['Kiracı Aranıyor'])
  expect(statusesOf('Boşta')).toEqual(['Boşta'])
})

test('LST-01 how many are let is said in one sentence everywhere', () => {
  expect([0, 7, 17].map((rented) => rentedText({ total: 17, rented }))).toEqual([
    '17 mülk, kirada olan yok',
    '17 mülkün 7’si kirada',
    '17 mülk, hepsi kirada',
  ])
  expect(rentedText({ total: 1, rented: 1 })).toBe('1 mülk, kirada')
  expect(rentedText({ total: 4, rented: 3 }, 'bölüm')).toBe('4 bölümün 3’ü kirada')
})
