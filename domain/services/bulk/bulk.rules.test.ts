import { expect, test } from 'vitest'
import { bulkText } from './bulk.rules.ts'

const left = (code: string, baslik: string) => ({ id: '', baslik, code, message: '' })

test.each([
  ['12 mülk çöp kutusuna taşındı', [], '12 mülk çöp kutusuna taşındı.'],
  [
    '12 mülk çöp kutusuna taşındı',
    [left('live_contract', 'Moda 3'), left('live_contract', 'Moda 5')],
    '12 mülk çöp kutusuna taşındı, 2 mülkte süren kontrat var: Moda 3, Moda 5.',
  ],
  [
    'Hiçbir mülk taşınmadı',
    [left('has_tenants', 'A'), left('building_has_units', 'B')],
    'Hiçbir mülk taşınmadı, 1 mülkte kayıtlı kiracı var: A, 1 binada bağımsız bölümler var: B.',
  ],
  [
    '1 mülk bağlandı',
    [1, 2, 3, 4, 5].map((each) => left('not_allowed', `Daire ${each}`)),
    '1 mülk bağlandı, 5 mülkte buna yetkiniz yok: Daire 1, Daire 2, Daire 3 ve 2 mülk daha.',
  ],
  ['1 mülk bağlandı', [left('property_missing', 'Mülk')], '1 mülk bağlandı, 1 mülk bulunamadı.'],
  ['1 mülk bağlandı', [left('something_new', 'C')], '1 mülk bağlandı, 1 mülk değişmedi: C.'],
])('a bulk change says what it did and, by reason, what it left: %s %o', (done, refused, text) => {
  expect(bulkText(done, refused)).toBe(text)
})
