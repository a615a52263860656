import { expect, test, vi } from 'vitest'
import { arrearsApi } from '#domain/money/arrears/arrears.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { tidyArchivesJob } from '#server/services/archives/archives.jobs.ts'
import { archiveJobs } from '#server/services/archives/archives.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function scene() {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host, { tenants: [tenant] })
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms: {} })
  await app.ctx.jobs.drain()
  const params = { id: tenancy }
  const archives = async (client = host) => (await client.call(arrearsApi.archives, { params })).body.archives
  return { app, host, tenant, params, archives }
}

test('ARR-03 asking answers at once; two who ask at once make one archive, which shows how far it is and then waits to be fetched', {
  timeout: 300_000,
}, async () => {
  const { app, host, params, archives } = await scene()
  const asked = await Promise.all([1, 2].map(() => host.call(arrearsApi.askArchive, { params })))
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await archives()).toMatchObject([{ state: 'queued', progress: 0, size: null }])
  const [queued] = await archives()
  expect((await host.call(arrearsApi.openArchive, { params: { id: queued!.id } })).code).toBe('archive_missing')

  const seen: number[] = []
  const run = app.ctx.storage.putStream.bind(app.ctx.storage)
  vi.spyOn(app.ctx.storage, 'putStream').mockImplementation(async (...given) => {
    seen.push((await archives())[0]!.progress)
    return run(...given)
  })
  await app.ctx.jobs.drain()
  vi.restoreAllMocks()
  expect(seen).toEqual([expect.any(Number)])
  expect(seen[0]).toBeGreaterThan(50)
  expect(await archives()).toMatchObject([{ state: 'ready', progress: 100, downloaded_at: null }])
  const { rows } = await app.ctx.db.run(`select link from notifications where user_id = $1 and event like 'Alacak%'`, [
    host.id,
  ])
  expect(rows).toEqual([{ link: `/tenancy/${params.id}/arrears` }])
})

test('ARR-03 an archive is fetched by the one who asked and may still read the file, until it runs out', {
  timeout: 300_000,
}, async () => {
  const { app, host, tenant, params, archives } = await scene()
  const [stranger, admin] = [await app.build.host(), await app.build.admin()]
  expect((await tenant.call(arrearsApi.askArchive, { params })).status).toBe(404)
  expect((await stranger.call(arrearsApi.askArchive, { params })).status).toBe(404)
  await host.call(arrearsApi.askArchive, { params })
  await app.ctx.jobs.drain()
  const [made] = await archives()
  const { id } = made!
  expect(await archives(admin)).toEqual([])
  for (const other of [tenant, stranger, admin])
    expect((await other.call(arrearsApi.openArchive, { params: { id } })).code).toBe('archive_missing')
  expect((await host.call(arrearsApi.openArchive, { params: { id } })).status).toBe(200)
  expect((await archives())[0]!.downloaded_at).not.toBeNull()

  app.pass(7 * day + 1000)
  const later = await app.build.session(host.accountId)
  expect((await later.call(arrearsApi.openArchive, { params: { id } })).code).toBe('archive_missing')
  await app.ctx.jobs.enqueue(app.ctx.db, tidyArchivesJob, {})
  await app.ctx.jobs.drain()
  expect(await app.ctx.storage.get('data-archives', id)).toBeNull()
  expect((await later.call(arrearsApi.archives, { params })).body.archives).toMatchObject([{ state: 'expired' }])
})

test('ARR-03 who lost the tenancy after asking gets no archive any more, and gets it again with the right', {
  timeout: 300_000,
}, async () => {
  const { app, host, params, archives } = await scene()
  const right = { authorised: true, acts_on_all: true, canManagePayments: true }
  const clerk = await app.build.staff(host, { ...right, host: true })
  expect((await clerk.call(arrearsApi.askArchive, { params })).status).toBe(200)
  await app.ctx.jobs.drain()
  const [made] = await archives(clerk)
  const fetched = () => clerk.call(arrearsApi.openArchive, { params: { id: made!.id } })
  expect((await fetched()).status).toBe(200)
  const engagement = { params: { id: clerk.engagement } }
  expect((await host.call(staffApi.suspend, engagement)).status).toBe(200)
  expect(await fetched()).toMatchObject({ status: 404, code: 'archive_missing' })
  expect((await host.call(staffApi.resume, engagement)).status).toBe(200)
  expect((await fetched()).status).toBe(200)
})

test('ARR-03 what cannot be made is tried again, and said to have failed only when no try is left', {
  timeout: 300_000,
}, async () => {
  const { app, host, params, archives } = await scene()
  await host.call(arrearsApi.askArchive, { params })
  const broken = vi.spyOn(app.ctx.storage, 'putStream').mockRejectedValue(new Error('storage is away'))
  /** Skips the queue's delay before a retry. */
  const tryNow = async (change = '') => {
    await app.ctx.db.run(`update pgboss.job set start_after = now() ${change} where name = $1 and state = 'retry'`, [
      archiveJobs.arrears.name,
    ])
    await app.ctx.jobs.drain()
  }
  await app.ctx.jobs.drain()
  expect(await archives()).toMatchObject([{ state: 'queued' }])
  broken.mockRestore()
  await tryNow()
  expect(await archives()).toMatchObject([{ state: 'ready' }])

  vi.spyOn(app.ctx.storage, 'putStream').mockRejectedValue(new Error('storage is away'))
  await host.call(arrearsApi.askArchive, { params })
  await app.ctx.jobs.drain()
  expect((await archives()).map(({ state }) => state)).toEqual(['queued', 'ready'])
  // The last but one, then the last.
  await tryNow(', retry_count = retry_limit - 2')
  expect((await archives()).map(({ state }) => state)).toEqual(['queued', 'ready'])
  await tryNow()
  vi.restoreAllMocks()
  expect((await archives()).map(({ state }) => state)).toEqual(['failed', 'ready'])
  expect((await host.call(arrearsApi.askArchive, { params })).status).toBe(200)
})
