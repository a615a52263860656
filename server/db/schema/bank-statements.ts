import { bigint, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LinePart, LineState } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import type { StatementFormat } from '#domain/money/bank-statements/statement.rules.ts'
import { contact, derived, freeText, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, instant, textColumn } from './columns.ts'

export const bankStatements = personalTable(
  'bank_statements',
  {
    id: plain(uuid('id').primaryKey()),
    owner_id: personId(uuid('owner_id').notNull()),
    format: plain(text('format').$type<StatementFormat>().notNull()),
    file_name: freeText(text('file_name').notNull()),
    by_id: personId(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: 'owner_id = :user or by_id = :user',
    deletionRules: [
      { where: 'owner_id = :user', does: 'delete' },
      { where: 'by_id = :user', does: 'anonymise' },
    ],
  },
)

/** The meaning of each column in a bank's files, for each owner and header row. */
export const bankColumns = personalTable(
  'bank_columns',
  {
    owner_id: personId(uuid('owner_id').notNull()),
    signature: plain(text('signature').notNull()),
    columns: plain(jsonb('columns').$type<ColumnKind[]>().notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'payments',
    about: 'owner_id = :user',
    deletionRules: [{ where: 'owner_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.signature] })],
)

export const bankLines = personalTable(
  'bank_lines',
  {
    id: plain(uuid('id').primaryKey()),
    owner_id: personId(uuid('owner_id').notNull()),
    statement_id: plain(uuid('statement_id').notNull()),
    /** The user who uploaded the file: staff with access to only some properties see only their own files. */
    taken_by: trace(uuid('taken_by')),
    account: contact(text('account').notNull()),
    format: plain(text('format').$type<StatementFormat>().notNull()),
    line: plain(integer('line').notNull()),
    fingerprint: plain(text('fingerprint').notNull()),
    day: plain(day('day').notNull()),
    value_day: plain(day('value_day')),
    /** Kuruş; negative for outgoing money. */
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    currency: plain(text('currency').notNull()),
    description: freeText(textColumn('description')),
    counterparty: personName(textColumn('counterparty')),
    /** The sender's normalised name, used to recognise senders that were confirmed before. */
    counterparty_key: derived(textColumn('counterparty_key')),
    counterparty_iban: contact(textColumn('counterparty_iban')),
    reference: freeText(textColumn('reference')),
    state: plain(text('state').$type<LineState>().notNull().default('waiting')),
    reason: freeText(textColumn('reason')),
    decided_by: personName(textColumn('decided_by')),
    decided_at: plain(instant('decided_at')),
    /** Counts confirmations: a booking after an undo belongs to a new round. */
    round: plain(integer('round').notNull().default(0)),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'payments',
    about: 'owner_id = :user',
    // The other party of a bank line may be a tenant. Booked lines prove the payment; the others lose the name.
    near: 'owner_id in (select owner_id from tenancies where id in {tenancies})',
    deletionRules: [
      { where: 'owner_id = :user', does: 'delete' },
      {
        where: 'id in (select line_id from bank_line_parts where tenancy_id in {tenancies})',
        does: 'keep',
        basis: 'money',
      },
    ],
  },
)

/** The tenancies for which a movement was booked, in every round. */
export const bankLineParts = personalTable(
  'bank_line_parts',
  {
    line_id: plain(uuid('line_id').notNull()),
    round: plain(integer('round').notNull()),
    part: plain(integer('part').notNull()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    pot: plain(text('pot').$type<LinePart['pot']>().notNull()),
    entry_id: plain(uuid('entry_id').notNull()),
  },
  {
    group: 'payments',
    about: 'line_id in (select id from bank_lines where owner_id = :user)',
    deletionRules: [{ where: 'line_id in (select id from bank_lines where owner_id = :user)', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.line_id, table.round, table.part] })],
)
