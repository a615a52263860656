import { expect, test } from 'vitest'
import { emptyContract, emptyTenant, likelyUse } from './contract-defaults.rules.ts'
import { contractForm } from './contracts.schema.ts'

const typed = {
  property_id: '019a8b6e-0000-7000-8000-000000000001',
  tenants: [{ ...emptyTenant(true), tenant_name: 'Işıl Çağlar', tenant_email: 'isil@ornek.test' }],
}

test('CON-06 J4 a new contract begins with TL, one year and today; a tenant, a landlord and the rent make it complete', () => {
  const empty = emptyContract('2026-11-15')
  expect(empty.terms).toMatchObject({
    bedelTuru: 'TL',
    sozlesmeSuresi: 1,
    sureBirimi: 'Yıl',
    baslangicTarihi: '2026-11-15',
  })
  const landlord = { ...empty.landlord, landlord_name: 'Ayşe Yıldırım' }
  const filled = { ...empty, ...typed, landlord, terms: { ...empty.terms, brutAylik: 25_000_00 } }
  expect(contractForm.safeParse(filled).success).toBe(true)
  const problems = contractForm.safeParse({ ...empty, ...typed, landlord }).error?.issues
  expect(problems?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['terms.brutAylik', 'Aylık kira boş bırakılamaz'],
  ])
})

test.each([
  ['Daire', 'Mesken'],
  ['Dükkân', 'İş yeri'],
  ['İş Yeri', 'İş yeri'],
  ['Depo', 'Depo'],
  ['Otopark', 'Diğer'],
  ['Bağ', 'Diğer'],
  [null, 'Mesken'],
])('J4 the likely use of %s is %s', (kind, use) => {
  expect(likelyUse(kind)).toBe(use)
})
