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

test('CON-22 tenants typed here stay when somebody else saved other terms, and theirs are taken where none were typed', () => {
  const party = (tenant_name: string) => ({ ...base.tenants[0]!, tenant_name })
  const stored = { ...before, tenants: [party('Mehmet Öztürk')] }
  const mine = { ...stored, tenants: [party('Mehmet Öztürk'), party('Selin Aydın')] }
  const theirs = { ...stored, terms: { ...stored.terms, depozito: 4_000_000 } }
  const names = (form: typeof base) => form.tenants.map(({ tenant_name }) => tenant_name)
  const merged = mergeForms(stored, mine, theirs)
  expect(names(merged)).toEqual(['Mehmet Öztürk', 'Selin Aydın'])
  expect(merged.terms.depozito).toBe(4_000_000)
  expect(names(mergeForms(stored, stored, { ...stored, tenants: [party('Cem İnönü')] }))).toEqual(['Cem İnönü'])
})
