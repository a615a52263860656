import { bigint, integer, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ArrearsWay } from '#domain/money/arrears/justified.rules.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import type { NoticeDelivery } from '#domain/tenancy/endings/endings.schema.ts'
import { fileId, freeText, personName, plain, trace } from '../catalogue/column-classes.ts'
import { impersonalTable, personalTable } from '../catalogue/table.ts'
import { keptForMoney, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { users } from './accounts.ts'
import { day, instant } from './columns.ts'

export const legalInterestRates = impersonalTable('legal_interest_rates', 'figures of the law', {
  from_on: plain(day('from_on').primaryKey()),
  percent: plain(numeric('percent', { precision: 6, scale: 2, mode: 'number' }).notNull()),
  source: plain(text('source').notNull()),
  entered_by: trace(uuid('entered_by').references(() => users.id, { onDelete: 'set null' })),
  entered_at: plain(instant('entered_at').notNull()),
})

export const arrearsNotices = personalTable(
  'arrears_notices',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    way: plain(text('way').$type<ArrearsWay>().notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    text: freeText(text('text').notNull()),
    version: plain(integer('version').notNull().default(1)),
    drafted_on: plain(day('drafted_on').notNull()),
    /** The text is frozen from this day on. */
    given_on: plain(day('given_on')),
    delivery: plain(text('delivery').$type<NoticeDelivery>()),
    sha256: plain(text('sha256')),
    delivered_on: plain(day('delivered_on')),
    /** The notice was returned undelivered; it is immutable from then on. */
    returned_on: plain(day('returned_on')),
    return_reason: freeText(text('return_reason').notNull().default('')),
    returned_by_name: personName(text('returned_by_name').notNull().default('')),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    // A notice that was not given is the owner's draft.
    onlyFor: { 'tenancy_id in {let} or given_on is not null': ['text', 'by_name'] },
    deletionRules: keptForMoney(ofTenancy),
  },
)

export const arrearsNoticeClaims = personalTable(
  'arrears_notice_claims',
  {
    notice_id: plain(uuid('notice_id').notNull()),
    claim_id: plain(uuid('claim_id').notNull()),
    category: plain(text('category').$type<ClaimCategory>().notNull()),
    month: plain(day('month')),
    due_on: plain(day('due_on').notNull()),
    /** Kuruş. */
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    open_drafted: plain(bigint('open_drafted', { mode: 'number' }).notNull()),
    open_delivered: plain(bigint('open_delivered', { mode: 'number' })),
  },
  {
    group: 'payments',
    about: 'notice_id in {notices}',
    deletionRules: [{ where: 'notice_id in {notices}', does: 'keep', basis: 'money' }],
  },
  (table) => [primaryKey({ columns: [table.notice_id, table.claim_id] })],
)

export const arrearsMessages = personalTable(
  'arrears_messages',
  {
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    message_id: plain(uuid('message_id').notNull()),
    sender_name: personName(text('sender_name').notNull()),
    text: freeText(text('text').notNull()),
    sent_at: plain(instant('sent_at').notNull()),
    file_ids: fileId(uuid('file_ids').array().notNull().default([])),
    chosen_by: trace(uuid('chosen_by')),
    chosen_by_name: personName(text('chosen_by_name').notNull()),
    chosen_at: plain(instant('chosen_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    onlyFor: {
      'tenancy_id in {let} or message_id in {messages}': ['sender_name', 'text', 'file_ids'],
      'tenancy_id in {let}': ['chosen_by_name'],
    },
    deletionRules: keptForMoney(ofTenancy),
  },
  (table) => [primaryKey({ columns: [table.tenancy_id, table.message_id] })],
)
