import { and, eq, ne } from 'drizzle-orm'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Viewer } from '#server/http/actor.ts'

/** The landlord's lettable properties; buildings are excluded because they are let by their units. */
export const lettableProperties = (viewer: Viewer) =>
  and(visibleTo(viewer), ne(relationTo(viewer), 'tenant'), eq(properties.is_bina, false))
