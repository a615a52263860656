import PgBoss from 'pg-boss'
import type { Database, Db } from '#server/db/client.ts'

/** A kind of background work; its data is JSON and small, mostly ids. */
export interface JobKind<Data extends object> {
  name: string
  retryLimit: number
  /** Set for work that repeats by itself, in Istanbul time. */
  cron?: string
  /** After this long a job counts as lost with its worker and is taken up again; longer than it can ever take. */
  expireInSeconds: number
  data?: Data
}
export const jobKind = <Data extends object = Record<string, never>>(
  name: string,
  options: { retryLimit?: number; cron?: string; expireInSeconds?: number } = {},
): JobKind<Data> => ({
  name,
  retryLimit: options.retryLimit ?? 8,
  expireInSeconds: options.expireInSeconds ?? 15 * 60,
  ...(options.cron && { cron: options.cron }),
})

export type JobHandler<Data> = (data: Data, attempt: { last: boolean }) => Promise<void>

export interface Jobs {
  /** Durable with the caller's transaction: if that rolls back, the job never was. */
  enqueue<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { afterSeconds: number },
  ): Promise<void>
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void
  start(): Promise<void>
  /** Runs everything that is due now, in this call, and waits for it. */
  drain(): Promise<void>
  stop(): Promise<void>
}

interface JobsOptions {
  /** Poll for work in the background; tests drain instead. */
  workers: boolean
  onError(error: unknown): void
}

interface Registered {
  kind: JobKind<object>
  handler: JobHandler<object>
}

export function createJobs(database: Database, options: JobsOptions): Jobs {
  let ended = false
  const boss = new PgBoss({
    db: {
      // A worker that was not waited for any longer reports its end when the database is closed. Nobody can write that
      // down any more: the job counts as lost with its process, and the next one takes it up. The queue reads an answer
      // without rows as "nothing done"; an empty list of rows would make it fail.
      executeSql: async (text, values) => (ended ? {} : await database.run(text, values)) as { rows: never[] },
    },
    supervise: options.workers,
    // How often jobs of killed workers are looked for.
    maintenanceIntervalSeconds: 15,
    schedule: options.workers,
  })
  boss.on('error', options.onError)
  const registered: Registered[] = []

  const run = async ({ kind, handler }: Registered, job: PgBoss.JobWithMetadata<object>) => {
    await handler(job.data, { last: job.retryCount >= kind.retryLimit })
  }

  async function drainKind(entry: Registered): Promise<boolean> {
    const batch = await boss.fetch<object>(entry.kind.name, { includeMetadata: true, batchSize: 20 })
    for (const job of batch) {
      try {
        await run(entry, job)
        await boss.complete(entry.kind.name, job.id)
      } catch (error) {
        await boss.fail(entry.kind.name, job.id, { message: String(error) })
      }
    }
    return batch.length > 0
  }

  return {
    async enqueue(db, kind, data, later) {
      await boss.send(kind.name, data, {
        ...(later && { startAfter: later.afterSeconds }),
        db: { executeSql: (text, values) => db.run(text, values) as Promise<{ rows: never[] }> },
      })
    },
    handle(kind, handler) {
      registered.push({ kind: kind as JobKind<object>, handler: handler as JobHandler<object> })
    },
    async start() {
      await boss.start()
      for (const { kind } of registered) {
        const { name, retryLimit, expireInSeconds } = kind
        const queue = { name, retryLimit, expireInSeconds, retryDelay: 5, retryBackoff: true }
        await boss.createQueue(kind.name, queue)
        await boss.updateQueue(kind.name, queue)
      }
      if (!options.workers) return
      // The embedded database belongs to one process: what it finds under way belonged to one that was killed.
      if (database.kind === 'embedded')
        await database.run(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
      for (const entry of registered) {
        await boss.work<object>(
          entry.kind.name,
          { includeMetadata: true, pollingIntervalSeconds: 1 },
          async (batch: PgBoss.JobWithMetadata<object>[]) => {
            for (const job of batch) await run(entry, job)
          },
        )
        if (entry.kind.cron) await boss.schedule(entry.kind.name, entry.kind.cron, {}, { tz: 'Europe/Istanbul' })
      }
    },
    async drain() {
      let busy = true
      while (busy) {
        busy = false
        for (const entry of registered) busy = (await drainKind(entry)) || busy
      }
    },
    async stop() {
      await boss.stop({ graceful: options.workers, wait: true, timeout: 5000 })
      ended = true
    },
  }
}
