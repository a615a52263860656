import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { isoDate, lastMonths } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { cachedFor } from '#server/platform/cached-for.ts'
import type { ReadCard } from '../start-card.ts'

/** Cached for five minutes: counting gets slower as tables grow, and a chart of months may be slightly old. */
const cached = cachedFor(5, (ctx: Context) => growthIn(ctx.db, lastMonths(isoDate(ctx.clock.now()))))

export const growth: ReadCard<CardValue<'growth'>> = {
  empty: [],
  read: ({ ctx }) => cached(ctx),
}

const monthOfGrowth = z.strictObject({
  month: z.string(),
  accounts: z.number().int(),
  properties: z.number().int(),
  contracts: z.number().int(),
})

/** New rows in each of these months (`2026-11`), in Istanbul time. */
async function growthIn(db: Db, months: string[]) {
  // One index range per month, so that entries are counted without being read or formatted as a month.
  const came = (table: SQL) =>
    sql`(select count(*)::int from ${table} where created_at >= (first at time zone 'Europe/Istanbul')
      and created_at < ((first + interval '1 month') at time zone 'Europe/Istanbul'))`
  const firsts = months.map((month) => sql`(${month}::text, ${`${month}-01`}::timestamp)`)
  return rowsOf(
    db,
    monthOfGrowth,
    sql`
    select month, ${came(sql`${users}`)} as accounts, ${came(sql`${properties}`)} as properties,
      ${came(sql`${contracts}`)} as contracts
    from (values ${sql.join(firsts, sql`, `)}) asked(month, first) order by month`,
  )
}
