import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type PropertyRights, type Relation, relations, rightsOn } from '#domain/access/property-rights.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import type { Actor } from '#server/http/actor.ts'
import { relationTo } from './property-scope.queries.ts'

/** Rows of `properties` on which the caller holds a right, beside `visibleTo`. */
export function withRight(actor: Actor, holds: (rights: PropertyRights) => boolean): SQL {
  const fitting = relations.filter((relation) => holds(rightsOn(relation, actor.subject)))
  return fitting.length > 0 ? inArray(relationTo(actor), fitting) : sql`false`
}

const openedTo = (relation: Relation) =>
  relation === 'tenant' ? propertyDocuments.tenant_can_see : propertyDocuments.lawyer_can_see

/** Which rows of `property_documents` the caller may know of, beside `visibleTo` on their property. */
export function documentsSeenBy(actor: Actor): SQL {
  const shared = relations.filter((relation) => rightsOn(relation, actor.subject).documents === 'shared')
  return or(
    withRight(actor, (rights) => rights.documents === 'all'),
    ...shared.map((relation) => and(eq(relationTo(actor), relation), openedTo(relation))),
  )!
}
