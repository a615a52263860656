import type { Database } from '#server/db/client.ts'
import type { Clock } from './clock.ts'

/** Some tries are free; behind them each further one has to wait, twice as long as the one before. In seconds. */
export interface DelayRule {
  free: number
  /** How long after the first try, or after the end of a wait, everything is forgotten. */
  keep: number
  first: number
  most: number
}

export interface Tried extends DelayRule {
  key: string
}

export interface Delays {
  /** Null when the try may be made, which is then counted everywhere; otherwise how many milliseconds are left. */
  take(tried: Tried[]): Promise<number | null>
  /** It was no try after all. */
  giveBack(tried: Tried[]): Promise<void>
  forget(key: string): Promise<void>
  removeForgotten(): Promise<void>
}

/** In the database, which decides and counts in one statement (`take_tries`): for all processes and however many at once. */
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
