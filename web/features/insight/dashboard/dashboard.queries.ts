import type { ActiveRole } from '#domain/access/roles.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { dashboardKeys, refreshDashboard } from '#web/cache/dashboard.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'

/** Time passes and others make changes, so every visit refetches; the old data is shown meanwhile. */
export const dashboardQuery = (ownerOrSelf: string, role: ActiveRole | null) =>
  queryOf(dashboardApi.view, {
    key: dashboardKeys.view(ownerOrSelf, role),
    query: role ? { as: role } : {},
    staleTime: 0,
  })

const again = () => void refreshDashboard()

/** Changes by others show without a reload; after a lost connection the data is refetched. */
export function useLiveDashboard() {
  useServerEvent('contractChanged', again)
  useServerEvent('suggestionChanged', again)
  useServerEvent('ticketChanged', again)
  useServerEvent('notification', again)
  useCatchUp((first) => {
    if (!first) again()
  })
}
