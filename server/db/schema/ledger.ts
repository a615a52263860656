import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ClaimCategory, EntryKind, EntrySource, PaymentMethod } from '#domain/money/ledger/entries.schema.ts'
import type { Days, PartMonth } from '#domain/money/ledger/part-months.rules.ts'
import type { Frequency } from '#domain/money/ledger/schedule.rules.ts'
import type { AgreedWay } from '#domain/money/payment-plans/entered-rents.rules.ts'
import type { ReminderStage } from '#domain/money/payment-plans/reminders.rules.ts'
import type { PaymentState } from '#domain/property/properties/properties.schema.ts'
import { day, instant, words } from './columns.ts'

/** Kuruş. */
const money = (name: string) => bigint(name, { mode: 'number' })
const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

/** The current version of `ledger_dues` and `ledger_settlements`. */
export const projectionForm = 1

export const ledgerAccounts = pgTable('ledger_accounts', {
  tenancy_id: uuid('tenancy_id').primaryKey(),
  /** Months that began before this day are not part of this account. */
  opened_on: day('opened_on').notNull(),
  made_until: day('made_until').notNull().default('0001-01-01'),
  /** The paid state that was set by hand before the ledger existed. */
  carried_over: text('carried_over').$type<PaymentState>(),
  /** Whether the tenants are reminded of due payments. */
  reminders: boolean('reminders').notNull().default(true),
  /** Whether surplus money is kept for later claims. */
  credit: boolean('credit').notNull().default(true),
  /** The version of the two projections below that was written for this account. */
  projection: smallint('projection')
    .notNull()
    .$defaultFn(() => projectionForm),
  created_at: instant('created_at').notNull(),
})

/** Immutable. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  category: words('category').$type<ClaimCategory | ''>(),
  amount: money('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  on_date: day('on_date').notNull(),
  month: day('month'),
  covers_from: day('covers_from'),
  covers_to: day('covers_to'),
  method: text('method').$type<PaymentMethod>(),
  payer_names: uuid('payer_names').array().notNull().default([]),
  receipt_names: uuid('receipt_names').array().notNull().default([]),
  belongs_to: uuid('belongs_to'),
  reverses: uuid('reverses'),
  note: words('note'),
  source: text('source').$type<EntrySource>().notNull(),
  source_key: text('source_key'),
  file_id: uuid('file_id'),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  booked_at: instant('booked_at').notNull(),
})

/** Projection: each claim with its settled amount, as the allocation rule computes it; rewritten with every booking. */
export const ledgerDues = pgTable('ledger_dues', {
  due_id: uuid('due_id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  category: text('category').$type<ClaimCategory>().notNull(),
  month: day('month'),
  due_on: day('due_on').notNull(),
  amount: money('amount').notNull(),
  settled: money('settled').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  settled_on: day('settled_on'),
})

/** Projection: which entry settled which claim, by the same rule and written at the same time. */
export const ledgerSettlements = pgTable(
  'ledger_settlements',
  {
    payer_id: uuid('payer_id').notNull(),
    due_id: uuid('due_id').notNull(),
    tenancy_id: uuid('tenancy_id').notNull(),
    property_id: uuid('property_id').notNull(),
    owner_id: uuid('owner_id').notNull(),
    payer_kind: text('payer_kind').$type<EntryKind>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    category: text('category').$type<ClaimCategory>().notNull(),
    month: day('month'),
    due_on: day('due_on').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    on_date: day('on_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.payer_id, table.due_id] })],
)

export const paymentPlans = pgTable('payment_plans', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  from_on: day('from_on').notNull(),
  frequency: text('frequency').$type<Frequency>().notNull(),
  part_month: text('part_month').$type<PartMonth>().notNull(),
  rent_free: jsonb('rent_free').$type<Days[]>().notNull().default([]),
  withholding_percent: percent('withholding_percent'),
  vat_percent: percent('vat_percent').notNull().default(0),
  aidat: money('aidat').notNull().default(0),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  created_at: instant('created_at').notNull(),
})

export const rentChanges = pgTable('rent_changes', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  from_on: day('from_on').notNull(),
  rent: money('rent').notNull(),
  /** The contract under which it was agreed; null: the contract in force on that day. */
  contract_id: uuid('contract_id'),
  source: text('source').$type<'increase' | 'hand'>().notNull(),
  source_id: uuid('source_id'),
  /** How a change entered by the landlord's side was agreed; '' for other sources. */
  agreed: text('agreed').$type<AgreedWay | ''>().notNull().default(''),
  note: words('note'),
  taken_back_at: instant('taken_back_at'),
  taken_back_by_name: words('taken_back_by_name'),
  take_back_reason: words('take_back_reason'),
  by_name: text('by_name').notNull(),
  created_at: instant('created_at').notNull(),
})

export const claimPursuits = pgTable('claim_pursuits', {
  claim_id: uuid('claim_id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  since: day('since').notNull(),
  /** The office and its file number. */
  office: words('office'),
  file_number: words('file_number'),
  note: words('note'),
  by_name: text('by_name').notNull(),
  created_at: instant('created_at').notNull(),
})

export const paymentReminders = pgTable('payment_reminders', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  due_on: day('due_on').notNull(),
  stage: text('stage').$type<ReminderStage>().notNull(),
  /** The open amount on that day. */
  amount: money('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  text: text('text').notNull(),
  recipients: integer('recipients').notNull(),
  sent_at: instant('sent_at').notNull(),
})
