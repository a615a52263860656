import { and, type SQL, sql } from 'drizzle-orm'
import { propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { moneyInReach } from './ledger-scope.queries.ts'

/**
 * Rows with an owner and a property whose costs this person keeps: the owner, and those of the owner's people who manage
 * payments there. Whoever lives in a place keeps none of its costs.
 */
export function costsInReach(actor: Actor, columns: { owner_id: SQL; property_id: SQL }): SQL {
  const reach = moneyInReach(actor, columns, 'manage')
  const livesElsewhere = actor.engagements.length === 0 || actor.subject.renters_id.length === 0
  if (livesElsewhere || actor.subject.role === 'admin') return reach
  return and(
    reach,
    sql`(${columns.owner_id} = ${actor.userId} or not exists (select 1 from ${propertyTenants} t
      where t.property_id = ${columns.property_id} and t.user_id = ${actor.userId}))`,
  )!
}
