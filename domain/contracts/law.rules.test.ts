import { expect, test } from 'vitest'
import { contractTerms } from './contracts.schema.ts'
import { legalNotes } from './law.rules.ts'

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
const codes = (change: Partial<typeof lawful>, around = {}) =>
  legalNotes({ ...lawful, ...change }, { has_guarantor: false, tufe: 31.49, ...around }).map(({ code }) => code)

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
  expect(codes({ artisSekli: 'Oran', artisOrani: 99 }, { tufe: null })).toEqual([])
  expect(codes({ bedelTuru: 'EUR' })).toEqual(['foreign_currency'])
  expect(codes({ bedelTuru: 'EUR', artisSekli: 'Yok' })).toEqual([])
  expect(codes({ odemeSekli: 'Elden' })).toEqual(['cash'])
  expect(codes({}, { has_guarantor: true })).toEqual(['guarantee'])
  expect(codes({ hususiSartlar: 'Kiracı tahliye taahhüdü verir.' })).toEqual(['eviction'])
})
