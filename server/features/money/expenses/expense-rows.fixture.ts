import { eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { expenses, recurringExpenses } from '#server/db/schema/expenses.ts'
import { properties } from '#server/db/schema/properties.ts'

type RowFields<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

async function ownedProperty(db: Db, property_id: string) {
  const [property] = await db
    .select({ owner_id: properties.creator })
    .from(properties)
    .where(eq(properties.id, property_id))
  const now = new Date()
  return {
    id: newId(),
    property_id,
    owner_id: property!.owner_id,
    category: 'repair' as const,
    amount: 125_000,
    bearer: 'landlord' as const,
    tenant_amount: 0,
    created_by_name: 'Ayşe Yıldırım',
    created_at: now,
  }
}

/** Inserts a row directly, without the API. */
export async function buildExpense(db: Db, property_id: string, given: RowFields<typeof expenses> = {}) {
  const on_date = new Date().toISOString().slice(0, 10)
  const row = { ...(await ownedProperty(db, property_id)), on_date, ...given }
  await db.insert(expenses).values(row)
  return row
}

export async function buildRecurring(db: Db, property_id: string, given: RowFields<typeof recurringExpenses> = {}) {
  const row = {
    ...(await ownedProperty(db, property_id)),
    every: 'month' as const,
    starts_on: '2099-01-01',
    next_on: '2099-01-01',
    ...given,
  }
  await db.insert(recurringExpenses).values(row)
  return row
}
