import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'

/** For rows with `tenancy_id` and `currency`: the receipts that wait for the landlord's yes. */
export const waitingSum = (row: string): SQL => sql`(select coalesce(sum(w.amount), 0) from ${paymentReceipts} w
  where w.tenancy_id = ${sql.raw(`${row}.tenancy_id`)} and w.currency = ${sql.raw(`${row}.currency`)}
    and w.state = 'waiting')`

/**
 * The definition of “Geciken” for rows of `ledger_dues`: what is due, unpaid and not covered by a waiting receipt, which
 * covers the oldest claims first; the rule in `late.rules.ts` says the same. The law counts only money that arrived.
 */
export const lateAmount = (row: string, today: IsoDate): SQL => {
  const column = (name: string) => sql.raw(`${row}.${name}`)
  return sql`(case when ${column('category')} <> 'deposit' and ${column('settled')} < ${column('amount')}
      and ${column('due_on')} < ${today}::date
    then greatest(0, least(${column('amount')} - ${column('settled')},
      (select sum(o.amount - o.settled) from ${ledgerDues} o where o.tenancy_id = ${column('tenancy_id')}
        and o.currency = ${column('currency')} and o.category <> 'deposit' and o.settled < o.amount
        and (o.due_on, o.due_id) <= (${column('due_on')}, ${column('due_id')})) - ${waitingSum(row)}))
    else 0 end)::bigint`
}
