import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventSentence, propertyEventKinds } from './property-events.rules.ts'

test.each([
  ['updated', { fields: ['baslik', 'adres', 'aciklama'] }, 'Genel bilgiler güncellendi: başlık, adres ve açıklama.'],
  ['meters_updated', { fields: ['suSayacNo'] }, 'Sayaç numaraları güncellendi: su.'],
  ['status_changed', { from: 'Boş', to: 'Kiralanmış' }, 'Durum “Boş” iken “Kiralanmış” yapıldı.'],
  ['tenant_asked', { name: 'Işıl Çağ' }, 'Işıl Çağ kiracı olarak eklendi; onayı bekleniyor.'],
  ['tenant_declined', { name: 'Işıl Çağ' }, 'Işıl Çağ bu mülkün kiracısı olmadığını bildirdi.'],
  ['tenant_added', { name: 'Işıl Çağ' }, 'Işıl Çağ kiracı olarak eklendi.'],
  ['tenant_removed', {}, 'Bir kiracı mülkten çıkarıldı.'],
  ['picture_added', { set: 'delivery' }, 'Teslim fotoğrafları: bir fotoğraf eklendi.'],
  ['picture_removed', {}, 'Bir fotoğraf silindi.'],
  ['fixture_added', { name: 'Kombi' }, '“Kombi” demirbaşı eklendi.'],
  ['fixture_removed', {}, 'Bir demirbaş silindi.'],
  ['document_renamed', { from: 'a.pdf', to: 'Tapu.pdf' }, '“a.pdf” belgesinin adı “Tapu.pdf” oldu.'],
  ['reading_added', { sayac: 'dogalgaz', zaman: 'tahliye' }, 'Doğalgaz okuması (tahliye) kaydedildi.'],
  ['from_a_later_release', { name: 'x' }, 'Mülkte bir değişiklik yapıldı.'],
])('the history says %s %j as a sentence', (kind, detail, sentence) => {
  expect(eventSentence({ kind, detail })).toBe(sentence)
})

test('every kind gets one whole sentence, whatever its detail holds', () => {
  const names = ['name', 'from', 'to', 'fields', 'set', 'count', 'sayac', 'zaman']
  const detail = fc.dictionary(fc.constantFrom(...names), fc.jsonValue() as fc.Arbitrary<never>)
  fc.assert(
    fc.property(fc.constantFrom(...propertyEventKinds, '__proto__', 'toString'), detail, (kind, given) => {
      expect(eventSentence({ kind, detail: given })).toMatch(/^\S.*\.$/s)
    }),
  )
})
