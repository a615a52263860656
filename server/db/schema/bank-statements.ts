import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LinePart, LineState } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import type { StatementFormat } from '#domain/money/bank-statements/statement.rules.ts'
import { day, instant, words } from './columns.ts'

export const bankStatements = pgTable('bank_statements', {
  id: uuid('id').primaryKey(),
  owner_id: uuid('owner_id').notNull(),
  format: text('format').$type<StatementFormat>().notNull(),
  file_name: text('file_name').notNull(),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  created_at: instant('created_at').notNull(),
})

/** The meaning of each column in a bank's files, for each owner and header row. */
export const bankColumns = pgTable(
  'bank_columns',
  {
    owner_id: uuid('owner_id').notNull(),
    signature: text('signature').notNull(),
    columns: jsonb('columns').$type<ColumnKind[]>().notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.signature] })],
)

export const bankLines = pgTable('bank_lines', {
  id: uuid('id').primaryKey(),
  owner_id: uuid('owner_id').notNull(),
  statement_id: uuid('statement_id').notNull(),
  /** The user who uploaded the file: staff with access to only some properties see only their own files. */
  taken_by: uuid('taken_by'),
  account: text('account').notNull(),
  format: text('format').$type<StatementFormat>().notNull(),
  line: integer('line').notNull(),
  fingerprint: text('fingerprint').notNull(),
  day: day('day').notNull(),
  value_day: day('value_day'),
  /** Kuruş; negative for outgoing money. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  description: words('description'),
  counterparty: words('counterparty'),
  /** The sender's normalised name, used to recognise senders that were confirmed before. */
  counterparty_key: words('counterparty_key'),
  counterparty_iban: words('counterparty_iban'),
  reference: words('reference'),
  state: text('state').$type<LineState>().notNull().default('waiting'),
  reason: words('reason'),
  decided_by: words('decided_by'),
  decided_at: instant('decided_at'),
  /** Counts confirmations: a booking after an undo belongs to a new round. */
  round: integer('round').notNull().default(0),
  created_at: instant('created_at').notNull(),
})

/** The tenancies for which a movement was booked, in every round. */
export const bankLineParts = pgTable(
  'bank_line_parts',
  {
    line_id: uuid('line_id').notNull(),
    round: integer('round').notNull(),
    part: integer('part').notNull(),
    tenancy_id: uuid('tenancy_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    pot: text('pot').$type<LinePart['pot']>().notNull(),
    entry_id: uuid('entry_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.line_id, table.round, table.part] })],
)
