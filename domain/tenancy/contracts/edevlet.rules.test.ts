import { expect, test } from 'vitest'
import { contractTerms } from './contracts.schema.ts'
import { type EdevletSource, edevletNotes, edevletSheet } from './edevlet.rules.ts'

const source: EdevletSource = {
  deed: {
    tasinmazKimlikNo: '12345678',
    il: 'İstanbul',
    ilce: 'Kadıköy',
    mahalle: 'Caferağa',
    ada: '101',
    parsel: '7',
    blok: '',
    kat: '3',
    bagimsizBolumNo: '12',
    nitelik: '',
  },
  property: { adres: 'Moda Cad. No: 42', tasinmazCinsi: 'Daire' },
  features: { odaSayisi: '2+1', metrekaresi: '95', bulunduguKat: '3', isitmaSekli: '', asansor: 'Var', otopark: '' },
  dues: 1_250_00,
  landlord: { name: 'Ayşe Yıldırım', id_number: '10000000146' },
  tenants: [{ name: 'Mehmet Öztürk', id_number: '17291716060', birth_date: '1990-05-14', phone: null }],
  guarantor: null,
  terms: contractTerms.parse({
    brutAylik: 25_000_50,
    baslangicTarihi: '2026-12-01',
    odemeGunu: 5,
    odemeSekli: 'Banka havalesi / EFT',
    iban: 'TR330006100519786457841326',
    kullanimAmaci: 'Mesken',
    depozito: 50_000_00,
    artisSekli: 'TÜFE',
    artisOrani: 0,
    simdikiDurumu: 'Boyalı',
    yetkiliMahkeme: '',
    giderler: { aidat: 'kiraci' },
    hususiSartlar: 'Evcil hayvan beslenebilir.',
  }),
  bitisTarihi: '2027-11-30',
  fixtures: ['Kombi, Arçelik (1 adet)'],
}

test('the steps stand in the order of the government’s form, a guarantor only where there is one', () => {
  const titles = (given: EdevletSource) => edevletSheet(given).map(({ title }) => title)
  const common = ['Sözleşme bilgileri', 'Taşınmaz durum bilgileri', 'Özel şartlar']
  expect(titles(source)).toEqual(['Taşınmaz seçimi', 'Taşınmaz bilgileri', 'Kiraya veren', 'Kiracı', ...common])
  const guarantor = { name: 'Kemal Işık', id_number: null, phone: null, limit: 300_000_00 }
  const [first] = source.tenants
  expect(titles({ ...source, guarantor, tenants: [first!, first!] }).slice(3)).toEqual([
    'Kiracı (1)',
    'Kiracı (2)',
    'Kefil',
    ...common,
  ])
})

test.each([
  ['Aylık kira', '25.000,50 ₺', '25000,50'],
  ['Depozito', '50.000,00 ₺', '50000'],
  ['Aidat', '1.250,00 ₺', '1250'],
  ['IBAN', 'TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['Ödeme günü', 'Her ayın 5. günü', '5'],
  ['Doğum tarihi', '14.05.1990', '14.05.1990'],
  ['Bitiş tarihi', '30.11.2027', '30.11.2027'],
  ['Nitelik', 'Daire', 'Daire'],
  ['Blok', '', ''],
  ['Kiracının ödeyeceği giderler', 'Aidat', 'Aidat'],
])('%s is read as “%s” and copied as “%s”', (label, value, copy) => {
  const found = edevletSheet(source)
    .flatMap(({ fields }) => fields)
    .find((each) => each.label === label)
  expect(found).toEqual({ label, value, copy })
})

test('the three days are said with the day on which that was known, as information', () => {
  const text = edevletNotes.join(' ')
  expect(text).toContain('3 gün içinde onaylar')
  expect(text).toContain('07.11.2024')
  expect(text).toContain('Bilgilendirme amaçlıdır')
})
