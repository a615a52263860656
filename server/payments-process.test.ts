import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { allocate } from '#domain/money/ledger/allocation.rules.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { duesOf, entriesOf } from './services/ledger/ledger.queries.ts'
import { agreedTenancy } from './testing/build-tenancy.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { ownEngineData, postmasterOf } from './testing/process-data.ts'

async function signedIn(url: string, email: string) {
  const client = remoteClient(url, 60_000)
  const body = { email, password: ownerAndTenant.password, remember: true }
  expect((await client.call(accountsApi.login, { body })).status).toBe(200)
  return Object.assign(client, { email })
}

const many = 200
/** Half way, while every lane has a call in progress. */
const enough = 70

test('LED-08 J9 server and database killed together while 200 payments are recorded: every acknowledged one is there once, and sending all again books each once', {
  timeout: 600_000,
}, async () => {
  const at = await ownEngineData()
  const { property } = await at.using(addOwnerAndTenant)
  const start = async () => {
    const server = await startDemoServer(at.env, at.dataDir)
    onTestFinished(() => server.stop())
    return server
  }
  const first = await start()
  const database = await postmasterOf(at.dataDir)
  const [host, tenant] = [
    await signedIn(first.url, ownerAndTenant.host),
    await signedIn(first.url, ownerAndTenant.tenant),
  ]
  // The server is a process of its own, so it uses this machine's clock.
  const { today } = (await host.call(paymentsApi.month, { query: {} })).body
  const baslangicTarihi = `${today.slice(0, 7)}-01`
  const terms = { baslangicTarihi, brutAylik: 10_000_00, depozito: 0 }
  const { tenancy } = await agreedTenancy({ host, tenants: [tenant], property, terms })
  const payments = Array.from({ length: many }, (_, index) => ({
    tenancy_id: tenancy,
    amount: 100_00 + index,
    currency: 'TL' as const,
    on_date: today,
    method: 'bank' as const,
    key: newId(),
  }))

  const acknowledged = new Map<string, string>()
  const waiting = [...payments]
  const ended = new Promise((resolve) => first.process.once('exit', resolve))
  const lane = async () => {
    for (let payment = waiting.shift(); payment && !first.process.killed; payment = waiting.shift()) {
      const answer = await host.call(paymentsApi.record, { body: { payments: [payment] } }).catch(() => null)
      if (answer?.status === 200) acknowledged.set(payment.key, answer.body.entries[0]!.id)
      if (acknowledged.size < enough || first.process.killed) continue
      // Like a power failure: neither process can finish anything.
      process.kill(database, 'SIGKILL')
      first.process.kill('SIGKILL')
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
  // A lost payment would have been booked again under another id.
  for (const [key, id] of acknowledged) expect([key, answered.get(key)]).toEqual([key, id])
  await second.stop()

  const { entries, dues, fsync } = await at.using(async (db) => ({
    fsync: (await db.run('show fsync')).rows,
    entries: await entriesOf(db, [tenancy]),
    dues: await duesOf(db, [tenancy]),
  }))
  expect(fsync).toEqual([{ fsync: 'on' }])
  const paid = entries.filter(({ kind }) => kind === 'payment').map(({ id, source_key }) => `${source_key} ${id}`)
  expect(paid.sort()).toEqual([...answered].map(([key, id]) => `hand:${key} ${id}`).sort())
  expect(paid).toHaveLength(200)
  const ruled = allocate(entries).claims.map(({ entry, settled, settled_on }) => [entry.id, settled, settled_on])
  expect(dues.map(({ due_id, settled, settled_on }) => [due_id, settled, settled_on]).sort()).toEqual(ruled.sort())
  expect(entries.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : 0), 0)).toBe(20_199_00)
  expect(dues.find(({ month }) => month === baslangicTarihi)).toMatchObject({ settled: 10_000_00, settled_on: today })
})
