import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Mention } from '#domain/insight/assistant/mentions.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractRelation, contractVisibleTo } from '#server/access/contract-scope.queries.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { folded, likePattern } from '#server/db/like.ts'
import { rowsOf } from '#server/db/rows.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Scope } from './ask.ts'

const ids = (list: readonly string[]) => sql`any(${sql.param([...list])}::uuid[])`

/** Rows of the named properties, including the units of a named building. */
export const inProperties = ({ named, properties: propertyIds }: Scope, property_id: SQL): SQL =>
  named.property
    ? sql`${property_id} in (select n.id from ${properties} n where n.id = ${ids(propertyIds)} or n.bina_id = ${ids(propertyIds)})`
    : sql`true`

/** Rows of the tenancies of the named people and properties. */
export const inTenancies = (scope: Scope, columns: { tenancy_id: SQL; property_id: SQL }): SQL =>
  sql`(${scope.named.person ? sql`${columns.tenancy_id} = ${ids(scope.tenancies)}` : sql`true`}
    and ${inProperties(scope, columns.property_id)})`

/** Contracts on the owner's side; tenants have separate questions. */
export const contractsAsOwner = (actor: Actor, scope: Scope): SQL =>
  and(
    contractVisibleTo(actor),
    ne(contractRelation(actor), 'tenant'),
    scope.named.person ? sql`${contracts.id} = ${ids(scope.contracts)}` : undefined,
    inProperties(scope, sql`${contracts.property_id}`),
  )!

/** Properties on the owner's side. */
export const propertiesAsOwner = (actor: Actor, scope?: Scope): SQL =>
  and(
    visibleTo(actor),
    ne(relationTo(actor), 'tenant'),
    scope ? inProperties(scope, sql.raw('"properties"."id"')) : undefined,
  )!

/** Limits of people and properties to recognise by name (AST-01). */
const mostPeople = 50
const mostProperties = 30
/** Of so many properties the towns and districts are known. */
const mostPlaced = 1000

export interface KnownName {
  mention: Mention
  properties: string[]
  tenancies: string[]
  contracts: string[]
}

const anyOf = (column: SQL, prefixes: readonly string[]) =>
  sql`coalesce((' ' || ${folded(column)}) like any(${sql.param(prefixes.map((prefix) => likePattern(` ${prefix}`)))}::text[]), false)`

const tenantFound = z.strictObject({
  name: z.string(),
  properties: z.array(z.uuid()),
  tenancies: z.array(z.uuid()),
  contracts: z.array(z.uuid()),
})

/** Names from the caller's own data, those that may be in the question first. */
export async function knownNames(db: Db, actor: Actor, prefixes: readonly string[]): Promise<KnownName[]> {
  const people = await rowsOf(
    db,
    tenantFound,
    sql`
    select trim(${contractTenants.tenant_name}) as name, json_agg(distinct ${contracts.id}) as contracts,
      coalesce(json_agg(distinct ${contracts.tenancy_id}) filter (where ${contracts.tenancy_id} is not null), '[]')
        as tenancies,
      json_agg(distinct ${contracts.property_id}) as properties
    from ${contractTenants} join ${contracts} on ${contracts.id} = ${contractTenants.contract_id}
    where ${and(contractVisibleTo(actor), ne(contractRelation(actor), 'tenant'), isNull(contracts.deleted_at))}
      and trim(${contractTenants.tenant_name}) <> ''
    group by 1 order by bool_or(${anyOf(sql`${contractTenants.tenant_name}`, prefixes)}) desc, 1
    limit ${mostPeople}`,
  )
  const found = await db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(propertiesAsOwner(actor))
    .orderBy(sql`${anyOf(sql`${properties.baslik}`, prefixes)} desc`, properties.title_key, properties.id)
    .limit(mostProperties)
  const districts = await placesOf(db, actor)
  return [
    ...people.map(({ name, ...found }) => ({ mention: { kind: 'person' as const, id: name, name }, ...found })),
    ...found.map(({ id, baslik }) => ({
      mention: { kind: 'property' as const, id, name: titleOf({ baslik }) },
      properties: [id],
      tenancies: [],
      contracts: [],
    })),
    ...districts,
  ]
}

/** Towns and districts of the own properties; each means all of the properties in it. */
async function placesOf(db: Db, actor: Actor): Promise<KnownName[]> {
  const rows = await db
    .select({ id: properties.id, il: deeds.il, ilce: deeds.ilce })
    .from(properties)
    .innerJoin(deeds, eq(deeds.property_id, properties.id))
    .where(propertiesAsOwner(actor))
    .orderBy(properties.title_key, properties.id)
    .limit(mostPlaced)
  const found = new Map<string, string[]>()
  for (const { id, il, ilce } of rows)
    for (const name of new Set([ilce, il])) if (name) found.set(name, [...(found.get(name) ?? []), id])
  return [...found].slice(0, mostProperties).map(([name, ids]) => ({
    mention: { kind: 'property', id: name, name },
    properties: ids,
    tenancies: [],
    contracts: [],
  }))
}
