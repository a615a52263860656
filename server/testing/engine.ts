import { readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type OwnPostgres, startOwnPostgres } from '#server/db/own/own-postgres.ts'
import { inMemory, roomyFolder } from './roomy-folder.ts'

/** Test data need not survive a power failure. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 400 }

const prefix = 'anahtar-tests-'

/** The PostgreSQL of a test run: that of TEST_DATABASE_URL, otherwise its own, which ends with the run. */
export async function startEngine(): Promise<OwnPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  await endForgotten()
  const folder = path.join(await roomyFolder(), `${prefix}${process.pid}`)
  const own = await startOwnPostgres(folder, careless)
  return { url: own.url, stop: () => end(own, folder) }
}

async function end(own: OwnPostgres, folder: string) {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Stops the PostgreSQL of earlier runs that were killed. */
async function endForgotten() {
  for (const place of [os.tmpdir(), inMemory])
    for (const name of (await readdir(place).catch(() => [])).filter((each) => each.startsWith(prefix))) {
      if (isAlive(Number(name.slice(prefix.length)))) continue
      const folder = path.join(place, name)
      await end(await startOwnPostgres(folder), folder).catch(() => rm(folder, { recursive: true, force: true }))
    }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
