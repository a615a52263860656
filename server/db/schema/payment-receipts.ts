import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ReceiptState } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { day, instant, words } from './columns.ts'

/** A tenant's claim of a payment, with the bank's receipt. */
export const paymentReceipts = pgTable('payment_receipts', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  /** Kuruş. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  on_date: day('on_date').notNull(),
  note: words('note'),
  payer_names: uuid('payer_names').array().notNull().default([]),
  file_id: uuid('file_id'),
  sha256: text('sha256').notNull(),
  state: text('state').$type<ReceiptState>().notNull(),
  reason: words('reason'),
  entry_id: uuid('entry_id'),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  decided_by_name: words('decided_by_name'),
  decided_at: instant('decided_at'),
  created_at: instant('created_at').notNull(),
})
