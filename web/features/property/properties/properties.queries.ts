import { queryOptions } from '@tanstack/react-query'
import { type PropertyPage, propertiesApi } from '#domain/property/properties/properties.api.ts'
import type { PropertyFilter, PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { isSameFilter, keepList, keptList } from '#web/cache/list-cache.ts'
import { propertyKeys, refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** `owner` is listed although empty, because only listed keys are read from the address. */
export const noFilter: PropertyFilter = {
  page: 1,
  size: 20,
  q: '',
  owner: undefined,
  status: 'all',
  kind: '',
  payment: 'all',
  tenant: '',
  building: '',
  sort: 'newest',
}
const isUnfiltered = (filter: PropertyFilter) => isSameFilter(filter, noFilter)

/** The first unfiltered page is shown from the last visit until the server has replied. */
export const propertiesQuery = (filter: PropertyFilter, userId: string) =>
  queryOptions({
    queryKey: propertyKeys.list(filter),
    queryFn: async () => {
      const found = await call(propertiesApi.list, { query: filter })
      if (isUnfiltered(filter)) keepList('properties', found, userId)
      return found
    },
    placeholderData: (previous: PropertyPage | undefined) =>
      previous ?? (isUnfiltered(filter) ? keptList<PropertyPage>('properties', userId) : undefined),
    ...queryTimes.properties,
  })

/** Buildings to which a unit can belong. */
export const buildingsQuery = queryOf(propertiesApi.list, {
  key: propertyKeys.buildings,
  query: { building: 'only', sort: 'title', size: 100 },
  ...queryTimes.properties,
})

export const deletionQuery = (id: string) =>
  queryOf(propertiesApi.deletion, {
    key: propertyKeys.deletion(id),
    params: { id },
    // Fetched anew each time, because others may add records that would be deleted too.
    staleTime: 0,
    gcTime: 0,
  })

/** The user's own properties decide what menu and start screen offer. Refreshed in the background. */
export function refreshOwnProperties() {
  void refreshPropertyLists()
  void currentUser({ fresh: true }).catch(() => null)
}

export const useCreateProperty = () =>
  useSend(propertiesApi.create, { stale: refreshOwnProperties, failure: 'form', retry: false })

export const useDeleteProperty = (id: string) =>
  useSend(propertiesApi.delete, {
    params: { id },
    stale: refreshOwnProperties,
    success: useUndoOffer(),
    failure: 'form',
    // A retry after a lost reply would not find the property any more.
    retry: false,
  })

export const useChangeStatuses = () =>
  useSend(propertiesApi.changeStatus, {
    stale: refreshPropertyLists,
    // The result needs more than one line, so the screen shows it instead of a toast.
    success: () => null,
    retry: false,
  })

/** Restores the former statuses, one request per status. */
export const useRestoreStatuses = () =>
  useWrite({
    write: async (changed: { id: string; from: PropertyStatus }[]) => {
      for (const tasinmazDurumu of new Set(changed.map(({ from }) => from))) {
        const ids = changed.filter(({ from }) => from === tasinmazDurumu).map(({ id }) => id)
        await call(propertiesApi.changeStatus, { body: { ids, tasinmazDurumu } })
      }
    },
    stale: refreshPropertyLists,
    success: () => 'Durumlar eski hâline döndü.',
    // Each toast undoes its own change, so several may run at once.
    parallel: true,
    retry: false,
  })
