import { maintenanceApi } from '#domain/operations/maintenance/maintenance.api.ts'
import { reloadAfterMs } from '#domain/operations/maintenance/maintenance.rules.ts'
import type { LookupQuery, MaintenanceWish, RunFilter } from '#domain/operations/maintenance/maintenance.schema.ts'
import { maintenanceKeys, refreshAfterMaintenance } from '#web/cache/maintenance.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { page } from '#web/lib/navigation.ts'
import { useWrite } from '#web/writes/use-write.ts'

const staleTime = 0

export const runsQuery = (filter: RunFilter) =>
  listOf(maintenanceApi.runs, { key: maintenanceKeys.runs(filter), query: filter, staleTime })

export const lookupRecordsQuery = (query: LookupQuery) =>
  queryOf(maintenanceApi.lookup, {
    key: maintenanceKeys.lookup(query),
    query,
    // Every lookup is logged, so nothing is fetched without a search.
    enabled: query.q.length >= 2,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

/** Fetched once per opening, because every dry run is logged. */
export const previewQuery = (wish: MaintenanceWish) =>
  queryOf(maintenanceApi.preview, {
    key: maintenanceKeys.preview(wish),
    body: wish,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

/** Reloads the page, so that it does not go on showing deleted data. */
const reloadSoon = () => void setTimeout(() => page.reload(), reloadAfterMs)

export const useMaintenance = () =>
  useWrite({
    write: (wish: MaintenanceWish) => runMaintenance(wish),
    stale: (report) => (report?.operation === 'delete' ? undefined : refreshAfterMaintenance()),
    failure: 'form',
    retry: false,
  })

export async function runMaintenance(wish: MaintenanceWish) {
  const report = await call(maintenanceApi.run, { body: wish })
  if (report.operation === 'delete') reloadSoon()
  return report
}

export const previewMaintenance = (wish: MaintenanceWish) => call(maintenanceApi.preview, { body: wish })
export const lookUpRecords = (query: Partial<LookupQuery>) => call(maintenanceApi.lookup, { query })
