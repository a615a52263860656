import type { ActiveRole } from '#domain/access/roles.ts'
import { queryClient } from './query-client.ts'

const all = ['dashboard'] as const

export const dashboardKeys = {
  /** Each side of a person has a start screen of its own. */
  view: (side: string, as: ActiveRole | null) => [...all, side, as] as const,
}

/** The start screen is made of everything else: whatever says that something changed says it to this one too. */
export const refreshDashboard = () => queryClient.invalidateQueries({ queryKey: all })
