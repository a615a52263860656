import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Sql } from './bench.ts'
import { inTurns } from './compare.ts'
import { addContracts } from './contracts.ts'
import { userAdder } from './people.ts'
import { addProperties } from './properties.ts'
import { type Servers, startServers } from './servers.ts'
import { printAtLeast } from './table.ts'

/** Lists of the product on its own PostgreSQL, compared with the same product on that of DATABASE_URL. */
export async function measureOwnEngine(host: string, url: string) {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(os.tmpdir(), 'anahtar-bench-'))))
  const own = await startServers({ DATA_DIR: folders[0]! })
  const led = await startServers({ DATA_DIR: folders[1]!, DATABASE_URL: url })
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  try {
    const ownSql: Sql = {
      query: async (text, values) => ({ rows: (await own.server('run', text, values ?? [])) as never }),
    }
    for (const sql of [ownSql, pool]) {
      await userAdder(sql)(1000)
      await addProperties(sql, 1000, host)
      await addContracts(sql, 1000, host)
    }
    const [ownCookie, ledCookie] = [await own.cookieOf(host), await led.cookieOf(host)]
    for (const route of ['/accounts/me', '/properties', '/contracts', '/renters', '/dashboard']) {
      const at = (servers: Servers, cookie: string) => ({ url: `${servers.url}/api${route}`, headers: { cookie } })
      const { ours, least } = await inTurns(at(own, ownCookie), at(led, ledCookie))
      printAtLeast(
        `kendi motorunda ${route}`,
        ours / least,
        0.95,
        `${ours.toFixed(0)}/s, DATABASE_URL ile ${least.toFixed(0)}/s  oran `,
      )
    }
  } finally {
    await pool.end()
    await Promise.all([own.stop(), led.stop()])
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}
