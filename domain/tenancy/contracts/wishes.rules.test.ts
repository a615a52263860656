import { expect, test } from 'vitest'
import { contractTerms } from './contracts.schema.ts'
import { presentText, wishLines, wishText, withWishes } from './wishes.rules.ts'
import { type Wish, wishedTerms, wishes } from './wishes.schema.ts'

const terms = contractTerms.parse({
  brutAylik: 20_000_00,
  baslangicTarihi: '2026-12-01',
  odemeGunu: 5,
  odemeSekli: 'Banka havalesi / EFT',
  iban: '',
  kullanimAmaci: 'Mesken',
  depozito: 40_000_00,
  artisSekli: 'TÜFE',
  artisOrani: 0,
  simdikiDurumu: '',
  yetkiliMahkeme: '',
  hususiSartlar: 'Evcil hayvan beslenmez.',
})

const cases: [Wish, present: string, wished: string][] = [
  [{ term: 'brutAylik', brutAylik: 18_000_00 }, '20.000,00 ₺', '18.000,00 ₺'],
  [{ term: 'baslangicTarihi', baslangicTarihi: '2026-12-15' }, '01.12.2026', '15.12.2026'],
  [{ term: 'sozlesmeSuresi', sozlesmeSuresi: 6, sureBirimi: 'Ay' }, '1 yıl', '6 ay'],
  [{ term: 'depozito', depozito: 0 }, '40.000,00 ₺', '0,00 ₺'],
  [{ term: 'odemeGunu', odemeGunu: 10 }, 'Ayın 5. günü', 'Ayın 10. günü'],
  [{ term: 'artisSekli', artisSekli: 'Oran', artisOrani: 20 }, 'TÜFE on iki aylık ortalaması', 'Yılda %20'],
  [{ term: 'hususiSartlar', text: 'Kedi beslenebilir.' }, 'Evcil hayvan beslenmez.', 'Kedi beslenebilir.'],
  [{ term: 'diger', text: 'Boya yapılsın' }, '', 'Boya yapılsın'],
]

test.each(cases)('%o stands beside what the contract says now', (wish, present, wished) => {
  expect(presentText(wish.term, terms)).toBe(present)
  expect(wishText(wish, terms.bedelTuru)).toBe(wished)
})

test('every term that can be chosen has a case here', () => {
  expect(cases.map(([{ term }]) => term)).toEqual([...wishedTerms])
})

test('in letters and evidence a wish reads by itself', () => {
  expect(
    wishLines(
      cases.map(([wish]) => wish),
      terms,
    ),
  ).toEqual([
    'Aylık kira: 20.000,00 ₺ yerine 18.000,00 ₺',
    'Başlangıç: 01.12.2026 yerine 15.12.2026',
    'Süre: 1 yıl yerine 6 ay',
    'Depozito: 40.000,00 ₺ yerine 0,00 ₺',
    'Ödeme günü: Ayın 5. günü yerine Ayın 10. günü',
    'Kira artışı: TÜFE on iki aylık ortalaması yerine Yılda %20',
    'Hususi şartlar: Kedi beslenebilir.',
    'Başka bir konu: Boya yapılsın',
  ])
})

test('granted wishes change their own terms; a condition is added to the others, and “other” changes nothing', () => {
  const granted = withWishes(
    terms,
    cases.map(([wish]) => wish),
  )
  expect(granted).toEqual({
    ...terms,
    brutAylik: 18_000_00,
    baslangicTarihi: '2026-12-15',
    sozlesmeSuresi: 6,
    sureBirimi: 'Ay',
    depozito: 0,
    odemeGunu: 10,
    artisSekli: 'Oran',
    artisOrani: 20,
    hususiSartlar: 'Evcil hayvan beslenmez.\nKedi beslenebilir.',
  })
})

test('one wish for each term, and each with a value that a contract could have', () => {
  const [rent] = cases[0]!
  expect(wishes.safeParse([rent]).success).toBe(true)
  expect(wishes.safeParse([rent, rent]).success).toBe(false)
  for (const bad of [
    { term: 'brutAylik', brutAylik: 0 },
    { term: 'brutAylik' },
    { term: 'brutAylik', brutAylik: 1, depozito: 1 },
    { term: 'baslangicTarihi', baslangicTarihi: '2026-02-30' },
    { term: 'sozlesmeSuresi', sozlesmeSuresi: 121, sureBirimi: 'Ay' },
    { term: 'sozlesmeSuresi', sozlesmeSuresi: 12 },
    { term: 'odemeGunu', odemeGunu: 32 },
    { term: 'diger', text: '  ' },
    { term: 'diger', text: 'a'.repeat(1001) },
    { term: 'iban', iban: 'TR330006100519786457841326' },
  ])
    expect(wishes.safeParse([bad]).success, JSON.stringify(bad)).toBe(false)
})
