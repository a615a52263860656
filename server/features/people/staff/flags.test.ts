import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editableFlags } from '#domain/access/flags.ts'
import { newId } from '#domain/kernel/ids.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { type StaffType, staffTypes } from '#domain/people/staff/staff.schema.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Flag = (typeof editableFlags)[number]
interface FlagTest {
  app: TestApp
  host: { id: string }
  tenant: { id: string }
  id: string
}

const versionOf = async ({ app, id }: FlagTest) =>
  (await app.ctx.db.select().from(properties).where(eq(properties.id, id)))[0]!.version

/** One call that only this flag allows to staff. */
const doors: Record<Flag, (client: Client, at: FlagTest) => Promise<{ status: number; message?: string }>> = {
  canAddProperty: async (client, at) =>
    client.call(propertyDetailApi.update, {
      params: { id: at.id },
      body: { aciklama: `Not ${newId()}`, version: await versionOf(at) },
    }),
  canManageSuggestions: async (client, { app, host, tenant, id: property_id }) => {
    const id = newId()
    await app.ctx.db
      .insert(suggestions)
      .values({ id, property_id, tenant_id: tenant.id, host_id: host.id, aciklama: 'Akıtıyor' })
    return client.call(suggestionsApi.decide, {
      params: { id },
      body: { durum: 'onaylandi', onceki: waitingForAnswer },
    })
  },
  // Those notified of a request may read it, nothing more.
  canManageAllProperties: async (client, { app, host, tenant, id: property_id }) => {
    const id = newId()
    await app.ctx.db
      .insert(suggestions)
      .values({ id, property_id, tenant_id: tenant.id, host_id: host.id, aciklama: 'Akıtıyor' })
    return client.call(suggestionsApi.view, { params: { id } })
  },
  canManagePayments: async (client, at) =>
    client.call(propertyDetailApi.update, {
      params: { id: at.id },
      body: { odemeDurumu: 'Ödendi', version: await versionOf(at) },
    }),
  canManageDocuments: (client, { id }) =>
    client.call(documentsApi.add, {
      query: { property: id, name: 'Not.pdf', category: 'Diğer' },
      file: new Blob([new Uint8Array(pdf())]),
    }),
  canManageMeters: (client, { id }) =>
    client.call(readingsApi.add, {
      params: { id },
      body: { sayac: 'su', zaman: 'ara', endeks: 10, tarih: '2026-11-01' },
    }),
}

const aboutRequests = (flag: Flag) => flag === 'canManageSuggestions' || flag === 'canManageAllProperties'
/** Calls about requests answer 404 without any right to requests, all others 403. */
const closed = (door: Flag, flag: Flag) => (aboutRequests(door) && !aboutRequests(flag) ? 404 : 403)

/** Lawyers only advise: they cannot change the property, whatever their flags. */
const opens = (type: StaffType, flag: Flag) =>
  type !== 'lawyer' || (flag !== 'canAddProperty' && flag !== 'canManageMeters')

test.each(staffTypes)('ROLE-04 ROLE-14 ROLE-15 each flag of %s opens its own door and no other', async (type) => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const person = await app.build.staff(host, { [type]: true })
  const { id } = await app.build.property(host, { tenants: [tenant], delegates: { [type]: [person] } })
  const at = { app, host, tenant, id }
  const set = (given: Partial<Record<Flag, boolean>>) =>
    app.ctx.db.update(engagements).set(given).where(eq(engagements.id, person.engagement))

  for (const flag of editableFlags) {
    await set({ ...Object.fromEntries(editableFlags.map((each) => [each, each === flag])) })
    for (const door of editableFlags) {
      const answer = await doors[door](person, at)
      // People who answer requests may also read them.
      const reads = door === 'canManageAllProperties' && flag === 'canManageSuggestions'
      const open = reads || (door === flag && opens(type, flag))
      expect([flag, door, answer.status], answer.message).toEqual([flag, door, open ? 200 : closed(door, flag)])
    }
  }

  // Without the assignment every call answers 404.
  await set(Object.fromEntries(editableFlags.map((each) => [each, true])))
  await app.ctx.db.delete(propertyDelegates)
  for (const door of editableFlags) expect((await doors[door](person, at)).status).toBe(404)
})

test('AMB-25 AMB-72 an assignment that is taken away ends the access with the next call', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const agent = await app.build.staff(host, { estate: true })
  const moda = await app.build.property(host, { baslik: 'Moda Daire', delegates: { estate: [agent] } })
  const sisli = await app.build.property(host, { baslik: 'Şişli Stüdyo', delegates: { estate: [agent] } })
  const look = (id: string) => agent.call(propertyDetailApi.detail, { params: { id } })
  const seen = async () => (await agent.call(propertiesApi.list)).body.documents.map(({ baslik }) => baslik).sort()
  expect(await seen()).toEqual(['Moda Daire', 'Şişli Stüdyo'])
  const params = { id: agent.engagement }
  const { body } = await host.call(staffApi.one, { params })
  const { version, username } = body
  const flags = Object.fromEntries(editableFlags.map((flag) => [flag, false])) as Record<Flag, boolean>
  const change = { version, username, phoneNumber: '', ...flags, acts_on_all: false, shares: {}, properties: [moda.id] }
  expect((await host.call(staffApi.change, { params, body: change })).status).toBe(200)
  expect((await look(sisli.id)).status).toBe(404)
  expect((await look(moda.id)).status).toBe(200)
  expect(await seen()).toEqual(['Moda Daire'])
  await host.call(staffApi.remove, { params })
  expect((await look(moda.id)).status).toBe(404)
})
