import { bigint, integer, jsonb, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TaxMethod } from '#domain/money/tax/tax.rules.ts'
import type { TaxInputs } from '#domain/money/tax/tax.schema.ts'
import type { Bracket } from '#domain/money/tax/tax-years.schema.ts'
import { freeText, mixed, personId, personName, plain } from '../catalogue/column-classes.ts'
import { impersonalTable, personalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** Kuruş. */
const money = (name: string) => bigint(name, { mode: 'number' })

export const taxYears = impersonalTable('tax_years', 'figures of the law', {
  year: plain(integer('year').primaryKey()),
  exemption: plain(money('exemption').notNull()),
  ceiling: plain(money('ceiling')),
  workplace_limit: plain(money('workplace_limit')),
  plain_limit: plain(money('plain_limit')),
  lump_percent: plain(numeric('lump_percent', { precision: 5, scale: 2, mode: 'number' }).notNull()),
  stamp_permille: plain(numeric('stamp_permille', { precision: 5, scale: 2, mode: 'number' })),
  stamp_guarantee_permille: plain(numeric('stamp_guarantee_permille', { precision: 5, scale: 2, mode: 'number' })),
  stamp_cap: plain(money('stamp_cap')),
  bank_penalty: plain(money('bank_penalty')),
  brackets: plain(jsonb('brackets').$type<Bracket[]>().notNull()),
  source: plain(text('source').notNull()),
  version: plain(integer('version').notNull().default(1)),
})

export const taxYearChanges = personalTable(
  'tax_year_changes',
  {
    id: plain(uuid('id').primaryKey()),
    year: plain(integer('year').notNull()),
    by_id: personId(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    detail: freeText(text('detail').notNull()),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'history',
    about: 'by_id = :user',
    deletionRules: [{ where: 'by_id = :user', does: 'anonymise' }],
  },
)

/** A user's own entries for a tax year. */
export const taxInputRows = personalTable(
  'tax_inputs',
  {
    person_id: personId(uuid('person_id').notNull()),
    year: plain(integer('year').notNull()),
    inputs: mixed(jsonb('inputs').$type<TaxInputs>().notNull()),
    version: plain(integer('version').notNull().default(1)),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'payments',
    about: 'person_id = :user',
    deletionRules: [{ where: 'person_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.person_id, table.year] })],
)

/** The method of a year's sheet that was printed or declared. */
export const taxReturns = personalTable(
  'tax_returns',
  {
    person_id: personId(uuid('person_id').notNull()),
    year: plain(integer('year').notNull()),
    method: plain(text('method').$type<TaxMethod>().notNull()),
    printed_at: plain(instant('printed_at')),
    declared_at: plain(instant('declared_at')),
  },
  {
    group: 'payments',
    about: 'person_id = :user',
    deletionRules: [{ where: 'person_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.person_id, table.year] })],
)
