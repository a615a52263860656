import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Engagement, type EngagementRole, flagsOn } from '#domain/access/engagements.ts'
import {
  type DelegateList,
  delegateLists,
  type PropertyRights,
  type Relation,
  rightsOn,
} from '#domain/access/property-rights.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import type { Db } from '#server/db/client.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { idArray, SqlValue } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { type PlaceholderValues, preparedByCaller } from './prepared-by-caller.ts'

/** Authorised people and agents share both of their lists (AMB-25); each other role uses its own list. */
const listsOf = (role: EngagementRole): DelegateList[] =>
  role === 'authorised' || role === 'estate' ? ['authorised', 'estate'] : [role]

/** A single id is compared directly, because with an array the planner would sort the result needlessly. */
const among = (ids: readonly SqlValue[]) => (ids.length === 1 ? sql`${ids[0]}` : sql`any(${idArray(ids)})`)
export const ownersOf = (engagements: readonly Engagement[]): SqlValue[] =>
  engagements.map(({ owner_id }) => SqlValue.of('owner', owner_id))

/** Whether the user owns or rents anything, if their own side is in view. */
const owns = ({ side, subject }: Viewer) => side === 'all' && subject.owned_id.length > 0
const rents = ({ side, subject }: Viewer) => side === 'all' && subject.renters_id.length > 0

const assigned = (actor: Viewer, lists: DelegateList[]) =>
  sql`${properties.id} in (select ${propertyDelegates.property_id} from ${propertyDelegates} where ${and(
    eq(propertyDelegates.user_id, actor.callerId),
    inArray(propertyDelegates.list, lists),
  )})`

/** A tenant loses access to a vacant property, even if an old link row remains. */
const rented = sql`"tasinmazDurumu" not in (${sql.join(
  notRentedStatuses.map((status) => sql.raw(`'${status}'`)),
  sql`, `,
)})`
const rentedBy = (actor: Viewer) =>
  sql`${properties.id} in (select ${propertyTenants.property_id} from ${propertyTenants} where ${eq(propertyTenants.user_id, actor.callerId)})`

/** Rows of `properties` that the caller may see. Properties in the bin are invisible until they are restored. */
export const visibleTo = (actor: Viewer): SQL => and(isNull(properties.deleted_at), inReach(actor))!

/** Each kind of caller gets a narrow condition, because an `or` over all kinds would scan the whole table. */
function inReach(actor: Viewer): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const { callerId, engagements } = actor
  const [only] = engagements
  if (engagements.length === 1 && only && !owns(actor) && !rents(actor)) {
    // Never a property of another owner, even if it is on a list.
    const ofOwner = eq(properties.creator, only.owner_id)
    return only.acts_on_all ? ofOwner : and(ofOwner, assigned(actor, listsOf(only.role)))!
  }
  const parts: SQL[] = []
  if (owns(actor)) parts.push(sql`select p.id from ${properties} p where p.creator = ${callerId}`)
  if (rents(actor))
    parts.push(sql`select t.property_id from ${propertyTenants} t join ${properties} p on p.id = t.property_id
      where t.user_id = ${callerId} and p.${rented}`)
  parts.push(...engagedProperties(actor))
  if (engagements.length === 0 && parts.length < 2)
    return rents(actor) ? and(rentedBy(actor), rented)! : eq(properties.creator, callerId)
  return sql`${properties.id} in (${sql.join(parts, sql` union `)})`
}

/** Selects of the ids of properties that the engagements include, even those in the bin; empty without engagements. */
export function engagedProperties({ callerId, engagements }: Viewer): SQL[] {
  const everything = ownersOf(engagements.filter(({ acts_on_all }) => acts_on_all))
  const named = engagements.filter(({ acts_on_all }) => !acts_on_all)
  const parts: SQL[] = []
  if (everything.length > 0) parts.push(sql`select p.id from ${properties} p where p.creator = ${among(everything)}`)
  for (const role of delegateLists) {
    const owners = ownersOf(named.filter((each) => each.role === role))
    // The list counts only for the owner who gave this role.
    if (owners.length > 0)
      parts.push(sql`select d.property_id from ${propertyDelegates} d join ${properties} p on p.id = d.property_id
        where d.user_id = ${callerId} and p.creator = ${among(owners)}
        and d.list in (${sql.join(
          listsOf(role).map((list) => sql.raw(`'${list}'`)),
          sql`, `,
        )})`)
  }
  return parts
}

/** Rows with an owner and a property, visible to the owner and their staff, even if the property is in the bin. */
export function letBy(actor: Viewer, { owner_id, property_id }: { owner_id: SQL; property_id: SQL }): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const everywhere = ownersOf(actor.engagements.filter(({ acts_on_all }) => acts_on_all))
  if (actor.side === 'all') everywhere.push(actor.callerId)
  const ways: SQL[] = everywhere.length > 0 ? [sql`${owner_id} = ${among(everywhere)}`] : []
  const named = actor.engagements.filter(({ acts_on_all }) => !acts_on_all)
  if (named.length > 0)
    ways.push(sql`(${owner_id} = ${among(ownersOf(named))}
      and ${property_id} in (${sql.join(engagedProperties({ ...actor, engagements: named }), sql` union `)}))`)
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
}

/** `when … then` clauses for the caller's role with the owner in this column. */
export const rolesByOwner = (engagements: readonly Engagement[], owner: SQL): SQL[] =>
  delegateLists.flatMap((role) => {
    const owners = ownersOf(engagements.filter((each) => each.role === role))
    return owners.length > 0 ? [sql`when ${owner} = ${among(owners)} then ${sql.raw(`'${role}'`)}`] : []
  })

/**
 * The caller's relation to a row that passed `visibleTo`. A tenant of the property counts only as tenant there, even
 * with a role for its owner, so that nobody decides for the other side.
 */
export function relationTo(actor: Viewer): SQL<Relation> {
  if (actor.subject.role === 'admin') return sql`'admin'`
  const { engagements, callerId } = actor
  if (engagements.length === 0) return sql`case when ${properties.creator} = ${callerId} then 'owner' else 'tenant' end`
  const cases = rolesByOwner(engagements, sql`${properties.creator}`)
  const livesSomewhere = actor.subject.renters_id.length > 0
  if (!owns(actor) && !livesSomewhere && cases.length === 1) return sql`${engagements[0]!.role}::text`
  if (livesSomewhere) cases.unshift(sql`when ${rentedBy(actor)} and ${rented} then 'tenant'`)
  if (owns(actor)) cases.unshift(sql`when ${properties.creator} = ${callerId} then 'owner'`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The rights on a property depend only on the caller's relation to it and on their engagement with its owner. */
export const rightsFor = (actor: Actor, relation: Relation, owner: string): PropertyRights =>
  rightsOn(relation, flagsOn(actor.engagements, owner))

export interface FoundProperty {
  property: typeof properties.$inferSelect
  relation: Relation
  rights: PropertyRights
}

const selectOf = (db: Db, actor: Viewer, id: string | SQLWrapper) =>
  db
    .select({ property: properties, relation: relationTo(actor) })
    .from(properties)
    .where(and(eq(properties.id, id), visibleTo(actor)))
const propertyRow = preparedByCaller((db, actor, lock: boolean, { id }: PlaceholderValues<{ id: string }>) => {
  const select = selectOf(db, actor, id)
  return lock ? select.for('update') : select
})

/** One property with the caller's rights; a foreign property answers like a missing one. */
export async function findProperty(
  db: Db,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FoundProperty> {
  const [row] = await propertyRow(db, actor, options.lock ?? false, { id })
  if (!row) throw refuseProperty('property_missing')
  return { ...row, rights: rightsFor(actor, row.relation, row.property.creator) }
}

type YesNoRight = {
  [Name in keyof PropertyRights]: PropertyRights[Name] extends boolean ? Name : never
}[keyof PropertyRights]

/** For changes: locks the row, and refuses callers without the right. */
export async function propertyToChange(db: Db, actor: Actor, id: string, right: YesNoRight): Promise<FoundProperty> {
  const found = await findProperty(db, actor, id, { lock: true })
  if (!found.rights[right]) throw refuse('not_allowed')
  return found
}
