import { type SQL, sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { lastMonths } from '#domain/kernel/dates.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { dayOfTime, ownPiece, partOf, sharesSince } from '#server/access/own-part.queries.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerSettlements } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { due, readableClaims } from '#server/features/money/payments/month.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import { isIncome, ownersPart } from '#server/services/ledger/collected.queries.ts'
import { withheldWith } from '#server/services/ledger/withheld.queries.ts'
import type { SelectedCard } from '../start-card.ts'

type Cashflow = CardValue<'cashflow'>

/** Income by property and month, and by the time in which the same shares hold: each sum is divided once. */
const income = (viewer: Viewer, when: SQL, kept: SQL) => sql`
  select came.month, came.currency, case when came.whole then came.amount else ${partOf('came.amount')} end as income,
    case when came.whole then came.withheld else ${partOf('came.withheld')} end as withheld, 0 as expense
  from (select to_char(d.on_date, 'YYYY-MM') as month, d.currency, d.property_id, ${moneyInReach(viewer, due, 'read')} as whole,
      case when not ${moneyInReach(viewer, due, 'read')} then ${sharesSince(sql`d.property_id`, sql`d.on_date`)} end as since,
      sum(d.amount)::bigint as amount, sum(${withheldWith('d')})::bigint as withheld
    from ${ledgerSettlements} d ${kept} where ${readableClaims(viewer, sql`d.on_date`)} and ${when} and ${isIncome('d')}
    group by 1, 2, 3, 4, 5) came
  left join ${ownPiece(viewer, sql`came.property_id`, dayOfTime('came.since'))} on true`

/** Income and the owner's part of expenses in twelve months, until today; expenses only for people who may list them. */
export const cashflow: SelectedCard<Cashflow, Cashflow> = {
  empty: [],
  select(viewer) {
    const from = `${lastMonths(viewer.today)[0]!}-01`
    const inSpan = sql`d.on_date between ${from}::date and ${viewer.today}::date`
    const kept = sql`join ${properties} p on p.id = d.property_id and p.deleted_at is null`
    return sql`select coalesce(json_agg(json_build_object('month', month, 'currency', currency,
        'income', income, 'withheld', withheld, 'expense', expense) order by currency = 'TL' desc, currency, month), '[]')
      from (select month, currency, sum(income)::bigint as income, sum(withheld)::bigint as withheld,
          sum(expense)::bigint as expense
        from (${income(viewer, inSpan, kept)}
          union all
          select to_char(d.on_date, 'YYYY-MM'), 'TL', 0, 0, ${ownersPart('d')}
            from ${expenses} d ${kept} where ${moneyInReach(viewer, due, 'manage')} and ${inSpan} and d.voided_at is null) each
        group by 1, 2) months`
  },
  toValue: (found) => found,
}
