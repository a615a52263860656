import type { ActiveRole } from '#domain/access/roles.ts'
import { queryClient } from './query-client.ts'

const all = ['dashboard'] as const

export const dashboardKeys = {
  /** Each role of a user has its own start screen. */
  view: (ownerOrSelf: string, role: ActiveRole | null) => [...all, ownerOrSelf, role] as const,
}

/** The start screen shows data of every feature, so each change elsewhere refreshes it too. */
export const refreshDashboard = () => queryClient.invalidateQueries({ queryKey: all })
