import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startOwnPostgres } from '#server/db/own/own-postgres.ts'

/** What a test run writes need not outlive a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 400 }

/** The PostgreSQL of a test run: the one that TEST_DATABASE_URL names, else one of its own that ends with the run. */
export async function startEngine(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const folder = path.join(os.tmpdir(), `anahtar-tests-${randomUUID()}`)
  const own = await startOwnPostgres(folder, careless)
  const stop = async () => {
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: own.url, stop }
}
