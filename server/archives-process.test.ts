import { expect, onTestFinished, test, vi } from 'vitest'
import { arrearsApi } from '#domain/money/arrears/arrears.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { agreedTenancy } from './testing/build-tenancy.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { ownEngineData } from './testing/process-data.ts'

test('ARR-03 kill -9 while an archive is being made: it is made after the restart', { timeout: 600_000 }, async () => {
  const at = await ownEngineData()
  const { property } = await at.using(addOwnerAndTenant)
  const start = async () => {
    const server = await startDemoServer(at.env, at.dataDir)
    onTestFinished(() => server.stop())
    const signedIn = async (email: string) => {
      const client = remoteClient(server.url, 60_000)
      const body = { email, password: ownerAndTenant.password, remember: true }
      expect((await client.call(accountsApi.login, { body })).status).toBe(200)
      return Object.assign(client, { email })
    }
    return { server, signedIn }
  }
  const first = await start()
  const [host, tenant] = [await first.signedIn(ownerAndTenant.host), await first.signedIn(ownerAndTenant.tenant)]
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms: {} })
  const params = { id: tenancy }
  expect((await host.call(arrearsApi.askArchive, { params })).status).toBe(200)
  const archive = async (client = host) => (await client.call(arrearsApi.archives, { params })).body.archives[0]!
  // Half way: some of the papers are in the archive.
  await vi.waitUntil(async () => (await archive()).progress > 0, { timeout: 120_000, interval: 20 })
  const ended = new Promise((resolve) => first.server.process.once('exit', resolve))
  first.server.process.kill('SIGKILL')
  await ended

  const second = await start()
  const later = await second.signedIn(ownerAndTenant.host)
  await vi.waitUntil(async () => (await archive(later)).state === 'ready', { timeout: 300_000, interval: 500 })
  const { id } = await archive(later)
  expect((await later.call(arrearsApi.openArchive, { params: { id } })).status).toBe(200)
  expect((await later.call(arrearsApi.archives, { params })).body.archives).toHaveLength(1)
})
