import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { readingsMessages } from '#domain/property/properties/readings.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { addReadingPhoto, recordReading, removeReading } from './record-reading.ts'

export const readingsRoutes: Route[] = [
  route(readingsApi.add, ({ ctx, actor, params, body }) => recordReading(ctx, actor, params.id, body)),
  route(readingsApi.addPhoto, ({ ctx, actor, params, file }) =>
    addReadingPhoto(ctx, actor, { propertyId: params.id, readingId: params.reading, bytes: file }),
  ),
  action(readingsApi.remove, readingsMessages.removed, ({ ctx, actor, params }) =>
    removeReading(ctx, actor, params.id, params.reading),
  ),
]
