import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { TenancyOption, tenancyQuery } from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { Candidate } from '#domain/money/bank-statements/proposals.rules.ts'
import type { OpenClaim } from '#domain/money/ledger/payer-words.rules.ts'
import { paymentReference } from '#domain/money/ledger/payment-reference.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { rowsOf } from '#server/db/rows.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'
import { currentFirst, rentToday } from '#server/services/ledger/lease-today.queries.ts'
import { ownerToActFor } from './bank-scope.queries.ts'

export interface CandidateRow extends Candidate {
  owner: string
  property: string
}

/** Tenancies of these owners whose money this person manages, each with its contract and rent of the day. */
const inReach = (actor: Actor, owners: readonly string[], on: IsoDate) => sql`
  from tenancies t
  join properties p on p.id = t.property_id and p.deleted_at is null
  join lateral (
    select contracts.id, contracts."bedelTuru", ${rentToday(on)} as rent from contracts
    where contracts.tenancy_id = t.id and contracts.status = 'active' and contracts.deleted_at is null
    order by contracts.cancelled_at is null desc, ${currentFirst(on)} limit 1
  ) c on true
  where t.owner_id = any(${sql.param([...owners])}::uuid[])
    and ${moneyInReach(actor, { owner_id: sql`t.owner_id`, property_id: sql`t.property_id` }, 'manage')}`

const names = sql`array(select n.tenant_name from contract_tenants n where n.contract_id = c.id order by n.is_primary desc, n.id)`

const tenancyRow = z.strictObject({
  id: z.uuid(),
  baslik: z.string(),
  tenants: z.array(z.string()),
  currency: z.string(),
})
const candidateRow = tenancyRow.extend({
  owner: z.uuid(),
  rent: z.number(),
  claims: z.custom<OpenClaim[] | null>(),
  bookedTo: z.iso.date().nullable(),
  recorded: z.array(z.strictObject({ day: z.iso.date(), amount: z.number() })).nullable(),
})
const optionRow = tenancyRow.extend({ open: z.number() })

interface Days {
  from: IsoDate
  to: IsoDate
}

/** Early payments count for claims due within this many days. */
const aheadDays = 45
const recordedDays = 7
/** Tenancies that ended longer ago only count while claims are open. */
const afterEndDays = 180

/** Tenancies that payments of these days can belong to. */
export async function candidatesFor(
  db: Db,
  actor: Actor,
  owners: readonly string[],
  { from, to }: Days,
): Promise<CandidateRow[]> {
  const rows = await rowsOf(
    db,
    candidateRow,
    sql`
    select t.id, t.owner_id as owner, p.baslik, ${names} as tenants, c."bedelTuru" as currency, c.rent::float8 as rent,
      (select json_agg(json_build_object('id', d.due_id, 'category', d.category, 'month', d.month, 'dueOn', d.due_on,
          'open', d.amount - d.settled, 'currency', d.currency, 'belongsTo', i.belongs_to) order by d.due_on, d.due_id)
        from ledger_dues d join ledger_entries i on i.id = d.due_id
        where d.tenancy_id = t.id and d.settled < d.amount
          and d.due_on <= ${addDays(to, aheadDays)}::date) as claims,
      (select max(d.month)::text from ledger_dues d where d.tenancy_id = t.id and d.category = 'rent') as "bookedTo",
      (select json_agg(json_build_object('day', e.on_date, 'amount', e.amount))
        from ledger_entries e where e.tenancy_id = t.id and e.kind in ('payment', 'deposit_received')
          and e.source <> 'bank'
          and e.on_date between ${addDays(from, -recordedDays)}::date and ${addDays(to, recordedDays)}::date
          and not exists (select 1 from ledger_entries r where r.reverses = e.id)) as recorded
    ${inReach(actor, owners, to)}
      and (t.ended_on is null or t.ended_on > ${addDays(from, -afterEndDays)}::date
        or exists (select 1 from ledger_dues d where d.tenancy_id = t.id and d.settled < d.amount))
    order by t.id`,
  )
  return rows.map(({ id, baslik, claims, recorded, ...row }) => ({
    ...row,
    tenancy: id,
    property: titleOf({ baslik }),
    claims: claims ?? [],
    recorded: recorded ?? [],
  }))
}

const mostOptions = 20

/** For manual selection: found by property or tenant, running tenancies first. */
export async function searchTenancies(
  db: Db,
  actor: Actor,
  { owner: choice, q }: z.output<typeof tenancyQuery>,
): Promise<TenancyOption[]> {
  const owner = await ownerToActFor(db, actor, choice)
  const found = likePatterns(q).map(
    (pattern) => sql`and (p.search_key like ${pattern}
      or exists (select 1 from contracts k where k.id = c.id and k.search_key like ${pattern}))`,
  )
  const rows = await rowsOf(
    db,
    optionRow,
    sql`
    select t.id, p.baslik, ${names} as tenants, c."bedelTuru" as currency,
      (select coalesce(sum(d.amount - d.settled), 0)::float8 from ledger_dues d
        where d.tenancy_id = t.id and d.settled < d.amount and d.currency = c."bedelTuru"
          and d.due_on <= ${actor.today}::date) as open
    ${inReach(actor, [owner], actor.today)} ${sql.join(found, sql` `)}
    order by t.ended_on is not null, p.title_key, t.id limit ${mostOptions}`,
  )
  return rows.map(({ id, baslik, ...row }) => ({
    ...row,
    id,
    property: titleOf({ baslik }),
    reference: paymentReference(id),
  }))
}

/** The owner of each of these tenancies that this person may book for. */
export async function tenanciesToBookOn(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: tenancies.id, owner: tenancies.owner_id })
    .from(tenancies)
    .where(
      and(
        inArray(tenancies.id, [...ids]),
        moneyInReach(
          actor,
          { owner_id: sql`${tenancies.owner_id}`, property_id: sql`${tenancies.property_id}` },
          'manage',
        ),
      ),
    )
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** Everybody who rents or rented under these tenancies. */
export async function tenantNames(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ tenancy: sql<string>`${contracts.tenancy_id}`, name: contractTenants.tenant_name })
    .from(contractTenants)
    .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
    .where(inArray(contracts.tenancy_id, [...ids]))
  return new Map([...groupBy(rows, ({ tenancy }) => tenancy)].map(([id, all]) => [id, all.map(({ name }) => name)]))
}

/** The entries that were not reversed. */
export async function liveEntryIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.id, [...ids]),
        sql`not exists (select 1 from ledger_entries r where r.reverses = ${ledgerEntries.id})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
