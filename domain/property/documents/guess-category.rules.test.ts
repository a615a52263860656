import { expect, test } from 'vitest'
import { guessCategory } from './guess-category.rules.ts'

test.each([
  ['TAPU_fotokopisi.pdf', 'Tapu'],
  ['Tapu Senedi – Moda 5.PDF', 'Tapu'],
  ['dask-2026.pdf', 'Sigorta'],
  ['Konut Poliçesi.pdf', 'Sigorta'],
  ['Emlak Vergisi 1. taksit.pdf', 'Vergi'],
  ['vergi makbuzu.pdf', 'Vergi'],
  ['Kasım aidat dekontu.jpg', 'Aidat'],
  ['IGDAS_fatura_2026-10.pdf', 'Faturalar'],
  ['e-Arşiv 2026000123.pdf', 'Faturalar'],
  ['İhtarname (kira sözleşmesi).pdf', 'Hukuk'],
  ['Tahliye taahhütnamesi.pdf', 'Hukuk'],
  ['kombi tamiri.jpg', 'Tadilat'],
  ['Kira Kontratı 2026 imzalı.pdf', 'Sözleşmeler'],
  ['KİRA SÖZLEŞMESİ.docx', 'Sözleşmeler'],
  ['NÜFUS CÜZDANI.jpg', 'Kimlik'],
])('LST-05 SCR-04 %s is taken for %s', (name, kind) => {
  expect(guessCategory(name)).toBe(kind)
})

test('LST-05 SCR-04 a name that says nothing is not guessed, nor is a sign in the middle of a word', () => {
  for (const name of ['IMG_20261116.jpg', 'belge.pdf', 'sondaskal.pdf', '']) expect(guessCategory(name)).toBeNull()
})
