import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { printSheet, readSheet } from './edevlet-sheet.ts'

export const edevletRoutes: Route[] = [
  route(edevletApi.sheet, ({ ctx, actor, params }) => readSheet(ctx, actor, params.id)),
  route(edevletApi.pdf, ({ ctx, actor, params }) => printSheet(ctx, actor, params.id)),
]
