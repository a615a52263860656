import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editableFlags } from '#domain/access/flags.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const noFlags = Object.fromEntries(editableFlags.map((flag) => [flag, false])) as Record<
  (typeof editableFlags)[number],
  boolean
>

async function clerkOfHost() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const clerk = await app.build.staff(host, { authorised: true, canManageMeters: true, username: 'Burak Şahin' })
  const moda = await app.build.property(host, { baslik: 'Moda Daire', delegates: { authorised: [clerk] } })
  const sisli = await app.build.property(host, { baslik: 'Şişli Stüdyo' })
  const params = { id: clerk.engagement }
  const grant = { username: 'Burak Şahin', phoneNumber: '', acts_on_all: false, shares: {}, ...noFlags }
  const version = async () => (await host.call(staffApi.one, { params })).body.version
  const sentNotifications = async () =>
    (
      await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, clerk.id)).orderBy(notifications.id)
    ).map(({ event }) => event)
  const letters = async () =>
    (await app.ctx.db.select().from(mails).where(eq(mails.to, clerk.email)).orderBy(mails.id)).map(
      ({ template, text }) => ({ template, text }),
    )
  return { app, host, clerk, moda, sisli, params, grant, version, sentNotifications, letters }
}

test('ROLE-12 whose rights were changed reads what was given and what was taken; a new telephone tells nobody', async () => {
  const { host, clerk, moda, sisli, params, grant, version } = await clerkOfHost()
  const change = async (given: object) =>
    host.call(staffApi.change, {
      params,
      body: { ...grant, properties: [moda.id], version: await version(), ...given },
    })
  expect((await change({ canManageMeters: true, phoneNumber: '0532 123 45 67' })).status).toBe(200)
  expect((await clerk.call(notificationsApi.list)).body.documents).toEqual([])
  await change({ canManageDocuments: true, properties: [sisli.id] })
  expect((await clerk.call(notificationsApi.list)).body.documents).toMatchObject([
    {
      kind: 'system',
      event:
        'Ayşe Yıldırım yetkilerinizi değiştirdi. Verilen: Belgeleri yönetebilir, Şişli Stüdyo. Geri alınan: Sayaçları yönetebilir, Moda Daire.',
    },
  ])
})

test('whoever loses the way in reads it in a mail as well, and whoever gets it back', async () => {
  const { host, params, sentNotifications, letters } = await clerkOfHost()
  await host.call(staffApi.suspend, { params })
  await host.call(staffApi.resume, { params })
  await host.call(staffApi.revoke, { params })
  expect(await sentNotifications()).toEqual([
    'Ayşe Yıldırım size verdiği yetkileri askıya aldı.',
    'Ayşe Yıldırım askıya aldığı yetkilerinizi geri verdi.',
    'Ayşe Yıldırım size verdiği bütün yetkileri ve mülkleri geri aldı.',
  ])
  await host.call(staffApi.remove, { params })
  const sent = await letters()
  expect(sent.map(({ template }) => template)).toEqual(Array.from({ length: 4 }, () => 'rights-changed'))
  expect(sent.at(-1)!.text).toContain(
    'Ayşe Yıldırım sizi kullanıcıları arasından çıkardı; mülklerini artık görmüyorsunuz.',
  )
})

test('ROLE-16 who was made an administrator, or is one no longer, reads it', async () => {
  const { app, clerk, sentNotifications } = await clerkOfHost()
  const params = { id: clerk.id }
  const admin = await app.build.admin({ username: 'Deniz Yönetici' })
  expect((await admin.call(adminApi.promote, { params })).status).toBe(200)
  expect((await admin.call(adminApi.demote, { params })).status).toBe(200)
  expect(await sentNotifications()).toEqual([
    'Deniz Yönetici sizi yönetici yaptı.',
    'Deniz Yönetici yönetici yetkinizi geri aldı.',
  ])
})

test('ROLE-13 NOT-02 canManageAllProperties can be given with the other flags, and taken again', async () => {
  const { host, moda, params, grant, version } = await clerkOfHost()
  const set = async (canManageAllProperties: boolean) =>
    host.call(staffApi.change, {
      params,
      body: { ...grant, canManageAllProperties, properties: [moda.id], version: await version() },
    })
  expect((await set(true)).body.canManageAllProperties).toBe(true)
  expect((await set(false)).body.canManageAllProperties).toBe(false)
})
