import { eq } from 'drizzle-orm'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { exchangeRateDays, exchangeRates } from '#server/db/schema/rates.ts'

const base = 'TRY'

const ratesRow = preparedQuery((db) => db.select().from(exchangeRates).where(eq(exchangeRates.base, base)))
export const storedRates = async (db: Db) => (await ratesRow(db, {}))[0]

export async function storeRates(db: Db, rates: { USD: number; EUR: number }, source: string, fetched_at: Date) {
  const row = { ...rates, source, fetched_at }
  // The first rate of a day is kept, because amounts computed with it must not change later that day.
  await db
    .insert(exchangeRateDays)
    .values({ ...rates, source, day: isoDate(fetched_at) })
    .onConflictDoNothing()
  await db
    .insert(exchangeRates)
    .values({ base, ...row })
    .onConflictDoUpdate({ target: exchangeRates.base, set: row })
}
