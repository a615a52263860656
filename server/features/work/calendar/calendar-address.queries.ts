import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { AddressOptions } from '#domain/work/calendar/calendar.schema.ts'
import type { Db } from '#server/db/client.ts'
import { calendarAddresses } from '#server/db/schema/calendar.ts'

export type AddressRow = typeof calendarAddresses.$inferSelect

export async function addressOf(db: Db, userId: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.user_id, userId))
  return row
}

export async function addressByHash(db: Db, hash: string): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.token_hash, hash))
  return row
}

/** Of two concurrent calls only one inserts. */
export const insertAddress = (db: Db, row: typeof calendarAddresses.$inferInsert) =>
  db.insert(calendarAddresses).values(row).onConflictDoNothing({ target: calendarAddresses.user_id })

type Change = AddressOptions | Pick<AddressRow, 'token_hash' | 'token_encrypted' | 'created_at' | 'last_read_at'>

/** False when there is none. */
export async function setAddress(db: Db, userId: string, change: Change): Promise<boolean> {
  const rows = await db
    .update(calendarAddresses)
    .set(change)
    .where(eq(calendarAddresses.user_id, userId))
    .returning({ id: calendarAddresses.id })
  return rows.length > 0
}

export const deleteAddress = (db: Db, userId: string) =>
  db.delete(calendarAddresses).where(eq(calendarAddresses.user_id, userId))

/** Programs poll often, so the last read is stored every few minutes at most. */
export const noteRead = (db: Db, { token_hash }: AddressRow, now: Date, notAfter: Date) =>
  db
    .update(calendarAddresses)
    .set({ last_read_at: now })
    .where(
      and(
        eq(calendarAddresses.token_hash, token_hash),
        or(isNull(calendarAddresses.last_read_at), lt(calendarAddresses.last_read_at, notAfter)),
      ),
    )
