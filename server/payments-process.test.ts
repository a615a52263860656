import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { allocate } from '#domain/ledger/allocation.rules.ts'
import { paymentsApi } from '#domain/payments/payments.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { createEmbedded, type Database, embeddedDatabase, openPostgres } from './db/client.ts'
import { duesOf, entriesOf } from './services/ledger/ledger.queries.ts'
import { administer, databaseUrl } from './testing/administer.ts'
import { agreedTenancy } from './testing/build-tenancy.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'

/** A folder and, on PostgreSQL, a database of its own; `open` is for before the server and after it. */
async function place() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-payments-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const template = inject('template')
  if (template.kind === 'postgres') {
    const name = `${template.name}_m${randomUUID().slice(0, 8)}`
    await administer(template.url, `create database ${name} template ${template.name}`)
    const DATABASE_URL = databaseUrl(template.url, name)
    return { dataDir, env: { DATABASE_URL }, open: async () => openPostgres(DATABASE_URL, { poolSize: 2 }) }
  }
  const db = path.join(dataDir, 'db')
  await (await createEmbedded({ dataDir: db, loadDataDir: await openAsBlob(template.file) })).close()
  return { dataDir, env: {}, open: async () => embeddedDatabase(await createEmbedded({ dataDir: db })) }
}

async function using<Result>(opened: Promise<Database>, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await opened
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function signedIn(url: string, email: string) {
  const client = remoteClient(url, 60_000)
  const body = { email, password: ownerAndTenant.password, remember: true }
  expect((await client.call(accountsApi.login, { body })).status).toBe(200)
  return Object.assign(client, { email })
}

const many = 200
/** In the middle of it, with calls of every lane under way. */
const enough = 70

test('LED-08 J9 kill -9 while 200 payments are recorded: every acknowledged one is there once, and sending all again books each once', {
  timeout: 600_000,
}, async () => {
  const at = await place()
  const { property } = await using(at.open(), addOwnerAndTenant)
  const start = async () => {
    const server = await startDemoServer({ DEMO: 'off', ...at.env }, at.dataDir)
    onTestFinished(() => server.stop())
    return server
  }
  const first = await start()
  const [host, tenant] = [
    await signedIn(first.url, ownerAndTenant.host),
    await signedIn(first.url, ownerAndTenant.tenant),
  ]
  // The server is a process of its own, with the clock of this machine.
  const { today } = (await host.call(paymentsApi.month, { query: {} })).body
  const baslangicTarihi = `${today.slice(0, 7)}-01`
  const terms = { baslangicTarihi, brutAylik: 10_000_00, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const payments = Array.from({ length: many }, (_, index) => ({
    ...{
      tenancy_id: tenancy,
      amount: 100_00 + index,
      currency: 'TL' as const,
      on_date: today,
      method: 'bank' as const,
    },
    key: newId(),
  }))

  const acknowledged = new Map<string, string>()
  const waiting = [...payments]
  const ended = new Promise((resolve) => first.process.once('exit', resolve))
  const lane = async () => {
    for (let payment = waiting.shift(); payment && !first.process.killed; payment = waiting.shift()) {
      const answer = await host.call(paymentsApi.record, { body: { payments: [payment] } }).catch(() => null)
      if (answer?.status === 200) acknowledged.set(payment.key, answer.body.entries[0]!.id)
      if (acknowledged.size >= enough) first.process.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  await ended
  expect(acknowledged.size).toBeGreaterThanOrEqual(enough)
  expect(acknowledged.size).toBeLessThan(many)

  const second = await start()
  const again = await signedIn(second.url, ownerAndTenant.host)
  const answered = new Map<string, string>()
  for (let from = 0; from < many; from += 25) {
    const answer = await again.call(paymentsApi.record, { body: { payments: payments.slice(from, from + 25) } })
    for (const { key, id } of answer.body.entries) answered.set(key, id)
  }
  // One that had been lost would have been booked anew, as another entry.
  for (const [key, id] of acknowledged) expect([key, answered.get(key)]).toEqual([key, id])
  await second.stop()

  const { entries, dues } = await using(at.open(), async (db) => ({
    entries: await entriesOf(db, [tenancy]),
    dues: await duesOf(db, [tenancy]),
  }))
  const paid = entries.filter(({ kind }) => kind === 'payment').map(({ id, source_key }) => `${source_key} ${id}`)
  expect(paid.sort()).toEqual([...answered].map(([key, id]) => `hand:${key} ${id}`).sort())
  expect(paid).toHaveLength(200)
  const ruled = allocate(entries).claims.map(({ entry, settled, settled_on }) => [entry.id, settled, settled_on])
  expect(dues.map(({ due_id, settled, settled_on }) => [due_id, settled, settled_on]).sort()).toEqual(ruled.sort())
  expect(entries.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : 0), 0)).toBe(20_199_00)
  expect(dues.find(({ month }) => month === baslangicTarihi)).toMatchObject({ settled: 10_000_00, settled_on: today })
})
