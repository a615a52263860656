import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { arrearsApi } from '#domain/arrears/arrears.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { createEmbedded, type Database, embeddedDatabase, openPostgres } from './db/client.ts'
import { administer, databaseUrl } from './testing/administer.ts'
import { agreedTenancy } from './testing/build-tenancy.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'

async function place() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-archives-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const template = inject('template')
  const folder = path.join(dataDir, 'db')
  if (template.kind === 'postgres') {
    const name = `${template.name}_a${randomUUID().slice(0, 8)}`
    await administer(template.url, `create database ${name} template ${template.name}`)
    const DATABASE_URL = databaseUrl(template.url, name)
    return { dataDir, env: { DATABASE_URL }, open: async () => openPostgres(DATABASE_URL, { poolSize: 2 }) }
  }
  await (await createEmbedded({ dataDir: folder, loadDataDir: await openAsBlob(template.file) })).close()
  return { dataDir, env: {}, open: async () => embeddedDatabase(await createEmbedded({ dataDir: folder })) }
}

async function using<Result>(opened: Promise<Database>, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await opened
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

test('ARR-03 kill -9 while an archive is being made: it is made after the restart', { timeout: 600_000 }, async () => {
  const at = await place()
  const { property } = await using(at.open(), addOwnerAndTenant)
  const start = async () => {
    const server = await startDemoServer({ DEMO: 'off', ...at.env }, at.dataDir)
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
  // In the middle of it: some of the papers are in, and not all.
  await vi.waitUntil(async () => (await archive()).progress > 0, { timeout: 120_000, interval: 20 })
  const ended = new Promise((resolve) => first.server.process.once('exit', resolve))
  first.server.process.kill('SIGKILL')
  await ended

  // A queue that others share waits until the job counts as lost; that time is over here.
  if (at.env.DATABASE_URL)
    await using(at.open(), async (db) => {
      await db.run(`update pgboss.job set started_on = started_on - interval '1 day' where state = 'active'`)
    })
  const second = await start()
  const later = await second.signedIn(ownerAndTenant.host)
  await vi.waitUntil(async () => (await archive(later)).state === 'ready', { timeout: 300_000, interval: 500 })
  const { id } = await archive(later)
  expect((await later.call(arrearsApi.openArchive, { params: { id } })).status).toBe(200)
  expect((await later.call(arrearsApi.archives, { params })).body.archives).toHaveLength(1)
})
