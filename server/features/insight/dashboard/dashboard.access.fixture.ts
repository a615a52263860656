import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const dashboardAccess: AccessRow[] = [anywhere(dashboardApi.view)]
