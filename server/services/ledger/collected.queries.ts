import { type SQL, sql } from 'drizzle-orm'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerSettlements } from '#server/db/schema/ledger.ts'

/** For a row of `ledger_settlements`: true if money was paid or taken from the deposit, false for a waived claim. */
export const isPaymentOrDeduction = (row: string): SQL =>
  sql.raw(`${row}.payer_kind in ('payment', 'deposit_deducted')`)

/** For a row of `ledger_dues`: what was settled without money; the rest of `settled` is “Tahsil edilen”. */
export const forgiven = (row: string): SQL => sql`(case when ${sql.raw(`${row}.settled`)} > 0 then (
  select coalesce(sum(s.amount), 0) from ${ledgerSettlements} s
  where s.due_id = ${sql.raw(`${row}.due_id`)} and not (${isPaymentOrDeduction('s')})) else 0 end)::bigint`

/**
 * For a row of `ledger_settlements`: money settled a claim, on the day on which it counts. Deposits are not collected,
 * and money in advance is collected together with the later claim.
 */
export const isCollected = (row: string): SQL =>
  sql`${sql.raw(row)}.category <> 'deposit' and ${isPaymentOrDeduction(row)}`

/**
 * For claims and their settlements: what the landlord keeps, not what is charged on (an expense's due, aidat, bills,
 * damage, costs, VAT). A scalar subquery, because `not exists` inside `or` may be planned as a read of all expenses.
 */
export const isKept = (row: string): SQL => {
  const column = (name: string) => sql.raw(`${row}.${name}`)
  return sql`(${column('category')} in ('rent', 'interest') or (${column('category')} = 'other'
    and (select true from ${expenses} e where e.due_entry = ${column('due_id')} limit 1) is null))`
}

/** The definition of “Gelir”: collected, and kept by the landlord; withheld tax never came, so it is not in it. */
export const isIncome = (row: string): SQL => sql`(${isCollected(row)} and ${isKept(row)})`

/** The definition of “Gider”: the owner's part of an expense that is not voided; depreciation is no money spent. */
export const ownersPart = (row: string): SQL =>
  sql.raw(`(case when ${row}.category = 'depreciation' then 0 else ${row}.amount - ${row}.tenant_amount end)`)
