import { bigint, text, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/kernel/money.ts'
import type { ReceiptState } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { fileId, freeText, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForMoney, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn } from './columns.ts'

/** A tenant's claim of a payment, with the bank's receipt. */
export const paymentReceipts = personalTable(
  'payment_receipts',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    /** Kuruş. */
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    currency: plain(text('currency').$type<Currency>().notNull()),
    on_date: plain(day('on_date').notNull()),
    note: freeText(textColumn('note')),
    payer_names: plain(uuid('payer_names').array().notNull().default([])),
    file_id: fileId(uuid('file_id')),
    sha256: plain(text('sha256').notNull()),
    state: plain(text('state').$type<ReceiptState>().notNull()),
    reason: freeText(textColumn('reason')),
    entry_id: plain(uuid('entry_id')),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    decided_by_name: personName(textColumn('decided_by_name')),
    decided_at: plain(instant('decided_at')),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: ofTenancy,
    deletionRules: keptForMoney(ofTenancy),
  },
)
