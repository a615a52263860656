import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi as api } from '#domain/people/notifications/notifications.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { tidyNotificationsJob } from './notifications.jobs.ts'

const day = 86_400_000

async function fill(app: TestApp, user: { id: string }, count: number, more: object = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    user_id: user.id,
    event: `Olay ${index + 1}`,
    target_audience: 'owner' as const,
    sender_type: 'system',
    created_at: new Date(app.ctx.clock.now().getTime() - (count - index) * 1000),
    ...more,
  }))
  await app.ctx.db.insert(notifications).values(rows)
  return rows.map((row) => row.id)
}

/** Records the events sent to open browsers. */
function listening() {
  const heard: { to: string; event: string; data: unknown }[] = []
  const realtime: Realtime = {
    toUsers: (people, event, data) => void heard.push(...people.map((to) => ({ to, event, data }))),
    recheck() {},
  }
  return { heard, realtime }
}

test('NOT-03 the newest first: 20 and then 1, five for the bell, 50 unless said; at most three statements', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  await fill(app, host, 21)
  await fill(app, await app.build.host(), 3)
  const first = await host.call(api.list, { query: { limit: 20 } })
  expect(first.body).toMatchObject({ hasMore: true, unread: 21 })
  expect(first.body.documents).toHaveLength(20)
  expect(first.body.documents[0]!.event).toBe('Olay 21')
  const second = await host.call(api.list, { query: { limit: 20, offset: 20 } })
  expect(second.body).toMatchObject({ hasMore: false, unread: 21, documents: [{ event: 'Olay 1' }] })
  expect((await host.call(api.list, { query: { limit: 20, offset: 40 } })).body).toMatchObject({
    unread: 21,
    documents: [],
  })
  const { result, statements } = await app.counting(() => host.call(api.list, { query: { limit: 5 } }))
  expect(result.body.documents).toHaveLength(5)
  expect(statements.length).toBeLessThanOrEqual(3)
  await fill(app, host, 60)
  expect((await host.call(api.list)).body.documents).toHaveLength(50)
  expect((await app.guest.call(api.list)).status).toBe(401)
})

test('NOT-09 AMB-51 read, all read, deleted and brought back; other windows hear the number, a foreign one is missing', async () => {
  const { heard, realtime } = listening()
  const app = await startTestApp({ replace: { realtime } })
  const host = await app.build.host()
  const other = await app.build.host()
  const [id, second] = await fill(app, host, 3)
  await fill(app, other, 1)
  const params = { id: id! }
  expect((await host.call(api.read, { params })).body).toEqual({ success: true, unread: 2 })
  expect((await host.call(api.read, { params })).body).toEqual({ success: true, unread: 2 })
  expect((await host.call(api.remove, { params: { id: second! } })).body).toEqual({ success: true, unread: 1 })
  expect((await host.call(api.list)).body.documents.map((each) => each.event)).toEqual(['Olay 3', 'Olay 1'])
  expect(await host.call(api.read, { params: { id: second! } })).toMatchObject({ status: 404 })
  expect((await host.call(api.restore, { params: { id: second! } })).body).toEqual({ success: true, unread: 2 })
  expect((await host.call(api.readAll)).body).toEqual({ success: true, unread: 0 })
  expect((await host.call(api.list)).body.documents.every((each) => each.is_read)).toBe(true)
  expect((await other.call(api.list)).body.unread).toBe(1)
  const missing = { status: 404, message: 'Bildirim bulunamadı' }
  for (const call of [api.read, api.remove, api.restore]) {
    expect(await other.call(call, { params })).toMatchObject(missing)
    expect(await other.call(call, { params: { id: newId() } })).toMatchObject(missing)
  }
  expect(heard.map(({ to, event, data }) => [to === host.id, event, data])).toEqual(
    [2, 2, 1, 2, 0].map((unread) => [true, 'notificationsChanged', { unread }]),
  )
})

test('NOT-09 what was deleted is gone for good after a day', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const [id] = await fill(app, host, 2)
  await host.call(api.remove, { params: { id: id! } })
  const tidy = async () => {
    await app.ctx.db.transact((tx) => app.ctx.jobs.enqueue(tx, tidyNotificationsJob, {}))
    await app.ctx.jobs.drain()
    return app.ctx.db.$count(notifications)
  }
  app.pass(day - 1000)
  expect(await tidy()).toBe(2)
  app.pass(2000)
  expect(await tidy()).toBe(1)
  expect((await host.call(api.restore, { params: { id: id! } })).status).toBe(404)
})

test('NOT-10 AMB-39 event, audience and, unless it is for everybody, the property are needed', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id: property } = await app.build.property(host)
  const missing = { status: 400, message: 'Bildirim için gerekli alanlar eksik.' }
  for (const body of [
    {},
    { event: 'Su kesilecek' },
    { target_audience: 'tenant' as const, property },
    { event: '  ', target_audience: 'tenant' as const, property },
    { event: 'Su kesilecek', target_audience: 'tenant' as const },
  ])
    expect(await host.call(api.create, { body })).toMatchObject(missing)
})

test('NOT-01 NOT-02 NOT-09 each audience reaches the right people, with an own read state each', async () => {
  const { heard, realtime } = listening()
  const app = await startTestApp({ replace: { realtime } })
  const owner = await app.build.host()
  const [tenant, second] = [await app.build.tenant(), await app.build.tenant()]
  const staff = (given: object) => app.build.staff(owner, { authorised: true, userType: 'landlord', ...given })
  const manager = await staff({ canManageSuggestions: true })
  const everywhere = await staff({ canManageAllProperties: true, acts_on_all: true })
  const plain = await staff({ canAddProperty: true })
  const elsewhere = await staff({ canManageSuggestions: true })
  const suspended = await staff({ canManageAllProperties: true, suspended_at: new Date() })
  const { id: property } = await app.build.property(owner, {
    baslik: 'Moda Dairesi',
    tenants: [tenant, second],
    delegates: { authorised: [manager, plain] },
  })
  const stranger = await app.build.host()
  const admin = await app.build.admin()
  const send = (as: typeof owner, target_audience: 'owner' | 'tenant' | 'authorised' | 'general', to?: string) =>
    as.call(api.create, { body: { event: 'Yarın su kesilecek', target_audience, ...(to && { property: to }) } })

  expect((await send(owner, 'tenant', property)).body).toEqual({ success: true, recipients: 2 })
  expect((await tenant.call(api.list)).body.documents).toMatchObject([
    {
      kind: 'property',
      event: 'Yarın su kesilecek',
      property: { id: property, baslik: 'Moda Dairesi' },
      target_audience: 'tenant',
      sender_type: 'Mülk Sahibi',
      created_by: owner.id,
      is_read: false,
    },
  ])
  await tenant.call(api.readAll)
  expect((await second.call(api.list)).body.unread).toBe(1)
  expect(
    heard
      .filter((each) => each.event === 'notification')
      .map((each) => each.to)
      .sort(),
  ).toEqual([tenant.id, second.id].sort())

  expect((await send(plain, 'owner', property)).body.recipients).toBe(1)
  expect((await send(owner, 'authorised', property)).body.recipients).toBe(2)
  for (const [who, unread] of [
    [manager, 1],
    [everywhere, 1],
    [plain, 0],
    [elsewhere, 0],
    [suspended, 0],
  ] as const)
    expect(await app.ctx.db.$count(notifications, eq(notifications.user_id, who.id))).toBe(unread)

  expect((await send(tenant, 'owner', property)).status).toBe(403)
  expect((await send(manager, 'tenant', property)).status).toBe(403)
  expect((await send(stranger, 'tenant', property)).status).toBe(404)
  expect((await send(owner, 'general')).status).toBe(403)
  // A person suspended by one owner still has an account like everyone.
  expect((await send(admin, 'general')).body.recipients).toBe(9)
  expect((await stranger.call(api.list)).body.documents).toMatchObject([{ kind: 'system', property: null }])
})

test('NOT-11 a list that cannot be read and a notification that cannot be written have their own texts', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const admin = await app.build.admin()
  await app.build.host()
  await app.ctx.db.run('alter table notifications rename to notifications_away')
  expect(await admin.call(api.list)).toMatchObject({ status: 500, message: 'Bildirimler yüklenemedi' })
  const body = { event: 'Bakım', target_audience: 'general' as const }
  expect(await admin.call(api.create, { body })).toMatchObject({ status: 500, message: 'Bildirim oluşturulamadı' })
})

test('each kind is chosen by itself: not listed, not mailed; contracts and announcements stay in the list', async () => {
  const app = await startTestApp()
  const owner = await app.build.host()
  const tenant = await app.build.tenant({ username: 'İpek Işık' })
  const { id: property } = await app.build.property(owner, { baslik: 'Moda Dairesi', tenants: [tenant] })
  const notifyTenant = () =>
    owner.call(api.create, { body: { event: 'Yarın su kesilecek', target_audience: 'tenant', property } })
  const before = (await tenant.call(api.preferences)).body
  expect(before.kinds.property).toEqual({ in_app: true, mail: true, push: false })

  await notifyTenant()
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ to: tenant.email, template: 'notification', subject: 'Yarın su kesilecek' })
  expect(mail!.text).toContain(`http://localhost:3000/property-detail/${property}`)
  expect(mail!.text).toContain('http://localhost:3000/profile#bildirimler')

  const none = { in_app: false, mail: false, push: false }
  expect((await tenant.call(api.prefer, { body: { kind: 'property', ...none } })).body).toEqual(none)
  await notifyTenant()
  expect(await app.ctx.db.$count(mails)).toBe(1)
  expect((await tenant.call(api.list)).body.documents).toHaveLength(1)

  const listed = { ...none, in_app: true }
  expect((await tenant.call(api.prefer, { body: { kind: 'system', ...none } })).body).toEqual(listed)
  const after = (await tenant.call(api.preferences)).body
  expect(after.kinds).toEqual({ ...before.kinds, property: none, system: listed })
  const admin = await app.build.admin()
  await admin.call(api.create, { body: { event: 'Bakım var', target_audience: 'general' } })
  expect((await tenant.call(api.list)).body.documents[0]!.event).toBe('Bakım var')
  expect((await owner.call(api.preferences)).body.kinds).toEqual(before.kinds)
})
