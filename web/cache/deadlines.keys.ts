import type { DeadlineFilter } from '#domain/work/deadlines/deadlines.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { refreshLawyer } from './lawyer.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['deadlines'] as const

export const deadlineKeys = { list: (filter: DeadlineFilter) => [...all, filter] as const }

/** The lawyer's screen and the start screen also show the nearest deadlines. */
export async function refreshDeadlines(): Promise<void> {
  void refreshLawyer()
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}
