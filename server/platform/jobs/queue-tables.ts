import type { RunSql } from '#server/db/client.ts'

/** The job library's tables. It offers no calls for these queries, so all direct access is in this file. */
const jobs = 'pgboss.job'

/** The tables that contain the data of jobs. */
export const tablesWithData = [jobs, 'pgboss.archive']

const isWaiting = `state in ('created', 'retry') and start_after <= now()`

/** Select columns: number of waiting and running jobs, and the age of the oldest waiting one. */
export const workloadColumns = `
  (select count(*)::int from ${jobs} where ${isWaiting}) as jobs_waiting,
  (select count(*)::int from ${jobs} where state = 'active') as jobs_active,
  (select coalesce(max(extract(epoch from now() - start_after)), 0)::int from ${jobs} where ${isWaiting}) as oldest_seconds`

/** Kinds with due jobs. */
export async function dueKinds(run: RunSql): Promise<string[]> {
  const { rows } = await run(`select name from ${jobs} where state < 'active' and start_after < now() group by name`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

export async function queuesWithJobs(run: RunSql): Promise<string[]> {
  const { rows } = await run(`select distinct name from ${jobs} order by 1`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** Jobs only go into a queue that is there; its settings follow at the server's start. */
export async function addQueues(run: RunSql, names: readonly string[]) {
  for (const name of names) await run(`select pgboss.create_queue($1, '{"policy":"standard"}')`, [name])
}

interface QueueRow {
  name: string
  retry_limit: number | null
  retry_delay: number | null
  retry_backoff: boolean | null
  expire_seconds: number | null
}

export async function queuesByName(run: RunSql): Promise<Map<string, QueueRow>> {
  const { rows } = await run('select name, retry_limit, retry_delay, retry_backoff, expire_seconds from pgboss.queue')
  return new Map((rows as QueueRow[]).map((row) => [row.name, row]))
}

interface ScheduleRow {
  name: string
  cron: string
  timezone: string
}

export async function schedulesByName(run: RunSql): Promise<Map<string, ScheduleRow>> {
  const { rows } = await run('select name, cron, timezone from pgboss.schedule')
  return new Map((rows as ScheduleRow[]).map((row) => [row.name, row]))
}

/** Marks all running jobs to be run again. */
export const retryActiveJobs = (run: RunSql) =>
  run(`update ${jobs} set state = 'retry', start_after = now() where state = 'active'`)
