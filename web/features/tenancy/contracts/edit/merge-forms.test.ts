import { expect, test } from 'vitest'
import { emptyContract } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { mergeForms } from './merge-forms.ts'

const base = emptyContract('2026-12-01')
const terms = (change: object) => ({ ...base, terms: { ...base.terms, brutAylik: 2_000_000, ...change } })
const before = terms({})

test('CON-22 of two people who edit at once neither loses what they typed', () => {
  const mine = terms({ brutAylik: 2_500_000 })
  const theirs = terms({ depozito: 4_000_000 })
  expect(mergeForms(before, mine, theirs).terms).toMatchObject({ brutAylik: 2_500_000, depozito: 4_000_000 })
})
