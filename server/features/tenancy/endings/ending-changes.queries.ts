import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { endingChanges } from '#server/db/schema/endings.ts'

export type ChangeRow = typeof endingChanges.$inferSelect

export const changeById = (db: Db, id: string): Promise<ChangeRow | null> =>
  firstRow(db.select().from(endingChanges).where(eq(endingChanges.id, id)))

export async function openChange(db: Db, endingId: string): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(endingChanges)
    .where(and(eq(endingChanges.ending_id, endingId), eq(endingChanges.state, 'proposed')))
  return row ?? null
}

export const lastAgreedChange = (db: Db, endingId: string): Promise<ChangeRow | null> =>
  firstRow(
    db
      .select()
      .from(endingChanges)
      .where(and(eq(endingChanges.ending_id, endingId), eq(endingChanges.state, 'agreed')))
      .orderBy(desc(endingChanges.closed_at))
      .limit(1),
  )

export const insertChange = (db: Db, row: ChangeRow) => db.insert(endingChanges).values(row)
export const closeChange = (db: Db, id: string, change: Pick<ChangeRow, 'state' | 'closed_at'>) =>
  db.update(endingChanges).set(change).where(eq(endingChanges.id, id))
