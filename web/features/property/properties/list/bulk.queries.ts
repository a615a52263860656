import { staffApi } from '#domain/people/staff/staff.api.ts'
import { type BuildingResult, bulkApi } from '#domain/property/properties/bulk.api.ts'
import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { refreshAfterRestore, refreshBin } from '#web/cache/bin.keys.ts'
import { propertyKeys, refreshAllProperties } from '#web/cache/properties.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshStaff } from '#web/cache/staff.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { refreshOwnProperties } from '../properties.queries.ts'

type SelectionFilter = Omit<PropertyFilter, 'page' | 'size'>

/** The ids of all results that may be changed. `useWrite`, although it only reads, because it runs on a click. */
export const useSelectAll = () =>
  useWrite({
    write: ({ page: _, size: __, ...query }: PropertyFilter) => call(bulkApi.ids, { query: query as SelectionFilter }),
    success: () => null,
  })

/** The effect of a deletion, fetched before it is confirmed. */
export const bulkDeletionQuery = (ids: string[], confirmed: boolean) =>
  queryOf(bulkApi.remove, {
    key: propertyKeys.bulkDeletion(ids, confirmed),
    body: { ids, confirmed, dryRun: true },
    staleTime: 0,
    gcTime: 0,
  })

function refreshAfterDeletion() {
  refreshOwnProperties()
  void refreshBin()
  return refreshAllProperties()
}

export const useDeleteMany = () =>
  useSend(bulkApi.remove, {
    stale: refreshAfterDeletion,
    // The result needs more than one line, so the screen shows it instead of a toast.
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useRestoreMany = () =>
  useSend(binApi.restoreMany, {
    stale: () => {
      refreshOwnProperties()
      return refreshAfterRestore()
    },
    parallel: true,
    retry: false,
  })

export const useSetBuilding = () =>
  useSend(bulkApi.setBuilding, { stale: refreshAllProperties, success: () => null, retry: false })

/** Moves the units back into their former buildings, one request per building. */
export const useRestoreBuildings = () =>
  useWrite({
    write: async (changed: BuildingResult['changed']) => {
      for (const bina_id of new Set(changed.map(({ from }) => from))) {
        const ids = changed.filter(({ from }) => from === bina_id).map(({ id }) => id)
        await call(bulkApi.setBuilding, { body: { ids, bina_id } })
      }
    },
    stale: refreshAllProperties,
    success: () => 'Bina bağlantıları eski hâline döndü.',
    parallel: true,
    retry: false,
  })

/** Assigns one person at a time; undo is the opposite request for what really changed. */
export const useAssign = () =>
  useWrite({
    write: ({ person, ...body }: { person: string; ids: string[]; assigned: boolean }) =>
      call(staffApi.assign, { params: { id: person }, body }),
    stale: () => {
      void refreshStaff()
      return refreshAllProperties()
    },
    success: () => null,
    parallel: true,
    retry: false,
  })
