import { expect, test } from 'vitest'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { checkSheet } from './import.rules.ts'
import { columnOf, sheetColumns } from './sheet-columns.rules.ts'

const nothing = { titles: new Set<string>(), buildings: new Set<string>() }
const check = (...rows: SheetRow[]) => checkSheet(rows, nothing)
const problemsOf = (row: SheetRow) => check(row).rows[0]!.report.problems

test('headers are understood in any case, with or without Turkish letters, by label and by field name', () => {
  for (const header of ['Başlık', 'BASLIK', ' baslik ', 'BAŞLIK', 'Mülk adı'])
    expect(columnOf(header)?.field).toBe('baslik')
  for (const header of ['Oda Sayısı', 'odaSayisi', 'ODA_SAYISI']) expect(columnOf(header)?.field).toBe('odaSayisi')
  for (const { label, field, part } of sheetColumns) {
    expect(columnOf(label)).toMatchObject({ field, part })
    expect(columnOf(label.toLocaleUpperCase('tr-TR'))).toMatchObject({ field, part })
  }
  expect(columnOf('Renk')).toBeUndefined()
})

test('a good row becomes a property with deed and features', () => {
  const { rows, valid } = check({
    BAŞLIK: ' Moda 5 ',
    Cins: 'DAİRE',
    durum: 'kiracı aranıyor',
    il: 'istanbul',
    İlçe: 'KADIKOY',
    Metrekare: '1.250',
    'Banyo sayısı': 2,
    Asansör: 'evet',
    'Aylık aidat (TL)': '1.250,50',
    'Tapu tarihi': '5.3.2021',
    'Site özellikleri': 'Havuz, Güvenlik',
    'Arsa payı': 12,
    'Arsa paydası': '240',
    Ada: 112,
  })
  expect(valid).toBe(true)
  expect(rows[0]!.property).toMatchObject({
    baslik: 'Moda 5',
    tasinmazCinsi: 'Daire',
    tasinmazDurumu: 'Kiracı Aranıyor',
    deed: { il: 'İstanbul', ilce: 'Kadıköy', tapuTarihi: '2021-03-05', arsaPay: 12, arsaPayda: 240, ada: '112' },
    features: {
      metrekaresi: 1250,
      banyoSayisi: 2,
      asansor: true,
      aidatTutar: 125050,
      siteOzellikleri: ['Havuz', 'Güvenlik'],
    },
  })
})

test.each([
  [{ İl: 'Ankara' }, 'Başlık', 'Mülke bir başlık verin'],
  [{ Başlık: 'A', İl: 'Atlantis' }, 'İl', '“Atlantis” adında bir il yok'],
  [{ Başlık: 'A', İl: 'Ankara', İlçe: 'Kadıköy' }, 'İlçe', 'Ankara ilinde “Kadıköy” adında bir ilçe yok'],
  [{ Başlık: 'A', İlçe: 'Kadıköy' }, 'İl', 'İlçe yazılmış, il boş'],
  [{ Başlık: 'A', Durum: 'Satılık' }, 'Taşınmaz durumu', 'Şunlardan biri olmalı'],
  [{ Başlık: 'A', Metrekare: 'yüz' }, 'Metrekare', '“yüz” bir tam sayı değil'],
  [{ Başlık: 'A', Metrekare: 95.5 }, 'Metrekare', 'Metrekare tam sayı olmalıdır'],
  [{ Başlık: 'A', Metrekare: '-5' }, 'Metrekare', '“-5” bir tam sayı değil'],
  [{ Başlık: 'A', 'Aylık aidat': 'çok' }, 'Aylık aidat (TL)', '“çok” bir tutar değil'],
  [{ Başlık: 'A', 'Tapu tarihi': '31.02.2021' }, 'Tapu tarihi', '“31.02.2021” bir tarih değil'],
  [{ Başlık: 'A', Asansör: 'belki' }, 'Asansör', '“belki” yerine Evet ya da Hayır yazın'],
  [{ Başlık: 'A', 'Arsa payı': 5 }, 'Arsa payı', 'pay ve paydayı birlikte girin'],
  [{ Başlık: 'x'.repeat(201) }, 'Başlık', 'En fazla 200 karakter girilebilir'],
  [{ Başlık: 'A', Bina: 'Olmayan' }, 'Bağlı olduğu bina', 'ne dosyada ne de kayıtlarınızda var'],
  [{ Başlık: 'A', Cins: 'Bina', Bina: 'B' }, 'Bağlı olduğu bina', 'başka bir binanın içinde olamaz'],
] as [SheetRow, string, string][])('row %j is refused at %s', (row, column, message) => {
  expect(problemsOf(row)).toContainEqual({ column, message: expect.stringContaining(message) })
})

test('titles that appear twice or exist already are a warning, not a refusal; unknown headers are named', () => {
  const { rows, valid, unknownColumns } = checkSheet(
    [
      { Başlık: 'Moda', Renk: 'mavi' },
      { Başlık: 'MODA', Renk: '' },
      { Başlık: 'Işıklar', Renk: null },
    ],
    { titles: new Set(['isiklar']), buildings: new Set() },
  )
  expect(valid).toBe(true)
  expect(rows.map(({ report }) => report.warnings.map(({ message }) => message))).toEqual([
    [],
    ['2. satırla aynı başlık'],
    ['Bu başlıkta bir mülkünüz zaten var'],
  ])
  expect(unknownColumns).toEqual(['Renk'])
})

test('a unit may name a building of the same file, wherever it stands', () => {
  const { rows, valid } = check(
    { Başlık: 'Daire 1', Bina: 'ÇINAR APARTMANI' },
    { Başlık: 'Çınar Apartmanı', Cins: 'Bina' },
  )
  expect(valid).toBe(true)
  expect(rows[0]).toMatchObject({ building: 'cinar apartmani' })
  expect(rows[1]!.property.is_bina).toBe(true)
})

test('rented without a tenant is imported as not rented, and says so', () => {
  const { rows, valid } = check({ Başlık: 'A', Durum: 'Kiralanmış' })
  expect(valid).toBe(true)
  expect(rows[0]!.property.tasinmazDurumu).toBe('Kiralanmamış')
  expect(rows[0]!.report.warnings[0]!.message).toContain('Kiralanmamış')
})
