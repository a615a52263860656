import { asc, eq, sql } from 'drizzle-orm'
import type { LineToMatch } from '#domain/money/bank-statements/proposals.rules.ts'
import type { Db } from '#server/db/client.ts'
import { bankLineParts, bankLines, bankStatements } from '#server/db/schema/bank-statements.ts'

/** Tenancies with confirmed payments of the same sender; limited to five, because several prove nothing. */
const paidFor = (column: 'counterparty_iban' | 'counterparty_key') => sql<string[]>`array(
  select distinct p.tenancy_id::text from bank_lines h
  join ${bankLineParts} p on p.line_id = h.id and p.round = h.round
  where h.owner_id = ${bankLines.owner_id} and h.state = 'confirmed'
    and h.${sql.identifier(column)} = ${bankLines[column]} and h.${sql.identifier(column)} <> '' limit 5)`

/** A line with the same day and amount in a file of another format, or of the same account written differently. */
const hasTwin = sql<boolean>`exists (select 1 from bank_lines w
  where w.owner_id = ${bankLines.owner_id} and w.day = ${bankLines.day} and w.amount = ${bankLines.amount}
    and w.currency = ${bankLines.currency} and w.id <> ${bankLines.id} and w.state <> 'ignored'
    and (w.account = ${bankLines.account} and w.format <> ${bankLines.format}
      or w.account <> ${bankLines.account}
        and (strpos(w.account, ${bankLines.account}) > 0 or strpos(${bankLines.account}, w.account) > 0)))`

/** What else is known of a bank line's sender, as columns of a select of bank lines. */
export const knownOfLine = {
  hasTwin,
  ibanPaidFor: paidFor('counterparty_iban'),
  namePaidFor: paidFor('counterparty_key'),
}
export const nothingKnown: typeof knownOfLine = {
  hasTwin: sql<boolean>`false`,
  ibanPaidFor: sql<string[]>`'{}'::text[]`,
  namePaidFor: sql<string[]>`'{}'::text[]`,
}

export const lineToMatch = (
  line: typeof bankLines.$inferSelect,
  known: Pick<LineToMatch, 'hasTwin' | 'ibanPaidFor' | 'namePaidFor'>,
): LineToMatch => ({
  id: line.id,
  day: line.day,
  amount: line.amount,
  currency: line.currency,
  description: line.description,
  counterparty: line.counterparty,
  counterpartyIban: line.counterparty_iban,
  ...known,
})

/**
 * Waiting lines, locked in id order after the ledgers, as everywhere. The join makes the columns carry their table's
 * name, which the selects within need.
 */
export const linesToMatch = (db: Db, ids: readonly string[]) =>
  db
    .select({ line: bankLines, ...knownOfLine })
    .from(bankLines)
    .innerJoin(bankStatements, eq(bankStatements.id, bankLines.statement_id))
    .where(sql`${bankLines.id} = any(${sql.param([...ids])}::uuid[]) and ${bankLines.state} = 'waiting'`)
    .orderBy(asc(bankLines.id))
    .for('update', { of: bankLines })
