import { conditionsApi } from '#domain/tenancy/conditions/conditions.api.ts'
import { conditionsMessages } from '#domain/tenancy/conditions/conditions.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import {
  changeCondition,
  createCondition,
  readLibrary,
  removeCondition,
  reorderConditions,
} from './change-conditions.ts'

export const conditionsRoutes: Route[] = [
  route(conditionsApi.list, ({ ctx, actor, query }) => readLibrary(ctx, actor, query.property_id)),
  route(conditionsApi.create, ({ ctx, actor, body }) => createCondition(ctx, actor, body)),
  action(conditionsApi.order, conditionsMessages.ordered, ({ ctx, actor, body }) =>
    reorderConditions(ctx, actor, body.ids),
  ),
  route(conditionsApi.change, ({ ctx, actor, params, body }) => changeCondition(ctx, actor, { ...body, ...params })),
  route(conditionsApi.remove, async ({ ctx, actor, params }) => {
    const bin_id = await removeCondition(ctx, actor, params.id)
    return { ...done(conditionsMessages.removed), bin_id }
  }),
]
