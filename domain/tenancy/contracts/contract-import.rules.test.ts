import { describe, expect, test } from 'vitest'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { checkContracts, type ImportProperty, type ImportSurroundings } from './contract-import.rules.ts'

const property = (id: string, baslik: string, given: Partial<ImportProperty> = {}): ImportProperty => ({
  id: `01900000-0000-7000-8000-00000000000${id}`,
  baslik,
  owner_id: 'owner',
  is_bina: false,
  tasinmazCinsi: 'Daire',
  live: false,
  yetkiliMahkeme: 'İstanbul Mahkemeleri',
  ...given,
})
const around: ImportSurroundings = {
  today: '2026-11-16',
  properties: [
    property('1', 'Moda Daire 5'),
    property('2', 'Şişli Ofis', { tasinmazCinsi: 'Ofis' }),
    property('3', 'Kirada', { live: true }),
    property('4', 'Apartman', { is_bina: true }),
    property('5', 'İkiz'),
    property('6', 'ikiz'),
    property('7', 'Ova Tarlası', { tasinmazCinsi: 'Tarla' }),
    property('8', 'Köşe Arsası', { tasinmazCinsi: 'Arsa' }),
  ],
  landlords: new Map([
    [
      'owner',
      {
        party: {
          landlord_name: 'Ayşe Yıldırım',
          landlord_id_number: '10000000146',
          landlord_phone: '+905301112200',
          landlord_residence: '',
        },
        email: 'ayse@ornek.test',
        habits: { iban: 'TR330006100519786457841326' },
      },
    ],
  ]),
}
const good: SheetRow = {
  Mülk: 'moda daire 5',
  'Kiracı adı soyadı': 'Mehmet Demir',
  'Kiracı e-posta': 'Mehmet@Ornek.test',
  'Kiracı telefon': 5321112233,
  'Başlangıç tarihi': '01.03.2026',
  'Aylık kira': '25.000,00',
}
const check = (...rows: SheetRow[]) => checkContracts(rows, around)
const first = (row: SheetRow) => check(row).rows[0]!

test('a row with what matters becomes a whole contract: defaults and the owner’s habits fill the rest', () => {
  const { rows, ready, mails, valid } = check(good)
  expect({ ready, mails, valid }).toEqual({ ready: 1, mails: 1, valid: true })
  expect(rows[0]!.report).toEqual({ row: 2, baslik: 'moda daire 5 · Mehmet Demir', problems: [], warnings: [] })
  expect(rows[0]!.form).toMatchObject({
    property_id: around.properties[0]!.id,
    tenants: [{ is_primary: true, tenant_email: 'mehmet@ornek.test', tenant_phone: '+905321112233' }],
    terms: {
      brutAylik: 25_000_00,
      baslangicTarihi: '2026-03-01',
      sozlesmeSuresi: 1,
      sureBirimi: 'Yıl',
      odemeGunu: 5,
      iban: 'TR330006100519786457841326',
      yetkiliMahkeme: 'İstanbul Mahkemeleri',
      kullanimAmaci: 'Mesken',
    },
  })
  expect(first({ ...good, Mülk: 'Şişli Ofis' }).form!.terms.kullanimAmaci).toBe('İş yeri')
  expect(first({ ...good, Mülk: around.properties[0]!.id }).form).not.toBeNull()
})

test('a cell that cannot be read is named once, not called empty as well', () => {
  const { problems } = first({ ...good, 'Başlangıç tarihi': '99.99.2026', 'Aylık kira': 'abc' }).report
  expect(problems.map(({ column }) => column)).toEqual(['Başlangıç tarihi', 'Aylık kira'])
})

test('a second tenant on the row is asked too', () => {
  const both = { ...good, '2. kiracı adı soyadı': 'Zeynep Demir', '2. kiracı e-posta': 'zeynep@ornek.test' }
  expect(check(both)).toMatchObject({ ready: 1, mails: 2 })
})

describe('what is wrong is said by column', () => {
  test.each([
    [{ Mülk: '' }, 'Mülk', 'Mülkün başlığını yazın'],
    [{ Mülk: 'Yok' }, 'Mülk', '“Yok” başlıklı, kontrat yapabileceğiniz bir mülk yok'],
    [{ Mülk: 'İKİZ' }, 'Mülk', 'Bu başlıkta 2 mülk var; başlıklarını ayırın ya da mülkün kimliğini yazın'],
    [{ Mülk: 'Apartman' }, 'Mülk', 'Bu kayıt bir bina; kontratlar dairelere yapılır'],
    [{ 'Kiracı adı soyadı': '' }, 'Kiracı adı soyadı', 'Kiracının adını girin'],
    [{ 'Kiracı e-posta': 'yok' }, 'Kiracı e-posta', 'Geçerli bir e-posta adresi giriniz'],
    [{ 'Kiracı e-posta': 'ayse@ornek.test' }, 'Kiracı e-posta', 'Mülk sahibi kendi mülkünün kiracısı olamaz'],
    [
      { 'Kiracı TC kimlik no': '10000000146' },
      'Kiracı TC kimlik no',
      'Kiracı ile kiraya verenin kimlik numarası aynı olamaz',
    ],
    [{ 'Kiracı telefon': '0530 111 22 00' }, 'Kiracı telefon', 'Kiracı ile kiraya verenin telefonu aynı olamaz'],
    [{ 'Aylık kira': 'çok' }, 'Aylık kira', '“çok” bir tutar değil (örnek: 1.250,00)'],
    [{ 'Aylık kira': null }, 'Aylık kira', 'Aylık kira boş bırakılamaz'],
    [{ 'Başlangıç tarihi': '31.02.2026' }, 'Başlangıç tarihi', '“31.02.2026” bir tarih değil (örnek: 14.11.2026)'],
    [{ 'Başlangıç tarihi': '' }, 'Başlangıç tarihi', 'Başlangıç tarihini girin'],
    [{ 'Süre birimi': 'Hafta' }, 'Süre birimi', 'Şunlardan biri olmalı: Yıl, Ay'],
    [{ 'Ödeme günü': 40 }, 'Ödeme günü', 'Ayın 1’i ile 31’i arasında bir gün girin'],
  ] as [SheetRow, string, string][])('%o', (change, column, message) => {
    const { report, form } = first({ ...good, ...change })
    expect(report.problems).toContainEqual({ column, message })
    expect(form).toBeNull()
  })
})

test('one look tells everything that is wrong with a row, also when its property is not found', () => {
  const { report } = first({ ...good, Mülk: 'Yok', 'Kiracı e-posta': 'a', 'Aylık kira': null })
  expect(report.problems.map(({ column }) => column)).toEqual(['Mülk', 'Kiracı e-posta', 'Aylık kira'])
})

test.each([
  ['01.03.2019', 1, '2020-02-29', '2026-03-01'],
  ['16.11.2025', 1, '2026-11-15', '2026-11-16'],
  ['17.11.2025', 1, null, '2025-11-17'],
  ['17.11.2024', 1, '2025-11-16', '2025-11-17'],
  ['29.02.2024', 1, '2025-02-28', '2026-03-01'],
  ['01.06.2015', 3, '2018-05-31', '2026-06-01'],
])(
  'TBK 347 a tenancy from %s for %i years keeps its first day; its contract names the year that runs',
  (start, term, first_end, period) => {
    const { report, form, running } = first({ ...good, 'Başlangıç tarihi': start, Süre: term })
    expect(report.problems).toEqual([])
    expect(form!.terms.baslangicTarihi).toBe(period)
    const [day, month, year] = start.split('.')
    expect(running).toEqual(first_end && { running_since: `${year}-${month}-${day}`, first_end })
  },
)

test('TBK 347 the tenant confirms since when the tenancy runs, and the landlord reads how it is entered', () => {
  const { report, form } = first({
    ...good,
    'Başlangıç tarihi': '01.03.2019',
    'Hususi şartlar': 'Evcil hayvan olabilir.',
  })
  expect(form!.terms).toMatchObject({ sozlesmeSuresi: 1, sureBirimi: 'Yıl', brutAylik: 25_000_00 })
  expect(form!.terms.hususiSartlar).toBe(
    'Kiracılık 01.03.2019 günü başlamış, 29.02.2020 günü dolan süreden sonra yıl yıl uzamıştır (TBK 347). Bu kontrat süren dönemi yazıya döker; yeni bir kiracılık başlatmaz.\nEvcil hayvan olabilir.',
  )
  expect(report.warnings).toEqual([
    {
      column: 'Başlangıç tarihi',
      message:
        'Kira 01.03.2019 günü başlamış ve uzamış (TBK 347): kontrat süren dönemle (01.03.2026, 1 yıl) ve bugünkü kirayla kaydedilir; beş ve on yıllık süreler ilk günden sayılır',
    },
  ])
})

test('TBK 367 the lease of a field went on year by year and is imported with the year that runs', () => {
  const { report, form, running } = first({ ...good, Mülk: 'Ova Tarlası', 'Başlangıç tarihi': '01.03.2019' })
  expect(report.problems).toEqual([])
  expect(running).toEqual({ running_since: '2019-03-01', first_end: '2020-02-29' })
  expect(form!.terms.baslangicTarihi).toBe('2026-03-01')
  expect(form!.terms.hususiSartlar).toContain('yıl yıl uzamıştır (TBK 367)')
})

test('TBK 327 other bare land is not extended year by year, so a term that is over is refused', () => {
  const { report, form } = first({ ...good, Mülk: 'Köşe Arsası', 'Başlangıç tarihi': '01.03.2019' })
  expect(form).toBeNull()
  expect(report.problems).toEqual([
    {
      column: 'Başlangıç tarihi',
      message:
        'Bu süre 29.02.2020 günü dolmuş. Çatısı olmayan yerde kira belirsiz süreli olur (TBK 327); yeni bir süre kararlaştırdıysanız onun ilk gününü yazın',
    },
  ])
})

test('a property that is let already is left out with a warning, so that the same file can be sent again', () => {
  const { rows, ready, skipped, valid, mails } = check(good, { ...good, Mülk: 'Kirada' })
  expect({ ready, skipped, valid, mails }).toEqual({ ready: 1, skipped: 1, valid: true, mails: 1 })
  expect(rows[1]!.report.warnings).toEqual([
    { column: 'Mülk', message: 'Bu mülkte süren kontrat var; bu satır aktarılmayacak' },
  ])
})

test('one property twice in a file is wrong, and what the law voids is a warning', () => {
  const { rows, valid } = check(
    good,
    { ...good, Depozito: 90_000 },
    { ...good, Mülk: 'Şişli Ofis', Depozito: '90.000' },
  )
  expect(valid).toBe(false)
  expect(rows[1]!.report.problems).toEqual([{ column: 'Mülk', message: '2. satırda da aynı mülk var' }])
  expect(rows[2]!.report.warnings).toMatchObject([{ column: 'TBK 342' }])
})

test('headers are found however they are spelled; unknown ones are named', () => {
  const { rows, unknownColumns } = check({
    DAIRE: 'Moda Daire 5',
    kiraci: 'Mehmet Demir',
    'E-Posta': 'm@ornek.test',
    Başlangıç: '2026-03-01',
    'KİRA BEDELİ': 25000,
    Renk: 'mavi',
  })
  expect(unknownColumns).toEqual(['Renk'])
  expect(rows[0]!.report.problems).toEqual([])
})
