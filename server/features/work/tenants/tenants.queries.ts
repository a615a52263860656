import { and, type SQL, sql } from 'drizzle-orm'
import { monthOf } from '#domain/kernel/dates.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { unnamedProperty } from '#domain/property/properties/properties.schema.ts'
import { maxCards, type TenantCard, type TenantHome, tenantRole } from '#domain/work/tenants/tenants.schema.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import { letBy, ownersOf } from '#server/access/property-scope.queries.ts'
import { acquaintancesOf } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { inText, offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { idArray } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { debtsInReach, leftWithDebt } from '#server/services/ledger/former-debtors.queries.ts'
import {
  currentFirst,
  fixedEndColumn,
  isBindingColumn,
  overdueSums,
} from '#server/services/ledger/lease-today.queries.ts'
import { type StripJson, stripJson, stripReader } from '#server/services/ledger/month-strips.queries.ts'
import { type PaperCounts, paperCountsOfTenant } from '#server/services/paper-signatures/paper-signatures.queries.ts'

const unnamed = sql.raw(`'${unnamedProperty}'`)

const claim = { owner_id: sql`d.owner_id`, property_id: sql`d.property_id` }
const contract = { owner_id: sql`${contracts.owner_id}`, property_id: sql`${contracts.property_id}` }
const tenant = { owner_id: sql`${contractTenants.owner_id}`, property_id: sql`${contractTenants.property_id}` }

/** Possible owners of a property: the few the caller works for are found faster than among all users. */
const creators = ({ subject, side, callerId, engagements }: Viewer): SQL => {
  if (subject.role === 'admin') return sql`${users}`
  const owners = [...(side === 'all' ? [callerId] : []), ...ownersOf(engagements)]
  return sql`(select u.id, u.username from ${users} u where u.id = any(${idArray(owners)}))`
}

/** Searches the contract and its property. */
const matching = (q: string): SQL[] =>
  likePatterns(q).map(
    (word) => sql`exists (select 1 from ${contracts} join ${properties} on ${properties.id} = ${contracts.property_id}
      where ${contracts.id} = ${contractTenants.contract_id}
        and (${contracts.search_key} like ${word} or ${properties.search_key} like ${word}))`,
  )

/** One home of one person, with the data of the card. */
interface Row
  extends Pick<TenantCard, 'id' | 'name' | 'phoneNumber' | 'email' | 'address' | 'userId'>,
    Omit<TenantHome, 'on_paper' | 'paper_objections' | 'strip'> {
  onPaper: PaperCounts
  username: string | null
  avatar_file: string | null
  strip: StripJson | null
  encryptedId: string | null
  total: number
}

interface TenantsQuery {
  page: number
  size: number
  q: string
}

/**
 * One statement: selects the names from the newest contracts, up to the limit, from an index alone; then for the people
 * of the page each property with the contract in force, else the newest, and the balance where it may be read. A user
 * linked in one contract counts as the same person in all contracts of that owner. Cards are built outside, because
 * making the JSON here takes longer than everything else.
 */
const tenantRows = preparedByCaller((_, actor, { page, size, q }: TenantsQuery) => {
  const { today } = actor
  const { contract_id, is_primary, id, person, listed } = contractTenants
  return sql<Row>`
    with found as materialized (
      -- Numbered after they are in order, which spares comparing each with the one before.
      select newest.*, row_number() over () as place from (
        select contract, tenant, person from (
          (select ${contract_id} as contract, ${id} as tenant, ${person} as person, ${is_primary} as is_primary
            from ${contractTenants} where ${and(sql`${listed}`, letBy(actor, tenant), ...matching(q))}
            order by ${contract_id} desc, ${is_primary} desc, ${id} desc limit ${inText(maxCards)})
          union all
          (select ${contract_id}, ${id}, ${person}, ${is_primary} from ${contractTenants}
            join ${contracts} on ${contracts.id} = ${contract_id}
            join ${properties} on ${properties.id} = ${contracts.property_id}
            where ${and(
              sql`not ${listed} and trim(${contractTenants.tenant_name}) <> '' and ${properties.deleted_at} is null`,
              letBy(actor, tenant),
              debtsInReach(actor),
              leftWithDebt(sql`${contracts}`, today),
              ...matching(q),
            )} limit ${inText(maxCards)})
        ) named order by contract desc, is_primary desc, tenant desc limit ${inText(maxCards)}) newest
    ), shown as (
      select p.*, count(*) over ()::int as total
      from (select f.person, min(f.place) as first from found f group by f.person) p
      order by p.first limit ${inText(size)} offset ${inText(offsetOf({ page, size }))}
    ), held as materialized (
      select s.person, s.first, s.total, f.place, first_value(f.tenant) over (partition by s.first order by f.place) as tenant,
        f.tenant as here, ${contracts.round}, ${contracts.id}, ${contracts.property_id}, ${contracts.owner_id},
        ${contracts.tenancy_id}, ${contracts.status}, ${contracts.baslangicTarihi}, ${contracts.bitisTarihi}, ${contracts.ended_on},
        ${isBindingColumn(today)} as holds
      from shown s join found f on f.person = s.person join ${contracts} on ${contracts.id} = f.contract
    ), one_a_place as (
      -- Under this name, for what is asked of the rows of contracts.
      select distinct on (contracts.first, contracts.property_id) contracts.* from held as contracts
      order by contracts.first, contracts.property_id, contracts.holds desc,
        case when contracts.holds then 0 else contracts.place end, ${currentFirst(today)}
    )
    select contracts.total, t.id, t.tenant_name as name, t.tenant_phone as "phoneNumber",
      t.tenant_email as email, t.tenant_address as address, t.tenant_id_number as "encryptedId",
      -- Whom the caller may write to (ROLE-20): not everybody with a contract.
      account.id as "userId", account.username, account.avatar_file,
      contracts.id as "contractId", contracts.property_id as "propertyId",
      coalesce(nullif(trim(${properties.baslik}), ''), ${unnamed}) as "propertyInfo", creator.username as "ownerInfo",
      contracts.status, contracts."baslangicTarihi", contracts."bitisTarihi", ${fixedEndColumn} as "lastDay",
      contracts.ended_on::text as "endedOn",
      case when contracts.tenancy_id is not null and ${moneyInReach(actor, contract, 'read')} then ${overdueSums(
        sql`d.property_id = contracts.property_id and d.tenancy_id = contracts.tenancy_id
          and ${moneyInReach(actor, claim, 'read')}`,
        today,
      )} end as overdue,
      case when contracts.tenancy_id is not null and ${moneyInReach(actor, contract, 'read')} then ${stripJson({
        property: sql`contracts.property_id`,
        tenancy: sql`contracts.tenancy_id`,
        until: monthOf(today),
        today,
      })} end as strip, ${paperCountsOfTenant(sql`contracts.here`, sql`contracts.round`)} as "onPaper"
    from one_a_place as contracts join ${contractTenants} t on t.id = contracts.tenant
      join ${properties} on ${properties.id} = contracts.property_id
      left join ${creators(actor)} creator on creator.id = ${properties.creator}
      left join ${users} account on account.id = contracts.person and contracts.person in (${acquaintancesOf(actor)})
        and contracts.person <> ${actor.callerId}
    order by contracts.first, contracts.holds desc, contracts.place`
})

export async function tenantCards(
  db: Db,
  actor: Actor,
  asked: TenantsQuery,
  mask: (encrypted: string) => string | null,
) {
  const rows = await tenantRows(db, actor, asked)
  const cards: TenantCard[] = []
  const strip = stripReader(monthOf(actor.today))
  for (const [at, row] of rows.entries()) {
    const home = homeOf(row, strip(row.strip))
    if (rows[at - 1]?.id === row.id) cards.at(-1)!.homes.push(home)
    else cards.push(toCard(row, home, mask))
  }
  return { cards, total: rows[0]?.total ?? 0 }
}

/** Field by field, because spreading the row takes longer than all other work on it. */
const toCard = (row: Row, home: TenantHome, mask: (encrypted: string) => string | null): TenantCard => ({
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
  avatar: row.username && avatarOf({ username: row.username, avatar_file: row.avatar_file }),
  homes: [home],
})

const homeOf = (row: Row, strip: TenantHome['strip']): TenantHome => ({
  contractId: row.contractId,
  propertyId: row.propertyId,
  propertyInfo: row.propertyInfo,
  ownerInfo: row.ownerInfo,
  status: row.status,
  baslangicTarihi: row.baslangicTarihi,
  bitisTarihi: row.bitisTarihi,
  lastDay: row.lastDay,
  endedOn: row.endedOn,
  overdue: row.overdue,
  strip,
  on_paper: row.onPaper.signed,
  paper_objections: row.onPaper.objected,
})
