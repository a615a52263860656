import { type SQL, sql } from 'drizzle-orm'
import { ledgerEntries, ledgerSettlements } from '#server/db/schema/ledger.ts'
import { isPaymentOrDeduction } from './collected.queries.ts'

/** Tax withheld for the claim `e`; null when none. */
export const withheldBeside = sql`select sum(w.amount) as amount from ${ledgerEntries} w
  where w.tenancy_id = e.tenancy_id and w.kind = 'withheld' and w.covers_from = e.covers_from
    and not exists (select 1 from ${ledgerEntries} b where b.reverses = w.id)`

/** For a row of `ledger_settlements`: what was paid of its claim before. */
export const paidBefore = (row: string): SQL => {
  const of = sql.raw(row)
  return sql`(select coalesce(sum(b.amount), 0) from ${ledgerSettlements} b where b.due_id = ${of}.due_id
    and ${isPaymentOrDeduction('b')} and (b.on_date, b.payer_id) < (${of}.on_date, ${of}.payer_id))`
}

/** A piece of rent has its part of the tax `w` that was withheld for its claim `e`; cut end to end. */
export const withheldOf = (piece: string): SQL =>
  sql.raw(`case when w.amount is null then 0 else round((${piece}.before + ${piece}.amount) * w.amount / e.amount)
    - round(${piece}.before * w.amount / e.amount) end`)

/** The definition of “Kesilen stopaj”, for a row of `ledger_settlements`: what was withheld beside this rent. */
export const withheldWith = (row: string): SQL => {
  const of = sql.raw(row)
  return sql`(case when ${of}.category = 'rent' then coalesce((
    select ${withheldOf('piece')} from ${ledgerEntries} e join lateral (${withheldBeside}) w on w.amount is not null
      cross join lateral (select ${of}.amount as amount, ${paidBefore(row)} as before) piece
    where e.id = ${of}.due_id), 0) else 0 end)::bigint`
}
