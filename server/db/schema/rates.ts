import { date, doublePrecision, numeric, text, uuid } from 'drizzle-orm/pg-core'
import { plain, trace } from '../catalogue/column-classes.ts'
import { impersonalTable } from '../catalogue/table.ts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

export const exchangeRates = impersonalTable('exchange_rates', 'rates of the day', {
  base: plain(text('base').primaryKey()),
  USD: plain(doublePrecision('USD').notNull()),
  EUR: plain(doublePrecision('EUR').notNull()),
  source: plain(text('source').notNull()),
  fetched_at: plain(instant('fetched_at').notNull()),
})

/** Foreign currency for one lira, as first stored on that day. */
export const exchangeRateDays = impersonalTable('exchange_rate_days', 'rates by day', {
  day: plain(date('day', { mode: 'string' }).primaryKey()),
  USD: plain(doublePrecision('USD').notNull()),
  EUR: plain(doublePrecision('EUR').notNull()),
  source: plain(text('source').notNull()),
})

export const tufeRates = impersonalTable('tufe_rates', 'published figures', {
  month: plain(text('month').primaryKey()),
  percent: plain(numeric('percent', { precision: 6, scale: 2, mode: 'number' }).notNull()),
  entered_by: trace(uuid('entered_by').references(() => users.id, { onDelete: 'set null' })),
  entered_at: plain(instant('entered_at').notNull()),
})
