import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { lawyerOverview } from './overview.ts'

export const lawyerRoutes: Route[] = [route(lawyerApi.overview, ({ ctx, actor }) => lawyerOverview(ctx, actor))]
