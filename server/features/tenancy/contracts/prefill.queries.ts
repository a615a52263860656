import { and, eq, ne, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import type { KnownCourt } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { contractVisibleTo } from '#server/access/contract-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractDrafts, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import { knownStamp, knownTufe } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { type TenantJson, tenantsJson } from './contract-view.queries.ts'
import { type DraftRow, draftVisibleTo, keptDrafts } from './drafts.queries.ts'

const listed = 1000
const knownPeople = 50
const rowsOf = <Row>(from: ReturnType<typeof sql>) =>
  sql<Row[]>`coalesce((select json_agg(row_to_json(r)) from (${from}) r), '[]')`

interface PropertyJson {
  id: string
  baslik: string
  tasinmazCinsi: string | null
  tasinmazDurumu: string
  creator: string
  il: string
  relation: Relation
}

/** People from this person's earlier contracts. */
const people = (actor: Actor) =>
  rowsOf<{ name: string; email: string }>(
    sql`select distinct on (${contractTenants.tenant_email}) ${contractTenants.tenant_name} as name, ${contractTenants.tenant_email} as email
      from ${contractTenants} join ${contracts} on ${and(eq(contracts.id, contractTenants.contract_id), contractVisibleTo(actor))}
      where ${and(ne(contractTenants.tenant_email, actor.email), ne(contractTenants.tenant_email, ''))}
      order by ${contractTenants.tenant_email}, ${contractTenants.id} desc limit ${sql.raw(String(knownPeople))}`,
  )

/** Choices of the wizard: properties (units, not buildings), people and own drafts, and the TÜFE index. */
export async function wizardChoices(db: Db, actor: Actor, renewed?: string) {
  const [row] = await db
    .select({
      properties: rowsOf<PropertyJson>(
        sql`select ${properties.id}, ${properties.baslik}, ${properties.tasinmazCinsi}, ${properties.tasinmazDurumu}, ${properties.creator}, coalesce(${deeds.il}, '') as il, ${relationTo(actor)} as relation
          from ${properties} left join ${deeds} on ${eq(deeds.property_id, properties.id)} where ${and(visibleTo(actor), eq(properties.is_bina, false))}
          order by ${properties.title_key}, ${properties.id} limit ${sql.raw(String(listed))}`,
      ),
      people: people(actor),
      drafts: rowsOf<DraftRow>(
        sql`select d.id, d.property_id, d.contract_id, d.step, d.data, d.updated_at, ${properties.baslik}
          from ${contractDrafts} d left join ${properties} on ${properties.id} = d.property_id
          where d.user_id = ${actor.userId} and ${draftVisibleTo(actor, sql`d.property_id`)} order by d.updated_at desc limit ${sql.raw(String(keptDrafts))}`,
      ),
      tufe: knownTufe,
      stamp: knownStamp,
      /** Tenants of the contract to renew; the caller checks the permission first. */
      tenants: renewed ? tenantsJson(renewed) : sql<TenantJson[]>`'[]'::json`,
    })
    .from(sql`(select 1) as one`)
  return row!
}

/** The last court of each of this owner's properties; cancelled contracts do not count. */
const courts = (ownerId: string) =>
  rowsOf<KnownCourt>(
    sql`select * from (select distinct on (c.property_id) c.property_id, coalesce(d.il, '') as il, c."yetkiliMahkeme", c.id
        from ${contracts} c left join ${deeds} d on d.property_id = c.property_id
        where c.owner_id = ${ownerId} and c.deleted_at is null and c.cancelled_at is null and c."yetkiliMahkeme" <> ''
        order by c.property_id, c.id desc) latest order by id desc limit ${sql.raw(String(listed))}`,
  )

/** The landlord and their last contract, of the same property if possible. */
export async function landlordWithLast(db: Db, ownerId: string, propertyId: string | null) {
  const [row] = await db
    .select({
      username: users.username,
      phoneNumber: users.phoneNumber,
      address: users.address,
      kimlikNo: users.kimlikNo,
      last: contracts,
      courts: courts(ownerId),
    })
    .from(users)
    .leftJoin(
      contracts,
      eq(
        contracts.id,
        sql`(select c.id from ${contracts} c where c.owner_id = ${ownerId} and c.deleted_at is null
          order by (c.property_id = ${propertyId}::uuid) desc nulls last, c.id desc limit 1)`,
      ),
    )
    .where(eq(users.id, ownerId))
  return row ?? null
}
