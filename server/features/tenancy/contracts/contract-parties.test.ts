import { expect, test } from 'vitest'
import { isoDate } from '#domain/kernel/dates.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('GUA-01 CON-04 landlord, tenant and guarantor are different people, with numbers and birth dates that can be', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ email: 'ayse@ornek.test' })
  const { id } = await app.build.property(host)
  const answerTo = async (change: Partial<ContractForm>) => {
    const { status, body } = await host.call(contractsApi.create, { body: contractFormFor(id, change) })
    return [status, (body as { fields?: object }).fields ?? (body as { message: string }).message]
  }
  const withTenant = (given: Partial<ContractForm['tenants'][number]>) =>
    answerTo({ tenants: [tenantParty('kiraci@ornek.test', { is_primary: true, ...given })] })
  const withGuarantor = (given: Parameters<typeof guarantorParty>[0]) => answerTo({ guarantor: guarantorParty(given) })

  expect(await withGuarantor({ guarantor_email: 'KIRACI@ornek.test' })).toEqual([
    400,
    { 'guarantor.guarantor_email': 'Kefil, kiracıdan başka biri olmalıdır: e-posta adresi aynı' },
  ])
  expect(await withGuarantor({ guarantor_id_number: '17291716060' })).toEqual([
    400,
    { 'guarantor.guarantor_id_number': 'Kefil, kiracıdan başka biri olmalıdır: kimlik numarası aynı' },
  ])
  expect(await withGuarantor({ guarantor_phone: '0530 111 22 00' })).toEqual([
    400,
    { 'guarantor.guarantor_phone': 'Kefil ile kiraya verenin telefonu aynı olamaz' },
  ])
  expect(await withGuarantor({ guarantor_email: 'ayse@ornek.test' })).toEqual([
    409,
    'Mülk sahibi kendi kiracısına kefil olamaz.',
  ])
  expect(await withTenant({ tenant_id_number: '10000000146' })).toEqual([
    400,
    { 'tenants.0.tenant_id_number': 'Kiracı ile kiraya verenin kimlik numarası aynı olamaz' },
  ])
  expect(await withTenant({ tenant_phone: '5301112200' })).toEqual([
    400,
    { 'tenants.0.tenant_phone': 'Kiracı ile kiraya verenin telefonu aynı olamaz' },
  ])
  expect(await withTenant({ tenant_id_number: '10000000147' })).toEqual([
    400,
    { 'tenants.0.tenant_id_number': 'Geçerli bir TC Kimlik No giriniz' },
  ])
  expect(await withTenant({ tenant_id_number: '1234567891' })).toEqual([
    400,
    { 'tenants.0.tenant_id_number': 'Geçerli bir vergi kimlik no giriniz' },
  ])
  const today = isoDate(app.ctx.clock.now())
  expect(await withTenant({ tenant_birth_date: today })).toEqual([
    400,
    { 'tenants.0.tenant_birth_date': 'Kiracı en az 18 yaşında olmalıdır' },
  ])
  // A company has no age.
  expect((await withTenant({ tenant_id_number: '1234567890', tenant_birth_date: today }))[0]).toBe(200)
})

test('J4 the same terms after a cancellation begin on the same day; a contract that ran is followed by the next', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id: property } = await app.build.property(host)
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property) })).body
  const start = async () => {
    const { form } = (await host.call(contractsApi.prefill, { query: { renew: id } })).body
    return (form as { terms: { baslangicTarihi: string } }).terms.baslangicTarihi
  }
  expect(await start()).toBe('2027-12-01')
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: 'Yanlış kiracı' } })
  expect(await start()).toBe('2026-12-01')
})

test('open pages of everybody who sees a contract hear of each change, nobody else does', async () => {
  const heard: { user: string; event: string; data: unknown }[] = []
  const realtime = {
    toUsers: (people: readonly string[], event: string, data: unknown) =>
      void heard.push(...people.map((user) => ({ user, event, data }))),
    recheck() {},
  }
  const app = await startTestApp({ replace: { realtime } })
  const host = await app.build.host()
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  await app.build.staff(host, { authorised: true, canManageDocuments: true })
  await app.build.host()
  const { id: property_id } = await app.build.property(host, { delegates: { authorised: [clerk] } })
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property_id) })).body
  const everybody = [clerk.id, host.id, tenant.id].sort()
  const notifiedBy = async (change: () => Promise<{ status: number }>) => {
    heard.length = 0
    expect((await change()).status).toBe(200)
    const events = heard.filter(({ event }) => event === 'contractChanged')
    for (const { data } of events) expect(data).toEqual({ id, property_id })
    return events.map(({ user }) => user).sort()
  }
  const params = { id }
  expect(await notifiedBy(() => tenant.call(contractsApi.view, { params }))).toEqual(everybody)
  expect(await notifiedBy(() => tenant.call(contractsApi.view, { params }))).toEqual([])
  const answer = () => tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  expect(await notifiedBy(answer)).toEqual(everybody)
  const cancel = () => host.call(contractsApi.cancel, { params, body: { reason: '' } })
  expect(await notifiedBy(cancel)).toEqual(everybody)
})
