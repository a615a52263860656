import { and, eq } from 'drizzle-orm'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { finishEndings } from './endings.jobs.ts'

export const day = 86_400_000

/** A one-year lease that began eight months ago, relative to the test's day. */
export async function scene(given: { started?: string } = {}) {
  const app = await startTestApp()
  const today = isoDate(app.ctx.clock.now())
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const started = given.started ?? addMonths(today, -8)
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: started, depozito: 4_000_000 },
  })
  const params = { id: made.tenancy }
  const view = async (who = host) => (await who.call(endingsApi.view, { params })).body
  return { app, today, host, tenant, property, ...made, params, view, end: addDays(addMonths(started, 12), -1) }
}
export type Scene = Awaited<ReturnType<typeof scene>>

export const linked = ({ app, property }: Scene) =>
  app.ctx.db.$count(propertyTenants, eq(propertyTenants.property_id, property.id))
export const statusOf = async ({ app, property }: Scene) =>
  (await app.ctx.db.select().from(properties).where(eq(properties.id, property.id)))[0]!.tasinmazDurumu
export const notificationsOf = (app: TestApp, user: string) =>
  app.ctx.db
    .select({ event: notifications.event })
    .from(notifications)
    .where(and(eq(notifications.user_id, user), eq(notifications.kind, 'contract')))

/** The night after that day. */
export async function passDay(at: Scene, last: string) {
  const days = Math.round((Date.parse(last) - Date.parse(at.today)) / day) + 1
  await pass(at, days)
  await finishEndings(at.app.ctx)
}

/** Renews the sessions, because weeks pass in these tests. */
export async function pass({ app, host, tenant }: Scene, days: number) {
  app.pass(days * day)
  for (const person of [host, tenant])
    for (const [name, value] of (await app.build.session(person.accountId)).cookies) person.cookies.set(name, value)
}

export const propose = (at: Scene, ends_on: string, who = at.host) =>
  who.call(endingsApi.start, {
    params: at.params,
    body: { way: 'agreement', ends_on, reason: 'Mülk satılıyor', next_status: 'Kiracı Aranıyor' },
  })

/** The tenant confirmed this last day. */
export async function agree(at: Scene, ends_on: string) {
  await propose(at, ends_on)
  await confirm(at.tenant, (await at.view(at.tenant)).paper!.id)
  return (await at.view()).ending!.id
}

export const confirm = (who: Scene['host'], paper: string) =>
  who.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
