import { bigint, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ArrearsWay } from '#domain/money/arrears/justified.rules.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import type { NoticeDelivery } from '#domain/tenancy/endings/endings.schema.ts'
import { users } from './accounts.ts'
import { day, instant } from './columns.ts'

export const legalInterestRates = pgTable('legal_interest_rates', {
  from_on: day('from_on').primaryKey(),
  percent: numeric('percent', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  source: text('source').notNull(),
  entered_by: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
  entered_at: instant('entered_at').notNull(),
})

export const arrearsNotices = pgTable('arrears_notices', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  way: text('way').$type<ArrearsWay>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  text: text('text').notNull(),
  version: integer('version').notNull().default(1),
  drafted_on: day('drafted_on').notNull(),
  /** The text is frozen from this day on. */
  given_on: day('given_on'),
  delivery: text('delivery').$type<NoticeDelivery>(),
  sha256: text('sha256'),
  delivered_on: day('delivered_on'),
  /** The notice was returned undelivered; it is immutable from then on. */
  returned_on: day('returned_on'),
  return_reason: text('return_reason').notNull().default(''),
  returned_by_name: text('returned_by_name').notNull().default(''),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const arrearsNoticeClaims = pgTable(
  'arrears_notice_claims',
  {
    notice_id: uuid('notice_id').notNull(),
    claim_id: uuid('claim_id').notNull(),
    category: text('category').$type<ClaimCategory>().notNull(),
    month: day('month'),
    due_on: day('due_on').notNull(),
    /** Kuruş. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    open_drafted: bigint('open_drafted', { mode: 'number' }).notNull(),
    open_delivered: bigint('open_delivered', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.notice_id, table.claim_id] })],
)

export const arrearsMessages = pgTable(
  'arrears_messages',
  {
    tenancy_id: uuid('tenancy_id').notNull(),
    message_id: uuid('message_id').notNull(),
    sender_name: text('sender_name').notNull(),
    text: text('text').notNull(),
    sent_at: instant('sent_at').notNull(),
    file_ids: uuid('file_ids').array().notNull().default([]),
    chosen_by: uuid('chosen_by'),
    chosen_by_name: text('chosen_by_name').notNull(),
    chosen_at: instant('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenancy_id, table.message_id] })],
)
