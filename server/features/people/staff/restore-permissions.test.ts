import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { propertyDelegates } from '#server/db/schema/properties.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const flags = {
  canAddProperty: true,
  canManageSuggestions: false,
  canManagePayments: true,
  canManageDocuments: true,
  canManageMeters: false,
}

/** A session of the invited person, after acceptance. */
async function joined(app: TestApp, id: string) {
  const [row] = await app.ctx.db
    .select({ user: users })
    .from(engagements)
    .innerJoin(users, eq(users.id, engagements.person_id))
    .where(eq(engagements.id, id))
  const browser = await app.build.session(row!.user.accountId)
  await browser.call(engagementsApi.accept, { params: { id } })
  return Object.assign(browser, { id: row!.user.id })
}

async function scene(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const moda = await app.build.property(host, { baslik: 'Moda Daire' })
  const sisli = await app.build.property(host, { baslik: 'Şişli Stüdyo' })
  const invite = async (body: object) =>
    (
      await host.call(staffApi.create, {
        body: { type: 'authorised', username: 'Hakan Işık', email: 'hakan@ornek.test', ...body },
      })
    ).body
  const one = async (id: string) => {
    const { version: _, ...view } = (await host.call(staffApi.one, { params: { id } })).body
    return view
  }
  const revoke = async (id: string) => (await host.call(staffApi.revoke, { params: { id } })).body.bin_id
  const restore = (id: string) => host.call(binApi.restore, { params: { id } })
  return { host, moda, sisli, invite, one, revoke, restore }
}

test('J17 withdrawn permissions come back with one call: flags, properties and shares as they were', async () => {
  const app = await startTestApp()
  const { host, moda, sisli, invite, one, revoke, restore } = await scene(app)
  const clerk = await invite({ ...flags, properties: [moda.id, sisli.id] })
  const partner = await invite({
    type: 'shareholder',
    email: 'ortak@ornek.test',
    username: 'Ortak Kişi',
    properties: [moda.id],
    shares: { [moda.id]: { pay: 1, payda: 3 } },
  })
  const proxy = await invite({ type: 'proxy', email: 'vekil@ornek.test', ...flags })
  for (const { id } of [clerk, partner, proxy]) {
    const before = await one(id)
    const item = await revoke(id)
    expect(await one(id)).toMatchObject({ properties: [], acts_on_all: false, canAddProperty: false })
    // A second call keeps what the first one stored.
    expect(await revoke(id)).toBe(item)
    expect((await host.call(binApi.list)).body.documents).toMatchObject([
      { id: item, kind: 'permissions', title: before.username, property_title: null },
    ])
    expect(await restore(item)).toMatchObject({ status: 200, body: { message: 'Yetkiler geri verildi.' } })
    expect(await one(id)).toEqual(before)
    expect((await restore(item)).status).toBe(404)
  }
  const browser = await joined(app, clerk.id)
  expect((await browser.call(accountsApi.me)).body.user.authorised_properties_id.sort()).toEqual(
    [moda.id, sisli.id].sort(),
  )
  const stranger = await app.build.host()
  const item = await revoke(clerk.id)
  for (const other of [stranger, browser]) {
    const answer = await other.call(binApi.restore, { params: { id: item } })
    expect([401, 404]).toContain(answer.status)
  }
})

test('what was decided anew is not overwritten by what was withdrawn before', async () => {
  const app = await startTestApp()
  const { host, moda, sisli, invite, one, revoke, restore } = await scene(app)
  const { id } = await invite({ ...flags, properties: [moda.id, sisli.id] })
  const item = await revoke(id)
  const { version } = (await host.call(staffApi.one, { params: { id } })).body
  const body = {
    version,
    username: 'Hakan Işık',
    phoneNumber: '',
    ...flags,
    canManageAllProperties: false,
    canAddProperty: false,
    acts_on_all: false,
    properties: [sisli.id],
    shares: {},
  }
  expect((await host.call(staffApi.change, { params: { id }, body })).status).toBe(200)
  const decided = await one(id)
  expect((await restore(item)).status).toBe(404)
  expect(await one(id)).toEqual(decided)
})

test('a property that comes back from the bin brings no rights with it that were withdrawn meanwhile', async () => {
  const app = await startTestApp()
  const { host, moda, invite, revoke, restore } = await scene(app)
  const { id } = await invite({ ...flags, properties: [moda.id] })
  await joined(app, id)
  const { id: second } = await invite({ ...flags, email: 'selin@ornek.test', properties: [moda.id] })
  const other = await joined(app, second)
  const { bin_id } = (await host.call(propertiesApi.delete, { params: { id: moda.id }, body: {} })).body
  await revoke(id)
  expect((await restore(bin_id)).status).toBe(200)
  expect((await app.ctx.db.select().from(propertyDelegates)).map(({ user_id }) => user_id)).toEqual([other.id])
})

test('a person who was removed takes their withdrawn permissions along', async () => {
  const app = await startTestApp()
  const { host, moda, invite, revoke, restore } = await scene(app)
  const { id } = await invite({ ...flags, properties: [moda.id] })
  const item = await revoke(id)
  await host.call(staffApi.remove, { params: { id } })
  expect((await host.call(binApi.list)).body.total).toBe(0)
  expect((await restore(item)).status).toBe(404)
})
