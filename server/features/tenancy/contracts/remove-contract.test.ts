import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractEvents, contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** A contract approved by the tenant, with a clerk of the owner. */
async function agreed(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'kiraci@ornek.test' })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  const property = await app.build.property(host, { baslik: 'Moda Daire', delegates: { authorised: [clerk] } })
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id) })).body
  await tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  return { host, tenant, clerk, property, id, params: { id } }
}
type Person = Awaited<ReturnType<typeof agreed>>['host']

const listed = async (who: Person) => (await who.call(contractsApi.list)).body.total
/** Everything that other people could notice. */
const traces = async (app: TestApp) => ({
  contract: await app.ctx.db.select().from(contracts),
  events: await app.ctx.db.$count(contractEvents),
  mails: await app.ctx.db.$count(mails),
  notifications: await app.ctx.db.$count(notifications),
  tenants: await app.ctx.db.$count(propertyTenants),
})

test('CON-17 AMB-28 a tenant’s delete of a live contract hides it from the tenant’s own list alone: nobody else sees a change, nobody is mailed', async () => {
  const app = await startTestApp()
  const { host, tenant, clerk, property, params } = await agreed(app)
  const before = await traces(app)
  const seen = (await host.call(contractsApi.view, { params })).body
  const answers = await Promise.all(Array.from({ length: 5 }, () => tenant.call(contractsApi.remove, { params })))
  expect(answers.map(({ body }) => body.message).sort()).toEqual([
    'Kontrat silindi',
    ...Array.from({ length: 4 }, () => 'Kontrat zaten silinmiş'),
  ])
  expect(await traces(app)).toEqual(before)
  expect((await host.call(contractsApi.view, { params })).body).toEqual(seen)
  expect([await listed(tenant), await listed(host), await listed(clerk)]).toEqual([0, 1, 1])
  const ofProperty = { params: { id: property.id } }
  expect((await tenant.call(propertyDetailApi.detail, ofProperty)).body.contracts).toEqual([])
  expect((await host.call(propertyDetailApi.detail, ofProperty)).body.contracts).toHaveLength(1)

  // The page stays readable, says that it is hidden, and offers to restore it.
  const own = (await tenant.call(contractsApi.view, { params })).body
  expect(own).toMatchObject({ hidden: true, actions: ['restore'], contract: { status: 'active', cancelled: false } })
  expect((await tenant.send('GET', `/api/contracts/${params.id}/pdf`)).status).toBe(200)
  expect((await tenant.call(contractsApi.restore, { params })).body.message).toBe('Kontrat listenize geri alındı.')
  expect(await listed(tenant)).toBe(1)
  expect((await tenant.call(contractsApi.view, { params })).body).toMatchObject({ hidden: false, actions: ['remove'] })
})

test('CON-17 AMB-28 the owner’s delete of an ended contract hides it from the owner’s side alone', async () => {
  const app = await startTestApp()
  const { host, tenant, clerk, params } = await agreed(app)
  await host.call(contractsApi.cancel, { params, body: { reason: 'Taşınma' } })
  const before = await traces(app)
  expect((await host.call(contractsApi.remove, { params })).body.message).toBe('Kontrat silindi')
  expect(await traces(app)).toEqual(before)
  expect([await listed(tenant), await listed(host), await listed(clerk)]).toEqual([1, 0, 0])
  expect((await tenant.call(contractsApi.view, { params })).body).toMatchObject({
    hidden: false,
    contract: { cancelled: true, cancel_reason: 'Taşınma' },
  })
  expect((await host.call(contractsApi.view, { params })).body).toMatchObject({
    hidden: true,
    actions: ['renew', 'restore'],
  })
  expect((await clerk.call(contractsApi.restore, { params })).status).toBe(403)
  await host.call(contractsApi.restore, { params })
  expect([await listed(tenant), await listed(host), await listed(clerk)]).toEqual([1, 1, 1])
})

test('CON-17 CON-19 the owner’s delete of a live contract ends it like a cancellation; the tenant keeps reading it', async () => {
  const app = await startTestApp()
  const { host, tenant, property, id, params } = await agreed(app)
  expect((await host.call(contractsApi.remove, { params })).status).toBe(200)
  const view = (await tenant.call(contractsApi.view, { params })).body
  expect(view.contract).toMatchObject({ cancelled: true, ended: true, deleted_at: null })
  expect(view.events.at(-1)).toMatchObject({ kind: 'cancelled', actor_name: 'Ayşe Yıldırım' })
  const ended = await app.ctx.db.select().from(mails).where(eq(mails.template, 'contract-ended')).orderBy(mails.id)
  expect(ended.map(({ to }) => to).sort()).toEqual(['ayse@ornek.test', 'kiraci@ornek.test'])
  expect((await host.call(propertyDetailApi.detail, { params: { id: property.id } })).body.property).toMatchObject({
    tasinmazDurumu: 'Kiralanmamış',
    tenant_id: [],
  })
  const [row] = await app.ctx.db.select().from(contracts).where(eq(contracts.id, id))
  expect(row!.deleted_at).toBeNull()
})

test('a contract past its last day is over: the owner’s delete tells nobody and ends nothing', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await agreed(app)
  await app.ctx.db.update(contracts).set({ baslangicTarihi: '2024-01-01', bitisTarihi: '2024-12-31' })
  const before = await traces(app)
  await host.call(contractsApi.remove, { params })
  expect(await traces(app)).toEqual(before)
  expect([await listed(tenant), await listed(host)]).toEqual([1, 0])
})
