import { date, doublePrecision, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

export const exchangeRates = pgTable('exchange_rates', {
  base: text('base').primaryKey(),
  USD: doublePrecision('USD').notNull(),
  EUR: doublePrecision('EUR').notNull(),
  source: text('source').notNull(),
  fetched_at: instant('fetched_at').notNull(),
})

/** Foreign currency for one lira, as first stored on that day. */
export const exchangeRateDays = pgTable('exchange_rate_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  USD: doublePrecision('USD').notNull(),
  EUR: doublePrecision('EUR').notNull(),
  source: text('source').notNull(),
})

export const tufeRates = pgTable('tufe_rates', {
  month: text('month').primaryKey(),
  percent: numeric('percent', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  entered_by: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
  entered_at: instant('entered_at').notNull(),
})
