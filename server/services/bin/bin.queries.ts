import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refuseBin } from '#domain/services/bin/bin.messages.ts'
import type { BinKind } from '#domain/services/bin/bin.schema.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { files } from '#server/db/schema/files.ts'
import { inSlices } from '#server/db/slices.ts'
import type { Actor } from '#server/http/actor.ts'

export type BinItem = typeof binItems.$inferSelect

type NewItem = typeof binItems.$inferInsert
const replaced = Object.fromEntries(
  Object.entries(getTableColumns(binItems))
    .filter(([name]) => !['id', 'kind', 'subject_id'].includes(name))
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

/** A subject is in the bin at most once: permissions that are withdrawn again replace the earlier item. */
export async function insertItems(db: Db, rows: NewItem[]): Promise<{ id: string; subject_id: string }[]> {
  const kept: { id: string; subject_id: string }[] = []
  await inSlices(rows, async (slice) => {
    const written = await db
      .insert(binItems)
      .values(slice)
      .onConflictDoUpdate({ target: [binItems.kind, binItems.subject_id], set: replaced })
      .returning({ id: binItems.id, subject_id: binItems.subject_id })
    kept.push(...written)
  })
  return kept
}

/** For the owner, the user who removed it and administrators; the restorer checks whether they may restore it. */
export function itemsFor(db: Db, actor: Actor, ids: string[]): Promise<BinItem[]> {
  const own = or(eq(binItems.owner_id, actor.userId), eq(binItems.deleted_by, actor.userId))
  const scope = actor.subject.role === 'admin' ? undefined : own
  return db
    .select()
    .from(binItems)
    .where(and(inArray(binItems.id, ids), scope))
    .orderBy(asc(binItems.id))
}

export async function itemFor(db: Db, actor: Actor, id: string): Promise<BinItem> {
  const [item] = await itemsFor(db, actor, [id])
  if (!item) throw refuseBin('bin_item_missing')
  return item
}

/**
 * Takes an item out of the bin; of two concurrent calls only one gets it. The record that the item belongs to must be
 * locked before, so that restoring, removing and emptying wait for each other in one order.
 */
export const takeItem = (db: Db, id: string): Promise<BinItem | null> =>
  firstRow(db.delete(binItems).where(eq(binItems.id, id)).returning())

export async function itemOf(db: Db, kind: BinKind, subjectId: string): Promise<BinItem | null> {
  const [item] = await db
    .select()
    .from(binItems)
    .where(and(eq(binItems.kind, kind), eq(binItems.subject_id, subjectId)))
  return item ?? null
}

export const dropItemOf = (db: Db, kind: BinKind, subjectId: string) =>
  db.delete(binItems).where(and(eq(binItems.kind, kind), eq(binItems.subject_id, subjectId)))

/** Converts a row stored as JSON: newer columns get their defaults, and removed columns are dropped. */
export function rowFrom<Table extends PgTable>(table: Table, kept: unknown): Table['$inferInsert'] {
  const row: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = (kept as Record<string, unknown>)[name]
    if (value === undefined) continue
    row[name] = column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value
  }
  return row as Table['$inferInsert']
}

/** Whether a row of `files` belongs to an item in the bin; those who could restore it still see the file. */
export const fileInBin = (actor: Actor): SQL => sql`exists (select 1 from ${binItems}
  where ${binItems.property_id} = ${files.property_id} and ${files.id} = any(${binItems.file_ids})
    and ${binItems.owner_id} <> ${actor.userId} and ${binItems.deleted_by} is distinct from ${actor.userId})`
