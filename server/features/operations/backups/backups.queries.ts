import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { backupRuns } from '#server/db/schema/backups.ts'
import { backupLock } from '#server/platform/storage/kept-during-backups.ts'

export const insertRun = (db: Db, run: typeof backupRuns.$inferInsert) => db.insert(backupRuns).values(run)

const lastRow = z.object({
  kind: z.enum(['backup', 'drill']),
  /** The newest run. */
  succeeded: z.boolean(),
  detail: z.string(),
  tried_at: z.string(),
  /** The newest run that succeeded. */
  made_at: z.string().nullable(),
  size: z.string().nullable(),
})

export interface LastRun {
  succeeded: boolean
  detail: string
  triedAt: Date
  madeAt: Date | null
  size: number | null
}

/** The newest backup and the newest drill, and the newest of each that succeeded; one statement. */
export async function lastRuns(db: Db): Promise<{ backup: LastRun | null; drill: LastRun | null }> {
  const rows = await rowsOf(
    db,
    lastRow,
    sql`select distinct on (r.kind) r.kind, r.succeeded, r.detail, r.finished_at as tried_at,
      good.started_at as made_at, good.size
    from ${backupRuns} r
    left join lateral (select g.started_at, g.size from ${backupRuns} g where g.kind = r.kind and g.succeeded
      order by g.finished_at desc limit 1) good on true
    order by r.kind, r.finished_at desc`,
  )
  const of = (kind: 'backup' | 'drill'): LastRun | null => {
    const row = rows.find((each) => each.kind === kind)
    if (!row) return null
    const { succeeded, detail, tried_at, made_at, size } = row
    return {
      succeeded,
      detail,
      triedAt: new Date(tried_at),
      madeAt: made_at === null ? null : new Date(made_at),
      size: size === null ? null : Number(size),
    }
  }
  return { backup: of('backup'), drill: of('drill') }
}

/** By another process, or by hand. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await db.run('select pg_try_advisory_xact_lock_shared($1) as free', [backupLock])
  return !(rows as { free: boolean }[])[0]!.free
}
