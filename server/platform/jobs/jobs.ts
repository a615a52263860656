import PgBoss from 'pg-boss'
import type { Database, Db } from '#server/db/client.ts'
import { pollJobs } from './poll-jobs.ts'
import { dueKinds, queuesByName, retryActiveJobs, schedulesByName } from './queue-tables.ts'

/** A kind of background job; its data is small JSON, mostly ids. */
export interface JobKind<Data extends object> {
  name: string
  retryLimit: number
  /** Set for recurring jobs, in Istanbul time. */
  cron?: string
  /** After this time a job counts as lost with its worker and is run again; must be longer than the job can take. */
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
  /** Enqueued in the caller's transaction: a rollback also removes the job. */
  enqueue<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { afterSeconds: number },
  ): Promise<void>
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void
  start(): Promise<void>
  /** Runs all due jobs in this process and waits for them. */
  drain(): Promise<void>
  stop(): Promise<void>
}

interface JobsOptions {
  /** Polls for jobs in the background; tests call `drain` instead. */
  workers: boolean
  onError(error: unknown): void
}

interface Registered {
  kind: JobKind<object>
  handler: JobHandler<object>
}

/** The default of the queue's tables. */
const retryDelay = 5
const stoppingMs = 5000
/** An offset, because resolving a time zone's name twice a minute for each kind is expensive. */
const istanbul = 'UTC+3'

/** A timeout, so that a job that never finishes does not block the next one. */
function within(seconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not done within ${seconds} s`)), seconds * 1000)
    timer.unref()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function createJobs(database: Database, options: JobsOptions): Jobs {
  let ended = false
  const boss = new PgBoss({
    db: {
      // When stopping no longer waits, a job may finish after the database is closed. Its result cannot be stored: the
      // job counts as lost and runs again in the next process. The queue treats a reply without rows as "nothing done";
      // an empty list would make it fail.
      executeSql: async (text, values) => (ended ? {} : await database.run(text, values)) as { rows: never[] },
    },
    supervise: options.workers,
    // How often lost jobs of killed workers are looked for; a database of our own has no other workers.
    maintenanceIntervalSeconds: database.isOwn ? 300 : 15,
    // How soon a recurring job is enqueued after its time.
    cronWorkerIntervalSeconds: 20,
    schedule: options.workers,
  })
  boss.on('error', options.onError)
  const registered: Registered[] = []
  let polling: ReturnType<typeof pollJobs> | undefined

  const carryOut = async ({ kind, handler }: Registered, job: PgBoss.JobWithMetadata<object>) => {
    try {
      await within(kind.expireInSeconds, handler(job.data, { last: job.retryCount >= kind.retryLimit }))
    } catch (error) {
      return boss.fail(kind.name, job.id, { message: String(error) })
    }
    // Outside the `try`, because finished work must not count as failed when only storing its result fails.
    await boss.complete(kind.name, job.id)
  }

  const fetch = ({ kind }: Registered, batchSize: number) =>
    boss.fetch<object>(kind.name, { includeMetadata: true, batchSize })

  async function drainKind(entry: Registered): Promise<boolean> {
    const batch = await fetch(entry, 20)
    for (const job of batch) await carryOut(entry, job)
    return batch.length > 0
  }

  /**
   * Fetches one job at a time: a fetched job that has not begun would wait for its expiry if this process were killed.
   */
  async function workOff(name: string, stopping: () => boolean) {
    const entry = registered.find(({ kind }) => kind.name === name)
    if (!entry) return
    while (!stopping()) {
      const [job] = await fetch(entry, 1)
      if (!job) return
      await carryOut(entry, job)
    }
  }

  /** Reads all queues in one query, because at most starts none of them needs a change. */
  async function makeQueues() {
    const known = await queuesByName(database.run)
    for (const { kind } of registered) {
      const { name, retryLimit, expireInSeconds } = kind
      const wanted = { name, retryLimit, expireInSeconds, retryDelay, retryBackoff: true }
      const row = known.get(name)
      if (!row) await boss.createQueue(name, wanted)
      else if (
        row.retry_limit !== retryLimit ||
        row.expire_seconds !== expireInSeconds ||
        row.retry_delay !== retryDelay ||
        !row.retry_backoff
      )
        await boss.updateQueue(name, wanted)
    }
  }

  async function schedule() {
    const known = await schedulesByName(database.run)
    for (const { name, cron } of registered.map(({ kind }) => kind)) {
      const row = known.get(name)
      if (cron && (row?.cron !== cron || row.timezone !== istanbul))
        await boss.schedule(name, cron, {}, { tz: istanbul })
    }
  }

  return {
    async enqueue(db, kind, data, later) {
      const id = await boss.send(kind.name, data, {
        ...(later && { startAfter: later.afterSeconds }),
        db: { executeSql: (text, values) => db.run(text, values) as Promise<{ rows: never[] }> },
      })
      // The queue drops a job of an unknown kind without an error.
      if (!id) throw new Error(`The job ${kind.name} has no handler: is its feature named in handleJobs of start.ts?`)
      polling?.wake()
    },
    handle(kind, handler) {
      registered.push({ kind: kind as JobKind<object>, handler: handler as JobHandler<object> })
    },
    async start() {
      await boss.start()
      await makeQueues()
      if (!options.workers) return
      if (database.isOwn) await retryActiveJobs(database.run)
      await schedule()
      polling = pollJobs({ due: () => dueKinds(database.run), work: workOff, onError: options.onError })
    },
    async drain() {
      let busy = true
      while (busy) {
        busy = false
        // One statement instead of one for each kind: most kinds have nothing to do.
        const due = new Set(await dueKinds(database.run))
        for (const entry of registered) if (due.has(entry.kind.name)) busy = (await drainKind(entry)) || busy
      }
    },
    async stop() {
      await polling?.stop(stoppingMs)
      await boss.stop({ graceful: options.workers, wait: true, timeout: stoppingMs })
      ended = true
    },
  }
}
