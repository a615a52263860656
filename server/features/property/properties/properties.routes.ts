import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { bulkApi } from '#domain/property/properties/bulk.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertiesMessages } from '#domain/property/properties/properties.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { inView } from '#server/access/in-view.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { changeStatus } from './change-status.ts'
import { createProperty } from './create-property.ts'
import { deleteProperties, deleteProperty } from './delete-property.ts'
import { exportProperties, importTemplate } from './export-properties.ts'
import { importProperties } from './import-properties.ts'
import { selectableIds } from './property-bulk.queries.ts'
import { countsToDelete } from './property-deletion.queries.ts'
import { propertyCards } from './property-list.queries.ts'
import { setBuilding } from './set-building.ts'

export const propertiesRoutes: Route[] = [
  route(propertiesApi.list, ({ ctx, actor, query }) => propertyCards(ctx.db, inView(actor, query.owner), query)),
  route(propertiesApi.create, async ({ ctx, actor, body }) => ({
    ...done(propertiesMessages.created),
    ...(await createProperty(ctx, actor, body)),
  })),
  route(propertiesApi.changeStatus, ({ ctx, actor, body }) => changeStatus(ctx, actor, body.ids, body.tasinmazDurumu)),
  route(propertiesApi.export, ({ ctx, actor, query }) => exportProperties(ctx, inView(actor, query.owner), query)),
  route(propertiesApi.importTemplate, () => importTemplate()),
  route(propertiesApi.import, ({ ctx, actor, body }) => importProperties(ctx, actor, body)),
  route(bulkApi.ids, ({ ctx, actor, query }) => selectableIds(ctx.db, inView(actor, query.owner), query)),
  route(bulkApi.setBuilding, ({ ctx, actor, body }) => setBuilding(ctx, actor, body)),
  route(bulkApi.remove, ({ ctx, actor, body }) => deleteProperties(ctx, actor, body)),
  route(propertiesApi.deletion, async ({ ctx, actor, params }) => {
    const { property, rights } = await findProperty(ctx.db, actor, params.id)
    if (!rights.own) throw refuse('not_allowed')
    const going = await countsToDelete(ctx.db, property.id, isoDate(ctx.clock.now()))
    return { id: property.id, baslik: titleOf(property), ...going }
  }),
  route(propertiesApi.delete, async ({ ctx, actor, params, body }) => {
    const bin_id = await deleteProperty(ctx, actor, params.id, body)
    return { ...done(propertiesMessages.deleted), bin_id }
  }),
]
