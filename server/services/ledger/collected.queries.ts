import { type SQL, sql } from 'drizzle-orm'

/** For a row of `ledger_settlements`: true if money was paid or taken from the deposit, false for a waived claim. */
export const isPaymentOrDeduction = (row: string): SQL =>
  sql.raw(`${row}.payer_kind in ('payment', 'deposit_deducted')`)

/**
 * The definition of “Tahsil edildi”: money settled a claim, on the day on which it counts. Deposits are not income, and
 * money in advance is collected together with the later claim.
 */
export const isCollectedRent = (row: string): SQL =>
  sql`${sql.raw(row)}.category <> 'deposit' and ${isPaymentOrDeduction(row)}`
