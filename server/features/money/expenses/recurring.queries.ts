import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { refuseExpense } from '#domain/money/expenses/expenses.messages.ts'
import type { RecurringView } from '#domain/money/expenses/expenses.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { offsetOf, type Paging, pageOf } from '#server/db/page.ts'
import { expenses, recurringExpenses } from '#server/db/schema/expenses.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

export type RecurringRow = typeof recurringExpenses.$inferSelect

const keptBy = (actor: Actor): SQL =>
  moneyInReach(
    actor,
    {
      owner_id: sql`${recurringExpenses.owner_id}`,
      property_id: sql`${recurringExpenses.property_id}`,
    },
    'manage',
  )
const ofKeptProperty = and(eq(properties.id, recurringExpenses.property_id), isNull(properties.deleted_at))

const madeOf = sql<number>`(select count(*)::int from ${expenses} e
  where e.recurring_id = ${recurringExpenses.id} and e.recurs_on is not null)`

/** Two statements. Active ones come first, by next date, then paused and ended ones. */
export async function recurringPage(db: Db, actor: Actor, filter: Paging & { property: string }) {
  const matching = and(keptBy(actor), filter.property ? eq(recurringExpenses.property_id, filter.property) : undefined)
  const rows = await db
    .select({ recurring: recurringExpenses, baslik: properties.baslik, written: madeOf })
    .from(recurringExpenses)
    .innerJoin(properties, ofKeptProperty)
    .where(matching)
    .orderBy(sql`${recurringExpenses.next_on} asc nulls last`, asc(recurringExpenses.id))
    .limit(filter.size)
    .offset(offsetOf(filter))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(recurringExpenses)
    .innerJoin(properties, ofKeptProperty)
    .where(matching)
  const views = rows.map(({ recurring, baslik, written }): RecurringView => {
    const { owner_id: _, created_by: __, created_by_name: ___, created_at: ____, ...shown } = recurring
    return { ...shown, made: written, property_title: titleOf({ baslik }) }
  })
  return pageOf(views, counted?.total ?? 0, filter)
}

export async function findRecurring(db: Db, actor: Actor, id: string): Promise<RecurringRow> {
  const [row] = await db
    .select({ recurring: recurringExpenses })
    .from(recurringExpenses)
    .innerJoin(properties, ofKeptProperty)
    .where(and(eq(recurringExpenses.id, id), keptBy(actor)))
  if (!row) throw refuseExpense('recurring_missing')
  return row.recurring
}

export async function recurringById(
  db: Db,
  id: string,
  options: { lock?: boolean } = {},
): Promise<RecurringRow | null> {
  const query = db.select().from(recurringExpenses).where(eq(recurringExpenses.id, id))
  const [row] = await (options.lock ? query.for('update') : query)
  return row ?? null
}

/** False when the id already exists. */
export async function insertRecurring(db: Db, row: typeof recurringExpenses.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(recurringExpenses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: recurringExpenses.id })
  return rows.length > 0
}

/** The caller must hold the row's lock. */
export const updateRecurring = (db: Db, id: string, change: Partial<RecurringRow>) =>
  db
    .update(recurringExpenses)
    .set({ ...change, version: sql`${recurringExpenses.version} + 1` })
    .where(eq(recurringExpenses.id, id))

/** Progress does not raise `version`, so that open forms stay valid. */
export const advanceRecurring = (db: Db, id: string, progress: Pick<RecurringRow, 'made' | 'next_on'>) =>
  db.update(recurringExpenses).set(progress).where(eq(recurringExpenses.id, id))

/** Recurring expenses now due, the longest waiting first. */
export async function recurringDue(db: Db, today: IsoDate, apartFrom: readonly string[], size: number) {
  const rows = await db
    .select({ id: recurringExpenses.id })
    .from(recurringExpenses)
    .innerJoin(properties, ofKeptProperty)
    .where(
      and(
        isNotNull(recurringExpenses.next_on),
        lte(recurringExpenses.next_on, today),
        apartFrom.length > 0 ? sql`not ${inArray(recurringExpenses.id, [...apartFrom])}` : undefined,
      ),
    )
    .orderBy(asc(recurringExpenses.next_on), asc(recurringExpenses.id))
    .limit(size)
  return rows.map(({ id }) => id)
}
