import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import type { ContractLine, LawyerProperty } from '#domain/lawyer/lawyer.api.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyFeatures } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

const maxProperties = 500

interface ContractRow extends ContractLine {
  tasinmazCinsi: string
  /** Of a contract that ended lately. */
  cancelledOn: string | null
}

/** Contracts that bind or may soon, and those that ended so lately that the deposit is still open. */
const contractsOf = (today: IsoDate) => sql<ContractRow[]>`coalesce((
  select json_agg(json_build_object(
    'id', c.id, 'status', c.status, 'tenant_name', c.tenant_name, 'brutAylik', c."brutAylik", 'bedelTuru', c."bedelTuru",
    'baslangicTarihi', c."baslangicTarihi", 'bitisTarihi', c."bitisTarihi", 'has_guarantor', c.has_guarantor,
    'tasinmazCinsi', c."tasinmazCinsi",
    'cancelledOn', (c.cancelled_at at time zone 'Europe/Istanbul')::date) order by c."bitisTarihi" desc, c.id)
  from ${contracts} c
  where c.property_id = ${properties.id} and c.deleted_at is null and c.status <> 'rejected_by_tenant'
    and (c.cancelled_at is null or c.cancelled_at > ${addMonths(today, -4)})), '[]')`

const lawyersOf = (today: IsoDate) => sql<LawyerProperty['lawyers']>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.username) order by u.search_key, u.id)
  from ${propertyDelegates} d join ${users} u on u.id = d.user_id
  where d.property_id = ${properties.id} and d.list = 'lawyer' and exists (select 1 from ${engagements} e
    where e.person_id = d.user_id and e.owner_id = ${properties.creator} and ${inForce(today)})), '[]')`

/** The nearest end of a running contract; properties without one come last. */
const nearestEnd = sql`(select min(c."bitisTarihi") from ${contracts} c
  where c.property_id = ${properties.id} and c.deleted_at is null and c.cancelled_at is null and c.status = 'active')`

/** Papers and contracts of a place are not for those who only rent it. */
export async function lawyerProperties(db: Db, actor: Actor, today: IsoDate) {
  const rows = await db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      tasinmazDurumu: properties.tasinmazDurumu,
      tasinmazCinsi: properties.tasinmazCinsi,
      daskBitis: propertyFeatures.daskBitis,
      lawyers: lawyersOf(today),
      contracts: contractsOf(today),
    })
    .from(properties)
    .leftJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
    .where(and(visibleTo(actor), ne(relationTo(actor), 'tenant')))
    .orderBy(sql`${nearestEnd} asc nulls last`, asc(properties.title_key), asc(properties.id))
    .limit(maxProperties + 1)
  return { rows: rows.slice(0, maxProperties), hasMore: rows.length > maxProperties }
}
