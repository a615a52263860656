import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { propertyFeatures } from '#server/db/schema/properties.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { remindDeadlines } from './remind-deadlines.ts'

const hour = 3_600_000
const day = 24 * hour
/** A quarter past nine in Istanbul. */
const morning = '2026-11-15T06:15:00Z'

async function start() {
  const app = await startTestApp()
  app.pass(new Date(morning).getTime() - app.ctx.clock.now().getTime())
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const lawyer = await app.build.staff(host, { userType: 'lawyer', lawyer: true })
  const property = await buildProperty(app.ctx.db, host, {
    baslik: 'Moda Dairesi',
    delegates: { lawyer: [lawyer] },
    feature: { daskBitis: '2026-12-20' },
  })
  return { app, host, lawyer, property: property }
}

const remindersOf = async (app: TestApp, { id }: { id: string }) =>
  (await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id))
    .filter(({ kind }) => kind === 'deadline')
    .map(({ event }) => event)
const digests = async (app: TestApp) =>
  (await mailsTo(app, 'ayse@ornek.test')).filter(({ template }) => template === 'deadline-digest')

test('DDL-03 a date is told of at 30, 7 and 1 days, once each, however often the job runs', async () => {
  const { app, host } = await start()
  const days: number[] = []
  for (let left = 35; left >= -1; left -= 1) {
    const before = (await remindersOf(app, host)).length
    // The catch-up hours, and two workers at once.
    await Promise.all([remindDeadlines(app.ctx), remindDeadlines(app.ctx)])
    app.pass(hour)
    await remindDeadlines(app.ctx)
    app.pass(day - hour)
    if ((await remindersOf(app, host)).length > before) days.push(left)
  }
  expect(days).toEqual([30, 7, 1])
  expect(await remindersOf(app, host)).toHaveLength(3)
  expect((await remindersOf(app, host))[2]).toBe('Yaklaşan tarih: DASK poliçesi bitiyor: Moda Dairesi (yarın)')
  expect(await digests(app)).toHaveLength(3)
})

test('after days without a server people hear of what came near meanwhile, in one digest and never at night', async () => {
  const { app, host, lawyer, property } = await start()
  await buildProperty(app.ctx.db, host, { baslik: 'Villa', feature: { daskBitis: '2026-11-28' } })
  app.pass(10 * day)
  // Two o'clock at night: a job left over.
  app.pass(-7.25 * hour)
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, host)).toEqual([])
  app.pass(7.25 * hour)
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, host)).toEqual(['2 tarih yaklaşıyor. En yakını: DASK poliçesi bitiyor: Villa (3 gün)'])
  // Only what the person may see.
  expect(await remindersOf(app, lawyer)).toEqual(['Yaklaşan tarih: DASK poliçesi bitiyor: Moda Dairesi (25 gün)'])
  // One digest a day, even when other dates come near.
  await app.ctx.db
    .update(propertyFeatures)
    .set({ daskBitis: '2026-11-26' })
    .where(eq(propertyFeatures.property_id, property.id))
  app.pass(hour)
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, host)).toHaveLength(1)
  app.pass(day - hour)
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, host)).toHaveLength(2)
})

test('what somebody has dealt with or switched off is not told', async () => {
  const { app, host, property } = await start()
  app.pass(5 * day)
  await host.call(deadlinesApi.mark, { body: { property: property.id, key: `dask_end:${property.id}:2026-12-20` } })
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, host)).toEqual([])

  const other = await app.build.host({ email: 'sessiz@ornek.test' })
  await buildProperty(app.ctx.db, other, { feature: { daskBitis: '2026-12-01' } })
  await other.call(notificationsApi.prefer, { body: { kind: 'deadline', in_app: false, mail: false, push: false } })
  app.pass(day)
  await remindDeadlines(app.ctx)
  expect(await remindersOf(app, other)).toEqual([])
  expect((await mailsTo(app, 'sessiz@ornek.test')).filter(({ template }) => template === 'deadline-digest')).toEqual([])
})

test('owner and tenant hear of a contract’s end by its own warnings alone, the lawyer by the digest', async () => {
  const { app, host, lawyer } = await start()
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const property = await buildProperty(app.ctx.db, host, { baslik: 'Villa', delegates: { lawyer: [lawyer] } })
  await agreedTenancy({ host, tenants: [tenant], property: property, terms: { baslangicTarihi: '2026-01-01' } })
  app.pass(new Date('2026-12-29T06:15:00Z').getTime() - app.ctx.clock.now().getTime())
  await remindDeadlines(app.ctx)
  for (const party of [host, tenant]) {
    const [digest] = await remindersOf(app, party)
    expect(digest).toContain('Kira artışı: Villa (3 gün)')
  }
  expect((await remindersOf(app, lawyer))[0]).toBe(
    '2 tarih yaklaşıyor. En yakını: Kontrat süresi doluyor: Villa (2 gün)',
  )
})
