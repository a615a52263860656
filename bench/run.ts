// Compares the throughput of the hot endpoints with a bare handler that sends the same bytes from the same database.
// The load generator, the product and the bare handler are three processes. Fails if a row is outside its limit;
// docs/performance.md has the table. Uses a PostgreSQL of its own, or the local one of BENCH_DATABASE_URL, where it
// creates and drops databases.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startOwnPostgres } from '../server/db/own/own-postgres.ts'
import { administer, databaseUrl } from '../server/testing/administer.ts'
import { measureAnalytics } from './analytics.ts'
import type { Bench } from './bench.ts'
import { comparerFor } from './compare.ts'
import { measureContracts } from './contracts.ts'
import { measureDashboard } from './dashboard.ts'
import { measureForum } from './forum.ts'
import { measureMoney } from './money.ts'
import { measureOwnEngine } from './own-engine.ts'
import { measurePeople, userAdder } from './people.ts'
import { measureProperties } from './properties.ts'
import { measureSearch } from './search.ts'
import { startServers } from './servers.ts'
import { measureChat } from './sockets.ts'
import { printMissed } from './table.ts'
import { measureWrites } from './writes.ts'

const parts: Record<string, (bench: Bench) => Promise<void>> = {
  accounts: measurePeople,
  properties: measureProperties,
  contracts: measureContracts,
  chat: measureChat,
  money: measureMoney,
  dashboard: measureDashboard,
  analytics: measureAnalytics,
  forum: measureForum,
  search: measureSearch,
  writes: measureWrites,
}
const host = 'ev.sahibi@demo.test'
const connections = 10

/** `npm run bench -- chat` measures only that part, `-- engine` our own PostgreSQL compared with DATABASE_URL. */
const wanted = process.argv.slice(2)
const names = [...Object.keys(parts), 'engine']
const unknown = wanted.find((name) => !names.includes(name))
if (unknown) {
  console.error(`${unknown} diye bir bölüm yok; olanlar: ${names.join(', ')}`)
  process.exit(1)
}
const chosen = wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names
const folderOfEngine = path.join(os.tmpdir(), `anahtar-bench-engine-${process.pid}`)
const engine = process.env.BENCH_DATABASE_URL
  ? { url: process.env.BENCH_DATABASE_URL, stop: async () => {} }
  : await startOwnPostgres(folderOfEngine)
/** Smaller numbers show within a minute whether the bench works at all. */
const scale = Number(process.env.BENCH_SCALE ?? 1)
const scaled = (count: number) => Math.max(1, Math.round(count * scale))

/** Each part has its own database, so that its rows do not affect the next part. */
async function measure(name: string) {
  const database = `anahtar_bench_${process.pid}_${name}`
  await administer(engine.url, `create database ${database}`)
  const url = databaseUrl(engine.url, database)
  try {
    await (name === 'engine' ? measureOwnEngine(host, url) : measurePart(url, name))
  } finally {
    await administer(engine.url, `drop database if exists ${database} with (force)`)
  }
}

async function measurePart(url: string, name: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-bench-'))
  try {
    const servers = await startServers({ DATABASE_URL: url, DATABASE_POOL: String(connections), DATA_DIR: folder })
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    try {
      await servers.bare('useServer', url, connections)
      const cookies = {
        host: await servers.cookieOf(host),
        admin: await servers.cookieOf('yonetici@demo.test'),
        tenant: await servers.cookieOf('kiraci@demo.test'),
      }
      const common = { sql: pool, servers, databaseUrl: url, cookies, host, others: '%@bench.test', scaled }
      await parts[name]!({ ...common, haveUsers: userAdder(pool), ...comparerFor(servers) })
    } finally {
      await pool.end()
      await servers.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

console.log(
  `${os.cpus().length} çekirdek, yük ${os.loadavg()[0]!.toFixed(1)}${scale === 1 ? '' : `, yalnızca deneme: ölçek ${scale}`}`,
)
try {
  for (const name of chosen) await measure(name)
} finally {
  await engine.stop()
  await rm(folderOfEngine, { recursive: true, force: true })
}
if (!printMissed()) process.exitCode = 1
