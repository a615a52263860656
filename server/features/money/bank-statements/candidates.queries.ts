import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { TenancyOption, tenancyQuery } from '#domain/money/bank-statements/bank-statements.schema.ts'
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
import { rentedFrom, tenancyRow, tenantsOfContract } from '#server/services/ledger/candidates.queries.ts'
import { ownerToActFor } from './bank-scope.queries.ts'

const optionRow = tenancyRow.extend({ open: z.number() })

/** Tenancies, named `t`, whose money this person manages. */
export const managedBy = (actor: Actor) =>
  moneyInReach(actor, { owner_id: sql`t.owner_id`, property_id: sql`t.property_id` }, 'manage')

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
    select t.id, p.baslik, ${tenantsOfContract} as tenants, c."bedelTuru" as currency,
      (select coalesce(sum(d.amount - d.settled), 0)::float8 from ledger_dues d
        where d.tenancy_id = t.id and d.settled < d.amount and d.currency = c."bedelTuru"
          and d.due_on <= ${actor.today}::date) as open
    ${rentedFrom([owner], managedBy(actor), actor.today)} ${sql.join(found, sql` `)}
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

/** The names of all present and former tenants, by tenancy. */
export async function tenantNames(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ tenancy: sql<string>`${contracts.tenancy_id}`, name: contractTenants.tenant_name })
    .from(contractTenants)
    .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
    .where(inArray(contracts.tenancy_id, [...ids]))
  return new Map([...groupBy(rows, ({ tenancy }) => tenancy)].map(([id, all]) => [id, all.map(({ name }) => name)]))
}

/** The entries that were booked from bank lines and not reversed. */
export async function ownLiveEntries(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.id, [...ids]),
        eq(ledgerEntries.source, 'bank'),
        sql`not exists (select 1 from ledger_entries r where r.reverses = ${ledgerEntries.id})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
