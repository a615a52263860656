import { type SQL, sql } from 'drizzle-orm'

/** Of a row of `ledger_settlements`: money came, or was taken from the deposit. What was forgiven brings nothing in. */
export const moneyCame = (row: string): SQL => sql.raw(`${row}.payer_kind in ('payment', 'deposit_deducted')`)

/**
 * “Tahsil edildi”, wherever it is said: money settled a claim, on the day on which it counts. The deposit is nobody's
 * income, and money that waits for a later claim is collected with that claim.
 */
export const collected = (row: string): SQL => sql`${sql.raw(row)}.category <> 'deposit' and ${moneyCame(row)}`
