import { queryOptions } from '@tanstack/react-query'
import type { ActiveRole } from '#domain/access/roles.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { dashboardKeys, refreshDashboard } from '#web/cache/dashboard.keys.ts'
import { call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'

/** Days pass and others act: what was read before is shown at once, and every visit asks again. */
export const dashboardQuery = (side: string, as: ActiveRole | null) =>
  queryOptions({
    queryKey: dashboardKeys.view(side, as),
    queryFn: () => call(dashboardApi.view, { query: as ? { as } : {} }),
    staleTime: 0,
  })

const again = () => void refreshDashboard()

/** What the others do shows without a reload; a connection that was away asks for what it missed. */
export function useLiveDashboard() {
  useServerEvent('contractChanged', again)
  useServerEvent('suggestionChanged', again)
  useServerEvent('ticketChanged', again)
  useServerEvent('notification', again)
  useCatchUp((first) => {
    if (!first) again()
  })
}
