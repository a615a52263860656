import { count, desc, eq, sql } from 'drizzle-orm'
import type { IsoMonth } from '#domain/kernel/dates.ts'
import type { StampYear } from '#domain/tenancy/rates/stamp-duty.rules.ts'
import type { TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { tufeRates } from '#server/db/schema/rates.ts'
import { taxYears } from '#server/db/schema/tax.ts'

/** All figures as one value, for use in another statement. */
export const knownTufe = sql<TufeTable>`(select coalesce(json_object_agg(t.month, t.percent), '{}') from ${tufeRates} t)`

export async function tufeFigures(db: Db): Promise<TufeTable> {
  const [row] = await db.select({ tufe: knownTufe }).from(sql`(select 1) as one`)
  return row!.tufe
}

/** Stamp duty of all known years as one value, for use in another statement. */
export const knownStamp = sql<StampYear[]>`(select coalesce(json_agg(json_build_object('year', y.year,
  'permille', y.stamp_permille, 'guarantee_permille', y.stamp_guarantee_permille, 'cap', y.stamp_cap)
  order by y.year), '[]') from ${taxYears} y
  where y.stamp_permille is not null and y.stamp_guarantee_permille is not null and y.stamp_cap is not null)`

export async function stampTable(db: Db): Promise<StampYear[]> {
  const [row] = await db.select({ stamp: knownStamp }).from(sql`(select 1) as one`)
  return row!.stamp
}

export const tufePage = (db: Db, filter: { page: number; size: number }) =>
  db
    .select({
      month: tufeRates.month,
      percent: tufeRates.percent,
      entered_by: users.username,
      entered_at: tufeRates.entered_at,
    })
    .from(tufeRates)
    .leftJoin(users, eq(users.id, tufeRates.entered_by))
    .orderBy(desc(tufeRates.month))
    .limit(filter.size)
    .offset(offsetOf(filter))

export async function tufeSummary(db: Db) {
  const [row] = await db
    .select({ total: count(), newest: sql<IsoMonth | null>`max(${tufeRates.month})`, known: knownTufe })
    .from(tufeRates)
  return row!
}

export function saveTufe(db: Db, row: typeof tufeRates.$inferInsert) {
  const { month: _, ...change } = row
  return db.insert(tufeRates).values(row).onConflictDoUpdate({ target: tufeRates.month, set: change })
}
