import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'

interface Growth {
  month: string
  accounts: number
  properties: number
  contracts: number
}

/** What came in each month, by the days of Istanbul; months in which nothing came are missing. */
export async function growthSince(db: Db, from: IsoDate): Promise<Growth[]> {
  const perMonth = (table: SQL, kind: keyof Omit<Growth, 'month'>) =>
    sql`select to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM') as month, ${kind} as kind, count(*) as count
      from ${table} where created_at >= (${from}::timestamp at time zone 'Europe/Istanbul') group by 1`
  const { rows } = (await db.execute(sql`
    select month, coalesce(sum(count) filter (where kind = 'accounts'), 0)::int as accounts,
      coalesce(sum(count) filter (where kind = 'properties'), 0)::int as properties,
      coalesce(sum(count) filter (where kind = 'contracts'), 0)::int as contracts
    from (${perMonth(sql`${users}`, 'accounts')} union all ${perMonth(sql`${properties}`, 'properties')}
      union all ${perMonth(sql`${contracts}`, 'contracts')}) each
    group by month`)) as unknown as { rows: Growth[] }
  return rows
}
