import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { day, writtenAt } from './columns.ts'

/** The time that one household or firm spends in one place, over all of its contracts. */
export const tenancies = pgTable('tenancies', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  started_on: day('started_on').notNull(),
  /** The last day once it is over; null while it runs, also past the agreed end. */
  ended_on: day('ended_on'),
  created_at: writtenAt('created_at'),
})
