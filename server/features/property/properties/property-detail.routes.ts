import { refuse } from '#domain/kernel/refusal.ts'
import { propertiesMessages } from '#domain/property/properties/properties.messages.ts'
import { propertyDetailApi as api } from '#domain/property/properties/property-detail.api.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import { pageOf } from '#server/db/page.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { historyPage } from '#server/services/audit/audit-log.queries.ts'
import { readPropertyDetail } from './property-detail.ts'
import { addTenant, removeTenant } from './tenants.ts'
import { readDeed, updateDeed } from './update-deed.ts'
import { readFeature, updateFeature, updateMeters } from './update-features.ts'
import { updateProperty } from './update-property.ts'

const saved = (version: number) => ({ ...done(propertiesMessages.saved), version })

export const propertyDetailRoutes: Route[] = [
  route(api.detail, ({ ctx, actor, params }) => readPropertyDetail(ctx, actor, params.id)),
  route(api.update, async ({ ctx, actor, params, body }) => saved(await updateProperty(ctx, actor, params.id, body))),
  route(api.history, async ({ ctx, actor, params, query }) => {
    const found = await findProperty(ctx.db, actor, params.id)
    if (!found.rights.seePapers) throw refuse('not_allowed')
    const { events, total } = await historyPage(ctx.db, found, query)
    return pageOf(events, total, query)
  }),
  route(api.deed, ({ ctx, actor, params }) => readDeed(ctx, actor, params.id)),
  route(api.updateDeed, async ({ ctx, actor, params, body }) => saved(await updateDeed(ctx, actor, params.id, body))),
  route(api.feature, ({ ctx, actor, params }) => readFeature(ctx, actor, params.id)),
  route(api.updateFeature, async ({ ctx, actor, params, body }) =>
    saved(await updateFeature(ctx, actor, params.id, body)),
  ),
  route(api.updateMeters, async ({ ctx, actor, params, body }) =>
    saved(await updateMeters(ctx, actor, params.id, body)),
  ),
  action(api.addTenant, propertiesMessages.tenantAdded, ({ ctx, actor, params, body }) =>
    addTenant(ctx, actor, params.id, body),
  ),
  action(api.removeTenant, propertiesMessages.tenantRemoved, ({ ctx, actor, params }) =>
    removeTenant(ctx, actor, params.id, params.userId),
  ),
]
