import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'

const growth = z.strictObject({
  month: z.string(),
  accounts: z.number().int(),
  properties: z.number().int(),
  contracts: z.number().int(),
})

/** New rows in each of these months (`2026-11`), in Istanbul time. */
export async function growthIn(db: Db, months: string[]) {
  // One index range per month, so that entries are counted without being read or formatted as a month.
  const came = (table: SQL) =>
    sql`(select count(*)::int from ${table} where created_at >= (first at time zone 'Europe/Istanbul')
      and created_at < ((first + interval '1 month') at time zone 'Europe/Istanbul'))`
  const firsts = months.map((month) => sql`(${month}::text, ${`${month}-01`}::timestamp)`)
  return rowsOf(
    db,
    growth,
    sql`
    select month, ${came(sql`${users}`)} as accounts, ${came(sql`${properties}`)} as properties,
      ${came(sql`${contracts}`)} as contracts
    from (values ${sql.join(firsts, sql`, `)}) asked(month, first) order by month`,
  )
}
