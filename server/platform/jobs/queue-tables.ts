import type { RunSql } from '#server/db/client.ts'

/** The tables of the job library. It has no calls for these questions, so they are asked here and nowhere else. */
const jobs = 'pgboss.job'

/** Where what a job was given stands. */
export const tablesWithData = [jobs, 'pgboss.archive']

const isWaiting = `state in ('created', 'retry') and start_after <= now()`

/** Columns of a select: how much waits, is under way, and for how long the oldest has waited. */
export const workloadColumns = `
  (select count(*)::int from ${jobs} where ${isWaiting}) as jobs_waiting,
  (select count(*)::int from ${jobs} where state = 'active') as jobs_active,
  (select coalesce(max(extract(epoch from now() - start_after)), 0)::int from ${jobs} where ${isWaiting}) as oldest_seconds`

/** Kinds of work of which something is due. */
export async function dueKinds(run: RunSql): Promise<string[]> {
  const { rows } = await run(`select name from ${jobs} where state < 'active' and start_after < now() group by name`)
  return (rows as { name: string }[]).map(({ name }) => name)
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

/** Everything that is under way is to be done again. */
export const beginAgain = (run: RunSql) =>
  run(`update ${jobs} set state = 'retry', start_after = now() where state = 'active'`)
