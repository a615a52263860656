import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Database } from './client.ts'

const migrationsFolder = path.join(projectRoot, 'server', 'db', 'migrations')
/** An arbitrary number, the same in every process: the advisory lock that the migrating process holds. */
const lockKey = 20_261_115

/**
 * Runs the missing migrations in order of their names, each in its own transaction, one process at a time. Throws if an
 * applied file was edited, because this database would silently differ from a new one.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const known = await database.script(async (run) => {
    await run(`select pg_advisory_xact_lock(${lockKey})`)
    await run(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    // Installations from before checksums have the table without this column.
    await run('alter table migrations add column if not exists checksum text')
    const { rows } = await run('select name, checksum from migrations')
    return new Map((rows as { name: string; checksum: string | null }[]).map((row) => [row.name, row.checksum]))
  })
  const names = (await namesIn(folder)).filter(isWanted)
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    // An applied migration with an unchanged checksum needs no lock; at most starts all of them are.
    if (known.get(name) !== checksumOf(text) && (await bringUp(database, name, text))) applied.push(name)
  }
  return applied
}

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/** The migrations of this release, each with its checksum. */
export async function ownMigrations(): Promise<Map<string, string>> {
  const names = await namesIn(migrationsFolder)
  const texts = await Promise.all(names.map((name) => readFile(path.join(migrationsFolder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, checksumOf(texts[index]!)]))
}

/** Like `migrate`, but only these: an older release's rows need its tables. */
export const migrateTo = (database: Database, names: ReadonlySet<string>) =>
  migrate(database, migrationsFolder, (name) => names.has(name))

/**
 * Returns whether it ran now. The table is read again under the lock, because another process may have run it
 * meanwhile.
 */
async function bringUp(database: Database, name: string, text: string): Promise<boolean> {
  const checksum = checksumOf(text)
  return database.script(async (run) => {
    await run(`select pg_advisory_xact_lock(${lockKey})`)
    const { rows } = await run('select checksum from migrations where name = $1', [name])
    const known = rows[0] as { checksum: string | null } | undefined
    if (!known) {
      await run(text).catch((error: unknown) => {
        throw new Error(failedMigration(name, text, error), { cause: error })
      })
      await run('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
      return true
    }
    if (known.checksum === null) {
      await run('update migrations set checksum = $2 where name = $1', [name, checksum])
    } else if (known.checksum !== checksum) {
      throw new Error(editedMigration(name))
    }
    return false
  })
}

/** Git may check a file out with other line endings on another system; the checksum ignores them. */
const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

const failedMigration = (name: string, text: string, error: unknown) => {
  const extension = /create extension if not exists (\w+)/.exec(text)?.[1]
  const advice = extension
    ? ` Veritabanı yöneticisi bu veritabanında bir kez "create extension ${extension}" çalıştırmalı (docs/operating.md).`
    : ''
  return `server/db/migrations/${name} çalıştırılamadı: ${error instanceof Error ? error.message : String(error)}.${advice}`
}

const editedMigration = (name: string) =>
  `server/db/migrations/${name} bu veritabanında çalıştırıldıktan sonra değiştirilmiş. ` +
  'Dosyayı eski hâline getirin; yapılacak değişiklik için yeni bir dosya ekleyin.'
