import { and, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { unnamedProperty } from '#domain/properties/properties.schema.ts'
import { maxCards, type TenantCard, type TenantHome, tenantRole } from '#domain/tenants/tenants.schema.ts'
import { byShape } from '#server/access/by-shape.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { relatedTo } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { folded, likePatterns } from '#server/db/like.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { bindsEach, certainEnd, holdingToday, overdueSums } from '#server/services/ledger/lease-today.queries.ts'

/** For whom the caller lets: themselves, and the owners they work for. */
const ownersSeen = ({ side, userId, engagements }: Actor) => [
  ...(side === 'all' ? [userId] : []),
  ...engagements.map(({ owner_id }) => owner_id),
]

/** Written into the text: a plan that does not know how many are wanted expects a tenth, and joins them one by one. */
const inText = (count: number) => sql.raw(String(Math.trunc(count)))
const unnamed = sql.raw(`'${unnamedProperty}'`)

/** A place that somebody rents is none they let. */
const asLandlord = (actor: Actor): Actor => ({ ...actor, subject: { ...actor.subject, renters_id: [] } })

const claim = { owner_id: sql`d.owner_id`, property_id: sql`d.property_id` }
const contract = { owner_id: sql`${contracts.owner_id}`, property_id: sql`${contracts.property_id}` }

/** Names in contracts that are neither deleted nor called off; one without a name is left out. */
const inContracts = (actor: Actor, q: string): SQL =>
  and(
    // Contracts are many, those of one owner few.
    actor.subject.role === 'admin'
      ? undefined
      : sql`${contracts.owner_id} = any(${sql.param(ownersSeen(actor))}::uuid[])`,
    isNull(contracts.deleted_at),
    isNull(contracts.cancelled_at),
    ne(sql`trim(${contractTenants.tenant_name})`, ''),
    ...likePatterns(q).map((word) => or(like(contracts.search_key, word), like(properties.search_key, word))),
  )!

/**
 * Whoever has the same address and the same name in two contracts is one person: a couple may share an address, and
 * without an address a name proves nothing.
 */
const named = sql`case when trim(${contractTenants.tenant_email}) = '' then ${contractTenants.id}::text
  else lower(trim(${contractTenants.tenant_email})) || ' ' || ${folded(sql`trim(${contractTenants.tenant_name})`)} end`

/**
 * Of all people of the page at once: one of each place, with the contract that holds there, else the newest; what the
 * money says where it may be read.
 */
function homesOf(actor: Actor): SQL {
  const { today } = actor
  const holds = bindsEach(today)
  return sql`select h.person, json_agg(json_build_object('contractId', h.id, 'propertyId', h.property_id,
      'propertyInfo', coalesce(nullif(trim(h.baslik), ''), ${unnamed}),
      'ownerInfo', h.owner, 'status', h.status, 'baslangicTarihi', h.starts_on, 'bitisTarihi', h.ends_on, 'lastDay', h.last_day,
      'overdue', case when h.money then ${overdueSums(
        sql`d.property_id = h.property_id and d.tenancy_id = h.tenancy_id and ${moneyInReach(actor, claim, 'read')}`,
        today,
      )} end) order by h.holds desc, h.place) as json
    from (select distinct on (people.place, ${contracts.property_id}) people.place as person, ${contracts.id},
        ${contracts.property_id}, ${properties.baslik}, ${users.username} as owner, ${contracts.status},
        ${contracts.baslangicTarihi} as starts_on, ${contracts.bitisTarihi} as ends_on, ${certainEnd} as last_day,
        ${contracts.tenancy_id}, ${holds} as holds, k.place,
        (${contracts.tenancy_id} is not null and ${moneyInReach(actor, contract, 'read')}) as money
      from people cross join unnest(people.contracts, people.places) as k(contract, place)
        join ${contracts} on ${contracts.id} = k.contract
        join ${properties} on ${properties.id} = ${contracts.property_id}
        left join ${users} on ${users.id} = ${properties.creator}
      order by people.place, ${contracts.property_id}, ${holds} desc, case when ${holds} then 0 else k.place end,
        ${holdingToday(today)}) h group by h.person`
}

interface Row extends Pick<TenantCard, 'id' | 'name' | 'phoneNumber' | 'email' | 'address' | 'userId'> {
  encryptedId: string | null
  homes: TenantHome[]
  total: number
}

interface Asked {
  page: number
  size: number
  q: string
}

/**
 * One statement: first the names in the newest contracts, up to the specified most, then whose they are, then everything
 * about the people of the page.
 */
const tenantRows = byShape((_, actor, { page, size, q }: Asked) => {
  const order = sql`${contracts.id} desc, ${contractTenants.is_primary} desc, ${contractTenants.id} desc`
  return sql<Row>`
    with found as materialized (
      select ${contractTenants.id} as tenant, ${contracts.id} as contract, ${contractTenants.tenant_user_id} as account,
        ${named} as named, row_number() over (order by ${order}) as place
      from ${contracts} join ${properties} on ${properties.id} = ${contracts.property_id}
          and ${visibleTo(asLandlord(actor))}
        join ${contractTenants} on ${contractTenants.contract_id} = ${contracts.id}
      where ${inContracts(actor, q)} order by ${order} limit ${inText(maxCards)}
    ), linked as (
      select f.*, max(f.account::text) over (partition by f.named) as known_account from found f
    ), known as (
      select l.*, coalesce(l.known_account, l.named) as person from linked l
    ), people as materialized (
      select min(k.place) as place, max(k.known_account)::uuid as account, array_agg(k.contract) as contracts,
        array_agg(k.place) as places, (array_agg(k.tenant order by k.place))[1] as tenant, count(*) over ()::int as total
      from known k group by k.person order by 1 limit ${inText(size)} offset ${offsetOf({ page, size })}
    )
    select t.id, t.tenant_name as name, t.tenant_phone as "phoneNumber", t.tenant_email as email,
      t.tenant_address as address, t.tenant_id_number as "encryptedId", people.total, homes.json as homes,
      -- Whom the caller may write to (ROLE-20): not everybody with a contract.
      (select ${users.id} from ${users} where ${users.id} = people.account and ${relatedTo(actor)}) as "userId"
    from people join ${contractTenants} t on t.id = people.tenant
      join (${homesOf(actor)}) homes on homes.person = people.place
    order by people.place`
})

export async function tenantCards(db: Db, actor: Actor, asked: Asked, mask: (encrypted: string) => string | null) {
  const rows = await tenantRows(db, actor, asked)
  return { cards: rows.map((row) => toCard(row, mask)), total: rows[0]?.total ?? 0 }
}

/** Field by field: to copy the rest of a row takes longer than everything else that is done for it. */
function toCard(row: Row, mask: (encrypted: string) => string | null): TenantCard {
  const { homes } = row
  const { propertyInfo, contractId, propertyId, ownerInfo } = homes[0]!
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phoneNumber,
    email: row.email,
    address: row.address,
    userId: row.userId,
    role: tenantRole,
    tenantIdNumber: row.encryptedId && mask(row.encryptedId),
    propertyInfo,
    contractId,
    propertyId,
    ownerInfo,
    homes,
  }
}
