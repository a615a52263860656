import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { analyticsMessages } from '#domain/insight/analytics/analytics.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { analyse } from './analyse.ts'
import { exportAnalytics } from './export-analytics.ts'
import { setValue } from './set-value.ts'

export const analyticsRoutes: Route[] = [
  route(analyticsApi.view, ({ ctx, reads, actor, query }) =>
    analyse({ ctx, reads }, inView(actor, query.owner), query),
  ),
  route(analyticsApi.export, ({ ctx, actor, query }) => exportAnalytics(ctx, inView(actor, query.owner), query)),
  route(analyticsApi.value, async ({ ctx, actor, params, body }) => {
    await setValue(ctx, actor, params.id, body)
    return done(body.amount === null ? analyticsMessages.valueRemoved : analyticsMessages.valueSaved)
  }),
]
