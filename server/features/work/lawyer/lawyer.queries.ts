import { and, asc, ne, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { ContractLine, LawyerProperty } from '#domain/work/lawyer/lawyer.api.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import { renewed } from '#server/features/tenancy/contracts/contracts.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { leftWithDebt } from '#server/services/ledger/former-debtors.queries.ts'
import { rentInForce } from '#server/services/ledger/lease-today.queries.ts'

const maxProperties = 500

// Written out: drizzle drops the name in a select over one table, and the subquery would compare with itself.
const property = sql.raw('"properties"."id"')
const owner = sql.raw('"properties"."creator"')

/** Contracts in force or waiting, not those already followed by a renewal; and ended ones with unpaid rent or dues. */
const contractsOf = (today: IsoDate) => sql<ContractLine[]>`coalesce((
  select json_agg(json_build_object(
    'id', c.id, 'tenancy_id', c.tenancy_id, 'status', c.status, 'tenant_name', c.tenant_name, 'brutAylik', c."brutAylik", 'rent', ${rentInForce(today, 'c')}, 'gross', c.is_corporate,
    'bedelTuru', c."bedelTuru",
    'baslangicTarihi', c."baslangicTarihi", 'bitisTarihi', c."bitisTarihi", 'ended_on', c.ended_on, 'has_guarantor', c.has_guarantor)
    order by c.ended_on is not null, c."bitisTarihi" desc, c.id)
  from ${contracts} c
  where c.property_id = ${property} and c.deleted_at is null and c.status <> 'rejected_by_tenant'
    and (c.cancelled_at is null and not (${renewed(sql`c.id`, today)} and c."bitisTarihi" < ${today})
      or ${leftWithDebt(sql`c`, today)})), '[]')`

const lawyersOf = (today: string) => sql<LawyerProperty['lawyers']>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.username) order by u.search_key, u.id)
  from ${propertyDelegates} d join ${users} u on u.id = d.user_id
  where d.property_id = ${property} and d.list = 'lawyer' and exists (select 1 from ${engagements} e
    where e.person_id = d.user_id and e.owner_id = ${owner} and ${inForce(today)})), '[]')`

const ownerName = sql<string>`(select u.username from ${users} u where u.id = ${owner})`

/** Nearest end of a running contract; properties without one come last. */
const nearestEnd = sql`(select min(c."bitisTarihi") from ${contracts} c
  where c.property_id = ${property} and c.deleted_at is null and c.cancelled_at is null and c.status = 'active')`

/** Excludes properties that the person only rents. */
export async function lawyerProperties(db: Db, actor: Actor) {
  const rows = await db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      owner_name: ownerName,
      tasinmazDurumu: properties.tasinmazDurumu,
      tasinmazCinsi: properties.tasinmazCinsi,
      lawyers: lawyersOf(actor.today),
      contracts: contractsOf(actor.today),
    })
    .from(properties)
    .where(and(visibleTo(actor), ne(relationTo(actor), 'tenant')))
    .orderBy(sql`${nearestEnd} asc nulls last`, asc(properties.title_key), asc(properties.id))
    .limit(maxProperties + 1)
  return { rows: rows.slice(0, maxProperties), hasMore: rows.length > maxProperties }
}
