import { bigint, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { IncreaseRecordState } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import { freeText, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn } from './columns.ts'

/** Kuruş a month. */
const rent = (name: string) => bigint(name, { mode: 'number' })

/** A rent increase within a contract, or a rent year for which the landlord wants none. */
export const rentIncreases = personalTable(
  'rent_increases',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    contract_id: plain(uuid('contract_id')),
    year_start: plain(day('year_start').notNull()),
    from_on: plain(day('from_on').notNull()),
    state: plain(text('state').$type<IncreaseRecordState>().notNull()),
    old_rent: plain(rent('old_rent').notNull()),
    new_rent: plain(rent('new_rent').notNull()),
    /** What the contract's clause gives for this rent year; null without a clause, and for a year without an increase. */
    clause_rent: plain(rent('clause_rent')),
    currency: plain(text('currency').notNull()),
    note: freeText(textColumn('note')),
    objection: freeText(textColumn('objection')),
    objected_by_name: personName(textColumn('objected_by_name')),
    closed_at: plain(instant('closed_at')),
    closed_by_name: personName(textColumn('closed_by_name')),
    close_reason: freeText(textColumn('close_reason')),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    sent_at: plain(instant('sent_at').notNull()),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)

export const rentIncreaseNotices = personalTable(
  'rent_increase_notices',
  {
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    year_start: plain(day('year_start').notNull()),
    /** `window`: a rent year begins soon; `figure`: the TÜFE figure for its increase was published. */
    step: plain(text('step').$type<'window' | 'figure'>().notNull()),
    told_at: plain(instant('told_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
  (table) => [primaryKey({ columns: [table.tenancy_id, table.year_start, table.step] })],
)
