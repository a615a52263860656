import { showDateTime } from '#domain/kernel/dates.ts'
import { isBackupLate, nextPlanned } from '#domain/operations/backups/backups.rules.ts'
import type { Context } from '#server/context.ts'
import type { LastRun, lastRuns } from './backups.queries.ts'

type LastRuns = Awaited<ReturnType<typeof lastRuns>>

interface Finding {
  state: 'ok' | 'attention' | 'down'
  detail: string
}

const megabytes = (bytes: number) =>
  `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`

/** What an administrator reads about backups: the last, the next, the drill, and why one failed. */
export function backupHealth(ctx: Context, { backup, drill }: LastRuns, isAdmin: boolean): Finding {
  if (!ctx.config.backup) return { state: 'attention', detail: 'Zamanlanmış yedek yok (BACKUP_TO verilmemiş)' }
  const now = ctx.clock.now()
  const made = backup?.madeAt ?? null
  const reason = (run: LastRun) => (isAdmin ? `: ${run.detail}` : '')
  const detail = [
    made ? `Son yedek: ${showDateTime(made)} (${megabytes(backup?.size ?? 0)})` : 'Henüz yedek alınmadı',
    `sıradaki: ${showDateTime(nextPlanned(now))}`,
    drillWords(drill),
  ].join('; ')
  if (backup && !backup.succeeded) return { state: 'down', detail: `Yedek alınamadı${reason(backup)} · ${detail}` }
  if (isBackupLate(made, now) && backup) return { state: 'down', detail: `Yedek gecikti · ${detail}` }
  if (drill && !drill.succeeded) return { state: 'down', detail: `Deneme başarısız${reason(drill)} · ${detail}` }
  return { state: backup && drill ? 'ok' : 'attention', detail }
}

const drillWords = (drill: LastRun | null) =>
  drill?.madeAt ? `son geri yükleme denemesi: ${showDateTime(drill.madeAt)}` : 'geri yükleme henüz denenmedi'
