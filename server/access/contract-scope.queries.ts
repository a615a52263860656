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

/** An array, because an index can look its ids up; a subquery would have every contract of everybody checked against it. */
const asTenant = (actor: Viewer) =>
  sql`any(array(select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.callerId}))`

/**
 * Owner and staff through the property, tenants through their own name in the contract, also while they are asked. A
 * deleted contract is gone for everybody but administrators; only whoever deletes it again still finds it.
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
 * What the person is to a row that `contractVisibleTo` let through; somebody who is a party to it is that, whatever else
 * they are to the owner.
 */
export function contractRelation(actor: Viewer): SQL<Relation> {
  if (actor.subject.role === 'admin') return sql`'admin'`
  const owner = sql`when ${contractOwner} = ${actor.callerId} then 'owner'`
  if (actor.engagements.length === 0) return sql`case ${owner} else 'tenant' end`
  const roles = rolesByOwner(actor.engagements, contractOwner)
  return sql`case ${owner} when ${contractId} = ${asTenant(actor)} then 'tenant' ${sql.join(roles, sql` `)} end`
}

/** Whose list a contract leaves when this person deletes it: a tenant's own, or that of the whole owner's side. */
export const sideOf = (actor: Actor, { contract, relation }: Pick<FoundContract, 'contract' | 'relation'>): string =>
  relation === 'tenant' ? actor.userId : contract.owner_id

/** Rows of `contracts` that the person's side has not taken off its list; an administrator's list leaves nothing out. */
export const notHiddenFrom = (actor: Viewer): SQL | undefined =>
  actor.subject.role === 'admin'
    ? undefined
    : sql`not exists (select 1 from ${contractHidings} h where h.contract_id = ${contractId} and h.user_id =
        case when ${contractRelation(actor)} = 'tenant' then ${actor.callerId}::uuid else ${contractOwner} end)`

// drizzle leaves table names out of a select over one table, where the subquery would take the bare name for its own.
const contractId = sql.raw('"contracts"."id"')
const contractOwner = sql.raw('"contracts"."owner_id"')

/**
 * The owner of the place may delete a contract on it, whoever made it, an agent on a place of their own too (CON-17).
 * Seeing and managing it stays with its parties.
 */
const deletableAsOwner = (actor: Viewer): SQL =>
  actor.side === 'all'
    ? sql`exists (select 1 from ${properties} p where p.id = ${contracts.property_id} and p.creator = ${actor.callerId})`
    : sql`false`

/** Of rights on a contract: they come from what the person is to its owner, and from nothing else. */
export const contractRightsFor = (actor: Actor, relation: Relation, owner: string): ContractRights =>
  contractRights(relation, flagsOn(actor.engagements, owner))

export interface FoundContract {
  contract: typeof contracts.$inferSelect
  relation: Relation
  rights: ContractRights
}

/** A stranger's contract answers like a missing one. `deleted`: for deleting it, perhaps once more. */
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
