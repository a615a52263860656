import { queryOptions } from '@tanstack/react-query'
import { type PropertyPage, propertiesApi } from '#domain/properties/properties.api.ts'
import { type PropertyFilter, type PropertyStatus, propertyFilter } from '#domain/properties/properties.schema.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { keepList, keptList } from '#web/cache/list-cache.ts'
import { propertyKeys } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'

export const noFilter = propertyFilter.parse({})
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

/** Back to what each property was, one call per former status. */
export async function restoreStatuses(changed: { id: string; from: PropertyStatus }[]): Promise<void> {
  for (const tasinmazDurumu of new Set(changed.map(({ from }) => from))) {
    const ids = changed.filter(({ from }) => from === tasinmazDurumu).map(({ id }) => id)
    await call(propertiesApi.changeStatus, { body: { ids, tasinmazDurumu } })
  }
}
