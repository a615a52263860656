import { bigint, boolean, integer, jsonb, numeric, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ClaimCategory, EntryKind, EntrySource, PaymentMethod } from '#domain/money/ledger/entries.schema.ts'
import type { Days, PartMonth } from '#domain/money/ledger/part-months.rules.ts'
import type { Frequency, MonthPart } from '#domain/money/ledger/schedule.rules.ts'
import type { AgreedWay } from '#domain/money/payment-plans/entered-rents.rules.ts'
import type { ReminderKind } from '#domain/money/payment-plans/reminders.rules.ts'
import type { PaymentState } from '#domain/property/properties/properties.schema.ts'
import { fileId, freeText, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForMoney, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn } from './columns.ts'

/** Kuruş. */
const money = (name: string) => bigint(name, { mode: 'number' })
const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

/** The current version of `ledger_dues` and `ledger_settlements`. */
export const projectionForm = 1

export const ledgerAccounts = personalTable(
  'ledger_accounts',
  {
    tenancy_id: plain(uuid('tenancy_id').primaryKey()),
    /** Months that began before this day are not part of this ledger. */
    opened_on: plain(day('opened_on').notNull()),
    made_until: plain(day('made_until').notNull().default('0001-01-01')),
    /** The paid state that was set by hand before the ledger existed. */
    carried_over: plain(text('carried_over').$type<PaymentState>()),
    /** Whether the tenants are reminded of due payments. */
    reminders: plain(boolean('reminders').notNull().default(true)),
    /** Whether surplus money is kept for later claims. */
    credit: plain(boolean('credit').notNull().default(true)),
    /** The version of the two projections below that was written for this ledger. */
    projection: plain(
      smallint('projection')
        .notNull()
        .$defaultFn(() => projectionForm),
    ),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)

/** Immutable. */
export const ledgerEntries = personalTable(
  'ledger_entries',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    kind: plain(text('kind').$type<EntryKind>().notNull()),
    category: plain(textColumn('category').$type<ClaimCategory | ''>()),
    amount: plain(money('amount').notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    on_date: plain(day('on_date').notNull()),
    month: plain(day('month')),
    covers_from: plain(day('covers_from')),
    covers_to: plain(day('covers_to')),
    month_parts: plain(jsonb('month_parts').$type<MonthPart[]>()),
    method: plain(text('method').$type<PaymentMethod>()),
    payer_names: plain(uuid('payer_names').array().notNull().default([])),
    receipt_names: plain(uuid('receipt_names').array().notNull().default([])),
    belongs_to: plain(uuid('belongs_to')),
    reverses: plain(uuid('reverses')),
    note: freeText(textColumn('note')),
    source: plain(text('source').$type<EntrySource>().notNull()),
    source_key: plain(text('source_key')),
    file_id: fileId(uuid('file_id')),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    booked_at: plain(instant('booked_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)

/** Projection: each claim with its settled amount, as the allocation rule computes it; rewritten with every booking. */
export const ledgerDues = personalTable(
  'ledger_dues',
  {
    due_id: plain(uuid('due_id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    category: plain(text('category').$type<ClaimCategory>().notNull()),
    month: plain(day('month')),
    due_on: plain(day('due_on').notNull()),
    amount: plain(money('amount').notNull()),
    settled: plain(money('settled').notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    settled_on: plain(day('settled_on')),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)

/** Projection: which entry settled which claim, by the same rule and written at the same time. */
export const ledgerSettlements = personalTable(
  'ledger_settlements',
  {
    payer_id: plain(uuid('payer_id').notNull()),
    due_id: plain(uuid('due_id').notNull()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    payer_kind: plain(text('payer_kind').$type<EntryKind>().notNull()),
    method: plain(text('method').$type<PaymentMethod>()),
    category: plain(text('category').$type<ClaimCategory>().notNull()),
    month: plain(day('month')),
    due_on: plain(day('due_on').notNull()),
    amount: plain(money('amount').notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    on_date: plain(day('on_date').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
  (table) => [primaryKey({ columns: [table.payer_id, table.due_id] })],
)

export const paymentPlans = personalTable(
  'payment_plans',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    from_on: plain(day('from_on').notNull()),
    frequency: plain(text('frequency').$type<Frequency>().notNull()),
    part_month: plain(text('part_month').$type<PartMonth>().notNull()),
    rent_free: plain(jsonb('rent_free').$type<Days[]>().notNull().default([])),
    withholding_percent: plain(percent('withholding_percent')),
    vat_percent: plain(percent('vat_percent').notNull().default(0)),
    aidat: plain(money('aidat').notNull().default(0)),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)

export const rentChanges = personalTable(
  'rent_changes',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    from_on: plain(day('from_on').notNull()),
    rent: plain(money('rent').notNull()),
    /** The contract under which it was agreed; null: the contract in force on that day. */
    contract_id: plain(uuid('contract_id')),
    source: plain(text('source').$type<'increase' | 'hand'>().notNull()),
    source_id: plain(uuid('source_id')),
    /** How a change entered by the landlord's side was agreed; '' for other sources. */
    agreed: plain(text('agreed').$type<AgreedWay | ''>().notNull().default('')),
    note: freeText(textColumn('note')),
    taken_back_at: plain(instant('taken_back_at')),
    taken_back_by_name: personName(textColumn('taken_back_by_name')),
    take_back_reason: freeText(textColumn('take_back_reason')),
    by_name: personName(text('by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)

export const claimPursuits = personalTable(
  'claim_pursuits',
  {
    claim_id: plain(uuid('claim_id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    since: plain(day('since').notNull()),
    /** The office and its file number. */
    office: freeText(textColumn('office')),
    file_number: plain(textColumn('file_number')),
    note: freeText(textColumn('note')),
    by_name: personName(text('by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    onlyFor: { 'tenancy_id in {let}': ['by_name', 'office', 'note'] },
    deletionRules: keptForMoney(ofTenancy),
  },
)

export const paymentReminders = personalTable(
  'payment_reminders',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    due_on: plain(day('due_on').notNull()),
    stage: plain(text('stage').$type<ReminderKind>().notNull()),
    /** The open amount on that day. */
    amount: plain(money('amount').notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    text: freeText(text('text').notNull()),
    recipients: plain(integer('recipients').notNull()),
    sent_at: plain(instant('sent_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)
