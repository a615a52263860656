import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { flagsOn } from '#domain/access/engagements.ts'
import type { Relation } from '#domain/access/property-rights.ts'
import { type ContractRights, contractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { Db } from '#server/db/client.ts'
import { contractHidings, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { engagedProperties, rolesByOwner } from './property-scope.queries.ts'

/** An array, because PostgreSQL can look up its ids in an index; with a subquery it would check all contracts. */
const asTenant = (actor: Viewer) =>
  sql`any(array(select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.callerId}))`

/**
 * Visible to the owner and their staff through the property, and to tenants named in the contract, even before they
 * answer. Only administrators see deleted contracts; `deleted` includes them, so that deleting twice succeeds.
 */
export function contractVisibleTo(actor: Viewer, options: { deleted?: boolean } = {}): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const ways: SQL[] = []
  if (actor.side === 'all') ways.push(eq(contracts.owner_id, actor.callerId), sql`${contracts.id} = ${asTenant(actor)}`)
  const reach = engagedProperties(actor)
  if (reach.length > 0) {
    const owners = actor.engagements.map(({ owner_id }) => owner_id)
    ways.push(sql`(${contracts.owner_id} = any(${sql.param(owners)}::uuid[])
      and ${contracts.property_id} = any(array(select r.id from ${properties} r
        where r.id in (${sql.join(reach, sql` union `)}) and r.deleted_at is null)))`)
  }
  return and(options.deleted ? undefined : isNull(contracts.deleted_at), or(...ways) ?? sql`false`)!
}

/**
 * The caller's relation to a row that passed `contractVisibleTo`; being a party to the contract takes precedence over a
 * role for its owner.
 */
export function contractRelation(actor: Viewer): SQL<Relation> {
  if (actor.subject.role === 'admin') return sql`'admin'`
  const owner = sql`when ${contractOwner} = ${actor.callerId} then 'owner'`
  if (actor.engagements.length === 0) return sql`case ${owner} else 'tenant' end`
  const roles = rolesByOwner(actor.engagements, contractOwner)
  return sql`case ${owner} when ${contractId} = ${asTenant(actor)} then 'tenant' ${sql.join(roles, sql` `)} end`
}

/**
 * The id under which this caller's deletion hides a contract: a tenant's own id, or the owner's for the whole owner's
 * side.
 */
export const sideOf = (actor: Actor, { contract, relation }: Pick<FoundContract, 'contract' | 'relation'>): string =>
  relation === 'tenant' ? actor.userId : contract.owner_id

/** Rows of `contracts` that the caller's side has not hidden; administrators see all. */
export const notHiddenFrom = (actor: Viewer): SQL | undefined =>
  actor.subject.role === 'admin'
    ? undefined
    : sql`not exists (select 1 from ${contractHidings} h where h.contract_id = ${contractId} and h.user_id =
        case when ${contractRelation(actor)} = 'tenant' then ${actor.callerId}::uuid else ${contractOwner} end)`

// drizzle omits table names in a select over one table, so the subquery would read a bare `id` as its own column.
const contractId = sql.raw('"contracts"."id"')
const contractOwner = sql.raw('"contracts"."owner_id"')

/**
 * A property's owner may delete any contract on it, no matter who created it, even an agent on a property of their own
 * (CON-17). Seeing and managing the contract stays with its parties.
 */
const deletableAsOwner = (actor: Viewer): SQL =>
  actor.side === 'all'
    ? sql`exists (select 1 from ${properties} p where p.id = ${contracts.property_id} and p.creator = ${actor.callerId})`
    : sql`false`

/** The rights on a contract depend only on the caller's relation to it and on their engagement with its owner. */
export const contractRightsFor = (actor: Actor, relation: Relation, owner: string): ContractRights =>
  contractRights(relation, flagsOn(actor.engagements, owner))

export interface FoundContract {
  contract: typeof contracts.$inferSelect
  relation: Relation
  rights: ContractRights
}

/**
 * A foreign contract answers like a missing one. `deleted` includes deleted contracts, so that deleting one twice
 * succeeds.
 */
export async function findContract(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean; deleted?: boolean } = {},
): Promise<FoundContract> {
  const owned = options.deleted ? deletableAsOwner(actor) : sql`false`
  const query = db
    .select({
      contract: contracts,
      relation: sql<Relation>`case when ${owned} then 'owner' else ${contractRelation(actor)} end`,
    })
    .from(contracts)
    .where(and(eq(contracts.id, id), or(contractVisibleTo(actor, options), owned)))
  const [row] = await (options.lock ? query.for('update') : query)
  if (!row) throw refuseContract(options.deleted ? 'delete_of_unknown' : 'contract_missing')
  return { ...row, rights: contractRightsFor(actor, row.relation, row.contract.owner_id) }
}
