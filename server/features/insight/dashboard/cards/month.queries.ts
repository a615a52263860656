import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { addMonths, monthOf } from '#domain/kernel/dates.ts'
import { monthFilter } from '#domain/money/payments/payments.schema.ts'
import { viewOf } from '#server/features/money/payments/list-month.ts'
import { type FoundMonth, monthStatement } from '#server/features/money/payments/month.queries.ts'
import type { SelectedCard } from '../start-card.ts'

const lateOnes = monthFilter.parse({ state: 'late', size: 5 })

/** The statement of the payments screen, for those who are late this month. */
export const month: SelectedCard<CardValue<'month'>, Omit<FoundMonth, 'receipts'>> = {
  empty: null,
  select(viewer) {
    const first = `${monthOf(viewer.today)}-01`
    const asked = { month: first, next: addMonths(first, 1), today: viewer.today }
    return sql`select row_to_json(list) from (${monthStatement(viewer, lateOnes, asked)}) as list`
  },
  toValue: ({ has_accounts, totals, rows, total }, { actor }) =>
    has_accounts ? { totals, late: rows.map((row) => viewOf(row, actor.today)), late_count: total } : null,
}
