import { maintenanceApi } from '#domain/operations/maintenance/maintenance.api.ts'
import { pageOf } from '#server/db/page.ts'
import { type Route, route } from '#server/http/route.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { lookUp } from './look-up.ts'
import { maintain } from './maintain.ts'
import { runsPage } from './maintenance.queries.ts'

export const maintenanceRoutes: Route[] = [
  route(maintenanceApi.preview, ({ ctx, actor, body, caller }) =>
    maintain(ctx, auditActor(actor, caller), body, { dryRun: true }),
  ),
  route(maintenanceApi.run, ({ ctx, actor, body, caller }) =>
    maintain(ctx, auditActor(actor, caller), body, { dryRun: false }),
  ),
  route(maintenanceApi.runs, async ({ ctx, query }) => {
    const { rows, total } = await runsPage(ctx.db, query)
    return pageOf(rows, total, query)
  }),
  route(maintenanceApi.lookup, async ({ ctx, actor, query, caller }) => ({
    documents: await lookUp(ctx, auditActor(actor, caller), query),
  })),
]
