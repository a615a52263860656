import { sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { addDays, addMonths, monthOf } from '#domain/kernel/dates.ts'
import { daysAfterHand } from '#domain/money/payment-plans/reminders.rules.ts'
import { monthFilter } from '#domain/money/payments/payments.schema.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { paymentReminders } from '#server/db/schema/ledger.ts'
import { viewOf } from '#server/features/money/payments/list-month.ts'
import { type FoundMonth, monthStatement } from '#server/features/money/payments/month.queries.ts'
import type { SelectedCard } from '../start-card.ts'

const lateOnes = monthFilter.parse({ state: 'late', size: 15 })

interface MonthJson {
  list: Omit<FoundMonth, 'receipts'>
  reminded: string[]
  reachable: string[]
}

/** The statement of the payments screen, for those who are late this month. */
export const month: SelectedCard<CardValue<'month'>, MonthJson> = {
  empty: null,
  select(viewer) {
    const first = `${monthOf(viewer.today)}-01`
    const asked = { month: first, next: addMonths(first, 1), today: viewer.today }
    const ids = sql`any(array(select (each->>'tenancy_id')::uuid from json_array_elements(list.rows) each))`
    return sql`select json_build_object('list', row_to_json(list),
        'reminded', (select coalesce(json_agg(distinct r.tenancy_id), '[]') from ${paymentReminders} r
          where r.tenancy_id = ${ids} and r.stage in ('hand', 'handed')
            and r.sent_at >= ${addDays(viewer.today, 1 - daysAfterHand)}::timestamp at time zone 'Europe/Istanbul'),
        'reachable', (select coalesce(json_agg(distinct c.tenancy_id), '[]') from ${contracts} c
          join ${contractTenants} t on t.contract_id = c.id and t.tenant_user_id is not null
          where c.tenancy_id = ${ids} and c.status = 'active' and c.cancelled_at is null))
      from (${monthStatement(viewer, lateOnes, asked)}) as list`
  },
  toValue({ list: { has_accounts, totals, rows, total }, reminded, reachable }, { actor }) {
    if (!has_accounts) return null
    const late = rows.map((row) => viewOf(row, actor.today))
    const unreachable = late.map(({ tenancy_id }) => tenancy_id).filter((id) => !reachable.includes(id))
    return { totals, late, late_count: total, reminded, unreachable: [...new Set(unreachable)] }
  },
}
