import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareTurkish,
  fold,
  initials,
  lower,
  normalEmail,
  ofThem,
  sameEmail,
  sortKey,
  upper,
} from './turkish-text.ts'

describe('e-mail comparison', () => {
  test.each([
    [' A@B.com ', 'a@b.com'],
    ['ISIK@ORNEK.COM', 'isik@ornek.com'],
    ['\tayse@ornek.com\n', 'AYSE@ornek.com'],
  ])('ACC-12 %j equals %j', (a, b) => {
    expect(sameEmail(a, b)).toBe(true)
  })

  test('ACC-12 a different address stays different', () => {
    expect(sameEmail('a@b.com', 'a@b.co')).toBe(false)
    expect(sameEmail('a.b@c.com', 'ab@c.com')).toBe(false)
  })

  test('ACC-12 an address is not Turkish text: a capital I becomes i, never ı', () => {
    expect(normalEmail('INFO@SITE.COM')).toBe('info@site.com')
  })

  test('ACC-12 normalising twice changes nothing', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => normalEmail(normalEmail(email)) === normalEmail(email)))
  })
})

describe('Turkish letters', () => {
  test('AMB-40 the dotted and the dotless i keep their identity', () => {
    expect(lower('KİRACI ARANIYOR')).toBe('kiracı aranıyor')
    expect(upper('kiralanmış ilan')).toBe('KİRALANMIŞ İLAN')
    expect(lower('İ')).toHaveLength(1)
  })

  test('sorting follows the Turkish alphabet and counts numbers as numbers', () => {
    const sorted = ['Zeynep', 'Şule', 'Daire 10', 'Çiğdem', 'Daire 9', 'Cem', 'İpek', 'Irmak', 'Selin'].sort(
      compareTurkish,
    )
    expect(sorted).toEqual(['Cem', 'Çiğdem', 'Daire 9', 'Daire 10', 'Irmak', 'İpek', 'Selin', 'Şule', 'Zeynep'])
  })

  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['  Çağrı   Öztürk ', 'cagri ozturk'],
    ['Kâmil Şükrü', 'kamil sukru'],
    ['Ig\u0306dır', 'igdir'],
  ])('the search key of %j is %j', (text, key) => {
    expect(fold(text)).toBe(key)
  })

  test('with and without Turkish letters lead to the same key', () => {
    expect(fold('Işıl Gülşen')).toBe(fold('ISIL GULSEN'))
  })

  test('folding a folded key changes nothing', () => {
    const letter = fc.constantFrom(...'abcçdefgğhıijklmnoöpqrsştuüvwxyzABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZâîû 0-9.\u0307')
    fc.assert(fc.property(fc.string({ unit: letter }), (text) => fold(fold(text)) === fold(text)))
  })
})

describe('initials', () => {
  test.each([
    ['Ayşe Yılmaz', 'AY'],
    ['ilker ışık', 'İI'],
    ['Mehmet Ali Öz', 'MÖ'],
    ['  Şule ', 'Ş'],
    ['Av. Cem İlhan', 'Cİ'],
    ['Öz.', 'Ö'],
    ['', ''],
  ])('ACC-50 %j without a picture shows %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

test('the sort key puts text in Turkish order by plain bytes, numbers by value', () => {
  const order = [
    'Ankara',
    'Cihangir',
    'Çankaya',
    'Daire 2',
    'Daire 10',
    'Gül',
    'Ğ',
    'Hisar',
    'Ihlamur',
    'İzmir',
    'Kadıköy',
    'Oda',
    'Ödemiş',
    'Sarıyer',
    'Şişli',
    'Tarla',
    'Ulus',
    'Üsküdar',
    'Villa',
  ]
  const byKey = [...order].reverse().sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  expect(byKey).toEqual(order)
  expect(sortKey('  İKİ   ODA ')).toBe(sortKey('iki oda'))
})

test('every letter is made small and large as the language asks for', () => {
  const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code))
  const words = [...letters, 'I\u0307STANBUL', 'IĞDIR', 'İĞDİR', 'ılık iş', 'ΟΔΟΣ', 'STRASSE', 'straße']
  expect(words.filter((word) => lower(word) !== word.toLocaleLowerCase('tr-TR'))).toEqual([])
  expect(words.filter((word) => upper(word) !== word.toLocaleUpperCase('tr-TR'))).toEqual([])
})

test('so many of them, with the ending of the spoken number', () => {
  const counts = [0, 1, 2, 3, 6, 7, 9, 10, 14, 20, 26, 30, 40, 60, 90, 100, 101, 1000, 1_000_000]
  expect(counts.map(ofThem).join(' ')).toBe(
    '0’ı 1’i 2’si 3’ü 6’sı 7’si 9’u 10’u 14’ü 20’si 26’sı 30’u 40’ı 60’ı 90’ı 100’ü 101’i 1000’i 1000000’u',
  )
})
