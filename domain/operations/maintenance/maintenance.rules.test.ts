import { expect, test } from 'vitest'
import {
  isCleanable,
  linkProblem,
  maskEmail,
  missingNames,
  statusByContracts,
  withoutNames,
  withPauses,
} from './maintenance.rules.ts'
import { lookupQuery } from './maintenance.schema.ts'

test('MNT-02 an active contract lets a property; let without one it is free; what is free stays as it is called', () => {
  expect(statusByContracts('Boş', ['active'])).toBe('Kiralanmış')
  expect(statusByContracts('Kiralanmış', ['waiting_for_tenants'])).toBe('Kiralanmamış')
  expect(statusByContracts('Kiralanmış', ['rejected_by_tenant'])).toBe('Kiralanmamış')
  expect(statusByContracts('Kiralanmış', [])).toBe('Kiralanmamış')
  expect(statusByContracts('Kiracı Aranıyor', [])).toBe('Kiracı Aranıyor')
})

test('MNT-03 a link stays while the property is let, its contract live and the person in it; each broken in turn', () => {
  const person = { id: 'p', email: 'k@ornek.test' }
  const contract = { status: 'waiting_for_guarantor' as const, people: [{ user_id: 'p', email: 'x@ornek.test' }] }
  const check = (status: 'Kiralanmış' | 'Boş', contracts: Parameters<typeof linkProblem>[1]['contracts']) =>
    linkProblem(person, { status, contracts })
  expect(check('Kiralanmış', [contract])).toBeNull()
  expect(check('Boş', [contract])).toBe('not_rented')
  expect(check('Kiralanmış', [])).toBe('no_live_contract')
  expect(check('Kiralanmış', [{ ...contract, status: 'rejected_by_tenant' }])).toBe('no_live_contract')
  expect(check('Kiralanmış', [{ ...contract, people: [{ user_id: 'q', email: 'k@ornek.test' }] }])).toBe('not_included')
  expect(check('Kiralanmış', [{ ...contract, people: [{ user_id: null, email: 'K@ornek.test' }] }])).toBeNull()
})

test('MNT-05 the enrichment pauses 100 ms between two contracts, and only fills what is empty', async () => {
  const steps: (string | number)[] = []
  await withPauses(
    ['a', 'b', 'c'],
    async (id) => steps.push(id),
    async (ms) => steps.push(ms),
  )
  expect(steps).toEqual(['a', 100, 'b', 100, 'c'])
  expect(
    missingNames(
      { owner_name: '', tenant_name: 'Ali', tenant_email: '' },
      { landlord_name: '', owner: 'Ayşe', tenant: { name: 'Veli', email: 'v@ornek.test' } },
    ),
  ).toEqual({ owner_name: 'Ayşe', tenant_email: 'v@ornek.test' })
})

test('MNT-06 what is let is never cleaned, the five other values are', () => {
  expect(isCleanable('Kiralanmış')).toBe(false)
  for (const status of ['Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir'] as const)
    expect(isCleanable(status)).toBe(true)
})

test('MNT-08 a look-up takes ten records at most', () => {
  expect(lookupQuery.parse({ limit: 500 }).limit).toBe(10)
  expect(maskEmail('ayse@ornek.test')).toBe('a•••@ornek.test')
})

test('MNT-01 the log names nobody: a person by number, of a name only whether there was one', () => {
  const about = { id: '0198a0a0-0000-7000-8000-0000000000ab', field: 'Kiracı', reason: 'x' }
  const person = { ...about, subject: 'person' as const, title: 'Ayşe', from: 'Moda Daire', to: '', personal: false }
  expect(withoutNames(person)).toMatchObject({ title: 'Kişi 0000AB', from: 'Moda Daire', to: '' })
  const property = { ...about, subject: 'property' as const, title: 'Moda Daire', from: 'Ayşe', to: '', personal: true }
  expect(withoutNames(property)).toMatchObject({ title: 'Moda Daire', from: 'dolu', to: '' })
})
