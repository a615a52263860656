import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import { type ExpenseCategory, expenseCategories } from '#domain/money/expenses/expense-categories.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { expenses, recurringExpenses } from '#server/db/schema/expenses.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Ask } from './ask.ts'
import { inProperties } from './scope.queries.ts'

type QueryScope = Pick<Ask, 'actor' | 'scope' | 'today'>

const expenseRow = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  baslik: z.string(),
  category: z.enum(expenseCategories),
  amount: z.number(),
  /** The part that the tenant bears. */
  tenant_amount: z.number(),
  description: z.string(),
  supplier: z.string(),
  on_date: z.iso.date(),
  paid_on: z.iso.date().nullable(),
})
export type ExpenseRow = z.output<typeof expenseRow>

const own = (name: string) => ({ owner_id: sql.raw(`${name}.owner_id`), property_id: sql.raw(`${name}.property_id`) })
const mostExpenses = 5000

/** Expenses that are not voided, by the date on the receipt, the largest first. */
export async function expenseRows(
  db: Db,
  { actor, scope }: QueryScope,
  { period, category, unpaid }: { period: Period | null; category?: ExpenseCategory; unpaid?: boolean },
): Promise<ExpenseRow[]> {
  const parts: SQL[] = [
    sql`x.voided_at is null`,
    moneyInReach(actor, own('x'), 'manage'),
    inProperties(scope, sql`x.property_id`),
  ]
  if (period) parts.push(sql`x.on_date between ${period.from}::date and ${period.to}::date`)
  if (category) parts.push(sql`x.category = ${category}`)
  if (unpaid) parts.push(sql`x.paid_on is null`)
  return rowsOf(
    db,
    expenseRow,
    sql`
    select x.id, x.property_id, p.baslik, x.category, x.amount::float8 as amount,
      x.tenant_amount::float8 as tenant_amount, x.description, x.supplier,
      x.on_date::text as on_date, x.paid_on::text as paid_on
    from ${expenses} x join ${properties} p on p.id = x.property_id and p.deleted_at is null
    where ${sql.join(parts, sql` and `)} order by x.amount desc, x.on_date desc, x.id limit ${mostExpenses}`,
  )
}

const recurringRow = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  category: z.enum(expenseCategories),
  amount: z.number(),
  every: z.string(),
  next_on: z.iso.date(),
})
export type RecurringRow = z.output<typeof recurringRow>

export const recurringRows = (db: Db, { actor, scope }: QueryScope): Promise<RecurringRow[]> =>
  rowsOf(
    db,
    recurringRow,
    sql`
    select r.id, p.baslik, r.category, r.amount::float8 as amount, r.every, r.next_on::text as next_on
    from ${recurringExpenses} r join ${properties} p on p.id = r.property_id and p.deleted_at is null
    where not r.paused and r.next_on is not null and ${moneyInReach(actor, own('r'), 'manage')}
      and ${inProperties(scope, sql`r.property_id`)}
    order by r.next_on, r.id limit ${mostExpenses}`,
  )
