import { bigint, integer, text, varchar } from 'drizzle-orm/pg-core'
import { plain } from '../catalogue/column-classes.ts'
import { impersonalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** Read and written by the limiter's library. */
export const rateLimits = impersonalTable('rate_limits', 'hashed keys with a number and an end', {
  key: plain(varchar('key', { length: 255 }).primaryKey()),
  points: plain(integer('points').notNull().default(0)),
  expire: plain(bigint('expire', { mode: 'number' })),
})

/** Read and written by the function `take_tries` (migration 0072). */
export const guessDelays = impersonalTable('guess_delays', 'hashed keys with a number and two moments', {
  key: plain(text('key').primaryKey()),
  tries: plain(integer('tries').notNull()),
  next_at: plain(instant('next_at').notNull()),
  forget_at: plain(instant('forget_at').notNull()),
})
