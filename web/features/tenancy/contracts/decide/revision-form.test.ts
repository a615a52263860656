import { expect, test } from 'vitest'
import { contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { emptyWishes, type RevisionValues, revisionResolver, wishesOf } from './revision-form.ts'

const terms = contractTerms.parse({
  brutAylik: 20_000_00,
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
const { wished } = emptyWishes(terms)
const errorsOf = async (values: Partial<RevisionValues>) =>
  (await revisionResolver({ note: '', code: '', chosen: [], wished, ...values }, undefined, {} as never)).errors

test('only what was chosen is sent, in one order, and a fixed rate only with its kind', () => {
  expect(
    wishesOf({ chosen: ['diger', 'brutAylik'], wished: { ...wished, brutAylik: 18_000_00, diger: 'Boya' } }),
  ).toEqual([
    { term: 'brutAylik', brutAylik: 18_000_00 },
    { term: 'diger', text: 'Boya' },
  ])
  expect(wishesOf({ chosen: ['artisSekli'], wished: { ...wished, artisSekli: 'Yok', artisOrani: 12 } })).toEqual([
    { term: 'artisSekli', artisSekli: 'Yok', artisOrani: 0 },
  ])
})

test('a note or a term is enough, neither is not, and a chosen term wants its value', async () => {
  expect(await errorsOf({})).toHaveProperty('note')
  expect(await errorsOf({ note: 'Kira yüksek' })).toEqual({})
  expect(await errorsOf({ chosen: ['brutAylik'] })).toEqual({})
  expect(await errorsOf({ chosen: ['brutAylik'], wished: { ...wished, brutAylik: null } })).toHaveProperty(
    'wished.brutAylik',
  )
  expect(await errorsOf({ chosen: ['hususiSartlar'] })).toHaveProperty('wished.hususiSartlar')
  expect(await errorsOf({ chosen: ['odemeGunu'], wished: { ...wished, odemeGunu: 40 } })).toHaveProperty(
    'wished.odemeGunu',
  )
})
