import type { RunSql } from '#server/db/client.ts'
import type { Storage } from './storage.ts'

/** Held by a backup while it reads files. */
export const backupLock = 600_155

/**
 * Removes nothing while a backup is made, because its rows still name the file. Rows go before their files, so a look at
 * the lock is enough: a backup that begins after it no longer has the row. The removal's job tries again.
 */
export function keptDuringBackups(storage: Storage, database: { ambient: { run: RunSql } }): Storage {
  return {
    ...storage,
    async remove(area, name) {
      const { rows } = await database.ambient.run('select pg_try_advisory_xact_lock_shared($1) as free', [backupLock])
      if (!(rows as { free: boolean }[])[0]!.free) throw new Error('A backup is being made; files are removed after it')
      await storage.remove(area, name)
    },
  }
}
