import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { viewDashboard } from './view-dashboard.ts'

export const dashboardRoutes: Route[] = [
  route(dashboardApi.view, ({ ctx, actor, query }) => viewDashboard(ctx, actor, query.as)),
]
