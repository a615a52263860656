import { and, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { unnamedProperty } from '#domain/properties/properties.schema.ts'
import { maxCards, type TenantCard, type TenantHome, tenantRole } from '#domain/tenants/tenants.schema.ts'
import { byShape } from '#server/access/by-shape.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { relatedTo } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
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

/** One home of one person, with what the card says about the person. */
interface Row extends Pick<TenantCard, 'id' | 'name' | 'phoneNumber' | 'email' | 'address' | 'userId'>, TenantHome {
  /** Where the person stands among all. */
  person: string
  encryptedId: string | null
  total: number
}

interface Asked {
  page: number
  size: number
  q: string
}

/**
 * One statement: first the names in the newest contracts, up to the specified most; then whose they are; then of the people
 * of the page one of each place, with the contract that holds there, else the newest, and what the money says where it may
 * be read. Whoever has an account in one contract is that account in all. No part is joined with another one: how many
 * rows they have the database does not know, and would look through all of one for each of the other.
 *
 * The rows are put together as cards outside: to make the JSON here takes longer than everything else.
 */
const tenantRows = byShape((_, actor, { page, size, q }: Asked) => {
  const { today } = actor
  const skipped = offsetOf({ page, size })
  const order = sql`${contracts.id} desc, ${contractTenants.is_primary} desc, ${contractTenants.id} desc`
  return sql<Row>`
    with found as materialized (
      select ${contracts.id} as contract, ${contractTenants.id} as tenant, ${contractTenants.tenant_user_id} as account,
        ${contractTenants.person_key} as key, row_number() over (order by ${order}) as place
      from ${contracts} join ${properties} on ${properties.id} = ${contracts.property_id}
          and ${visibleTo(asLandlord(actor))}
        join ${contractTenants} on ${contractTenants.contract_id} = ${contracts.id}
      where ${inContracts(actor, q)} order by ${order} limit ${inText(maxCards)}
    ), linked as (
      select f.*, max(f.account::text) over (partition by f.key) as known_account from found f
    ), known as (
      select l.*, coalesce(l.known_account, l.key) as person from linked l
    ), placed as (
      select k.*, first_value(k.place) over own as first, first_value(k.tenant) over own as first_tenant
      from known k window own as (partition by k.person order by k.place)
    ), ranked as materialized (
      select p.*, dense_rank() over (order by p.first) as number from placed p
    ), held as materialized (
      select k.first as person, (select max(r.number)::int from ranked r) as total, k.place, k.known_account::uuid as account,
        k.first_tenant, ${contracts.id}, ${contracts.property_id}, ${contracts.owner_id}, ${contracts.tenancy_id},
        ${contracts.status}, ${contracts.baslangicTarihi}, ${contracts.bitisTarihi}, ${bindsEach(today)} as holds
      from ranked k join ${contracts} on ${contracts.id} = k.contract
      where k.number > ${inText(skipped)} and k.number <= ${inText(skipped + size)}
    ), one_a_place as (
      -- Under this name, for what is asked of the rows of contracts.
      select distinct on (contracts.person, contracts.property_id) contracts.* from held as contracts
      order by contracts.person, contracts.property_id, contracts.holds desc,
        case when contracts.holds then 0 else contracts.place end, ${holdingToday(today)}
    )
    select contracts.person, contracts.total, t.id, t.tenant_name as name, t.tenant_phone as "phoneNumber",
      t.tenant_email as email, t.tenant_address as address, t.tenant_id_number as "encryptedId",
      -- Whom the caller may write to (ROLE-20): not everybody with a contract.
      (select ${users.id} from ${users} where ${users.id} = contracts.account and ${relatedTo(actor)}) as "userId",
      contracts.id as "contractId", contracts.property_id as "propertyId",
      coalesce(nullif(trim(${properties.baslik}), ''), ${unnamed}) as "propertyInfo", creator.username as "ownerInfo",
      contracts.status, contracts."baslangicTarihi", contracts."bitisTarihi", ${certainEnd} as "lastDay",
      case when contracts.tenancy_id is not null and ${moneyInReach(actor, contract, 'read')} then ${overdueSums(
        sql`d.property_id = contracts.property_id and d.tenancy_id = contracts.tenancy_id
          and ${moneyInReach(actor, claim, 'read')}`,
        today,
      )} end as overdue
    from one_a_place as contracts join ${contractTenants} t on t.id = contracts.first_tenant
      join ${properties} on ${properties.id} = contracts.property_id
      left join ${users} creator on creator.id = ${properties.creator}
    order by contracts.person, contracts.holds desc, contracts.place`
})

export async function tenantCards(db: Db, actor: Actor, asked: Asked, mask: (encrypted: string) => string | null) {
  const rows = await tenantRows(db, actor, asked)
  const cards: TenantCard[] = []
  for (const [at, row] of rows.entries()) {
    if (rows[at - 1]?.person === row.person) cards.at(-1)!.homes.push(homeOf(row))
    else cards.push(toCard(row, mask))
  }
  return { cards, total: rows[0]?.total ?? 0 }
}

/** Field by field: to copy the rest of a row takes longer than everything else that is done for it. */
const toCard = (row: Row, mask: (encrypted: string) => string | null): TenantCard => ({
  id: row.id,
  name: row.name,
  role: tenantRole,
  phoneNumber: row.phoneNumber,
  email: row.email,
  address: row.address,
  propertyInfo: row.propertyInfo,
  contractId: row.contractId,
  propertyId: row.propertyId,
  tenantIdNumber: row.encryptedId && mask(row.encryptedId),
  ownerInfo: row.ownerInfo,
  userId: row.userId,
  homes: [homeOf(row)],
})

const homeOf = (row: Row): TenantHome => ({
  contractId: row.contractId,
  propertyId: row.propertyId,
  propertyInfo: row.propertyInfo,
  ownerInfo: row.ownerInfo,
  status: row.status,
  baslangicTarihi: row.baslangicTarihi,
  bitisTarihi: row.bitisTarihi,
  lastDay: row.lastDay,
  overdue: row.overdue,
})
