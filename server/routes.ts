import { accessRoutes } from './features/access/access.routes.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { filesRoutes } from './features/files/files.routes.ts'
import { ratesRoutes } from './features/rates/rates.routes.ts'
import { surveyRoutes } from './features/survey/survey.routes.ts'
import type { Route } from './http/route.ts'

/** Everything the API answers. */
export const routes: Route[] = [
  ...accessRoutes,
  ...accountsRoutes,
  ...adminRoutes,
  ...filesRoutes,
  ...ratesRoutes,
  ...surveyRoutes,
]
