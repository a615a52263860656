import type { Database } from '#server/db/client.ts'
import type { Clock } from './clock.ts'

/** Some attempts are free; after that each one has to wait twice as long as the one before. In seconds. */
export interface DelayRule {
  free: number
  /** How long after the first attempt, or after the end of a wait, the count is reset. */
  keep: number
  first: number
  most: number
}

export interface Attempt extends DelayRule {
  key: string
}

export interface Delays {
  /** Null if the attempt may be made; it is then counted. Otherwise the milliseconds to wait. */
  take(tried: Attempt[]): Promise<number | null>
  /** Removes the count of something that turned out not to be an attempt. */
  giveBack(tried: Attempt[]): Promise<void>
  forget(key: string): Promise<void>
  removeForgotten(): Promise<void>
}

/**
 * Stored in the database, where one statement (`take_tries`) checks and counts, so that it is correct for concurrent
 * attempts in all processes.
 */
export function createDelays(database: Database, clock: Clock): Delays {
  const moment = () => clock.now().toISOString()
  return {
    async take(tried) {
      const { rows } = await database.run('select take_tries($1::timestamptz, $2::jsonb) as wait', [
        moment(),
        JSON.stringify(tried),
      ])
      return (rows[0] as { wait: number | null }).wait
    },
    async giveBack(tried) {
      await database.run(
        `update guess_delays d set tries = d.tries - 1,
          next_at = case when d.tries - 1 >= t.free then $1::timestamptz else '-infinity'::timestamptz end
         from jsonb_to_recordset($2::jsonb) as t(key text, free int) where d.key = t.key and d.tries > 0`,
        [moment(), JSON.stringify(tried)],
      )
    },
    async forget(key) {
      await database.run('delete from guess_delays where key = $1', [key])
    },
    async removeForgotten() {
      await database.run('delete from guess_delays where forget_at <= $1::timestamptz', [moment()])
    },
  }
}
