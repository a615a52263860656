import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractTerms, guarantorParty, tenantParty } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { contractFormFor, guarantorParty as guarantor, tenantParty as tenant } from '#server/testing/build-contract.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const columns = Object.keys(getTableColumns(contracts))

test('CON-02 CON-03 CON-05 a contract has the specified fields under their own names', () => {
  const parties = [
    ...['property_id', 'owner_id', 'owner_name', 'tenant_user_id', 'tenant_email', 'tenant_name', 'tenant_phone'],
    ...['tenant_address', 'tenant_id_number', 'tenant_birth_date', 'kiraciBilgileri'],
  ]
  const terms = ['status', 'brutAylik', 'bedelTuru', 'baslangicTarihi', 'sozlesmeSuresi', 'sureBirimi']
  const more = ['odemeSekli', 'kullanimAmaci', 'tasinmazCinsi']
  const control = ['has_guarantor', 'guarantor_approval_status', 'is_corporate', 'tenant_approval_count']
  expect(columns).toEqual(
    expect.arrayContaining([...parties, ...terms, ...more, ...control, 'tenant_approval_required']),
  )
  const { odemeGunu, artisSekli, ...given } = contractFormFor('019a0000-0000-7000-8000-000000000000').terms
  expect(contractTerms.parse({ ...given, odemeGunu, artisSekli })).toMatchObject({ bedelTuru: 'TL', sureBirimi: 'Yıl' })
  expect(contractTerms.safeParse({ ...given, odemeGunu, artisSekli, sureBirimi: 'Hafta' }).success).toBe(false)
  expect(Object.keys(guarantorParty.shape)).toContain('guarantor_email')
})

test('CON-07 a contract tenant has the specified fields, and the form asks for the same', () => {
  const fields = [
    ...['is_primary', 'tenant_name', 'tenant_email', 'tenant_phone', 'tenant_address'],
    ...['tenant_id_number', 'tenant_birth_date'],
  ]
  const derived = ['person_key', 'owner_id', 'property_id', 'listed', 'person']
  expect(Object.keys(getTableColumns(contractTenants)).sort()).toEqual(
    ['id', 'contract_id', 'tenant_user_id', ...derived, ...fields].sort(),
  )
  // The form says explicitly that a person has neither mail nor phone, so that a forgotten address is not mistaken for
  // it.
  expect(Object.keys(tenantParty.shape).sort()).toEqual([...fields, 'signs_on_paper'].sort())
})

test('CON-02 CON-05 the primary tenant stands in the contract itself, everybody in its list, numbers encrypted', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { tasinmazCinsi: 'Villa' })
  const tenants = [tenant('iki@ornek.test'), tenant('bir@ornek.test', { is_primary: true })]
  const body = contractFormFor(property.id, { tenants, guarantor: guarantor(), terms: { is_corporate: true } })
  await host.call(contractsApi.create, { body })
  const [row] = await app.ctx.db.select().from(contracts)
  expect(row).toMatchObject({
    property_id: property.id,
    owner_id: host.id,
    owner_name: 'Ayşe Yıldırım',
    tenant_user_id: null,
    tenant_email: 'bir@ornek.test',
    tenant_name: 'Kiracı bir',
    tenant_birth_date: '1990-05-14',
    kiraciBilgileri: [{ tenant_email: 'iki@ornek.test' }, { tenant_email: 'bir@ornek.test', is_primary: true }],
    tasinmazCinsi: 'Villa',
    odemeSekli: 'Banka havalesi / EFT',
    has_guarantor: true,
    guarantor_approval_status: 'pending',
    is_corporate: true,
    tenant_approval_count: 0,
    tenant_approval_required: 2,
  })
  expect(row!.tenant_id_number).not.toContain('17291716060')
})
