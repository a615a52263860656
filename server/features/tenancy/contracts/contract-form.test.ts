import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const parties = {
  tenants: [
    tenantParty('bir@ornek.test', { is_primary: true, tenant_phone: '+905551112233', tenant_address: 'Bağdat Cad. 1' }),
  ],
  guarantor: guarantorParty({
    guarantor_id_number: '64211142102',
    guarantor_phone: '+905554445566',
    guarantor_residence: 'Kızılay 3',
  }),
}

test('CON-04 name, id number, phone and residence of landlord, tenant and guarantor are stored, numbers encrypted', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const sent = contractFormFor(property.id, parties)
  const { id } = (await host.call(contractsApi.create, { body: sent })).body
  const { body } = await host.call(contractsApi.form, { params: { id } })
  expect(body).toMatchObject({ version: 1, form: sent })
  const stored = JSON.stringify(
    await app.ctx.db.run('select * from contracts join contract_tenants on contract_id = contracts.id'),
  )
  for (const number of ['10000000146', '17291716060', '64211142102']) expect(stored).not.toContain(number)
})

test('CON-22 the form of a contract opens for those who may edit it, in three statements, and not once it is over', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const property = await app.build.property(host)
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id) })).body
  const { statements } = await app.counting(() => host.call(contractsApi.form, { params: { id } }))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect((await other.call(contractsApi.form, { params: { id } })).status).toBe(404)
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  expect((await tenant.call(contractsApi.form, { params: { id } })).status).toBe(403)
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  expect((await host.call(contractsApi.form, { params: { id } })).status).toBe(409)
})

test('CON-22 a corrected phone or id number of a tenant is stored and asks nobody again', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const sent = contractFormFor(property.id, parties)
  const { id } = (await host.call(contractsApi.create, { body: sent })).body
  const corrected = {
    ...sent,
    tenants: [{ ...sent.tenants[0]!, tenant_phone: '+905559998877', tenant_id_number: '62345678900' }],
  }
  const answer = await host.call(contractsApi.update, { params: { id }, body: { ...corrected, version: 1 } })
  expect(answer.body.asked_again).toBe(false)
  const { body } = await host.call(contractsApi.form, { params: { id } })
  expect(body).toMatchObject({ version: 2, form: { tenants: corrected.tenants } })
})

test('J4 the wizard opens with one call and three statements, and offers only what the caller may let', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const [own, rented] = [await app.build.property(host), await app.build.property(other)]
  const draft = newId()
  await host.call(contractsApi.saveDraft, {
    params: { id: draft },
    body: {
      property_id: own.id,
      contract_id: null,
      step: 1,
      data: { landlord: { landlord_id_number: '17291716060' } },
    },
  })
  expect(JSON.stringify(await app.ctx.db.run('select data from contract_drafts'))).not.toContain('17291716060')
  const { result, statements } = await app.counting(() =>
    host.call(contractsApi.prefill, { query: { property: own.id } }),
  )
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(result.body.drafts).toMatchObject([{ id: draft, data: { landlord: { landlord_id_number: '17291716060' } } }])
  expect(result.body.properties.map(({ id }) => id)).toEqual([own.id])
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(own.id) })).body
  const renewing = await app.counting(() => host.call(contractsApi.prefill, { query: { renew: id } }))
  expect(renewing.statements.length).toBeLessThanOrEqual(3)
  expect(renewing.result.body.form).toMatchObject({ tenants: [{ tenant_id_number: '17291716060' }] })
  expect((await other.call(contractsApi.prefill, { query: { renew: id } })).status).toBe(404)
  const foreign = await host.call(contractsApi.prefill, { query: { property: rented.id } })
  expect(foreign.body.form).not.toHaveProperty('property_id')
})

test('J4 the only property is chosen already, the first of two is not, and a foreign one is not replaced', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host({ username: 'Ayşe Yıldırım' }), await app.build.host()]
  const [own, foreign] = [await app.build.property(host), await app.build.property(other)]
  const formOf = async (query = {}) => (await host.call(contractsApi.prefill, { query })).body.form
  expect(await formOf()).toMatchObject({ property_id: own.id, landlord: { landlord_name: 'Ayşe Yıldırım' } })
  expect(await formOf({ property: foreign.id })).not.toHaveProperty('property_id')
  await app.build.property(host)
  expect(await formOf()).not.toHaveProperty('property_id')
})

test('NAV-34 NAV-08 staff who keep the documents make a contract for an assigned property; others learn nothing of its landlord', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  const idle = await app.build.staff(host, { authorised: true })
  const lawyer = await app.build.staff(host, { lawyer: true, userType: 'lawyer', canManageDocuments: true })
  const property = await app.build.property(host, { delegates: { authorised: [clerk, idle], lawyer: [lawyer] } })
  const query = { property: property.id }
  const known = await clerk.call(contractsApi.prefill, { query })
  expect(known.body.form).toMatchObject({ property_id: property.id, landlord: { landlord_name: 'Ayşe Yıldırım' } })
  const second = await app.build.property(host, { delegates: { authorised: [clerk] } })
  expect((await clerk.call(contractsApi.prefill)).body.form).not.toHaveProperty('landlord')
  expect((await clerk.call(contractsApi.prefill, { query: { property: second.id } })).body.form).toMatchObject({
    property_id: second.id,
  })
  for (const other of [idle, lawyer]) expect((await other.call(contractsApi.prefill, { query })).status).toBe(403)
  const tenant = await app.build.tenant()
  expect((await tenant.call(contractsApi.prefill, { query })).status).toBe(403)
  expect((await clerk.call(contractsApi.create, { body: contractFormFor(property.id) })).status).toBe(200)
})

test('CON-14 CON-22 a contract that was turned down comes to life again only while no other one is running', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ email: 'sahip@ornek.test' })
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const property = await app.build.property(host)
  const form = contractFormFor(property.id)
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const save = (version: number, change: Partial<typeof form> = {}) =>
    host.call(contractsApi.update, { params: { id }, body: { ...form, ...change, version } })
  const self = [tenantParty('sahip@ornek.test', { is_primary: true })]
  expect(await save(1, { tenants: self })).toMatchObject({ status: 409, code: 'tenant_is_owner' })

  await tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'rejected', note: 'Pahalı' } })
  const other = (await host.call(contractsApi.create, { body: form })).body.id
  expect(await save(1)).toMatchObject({ status: 409, code: 'contract_live' })
  await host.call(contractsApi.cancel, { params: { id: other }, body: { reason: '' } })
  expect(await save(1)).toMatchObject({ status: 200, body: { asked_again: true } })

  // A renewal beside it is allowed.
  const renewal = await host.call(contractsApi.create, {
    body: { ...contractFormFor(property.id, { terms: { baslangicTarihi: '2027-12-01' } }), renewed_from: id },
  })
  expect(renewal.status).toBe(200)
  const dearer = { terms: { ...form.terms, brutAylik: 26_000_00 } }
  expect(await save(2, dearer)).toMatchObject({ status: 200, body: { asked_again: true } })
})

test('CON-22 correcting a phone number keeps whom the contract knows as its tenant', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const form = contractFormFor(property.id)
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const params = { token: await mailedToken(app, 'kiraci@ornek.test') }
  await app.guest.call(approvalsApi.answer, { params, body: { answer: 'approved' } })
  const known = async () => (await app.ctx.db.select().from(contracts).where(eq(contracts.id, id)))[0]!.tenant_user_id
  const before = await known()
  expect(before).not.toBeNull()
  const tenants = [{ ...form.tenants[0]!, tenant_phone: '+905559998877' }]
  await host.call(contractsApi.update, { params: { id }, body: { ...form, tenants, version: 1 } })
  expect(await known()).toBe(before)
})
