import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const exchangeRates = pgTable('exchange_rates', {
  base: text('base').primaryKey(),
  USD: doublePrecision('USD').notNull(),
  EUR: doublePrecision('EUR').notNull(),
  source: text('source').notNull(),
  fetched_at: instant('fetched_at').notNull(),
})
