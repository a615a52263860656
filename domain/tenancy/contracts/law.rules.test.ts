import { expect, test } from 'vitest'
import { contractTerms } from './contracts.schema.ts'
import { legalNotes, type RentFacts } from './law.rules.ts'

const lawful = contractTerms.parse({
  brutAylik: 25_000_00,
  baslangicTarihi: '2026-12-01',
  odemeGunu: 5,
  odemeSekli: 'Banka havalesi / EFT',
  iban: '',
  kullanimAmaci: 'Mesken',
  depozito: 0,
  artisSekli: 'TÜFE',
  artisOrani: 0,
  simdikiDurumu: '',
  yetkiliMahkeme: '',
  hususiSartlar: '',
})
const tufe = { '2023-11': 53.4, '2026-08': 31.79, '2026-09': 31.49 }
const facts: RentFacts = { tufe, stamp: [], previous: null }
const notes = (change: Partial<typeof lawful>, around = {}) =>
  legalNotes(
    { ...lawful, ...change },
    { has_guarantor: false, tasinmazCinsi: 'Daire', facts, today: '2026-11-15', ...around },
  )
const codes = (change: Partial<typeof lawful>, around = {}) => notes(change, around).map(({ code }) => code)

test('a lawful contract gets no note', () => {
  expect(codes({})).toEqual([])
})

test('each clause that the law would void is named with its article', () => {
  expect(codes({ depozito: 75_000_00 })).toEqual(['deposit_account'])
  expect(codes({ depozito: 75_000_01 })).toEqual(['deposit', 'deposit_account'])
  expect(codes({ hususiSartlar: 'Kira gecikirse CEZAİ ŞART uygulanır.' })).toEqual(['penalty'])
  expect(codes({ hususiSartlar: 'Bir kira ödenmezse kalanı muaccel olur.' })).toEqual(['penalty'])
  expect(codes({ artisSekli: 'Oran', artisOrani: 31.49 })).toEqual([])
  expect(codes({ artisSekli: 'Oran', artisOrani: 31.5 })).toEqual(['increase'])
  expect(codes({ artisSekli: 'Oran', artisOrani: 99 }, { facts: null })).toEqual([])
  expect(codes({ bedelTuru: 'EUR' })).toEqual(['foreign_currency', 'currency_rule'])
  expect(codes({ bedelTuru: 'EUR', artisSekli: 'Yok' })).toEqual(['currency_rule'])
  expect(codes({ odemeSekli: 'Elden' })).toEqual(['cash'])
  expect(codes({}, { has_guarantor: true })).toEqual(['guarantee'])
  expect(codes({ hususiSartlar: 'Kiracı tahliye taahhüdü verir.' })).toEqual(['eviction'])
})

test('the cap names its data month, and says so when the month that counts is not out yet', () => {
  const above = { artisSekli: 'Oran' as const, artisOrani: 40 }
  // Begins in December 2026, so the figure of November 2027 decides.
  expect(notes(above)[0]!.text).toBe(
    'Yıllık artış yenilemeden önceki ayın TÜFE on iki aylık ortalamasını (o ay henüz yayımlanmadı; bilinen son oran Eylül 2026: %31,49) aşamaz; aşan kısım uygulanmaz.',
  )
  // A term of two months from 1 August ends before 1 October, so the published figure of September decides.
  const short = { ...above, baslangicTarihi: '2026-08-01', sozlesmeSuresi: 2, sureBirimi: 'Ay' as const }
  expect(notes(short, { today: '2026-09-15' })[0]!.text).toContain('ortalamasını (Eylül 2026: %31,49) aşamaz')
})

test('a contract that follows another may raise its rent by the figure before its first day', () => {
  const previous = { rent: 20_000_00, currency: 'TL' }
  const around = { facts: { tufe, stamp: [], previous } }
  const start = { baslangicTarihi: '2026-10-01' }
  expect(codes({ ...start, brutAylik: 26_298_00 }, around)).toEqual([])
  const [note] = notes({ ...start, brutAylik: 26_298_01 }, around)
  expect(note).toMatchObject({ code: 'renewal_rent', article: 'TBK 344' })
  expect(note!.text).toContain('(Eylül 2026: %31,49) aşamaz: önceki kiraya göre en çok 26.298,00 ₺')
  // A dwelling renewed in December 2023, and a workplace of the same month.
  const then = { baslangicTarihi: '2023-12-01', brutAylik: 25_000_01 }
  expect(notes(then, around)[0]!.text).toContain('%25 sınırını aşamaz: önceki kiraya göre en çok 25.000,00 ₺')
  expect(codes({ ...then, kullanimAmaci: 'İş yeri' }, around)).toEqual([])
  expect(
    codes({ ...start, brutAylik: 90_000_00 }, { facts: { tufe, stamp: [], previous: { rent: 1, currency: 'EUR' } } }),
  ).toEqual([])
})

test('32 sayılı Karar a rent in foreign currency gets the rule with its exceptions, a workplace its stamp duty', () => {
  const [rule, ...others] = notes({ bedelTuru: 'USD', artisSekli: 'Yok' }, { facts: null })
  expect(others).toEqual([])
  expect(rule!.article).toContain('2008-32/34')
  for (const words of [
    'Türkiye Cumhuriyeti vatandaşı olmaması',
    'yurt dışında yerleşik',
    'istisna değilse bedeli Türk lirası',
  ])
    expect(rule!.text).toContain(words)
  const stamp = [{ year: 2026, permille: 1.89, guarantee_permille: 9.48, cap: 30_716_788_20 }]
  const known = { facts: { tufe, stamp, previous: null } }
  const [duty] = notes({ kullanimAmaci: 'İş yeri' }, known)
  expect(duty!.text).toContain('Damga vergisi 567,00 ₺ (sözleşme süresinin toplam kirası 300.000,00 ₺ × binde 1,89')
  expect(codes({ kullanimAmaci: 'İş yeri' }, { ...known, has_guarantor: true })).toEqual(['guarantee', 'stamp_duty'])
  expect(codes({}, known)).toEqual([])
})

test('TBK 339 land without a roof has none of the notes for dwellings and workplaces; what holds for every lease stays', () => {
  const change = {
    depozito: 250_000_00,
    artisSekli: 'Oran' as const,
    artisOrani: 99,
    odemeSekli: 'Elden' as const,
    hususiSartlar: 'Kira gecikirse cezai şart uygulanır; kiracı tahliye taahhüdü verir.',
  }
  const previous = { rent: 10_000_00, currency: 'TL' }
  const around = { has_guarantor: true, facts: { ...facts, previous } }
  for (const tasinmazCinsi of ['Tarla', 'Zeytinlik', 'Arsa', 'Otopark'])
    expect(codes(change, { ...around, tasinmazCinsi })).toEqual(['guarantee'])
  expect(codes(change, around)).toEqual([
    ...['deposit', 'deposit_account', 'penalty', 'eviction', 'increase', 'renewal_rent', 'cash', 'guarantee'],
  ])
  expect(codes({ bedelTuru: 'EUR' }, { tasinmazCinsi: 'Bağ' })).toEqual(['currency_rule'])
})
