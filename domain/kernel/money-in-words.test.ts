import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency, Kurus } from './money.ts'
import { moneyInWords, numberInWords } from './money-in-words.ts'

test.each<[Kurus, Currency, string]>([
  [0, 'TL', 'sıfır Türk lirası'],
  [1, 'TL', 'bir kuruş'],
  [50, 'TL', 'elli kuruş'],
  [99, 'TL', 'doksan dokuz kuruş'],
  [1_00, 'TL', 'bir Türk lirası'],
  [10_05, 'TL', 'on Türk lirası beş kuruş'],
  [100_00, 'TL', 'yüz Türk lirası'],
  [111_11, 'TL', 'yüz on bir Türk lirası on bir kuruş'],
  [999_00, 'TL', 'dokuz yüz doksan dokuz Türk lirası'],
  [1_000_00, 'TL', 'bin Türk lirası'],
  [1_001_00, 'TL', 'bin bir Türk lirası'],
  [2_000_00, 'TL', 'iki bin Türk lirası'],
  [21_000_00, 'TL', 'yirmi bir bin Türk lirası'],
  [25_000_50, 'TL', 'yirmi beş bin Türk lirası elli kuruş'],
  [100_000_00, 'TL', 'yüz bin Türk lirası'],
  [101_000_00, 'TL', 'yüz bir bin Türk lirası'],
  [300_000_00, 'TL', 'üç yüz bin Türk lirası'],
  [1_000_000_00, 'TL', 'bir milyon Türk lirası'],
  [1_001_000_00, 'TL', 'bir milyon bin Türk lirası'],
  [1_234_567_89, 'TL', 'bir milyon iki yüz otuz dört bin beş yüz altmış yedi Türk lirası seksen dokuz kuruş'],
  [48_000_000_00, 'TL', 'kırk sekiz milyon Türk lirası'],
  [1_000_000_000_00, 'TL', 'bir milyar Türk lirası'],
  [12_000_000_001_00, 'TL', 'on iki milyar bir Türk lirası'],
  [1_500_00, 'USD', 'bin beş yüz Amerikan doları'],
  [1_500_25, 'EUR', 'bin beş yüz euro yirmi beş sent'],
  [850_01, 'GBP', 'sekiz yüz elli İngiliz sterlini bir peni'],
  [-1_500_00, 'TL', 'eksi bin beş yüz Türk lirası'],
])('%i kuruş in %s is “%s”', (kurus, currency, words) => {
  expect(moneyInWords(kurus, currency)).toBe(words)
})

test('two different numbers are never the same words', () => {
  const number = fc.integer({ min: 0, max: 999_999_999_999 })
  fc.assert(fc.property(number, number, (one, other) => one === other || numberInWords(one) !== numberInWords(other)))
})
