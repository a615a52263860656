import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import {
  backupName,
  isBackupDue,
  isDrillDue,
  keptBackups,
  timeOfBackup,
} from '#domain/operations/backups/backups.rules.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { backupRuns } from '#server/db/schema/backups.ts'
import { administrators } from '#server/features/community/forum/forum.queries.ts'
import type { Restored } from '#server/services/backups/describe-backup.ts'
import type { WrittenBackup } from '#server/services/backups/make-backup.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { insertRun, isBackupRunning, type LastRun, lastRuns } from './backups.queries.ts'

export interface BackupWork {
  backUp(config: Config, passphrase: string, file: string): Promise<WrittenBackup>
  restore(config: Config, passphrase: string, file: string): Promise<Restored>
}

type Schedule = NonNullable<Config['backup']>

/** Called every hour: makes what is due, and after a failure tries again in the next hour. */
export async function runSchedule(ctx: Context, work: BackupWork): Promise<void> {
  const schedule = ctx.config.backup
  if (!schedule || (await isBackupRunning(ctx.db))) return
  const { backup, drill } = await lastRuns(ctx.db)
  if (isBackupDue(backup?.madeAt ?? null, ctx.clock.now())) await makeBackupRun(ctx, work, schedule, backup)
  if (isDrillDue(drill?.madeAt ?? null, ctx.clock.now()) && !hasJustFailed(ctx, drill))
    await drillRun(ctx, work, schedule)
}

/** A drill takes long and says the same an hour later. */
const hasJustFailed = (ctx: Context, last: LastRun | null) =>
  last !== null && !last.succeeded && ctx.clock.now().getTime() - last.triedAt.getTime() < dayMs

async function makeBackupRun(ctx: Context, work: BackupWork, schedule: Schedule, last: LastRun | null) {
  const started_at = ctx.clock.now()
  const file = backupName(started_at)
  const row = { id: newId(), kind: 'backup', started_at, file } as const
  try {
    await mkdir(schedule.folder, { recursive: true, mode: 0o700 })
    const made = await work.backUp(ctx.config, schedule.passphrase, path.join(schedule.folder, file))
    const detail = made.missing.length > 0 ? `Depolamada bulunmayan ${made.missing.length} dosya yedekte yok` : ''
    await record(ctx, {
      ...row,
      succeeded: true,
      size: made.size,
      records: made.rows,
      stored_files: made.files,
      detail,
    })
    await removeOld(schedule)
  } catch (error) {
    // The first failure of a series is told; the next attempts are only recorded.
    await recordFailure(ctx, { ...row, file: '' }, error, !last || last.succeeded)
  }
}

async function removeOld({ folder, keep }: Schedule) {
  const times = (await readdir(folder)).flatMap((name) => timeOfBackup(name) ?? [])
  const kept = new Set(keptBackups(times, keep).map((at) => at.getTime()))
  for (const at of times) if (!kept.has(at.getTime())) await rm(path.join(folder, backupName(at)), { force: true })
}

/** Restores the newest backup into a database and a folder of its own, compares it, and removes both. */
async function drillRun(ctx: Context, work: BackupWork, { folder, passphrase }: Schedule) {
  const newest = (await readdir(folder).catch(() => []))
    .flatMap((name) => timeOfBackup(name) ?? [])
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
  if (!newest) return
  const started_at = ctx.clock.now()
  const file = backupName(newest)
  const row = { id: newId(), kind: 'drill', started_at, file } as const
  const scratch = await mkdtemp(path.join(ctx.config.dataDir, 'deneme-'))
  const data = path.join(scratch, 'veri')
  try {
    const restored = await work.restore(scratchConfig(ctx.config, data), passphrase, path.join(folder, file))
    const findings = [...restored.audit.findings, ...restored.frozen.different]
    if (findings.length > 0) throw new Error(findings.slice(0, 5).join('\n'))
    await record(ctx, { ...row, succeeded: true, size: null, records: restored.rows, stored_files: restored.files })
  } catch (error) {
    await recordFailure(ctx, row, error, true)
  } finally {
    // As root the database's folder may be a link to one that the database's user can reach.
    const database = await realpath(path.join(data, 'postgres')).catch(() => scratch)
    for (const each of [database, scratch]) await rm(each, { recursive: true, force: true })
  }
}

/** The keys come from the backup, as on another machine. */
const scratchConfig = (config: Config, dataDir: string): Config => ({
  ...config,
  dataDir,
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databaseReplicaUrl: undefined,
  secrets: { auth: undefined, encryption: undefined, tokens: undefined },
  storage: { ...config.storage, adapter: 'disk' },
})

type Run = Omit<typeof backupRuns.$inferInsert, 'finished_at'>

const record = (ctx: Context, run: Run) => insertRun(ctx.db, { ...run, finished_at: ctx.clock.now() })

const longestDetail = 500

async function recordFailure(ctx: Context, run: Omit<Run, 'succeeded'>, error: unknown, isTold: boolean) {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, longestDetail)
  ctx.log.error({ err: error, kind: run.kind }, 'scheduled backup failed')
  await ctx.db.transact(async (tx) => {
    await insertRun(tx, { ...run, succeeded: false, detail, finished_at: ctx.clock.now() })
    if (isTold) await tellAdministrators(ctx, tx, run.kind)
  })
}

const words = {
  backup:
    'Yedek alınamadı. Nedeni başlangıç ekranındaki “Sistemin durumu” bölümünde yazıyor; bir saat sonra yeniden denenecek.',
  drill:
    'Yedeğin geri yükleme denemesi başarısız oldu. Nedeni başlangıç ekranındaki “Sistemin durumu” bölümünde yazıyor.',
} as const

async function tellAdministrators(ctx: Context, tx: Tx, kind: 'backup' | 'drill') {
  const ids = await administrators(tx)
  await notify(
    ctx,
    tx,
    ids.map((user_id) => ({
      user_id,
      event: words[kind],
      kind: 'system',
      target_audience: 'general',
      property: null,
      sender_type: 'system',
    })),
  )
}
