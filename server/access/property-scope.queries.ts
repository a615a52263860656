import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type DelegateList, type PropertyRights, type Relation, rightsOn } from '#domain/access/property-rights.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { notRentedStatuses } from '#domain/properties/properties.schema.ts'
import type { Db } from '#server/db/client.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

/** Authorised people and agents see the union of both lists (AMB-25); the others the one that bears their name. */
function listsOf({ roles }: Actor): DelegateList[] {
  if (roles.isShareholder) return ['shareholder']
  const lists: DelegateList[] = []
  if (roles.isAuthorised || roles.isEstate) lists.push('authorised', 'estate')
  if (roles.isLawyer) lists.push('lawyer')
  if (roles.isProxy) lists.push('proxy')
  return lists
}

/** The owner for whom this person acts; null for somebody who acts for themselves. */
export const ownerServed = (actor: Actor): string | null => (listsOf(actor).length > 0 ? actor.createdBy : null)

const assigned = (actor: Actor, lists: DelegateList[]) =>
  sql`${properties.id} in (select ${propertyDelegates.property_id} from ${propertyDelegates} where ${and(
    eq(propertyDelegates.user_id, actor.userId),
    inArray(propertyDelegates.list, lists),
  )})`

/** A vacant property is not a tenant's any more, whatever an old link says. */
const rented = sql`"tasinmazDurumu" not in (${sql.join(
  notRentedStatuses.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)})`
const rentedBy = (actor: Actor) =>
  sql`${properties.id} in (select ${propertyTenants.property_id} from ${propertyTenants} where ${eq(propertyTenants.user_id, actor.userId)})`

/** Which rows of `properties` this person may know of. What lies in the bin is nobody's until it is brought back. */
export const visibleTo = (actor: Actor): SQL => and(isNull(properties.deleted_at), inReach(actor))!

/**
 * Each kind of person gets its own narrow condition, because an `or` over all of them would read the whole table.
 */
function inReach(actor: Actor): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const lists = listsOf(actor)
  if (lists.length > 0) {
    // Never a property of another host, whatever a list says.
    const ofCreator = actor.createdBy ? eq(properties.creator, actor.createdBy) : sql`false`
    return actor.actsOnAll ? ofCreator : and(ofCreator, assigned(actor, lists))!
  }
  const owns = actor.subject.owned_id.length > 0
  const rents = actor.subject.renters_id.length > 0
  if (owns && rents) {
    return sql`${properties.id} in (
      select p.id from ${properties} p where p.creator = ${actor.userId}
      union select t.property_id from ${propertyTenants} t join ${properties} p on p.id = t.property_id
        where t.user_id = ${actor.userId} and p.${rented})`
  }
  if (rents) return and(rentedBy(actor), rented)!
  return eq(properties.creator, actor.userId)
}

/** What the person is to a row that `visibleTo` let through. */
export function relationTo(actor: Actor): SQL<Relation> {
  if (actor.subject.role === 'admin') return sql`'admin'`
  const [list] = listsOf(actor)
  // The lists of authorised people and agents give the same rights, so the role names the relation.
  if (list) return sql`${actor.roles.isEstate && !actor.roles.isAuthorised ? 'estate' : list}::text`
  return sql`case when ${properties.creator} = ${actor.userId} then 'owner' else 'tenant' end`
}

export interface FoundProperty {
  property: typeof properties.$inferSelect
  relation: Relation
  rights: PropertyRights
}

/** One property with what the caller may do to it; another owner's answers like a missing one. */
export async function findProperty(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FoundProperty> {
  const query = db
    .select({ property: properties, relation: relationTo(actor) })
    .from(properties)
    .where(and(eq(properties.id, id), visibleTo(actor)))
  const [row] = await (options.lock ? query.for('update') : query)
  if (!row) throw refuseProperty('property_missing')
  return { ...row, rights: rightsOn(row.relation, actor.subject) }
}

type YesNoRight = {
  [Name in keyof PropertyRights]: PropertyRights[Name] extends boolean ? Name : never
}[keyof PropertyRights]

/** For a change: the row is locked, and the caller must hold the right. */
export async function propertyToChange(db: Db, actor: Actor, id: string, right: YesNoRight): Promise<FoundProperty> {
  const found = await findProperty(db, actor, id, { lock: true })
  if (!found.rights[right]) throw refuse('not_allowed')
  return found
}
