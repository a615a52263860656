import { Gauge, type Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { type LastRun, lastRuns } from './backups.queries.ts'

const seconds = (at: Date | null | undefined) => (at ? at.getTime() / 1000 : 0)
const failed = (run: LastRun | null) => (run && !run.succeeded ? 1 : 0)

type Runs = Awaited<ReturnType<typeof lastRuns>>

const gauges: Record<string, { help: string; value(runs: Runs): number }> = {
  anahtar_backup_last_success_timestamp_seconds: {
    help: 'Begin of the last scheduled backup that succeeded; 0 if there is none.',
    value: ({ backup }) => seconds(backup?.madeAt),
  },
  anahtar_backup_last_size_bytes: { help: 'Size of that backup.', value: ({ backup }) => backup?.size ?? 0 },
  anahtar_backup_failed: { help: '1 if the newest attempt failed.', value: ({ backup }) => failed(backup) },
  anahtar_backup_drill_last_success_timestamp_seconds: {
    help: 'Begin of the last restore drill that succeeded; 0 if there is none.',
    value: ({ drill }) => seconds(drill?.madeAt),
  },
  anahtar_backup_drill_failed: { help: '1 if the newest drill failed.', value: ({ drill }) => failed(drill) },
}

/** Read from the database with every scrape, so that each process says the same. */
export function addBackupGauges(ctx: Context, registry: Registry) {
  let reading: Promise<Runs> | null = null
  // All gauges of a scrape are collected in one moment.
  const runs = () => {
    reading ??= lastRuns(ctx.db).finally(() => {
      reading = null
    })
    return reading
  }
  for (const [name, { help, value }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(value(await runs()))
      },
    })
}
