import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Sql } from './bench.ts'
import { comparing } from './compare.ts'
import { addContracts } from './contracts.ts'
import { crowd } from './people.ts'
import { addProperties } from './properties.ts'
import { startRivals } from './rivals.ts'

/** The same screens on the embedded database, with what one landlord may have. */
export async function measureEmbedded(host: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-bench-'))
  const rivals = await startRivals({ DATA_DIR: folder })
  try {
    const sql: Sql = {
      query: async (text, values) => ({ rows: (await rivals.server('run', text, values ?? [])) as never }),
    }
    const [cookie, admin] = [await rivals.cookieOf(host), await rivals.cookieOf('yonetici@demo.test')]
    await crowd(sql)(1000)
    await addProperties(sql, 1000, host)
    await addContracts(sql, 1000, host)
    const dump = path.join(folder, 'dump.tar')
    await rivals.server('dump', dump)
    await rivals.bare('useEmbedded', dump)
    const { compare } = comparing(rivals)
    await compare('gömülü: oturum', '/access/check?guard=host', cookie)
    await compare('gömülü: kullanıcı', '/accounts/me', cookie)
    await compare('gömülü: kullanıcılar', '/admin/users?state=all', admin)
    await compare('gömülü: mülkler', '/properties', cookie)
    await compare('gömülü: kontratlar', '/contracts', cookie)
    await compare('gömülü: kiracılar', '/renters', cookie)
    await compare('gömülü: başlangıç ekranı', '/dashboard', cookie)
  } finally {
    await rivals.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
