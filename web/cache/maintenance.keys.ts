import type { LookupQuery, MaintenanceWish, RunFilter } from '#domain/operations/maintenance/maintenance.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['maintenance'] as const

export const maintenanceKeys = {
  runs: (filter: RunFilter) => [...all, 'runs', filter] as const,
  lookup: (query: LookupQuery) => [...all, 'lookup', query] as const,
  preview: (wish: MaintenanceWish) => [...all, 'preview', wish] as const,
}

/** A run may have changed any list. A preview is not refetched, because that would log another dry run. */
export const refreshAfterMaintenance = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [area, what] }) => area !== all[0] || what !== 'preview' })
