import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '#server/db/own/own-postgres.ts'
import { keepPrivate } from '#server/platform/private-folder.ts'

interface Pair {
  primary: OwnPostgres
  /** Follows it over its stream of changes. */
  replica: OwnPostgres
}

/** A PostgreSQL with everything that the work wrote, and a second one that follows it. */
export async function startWithReplica(work: (url: string) => Promise<unknown>): Promise<Pair> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'anahtar-process-'))
  onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 5 }))
  await keepPrivate(place)
  const [first, second] = [path.join(place, 'first'), path.join(place, 'second')]
  const primary = await startOwnPostgres(first)
  onTestFinished(() => primary.stop())
  await work(primary.url)
  await mkdir(second, { mode: 0o700 })
  await copyRunning(primary.url, first, second)
  const { hostname, port, username, password } = new URL(primary.url)
  const replica = await startOwnPostgres(second, {
    primary_conninfo: `host=${decodeURIComponent(hostname)} port=${port || 5432} user=${username} password=${password}`,
  })
  onTestFinished(() => replica.stop())
  return { primary, replica }
}

/** As a backup is made of a database that runs: both calls have to come from one connection. */
async function copyRunning(url: string, from: string, to: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    const filter = (source: string) => !/postmaster\.(pid|opts)$|\.sock|\.s\.PGSQL|\/pgsql_tmp/.test(source)
    for (const name of ['data', 'password'])
      await cp(path.join(from, name), path.join(to, name), { recursive: true, filter })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(to, 'data', 'backup_label'), rows[0]!.labelfile, { mode: 0o600 })
    await writeFile(path.join(to, 'data', 'standby.signal'), '', { mode: 0o600 })
  } finally {
    await client.end()
  }
}
