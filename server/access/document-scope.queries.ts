import { and, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { noFlags } from '#domain/access/flags.ts'
import { type PropertyRights, rightsOn } from '#domain/access/property-rights.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Viewer } from '#server/http/actor.ts'
import { relationTo } from './property-scope.queries.ts'

const ownRelations = ['owner', 'admin', 'tenant'] as const

/**
 * Rows of `properties` on which the caller holds a right through engagements or as a party; combine with `visibleTo`.
 */
export function withRight(actor: Viewer, holds: (rights: PropertyRights) => boolean): SQL {
  const fitting = ownRelations.filter((relation) => holds(rightsOn(relation, noFlags)))
  const byOwnSide = fitting.length > 0 ? inArray(relationTo(actor), fitting) : sql`false`
  const owners = actor.engagements.filter((each) => holds(rightsOn(each.role, each))).map(({ owner_id }) => owner_id)
  if (owners.length === 0) return byOwnSide
  const byEngagement = and(
    sql`${properties.creator} = any(${sql.param(owners)}::uuid[])`,
    notInArray(relationTo(actor), [...ownRelations]),
  )
  return or(byOwnSide, byEngagement)!
}

/** Rows of `property_documents` that the caller may see; combine with `visibleTo` on their property. */
export function documentsSeenBy(actor: Viewer): SQL {
  const opened = sql`case when ${relationTo(actor)} = 'tenant'
    then ${propertyDocuments.tenant_can_see} else ${propertyDocuments.lawyer_can_see} end`
  return or(
    withRight(actor, (rights) => rights.documents === 'all'),
    and(
      withRight(actor, (rights) => rights.documents === 'shared'),
      opened,
    ),
  )!
}
