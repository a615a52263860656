import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { type PropertyPage, propertiesApi } from '#domain/property/properties/properties.api.ts'
import {
  type PropertyFilter,
  type PropertyStatus,
  propertyFilter,
} from '#domain/property/properties/properties.schema.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { keepList, keptList } from '#web/cache/list-cache.ts'
import { propertyKeys, refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** `owner` is named, though empty: what is not named here is not read from the address. */
export const noFilter: PropertyFilter = { ...propertyFilter.parse({}), owner: undefined }
const isUnfiltered = (filter: PropertyFilter) =>
  JSON.stringify(propertyFilter.parse(filter)) === JSON.stringify(noFilter)

/** The first page of everything is shown from the last visit until the server has answered. */
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

/** What a unit can belong to. */
export const buildingsQuery = queryOptions({
  queryKey: propertyKeys.buildings,
  queryFn: () => call(propertiesApi.list, { query: { building: 'only', sort: 'title', size: 100 } }),
  ...queryTimes.properties,
})

export const deletionQuery = (id: string) =>
  queryOptions({
    queryKey: propertyKeys.deletion(id),
    queryFn: () => call(propertiesApi.deletion, { params: { id } }),
    // What would go is asked anew each time: others add to it.
    staleTime: 0,
    gcTime: 0,
  })

/** The person's own list of properties decides what menu and start screen offer. Nobody waits for either. */
export function refreshOwnProperties() {
  void refreshPropertyLists()
  void currentUser({ fresh: true }).catch(() => null)
}

export const useCreateProperty = () =>
  useWrite({
    write: (body: CallInput<typeof propertiesApi.create>['body']) => call(propertiesApi.create, { body }),
    stale: refreshOwnProperties,
    failure: 'form',
    retry: false,
  })

export const useDeleteProperty = (id: string) =>
  useWrite({
    write: (confirmed: boolean) => call(propertiesApi.delete, { params: { id }, body: { confirmed } }),
    stale: refreshOwnProperties,
    success: useUndoOffer(),
    failure: 'form',
    // A second try after a lost answer would not find the property any more.
    retry: false,
  })

export const useChangeStatuses = () =>
  useWrite({
    write: (body: { ids: string[]; tasinmazDurumu: PropertyStatus }) => call(propertiesApi.changeStatus, { body }),
    stale: refreshPropertyLists,
    // What was changed and what was not is more than one line; the screen says it.
    success: () => null,
    retry: false,
  })

/** Back to what each property was, one call per former status. */
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
    // The toast of each change offers to take back that one.
    parallel: true,
    retry: false,
  })
