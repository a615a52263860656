import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { inView } from '#server/access/in-view.ts'
import { pageOf } from '#server/db/page.ts'
import { type Route, route } from '#server/http/route.ts'
import { maskedId } from '#server/platform/masked-ids.ts'
import { tenantCards } from './tenants.queries.ts'

export const tenantsRoutes: Route[] = [
  route(tenantsApi.list, async ({ ctx, actor, query }) => {
    const mask = (encrypted: string) => maskedId(ctx.secrets.encryption, encrypted)
    const { cards, total } = await tenantCards(ctx.db, inView(actor, query.owner), query, mask)
    return pageOf(cards, total, query)
  }),
]
