import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { suggestionsApi as api } from '#domain/property/suggestions/suggestions.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { propertyDelegates } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { startTestApp } from '#server/testing/test-app.ts'

type Options = Parameters<typeof startTestApp>[0]

/** A let property with its people, and the realtime events sent to browsers. */
export async function rentedHome(options: Options = {}) {
  const heard: { user: string; event: string; data: unknown }[] = []
  const realtime = {
    toUsers: (people: readonly string[], event: string, data: unknown) =>
      void heard.push(...people.map((user) => ({ user, event, data }))),
    recheck() {},
  }
  const app = await startTestApp({ ...options, replace: { realtime, ...options.replace } })
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const staff = (given: object) => app.build.staff(owner, { authorised: true, userType: 'landlord', ...given })
  const manager = await staff({ username: 'Burak Şahin', canManageSuggestions: true })
  const plain = await staff({ canAddProperty: true })
  const { id: property_id } = await app.build.property(owner, {
    baslik: 'Moda Dairesi',
    tenants: [tenant],
    delegates: { authorised: [manager, plain] },
  })
  /** A person who is notified of requests and may only read them. */
  const reader = async () => {
    const person = await staff({ canManageAllProperties: true })
    await app.ctx.db.insert(propertyDelegates).values({ property_id, user_id: person.id, list: 'authorised' })
    return person
  }
  const row = async (id: string) => (await app.ctx.db.select().from(suggestions).where(eq(suggestions.id, id)))[0]!
  const sentNotifications = async () =>
    (await app.ctx.db.select().from(notifications)).map(({ user_id, event }) => ({ user_id, event }))
  return { app, owner, tenant, manager, plain, staff, reader, property_id, row, sentNotifications, heard }
}

/** The same, with an open request of the tenant. */
export async function asked(options: Options = {}) {
  const home = await rentedHome(options)
  const { app, owner, tenant, property_id } = home
  const id = newId()
  const suggestion = { id, property_id, tenant_id: tenant.id, host_id: owner.id, created_by: tenant.id }
  await app.ctx.db.insert(suggestions).values({ ...suggestion, demirbas: 'Kombi', aciklama: 'Akıtıyor' })
  const move = (durum: string, more: object = {}) => ({
    params: { id },
    body: { durum, onceki: waitingForAnswer, ...more },
  })
  const view = { params: { id } }
  return { ...home, id, move, view, row: () => home.row(id), approval: move('onaylandi'), api }
}
