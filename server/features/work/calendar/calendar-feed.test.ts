import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { calendarGroups } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { calendarAddresses } from '#server/db/schema/calendar.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { withoutKeys } from '#server/platform/without-keys.ts'
import { buildProperty } from '#server/testing/build-property.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

async function start() {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const lawyer = await app.build.staff(host, { lawyer: true, username: 'Av. Cem' })
  const moda = await buildProperty(app.ctx.db, host, {
    baslik: 'Moda Dairesi',
    delegates: { lawyer: [lawyer] },
    feature: { daskBitis: '2026-11-01' },
  })
  const terms = { baslangicTarihi: '2026-01-01', odemeGunu: 5, depozito: 0 }
  await agreedTenancy({ host, tenants: [tenant], property: moda, terms })
  return { app, host, tenant, lawyer }
}

const everything = { names: false, groups: [...calendarGroups] }
const addressOf = async (client: Client) => (await client.call(calendarApi.address)).body.address
const pathOf = async (client: Client) => new URL((await addressOf(client))!.url!).pathname

/** A phone: no cookies, another IP address. */
async function read(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await app.guest.send('GET', path, undefined, headers)
  const text = (await answer.text()).replaceAll('\r\n ', '')
  const lines = (name: string) =>
    text.split('\r\n').flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
  return { status: answer.status, headers: answer.headers, text, summaries: lines('SUMMARY'), uids: lines('UID') }
}

async function newAddress(client: Client) {
  await client.call(calendarApi.revoke)
  await client.call(calendarApi.create, { body: everything })
  return pathOf(client)
}

test('CAL-06 two creations at once leave one address, which its owner can copy again; only its hash finds it', async () => {
  const { app, host } = await start()
  await host.call(calendarApi.revoke)
  expect(await addressOf(host)).toBeNull()
  const answers = await Promise.all([1, 2, 3].map(() => host.call(calendarApi.create, { body: everything })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { url } = (await addressOf(host))!
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/)
  expect((await addressOf(host))!.url).toBe(url)
  const stored = await app.ctx.db.select().from(calendarAddresses).where(eq(calendarAddresses.user_id, host.id))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(url!.slice(-47, -4))
  expect(withoutKeys(`GET ${url}`)).toBe('GET http://localhost:3000/api/calendar/…')
})

test('CAL-06 the address answers as a calendar without a session, and as nothing new to who has it', async () => {
  const { app, host } = await start()
  const path = await newAddress(host)
  const first = await read(app, path)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(first.text).toContain('\r\nDTSTART;VALUE=DATE:20261105\r\n')
  expect(first.summaries.slice(0, 3)).toEqual(['DASK poliçesinin bitişi', 'Kira ödeme günü', 'Kira ödeme günü'])
  const readAt = (await addressOf(host))!.last_read_at
  expect(readAt).toMatch(/^2026-11-16T09:/)
  const etag = first.headers.get('etag')!
  app.pass(60_000)
  const again = await read(app, path, { 'if-none-match': `"x", ${etag}` })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(new Set(first.uids).size).toBe(first.uids.length)
  expect((await read(app, path)).uids).toEqual(first.uids)
  // Not stored with every read, because phones poll often.
  expect((await addressOf(host))!.last_read_at).toBe(readAt)
})

test('CAL-05 names stand in it only when they were asked for, and so do kinds', async () => {
  const { app, host } = await start()
  const path = await newAddress(host)
  const off = await read(app, path)
  for (const word of ['Moda', 'Mehmet', 'Ayşe', 'Kiracı:', '25.000']) expect(off.text).not.toContain(word)
  const body = { names: true, groups: ['contract' as const] }
  await host.call(calendarApi.change, { body })
  const on = await read(app, path)
  expect(on.headers.get('etag')).not.toBe(off.headers.get('etag'))
  // The contract's own end, and that of its one-year extension.
  expect(on.summaries.map((text) => text.split(' · ')[0])).toEqual([
    'Kontratın bitişi: Moda Dairesi',
    'Kontratın bitişi: Moda Dairesi',
  ])
  const none = { names: false, groups: [] }
  expect((await host.call(calendarApi.change, { body: none })).status).toBe(400)
})

test('CAL-07 a renewed, a closed and an unknown address answer alike', async () => {
  const { app, tenant } = await start()
  const old = await newAddress(tenant)
  expect((await read(app, old)).status).toBe(200)
  await tenant.call(calendarApi.renew)
  const fresh = await pathOf(tenant)
  expect(fresh).not.toBe(old)
  const gone = await read(app, old)
  expect([gone.status, (await read(app, fresh)).status]).toEqual([404, 200])
  await tenant.call(calendarApi.revoke)
  await tenant.call(calendarApi.revoke)
  for (const path of [fresh, fresh.replace('.ics', ''), '/api/calendar/yok.ics', '/api/calendar/.ics']) {
    const answer = await read(app, path)
    expect([path, answer.status, answer.text]).toEqual([path, 404, gone.text])
  }
  expect((await tenant.call(calendarApi.renew)).status).toBe(404)
  expect((await tenant.call(calendarApi.change, { body: everything })).status).toBe(404)
})

test('CAL-07 it gives what its owner may see now: a tenant the own dates, a lawyer nothing once the work is over', async () => {
  const { app, tenant, lawyer } = await start()
  const own = await read(app, await newAddress(tenant))
  expect(own.summaries).toContain('Kontratın bitişi')
  for (const title of ['DASK poliçesinin bitişi', 'İki haklı ihtar varsa dava için son gün'])
    expect(own.summaries).not.toContain(title)
  const path = await newAddress(lawyer)
  expect((await read(app, path)).summaries).toContain('DASK poliçesinin bitişi')
  const ended = { ended_at: app.ctx.clock.now() }
  await app.ctx.db.update(engagements).set(ended).where(eq(engagements.person_id, lawyer.id))
  const after = await read(app, path)
  expect([after.status === 200 ? after.summaries : [], after.text.includes('SUMMARY')]).toEqual([[], false])
})

test('CAL-07 a closed account and an administrator have no calendar to read', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const path = await newAddress(host)
  expect((await read(app, path)).status).toBe(200)
  const set = (change: object) => app.ctx.db.update(users).set(change).where(eq(users.id, host.id))
  await set({ is_active: false })
  expect((await read(app, path)).status).toBe(404)
  await set({ is_active: true, role: 'admin' })
  expect((await read(app, path)).status).toBe(404)
  await set({ role: 'user' })
  expect((await read(app, path)).status).toBe(200)

  const admin = await app.build.admin()
  expect((await admin.call(calendarApi.create, { body: everything })).code).toBe('address_not_for_admins')
  expect((await admin.call(calendarApi.address)).body).toEqual({ allowed: false, address: null })
})
