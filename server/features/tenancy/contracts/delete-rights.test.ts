import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const notYours = 'Bu kontratı silme yetkiniz bulunmuyor'

let contracts = 0

async function contractOf(app: TestApp) {
  const email = `kiraci${++contracts}@ornek.test`
  const host = await app.build.host()
  const tenant = await app.build.tenant({ email })
  const property = await app.build.property(host)
  const form = contractFormFor(property.id, { tenants: [tenantParty(email, { is_primary: true })] })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  /** As after a sale or an import: the property's owner is not the contract's. */
  const belongsTo = (person: { id: string }) =>
    app.ctx.db.run(`update properties set creator = '${person.id}' where id = '${property.id}'`)
  return { host, tenant, params: { id }, belongsTo }
}

test('CON-17 the four who may delete: its owner, its tenant, the owner of the property, an agent who owns it', async () => {
  const app = await startTestApp()
  const first = await contractOf(app)
  expect((await first.host.call(contractsApi.remove, { params: first.params })).body.message).toBe('Kontrat silindi')
  const second = await contractOf(app)
  expect((await second.tenant.call(contractsApi.remove, { params: second.params })).status).toBe(200)

  const { params, belongsTo } = await contractOf(app)
  const buyer = await app.build.host()
  expect((await buyer.call(contractsApi.remove, { params })).status).toBe(404)
  await belongsTo(buyer)
  expect((await buyer.call(contractsApi.remove, { params })).body.message).toBe('Kontrat silindi')
  // This row only permits deleting, not reading another person's contract.
  expect((await buyer.call(contractsApi.view, { params })).status).toBe(404)

  const sold = await contractOf(app)
  const agent = await app.build.staff(sold.host, { estate: true, canAddProperty: true })
  const idle = await app.build.staff(sold.host, { estate: true })
  for (const person of [agent, idle]) {
    expect((await person.call(contractsApi.remove, { params: sold.params })).status).toBe(404)
    // With the flag or without: staff rights for others do not affect their own property.
    await sold.belongsTo(person)
    expect((await person.call(contractsApi.remove, { params: sold.params })).status).toBe(200)
  }
})

test('CON-17 anybody else reads that they may not, for a foreign contract as for one that does not exist', async () => {
  const app = await startTestApp()
  const { host, params } = await contractOf(app)
  const clerk = await app.build.staff(await app.build.host(), { authorised: true, acts_on_all: true })
  for (const stranger of [await app.build.host(), await app.build.tenant(), clerk]) {
    const foreign = await stranger.call(contractsApi.remove, { params })
    const missing = await stranger.call(contractsApi.remove, { params: { id: newId() } })
    expect(foreign.message).toBe(notYours)
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
  }
  const staff = await app.build.staff(host, { proxy: true, acts_on_all: true, canAddProperty: true })
  expect(await staff.call(contractsApi.remove, { params })).toMatchObject({ status: 403, message: notYours })
})
