import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { day, writtenAt } from './columns.ts'

/** The stay of one household or company in one property, across all of its contracts. */
export const tenancies = pgTable('tenancies', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  started_on: day('started_on').notNull(),
  /** The last day of an ended tenancy; null while it runs, even past the agreed end. */
  ended_on: day('ended_on'),
  created_at: writtenAt('created_at'),
})
