import { type SQL, sql } from 'drizzle-orm'
import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { lastMonths } from '#domain/kernel/dates.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { ledgerSettlements } from '#server/db/schema/ledger.ts'
import { properties, propertyShares } from '#server/db/schema/properties.ts'
import { due, ownShare, readableClaims } from '#server/features/money/payments/month.queries.ts'
import type { Viewer } from '#server/http/actor.ts'
import { isIncome, ownersPart } from '#server/services/ledger/collected.queries.ts'
import type { SelectedCard } from '../start-card.ts'

type Cashflow = CardValue<'cashflow'>

/** The part of an amount that this person may read: all of it, or by their share in the property. */
const ownPart = (viewer: Viewer, amount: SQL) =>
  sql`case when ${moneyInReach(viewer, due, 'read')} then ${amount}
    else round(${amount} * (s.pay::numeric / s.payda))::bigint end`
const shares = (viewer: Viewer) =>
  sql`left join ${propertyShares} s on s.property_id = d.property_id and ${ownShare(viewer, sql`d.on_date`)}`

/** Income and the owner's part of expenses in twelve months, until today; expenses only for people who may list them. */
export const cashflow: SelectedCard<Cashflow, Cashflow> = {
  empty: [],
  select(viewer) {
    const from = `${lastMonths(viewer.today)[0]!}-01`
    const inSpan = sql`d.on_date between ${from}::date and ${viewer.today}::date`
    const kept = sql`join ${properties} p on p.id = d.property_id and p.deleted_at is null`
    return sql`select coalesce(json_agg(json_build_object('month', month, 'currency', currency,
        'income', income, 'expense', expense) order by currency = 'TL' desc, currency, month), '[]')
      from (select to_char(on_date, 'YYYY-MM') as month, currency, sum(income)::bigint as income,
          sum(expense)::bigint as expense
        from (select d.on_date, d.currency, ${ownPart(viewer, sql`d.amount`)} as income, 0 as expense
            from ${ledgerSettlements} d ${kept} ${shares(viewer)} where ${readableClaims(viewer, sql`d.on_date`)} and ${inSpan}
              and ${isIncome('d')}
          union all
          select d.on_date, 'TL', 0, ${ownersPart('d')}
            from ${expenses} d ${kept} where ${moneyInReach(viewer, due, 'manage')} and ${inSpan} and d.voided_at is null) each
        group by 1, 2) months`
  },
  toValue: (found) => found,
}
