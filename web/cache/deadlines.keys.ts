import type { DeadlineFilter } from '#domain/deadlines/deadlines.schema.ts'
import { refreshLawyer } from './lawyer.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['deadlines'] as const

export const deadlineKeys = { list: (filter: DeadlineFilter) => [...all, filter] as const }

/** The lawyer's screen shows the nearest ones too. */
export async function refreshDeadlines(): Promise<void> {
  void refreshLawyer()
  await queryClient.invalidateQueries({ queryKey: all })
}
