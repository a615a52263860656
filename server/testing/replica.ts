import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '#server/db/own/own-postgres.ts'
import { keepPrivate } from '#server/platform/private-folder.ts'

interface Pair {
  primary: OwnPostgres
  /** Follows the primary by streaming replication. */
  replica: OwnPostgres
}

/** Starts a PostgreSQL with the data written by `work`, and a replica of it. */
export async function startWithReplica(work: (url: string) => Promise<unknown>): Promise<Pair> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await keepPrivate(folder)
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
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

/** A backup of a running database: both calls must use the same connection. */
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
