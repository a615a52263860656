import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const exchangeRates = pgTable('exchange_rates', {
  base: text('base').primaryKey(),
  USD: doublePrecision('USD').notNull(),
  EUR: doublePrecision('EUR').notNull(),
  source: text('source').notNull(),
  fetched_at: timestamp('fetched_at', { withTimezone: true, mode: 'date' }).notNull(),
})
