import { and, asc, eq, sql } from 'drizzle-orm'
import { type ConditionForm, type ConditionView, maxConditions } from '#domain/tenancy/conditions/conditions.schema.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { specialConditions } from '#server/db/schema/contract-papers.ts'
import { rowFrom } from '#server/services/bin/bin.queries.ts'

type Row = typeof specialConditions.$inferSelect

const view = {
  id: specialConditions.id,
  title: specialConditions.title,
  body: specialConditions.body,
  uses: specialConditions.uses,
  version: specialConditions.version,
}

/** In the owner's order. */
export const conditionsOf = (db: Db, ownerId: string): Promise<ConditionView[]> =>
  db
    .select(view)
    .from(specialConditions)
    .where(eq(specialConditions.owner_id, ownerId))
    .orderBy(asc(specialConditions.position), asc(specialConditions.id))
    .limit(maxConditions)

/** Serialises changes of one library, so that it stays within its limit and orders do not mix. */
export const lockLibrary = (tx: Tx, ownerId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')

export const findCondition = (db: Db, ownerId: string, id: string): Promise<ConditionView | null> =>
  firstRow(db.select(view).from(specialConditions).where(own(ownerId, id)))

export const countConditions = (db: Db, ownerId: string) =>
  db.$count(specialConditions, eq(specialConditions.owner_id, ownerId))

/** Appends to the library; false when the id already exists. */
export async function insertCondition(db: Db, ownerId: string, given: ConditionForm & { id: string }) {
  const position = sql<number>`(select coalesce(max(c.position), 0) + 1 from ${specialConditions} c where c.owner_id = ${ownerId})`
  const rows = await db
    .insert(specialConditions)
    .values({ ...given, owner_id: ownerId, position })
    .onConflictDoNothing()
    .returning({ id: specialConditions.id })
  return rows.length > 0
}

export const insertConditionAgain = (db: Db, kept: unknown) =>
  db.insert(specialConditions).values(rowFrom(specialConditions, kept))

export async function updateCondition(
  db: Db,
  ownerId: string,
  { id, version, ...given }: ConditionView,
): Promise<ConditionView | null> {
  const [row] = await db
    .update(specialConditions)
    .set({ ...given, version: version + 1 })
    .where(and(own(ownerId, id), eq(specialConditions.version, version)))
    .returning(view)
  return row ?? null
}

export const deleteCondition = (db: Db, ownerId: string, id: string): Promise<Row | null> =>
  firstRow(db.delete(specialConditions).where(own(ownerId, id)).returning())

/** One statement for the whole order; other owners' rows stay unchanged. */
export const orderConditions = (db: Db, ownerId: string, ids: readonly string[]) =>
  db
    .update(specialConditions)
    .set({
      position: sql`coalesce(array_position(array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::uuid[], ${specialConditions.id}), ${specialConditions.position} + ${maxConditions})`,
    })
    .where(eq(specialConditions.owner_id, ownerId))

const own = (ownerId: string, id: string) => and(eq(specialConditions.id, id), eq(specialConditions.owner_id, ownerId))
