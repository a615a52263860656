import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import { monthOf } from '#domain/kernel/dates.ts'
import { maxExportRows, type PropertyPage } from '#domain/property/properties/properties.api.ts'
import { isGroup, statusesOf, titleOf } from '#domain/property/properties/properties.rules.ts'
import {
  type PropertyFilter,
  type PropertyStatus,
  propertyStatuses,
  type StatusGroup,
  statusGroups,
} from '#domain/property/properties/properties.schema.ts'
import { contractVisibleTo, notHiddenFrom } from '#server/access/contract-scope.queries.ts'
import { withRight } from '#server/access/document-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { inText, offsetOf, pageOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { deeds, properties, propertyFeatures, propertyTenants } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import {
  currentFirst,
  fixedEndColumn,
  isBinding,
  overdueSums,
  rentToday,
} from '#server/services/ledger/lease-today.queries.ts'
import { type StripJson, stripReader, stripToday } from '#server/services/ledger/month-strips.queries.ts'

type SelectionFilter = Omit<PropertyFilter, 'page' | 'size'>

const hasTenantLike = (pattern: string) =>
  sql`exists (select 1 from ${propertyTenants} t join ${users} u on u.id = t.user_id
    where t.property_id = ${properties.id} and u.search_key like ${pattern})`

/** An empty property has no payment to wait for. */
export const isOccupied = sql`(exists (select 1 from ${tenancies} y where y.property_id = ${properties.id} and y.ended_on is null)
  or exists (select 1 from ${propertyTenants} l where l.property_id = ${properties.id}))`

/** All filters except status, kind and building, whose choices show counts. */
const matches = (actor: Viewer, filter: SelectionFilter): SQL | undefined =>
  and(
    ...likePatterns(filter.q).map((word) => or(sql`${properties.search_key} like ${word}`, hasTenantLike(word))),
    ...likePatterns(filter.tenant).map(hasTenantLike),
    filter.payment === 'all'
      ? undefined
      : and(paymentsKnown(actor), isOccupied, eq(properties.odemeDurumu, filter.payment)),
  )

/** People who may not see payment states cannot find them by filtering either. */
const paymentsKnown = (actor: Viewer): SQL => withRight(actor, (rights) => rights.seePayments)

const inBuilding = ({ building }: SelectionFilter): SQL | undefined => {
  if (building === 'only') return eq(properties.is_bina, true)
  return building ? eq(properties.bina_id, building) : undefined
}

export const matchesFilter = (actor: Viewer, filter: SelectionFilter): SQL | undefined =>
  and(
    visibleTo(actor),
    matches(actor, filter),
    inBuilding(filter),
    filter.status === 'all' ? undefined : inArray(properties.tasinmazDurumu, [...statusesOf(filter.status)]),
    isGroup(filter.status) ? eq(properties.is_bina, false) : undefined,
    filter.kind ? eq(properties.tasinmazCinsi, filter.kind) : undefined,
  )

/** Each order matches an index that begins with the owner. */
export const orders: Record<SelectionFilter['sort'], SQL> = {
  newest: sql`${properties.id} desc`,
  title: sql`${properties.title_key}, ${properties.id}`,
  changed: sql`${properties.updated_at} desc, ${properties.id} desc`,
}

interface CardRow extends Omit<PropertyPage['documents'][number], 'updated_at' | 'strip'> {
  updated_at: Date | string
  strip: StripJson | null
}

const claim = { owner_id: sql`d.owner_id`, property_id: sql`d.property_id` }
const shown = { owner_id: sql`shown.creator`, property_id: sql`shown.id` }

/** The agreement in force of the row `shown`, with its rent for those who may read money. */
function leaseOf(actor: Viewer): SQL {
  const { today } = actor
  const money = moneyInReach(
    actor,
    { owner_id: sql`${contracts.owner_id}`, property_id: sql`${contracts.property_id}` },
    'read',
  )
  return sql`select json_build_object('contract_id', ${contracts.id}, 'starts_on', ${contracts.baslangicTarihi},
      'ends_on', ${contracts.bitisTarihi}, 'last_day', ${fixedEndColumn}, 'currency', ${contracts.bedelTuru},
      'gross', ${contracts.is_corporate}, 'rent', case when ${money} then ${rentToday(today)} end) as json
    from ${contracts}
    where ${contracts.property_id} = shown.id and ${and(contractVisibleTo(actor), notHiddenFrom(actor), isBinding(today), isNull(contracts.deleted_at))}
    order by ${currentFirst(today)} limit 1`
}

/**
 * Selects the ids of the page from an index first, so that skipped rows are not read; looks up the rest only for these.
 */
const pageOfCards = preparedByCaller(
  (_, actor, filter: PropertyFilter) => sql<CardRow>`
    with shown as materialized (
      select ${properties}.*, ${relationTo(actor)} as relation, ${paymentsKnown(actor)} as payments_known, row_number() over (order by ${orders[filter.sort]}) as place
      from ${properties} where ${properties.id} = any(array(
        select ${properties.id} from ${properties} where ${matchesFilter(actor, filter)} order by ${orders[filter.sort]}
        limit ${inText(filter.size)} offset ${inText(offsetOf(filter))}))
    )
    select shown.id, shown.baslik, shown."tasinmazCinsi", shown."tasinmazDurumu",
      case when shown.payments_known then shown."odemeDurumu" end as "odemeDurumu",
      coalesce(d.il, '') as il, coalesce(d.ilce, '') as ilce, shown.adres, shown.gorsel, shown.is_bina, shown.bina_id,
      b.baslik as bina, coalesce(f."odaSayisi", '') as "odaSayisi", f.metrekaresi, shown.updated_at, shown.version,
      shown.relation, shown.creator as owner_id, coalesce(people.names, '[]') as tenants,
      coalesce(units.all, 0)::int as units, coalesce(units.rented, 0)::int as "rentedUnits",
      lease.json as lease, ${overdueSums(
        sql`d.property_id = shown.id and ${moneyInReach(actor, claim, 'read')}`,
        actor.today,
      )} as overdue,
      case when not shown.is_bina and ${moneyInReach(actor, shown, 'read')}
        then ${stripToday(sql`shown.id`, actor.today)} end as strip
    from shown
      left join ${deeds} d on d.property_id = shown.id
      left join ${propertyFeatures} f on f.property_id = shown.id
      left join ${properties} b on b.id = shown.bina_id and b.deleted_at is null
      left join lateral (select json_agg(u.username order by u.username, u.id) as names
        from ${propertyTenants} t join ${users} u on u.id = t.user_id where t.property_id = shown.id) people on true
      left join lateral (select count(*) as all, count(*) filter (where ${properties.tasinmazDurumu} = 'Kiralanmış') as rented
        from ${properties} where ${properties.bina_id} = shown.id and ${visibleTo(actor)}) units on shown.is_bina
      left join lateral (${leaseOf(actor)}) lease on not shown.is_bina
    order by shown.place`,
)

interface FacetRow {
  status: PropertyStatus
  kind: string | null
  inside: boolean
  buildings: number
  count: number
}

/** One pass over the visible rows gives the total and all counts on the filter chips. */
const facetRows = preparedByCaller(
  (_, actor, filter: SelectionFilter) => sql<FacetRow>`
    select ${properties.tasinmazDurumu} as status, ${properties.tasinmazCinsi} as kind,
      ${inBuilding(filter) ?? sql`true`} as inside, count(*)::int as count,
      (count(*) filter (where ${properties.is_bina}))::int as buildings
    from ${properties} where ${and(visibleTo(actor), matches(actor, filter))} group by 1, 2, 3`,
)

const whole = ({ count }: FacetRow) => count
const countWithoutBuildings = ({ count, buildings }: FacetRow) => count - buildings

export async function propertyCards(db: Db, actor: Actor, filter: PropertyFilter): Promise<PropertyPage> {
  const cards = await pageOfCards(db, actor, filter)
  const strip = stripReader(monthOf(actor.today))
  const { page: _, size: __, ...which } = filter
  const groups = await facetRows(db, actor, which)
  const isStatus = (row: FacetRow) => statusesOf(filter.status).includes(row.status)
  const isFound = (row: FacetRow) => row.inside && isStatus(row) && isKind(row)
  const isKind = (row: FacetRow) => !filter.kind || row.kind === filter.kind
  const sum = (which: (row: FacetRow) => boolean, what: (row: FacetRow) => number = whole) =>
    groups.filter(which).reduce((total, row) => total + what(row), 0)
  const shown = isGroup(filter.status) ? countWithoutBuildings : whole
  const total = sum(isFound, shown)
  const kinds = [...new Set(groups.map(({ kind }) => kind))].filter((kind) => kind !== null)
  return {
    ...pageOf(
      cards.map((card) => toCard(card, strip)),
      total,
      filter,
    ),
    facets: {
      status: Object.fromEntries(
        propertyStatuses.map((status) => [status, sum((row) => row.inside && isKind(row) && row.status === status)]),
      ) as Record<PropertyStatus, number>,
      groups: Object.fromEntries(
        statusGroups.map((group) => [
          group,
          sum((row) => row.inside && isKind(row) && statusesOf(group).includes(row.status), countWithoutBuildings),
        ]),
      ) as Record<StatusGroup, number>,
      kinds: kinds
        .map((kind) => ({ kind, count: sum((row) => row.inside && isStatus(row) && row.kind === kind, shown) }))
        .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1)),
      buildings: sum(
        (row) => isStatus(row) && isKind(row),
        ({ buildings }) => buildings,
      ),
      found: {
        properties: sum(isFound, countWithoutBuildings),
        buildings: total - sum(isFound, countWithoutBuildings),
      },
    },
  }
}

const toCard = (row: CardRow, strip: ReturnType<typeof stripReader>) => ({
  ...row,
  strip: strip(row.strip),
  baslik: titleOf(row),
  updated_at: new Date(row.updated_at).toISOString(),
})

export interface ExportRow {
  property: typeof properties.$inferSelect
  deed: typeof deeds.$inferSelect | null
  features: typeof propertyFeatures.$inferSelect | null
  relation: Relation
  bina: string | null
}

export const propertiesToExport = (db: Db, actor: Actor, filter: SelectionFilter): Promise<ExportRow[]> =>
  db
    .select({
      property: properties,
      deed: deeds,
      features: propertyFeatures,
      relation: relationTo(actor),
      bina: sql<
        string | null
      >`(select b.baslik from ${properties} b where b.id = ${properties.bina_id} and b.deleted_at is null)`,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .leftJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
    .where(matchesFilter(actor, filter))
    .orderBy(orders[filter.sort])
    .limit(maxExportRows)
