import { type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { currencies } from '#domain/kernel/money.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { replaced } from '#server/access/tenancy-scope.queries.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerAccounts, ledgerDues } from '#server/db/schema/ledger.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { readableClaims } from '#server/features/money/payments/month.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { lateAmount } from '#server/services/ledger/late.queries.ts'

/** Reads at most this many; the calendar says when there are more. */
export const mostClaims = 5000

export interface Days {
  today: IsoDate
  from: IsoDate
  until: IsoDate
}

/** The ledger's property and the caller's relation to it. */
export interface LedgerContext {
  tenancy: string
  property: string
  baslik: string
  about: string
  side: Side
  /** Whether the caller reads all its money. */
  whole: boolean
  manage: boolean
}

export interface BookedDay extends LedgerContext {
  date: IsoDate
  currency: (typeof currencies)[number]
  deposit: boolean
  categories: ClaimCategory[]
  amount: number
  settled: number
  /** The figure “Geciken”. */
  late: number
}

/** Tenancies the person rents or rented last, unless others have followed. None while acting for an owner. */
const ownTenancies = (actor: Actor): SQL =>
  actor.side === 'engaged'
    ? sql`array[]::uuid[]`
    : sql`array(select ${contracts.tenancy_id} from ${contracts}
        join ${contractTenants} ct on ct.contract_id = ${contracts.id}
        where ct.tenant_user_id = ${actor.userId} and ${contracts.status} = 'active' and ${contracts.deleted_at} is null
          and ${contracts.tenancy_id} is not null
          and (${contracts.cancelled_at} is null or ${contracts.ended_on} is not null) and not ${replaced(actor)})`

const claim = { owner_id: sql`d.owner_id`, property_id: sql`d.property_id` }

/** Tenant and owner names from the newest contract that has begun. */
const parties = (today: IsoDate) => sql`left join lateral (select c.tenant_name, c.owner_name from ${contracts} c
  where c.tenancy_id = d.tenancy_id and c.status = 'active' and c.deleted_at is null
  order by c.cancelled_at is null desc, c."baslangicTarihi" <= ${today}::date desc, c."baslangicTarihi" desc, c.id desc
  limit 1) c on true`

const contextColumns = (actor: Actor) => sql`d.tenancy_id as tenancy, d.property_id as property, p.baslik,
  case when d.own then coalesce(c.owner_name, '') else coalesce(c.tenant_name, '') end as about,
  case when d.own then 'tenant' else 'landlord' end as side,
  (d.own or ${moneyInReach(actor, claim, 'read')}) as whole,
  (not d.own and ${moneyInReach(actor, claim, 'manage')}) as manage`

/** Tenants keep their dues when the owner has deleted the property. */
const propertyKept = sql`(d.own or p.deleted_at is null)`

/** Two branches, each with its own index; tenancies the person rents count as a tenant's. A share counts on `day`. */
const inReach = (actor: Actor, { table, tenancy, day, when }: Record<'table' | 'tenancy' | 'day' | 'when', SQL>) => sql`
  select d.*, true as own from ${table} d where ${tenancy} = any(${ownTenancies(actor)}) and ${when}
  union all
  select d.*, false from ${table} d
  where ${readableClaims(actor, day)} and not ${tenancy} = any(${ownTenancies(actor)}) and ${when}`

/** `BookedDay`, one row per ledger and day: rent, its tax and aidat together, the deposit separately. */
export function bookedDays(actor: Actor, { today, from, until }: Days): SQL {
  const shown = sql`d.due_on between ${from}::date and ${until}::date`
  const dues = { table: sql`${ledgerDues}`, tenancy: sql`d.tenancy_id`, day: sql`d.due_on`, when: shown }
  return sql`with claims as (${inReach(actor, dues)}), d as (
      select tenancy_id, property_id, owner_id, own, due_on, currency, category = 'deposit' as deposit,
        array_agg(distinct category) as categories, sum(amount)::bigint as amount, sum(settled)::bigint as settled,
        sum(${lateAmount('claims', today)})::bigint as late
      from claims group by 1, 2, 3, 4, 5, 6, 7 limit ${mostClaims + 1}
    )
    select ${contextColumns(actor)}, d.due_on::text as date, d.currency, d.deposit, to_json(d.categories) as categories,
      d.amount::float8 as amount, d.settled::float8 as settled,
      d.late::float8 as late
    from d join ${properties} p on p.id = d.property_id ${parties(today)} where ${propertyKept}`
}

export interface PlannedLedger extends LedgerContext {
  account: typeof ledgerAccounts.$inferSelect | null
  tenancy_row: typeof tenancies.$inferSelect
}

/** `PlannedLedger`: running tenancies, whose future dues follow from the agreement and are not booked yet. */
export const runningLedgers = (actor: Actor, today: IsoDate): SQL => sql`
    with going_on as (${inReach(actor, {
      table: sql`${tenancies}`,
      tenancy: sql`d.id`,
      day: sql`${today}::date`,
      when: sql`d.ended_on is null`,
    })}), d as (
      select id as tenancy_id, property_id, owner_id, own, to_json(going_on.*) as tenancy_row
      from going_on limit ${mostClaims + 1}
    )
    select ${contextColumns(actor)}, d.tenancy_row, to_json(a.*) as account
    from d join ${properties} p on p.id = d.property_id
      left join ${ledgerAccounts} a on a.tenancy_id = d.tenancy_id ${parties(today)} where ${propertyKept}`
