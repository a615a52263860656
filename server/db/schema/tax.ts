import { bigint, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TaxInputs } from '#domain/money/tax/tax.schema.ts'
import type { Bracket } from '#domain/money/tax/tax-years.schema.ts'
import { instant } from './columns.ts'

/** Kuruş. */
const money = (name: string) => bigint(name, { mode: 'number' })

export const taxYears = pgTable('tax_years', {
  year: integer('year').primaryKey(),
  exemption: money('exemption').notNull(),
  ceiling: money('ceiling'),
  workplace_limit: money('workplace_limit'),
  plain_limit: money('plain_limit'),
  lump_percent: numeric('lump_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  brackets: jsonb('brackets').$type<Bracket[]>().notNull(),
  source: text('source').notNull(),
  version: integer('version').notNull().default(1),
})

export const taxYearChanges = pgTable('tax_year_changes', {
  id: uuid('id').primaryKey(),
  year: integer('year').notNull(),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  detail: text('detail').notNull(),
  at: instant('at').notNull(),
})

/** A user's own entries for a tax year. */
export const taxInputRows = pgTable(
  'tax_inputs',
  {
    person_id: uuid('person_id').notNull(),
    year: integer('year').notNull(),
    inputs: jsonb('inputs').$type<TaxInputs>().notNull(),
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.year] })],
)
