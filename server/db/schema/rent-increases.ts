import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { IncreaseRecordState } from '#domain/tenancy/rent-increases/rent-increases.rules.ts'
import { day, instant, words } from './columns.ts'

/** Kuruş a month. */
const rent = (name: string) => bigint(name, { mode: 'number' })

/** A rent increase within a contract, or a rent year for which the landlord wants none. */
export const rentIncreases = pgTable('rent_increases', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  contract_id: uuid('contract_id'),
  year_start: day('year_start').notNull(),
  from_on: day('from_on').notNull(),
  state: text('state').$type<IncreaseRecordState>().notNull(),
  old_rent: rent('old_rent').notNull(),
  new_rent: rent('new_rent').notNull(),
  clause_rent: rent('clause_rent'),
  currency: text('currency').notNull(),
  note: words('note'),
  objection: words('objection'),
  objected_by_name: words('objected_by_name'),
  closed_at: instant('closed_at'),
  closed_by_name: words('closed_by_name'),
  close_reason: words('close_reason'),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  sent_at: instant('sent_at').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const rentIncreaseNotices = pgTable(
  'rent_increase_notices',
  {
    tenancy_id: uuid('tenancy_id').notNull(),
    year_start: day('year_start').notNull(),
    step: text('step').$type<'window' | 'figure'>().notNull(),
    told_at: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenancy_id, table.year_start, table.step] })],
)
