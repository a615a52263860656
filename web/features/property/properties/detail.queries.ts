import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#domain/kernel/endpoint.ts'
import {
  type DeedView,
  type FeatureView,
  type PropertyChange,
  type PropertyDetail,
  propertyDetailApi,
  requirePropertyId,
} from '#domain/property/properties/property-detail.api.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { copyOf, keepCopy } from '#web/cache/kept-copies.ts'
import { propertyKeys, refreshProperty, refreshPropertyDetail } from '#web/cache/properties.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { CallError, call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const fetchPropertyDetail = async (id: string | null | undefined) =>
  call(propertyDetailApi.detail, { params: { id: requirePropertyId(id) } })

/** Without a network, a copy a few minutes old is shown; it is refetched as soon as there is a connection. */
async function detailOrCopy(id: string): Promise<PropertyDetail> {
  try {
    const detail = await fetchPropertyDetail(id)
    keepCopy('propertyDetail', id, detail)
    return detail
  } catch (error) {
    const copy = error instanceof CallError && error.status === 0 && copyOf<PropertyDetail>('propertyDetail', id)
    if (!copy) throw error
    const refresh = () => void refreshPropertyDetail(id)
    window.addEventListener('online', refresh, { once: true })
    return copy
  }
}

/** Everything about one property; every part of its page uses this one reply. */
export const propertyDetailQuery = (id: string) =>
  queryOptions({
    queryKey: propertyKeys.detail(id),
    queryFn: () => detailOrCopy(id),
    ...queryTimes.propertyDetail,
  })

const isId = (id: string | null | undefined): id is string => typeof id === 'string' && id.trim() !== ''

/** The current deed; without an id nothing is requested. */
export const fetchDeed = async (id: string | null | undefined): Promise<DeedView | null> =>
  isId(id) ? call(propertyDetailApi.deed, { params: { id } }) : null

/** The current features; without an id nothing is requested. */
export const fetchFeature = async (id: string | null | undefined): Promise<FeatureView | null> =>
  isId(id) ? call(propertyDetailApi.feature, { params: { id } }) : null

/** The whole history, page by page; under the property's key, so that both are refreshed together. */
export const propertyHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: propertyKeys.history(id),
    queryFn: ({ pageParam }) =>
      call(propertyDetailApi.history, { params: { id }, query: { page: pageParam, size: 50 } }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
  })

type Body<E extends Endpoint> = CallInput<E> extends { body: infer Sent } ? Sent : never

/** Requests of the versioned forms; the form itself runs the write. */
export const saveProperty = (id: string, body: Body<typeof propertyDetailApi.update>) =>
  call(propertyDetailApi.update, { params: { id }, body })
export const saveFeature = (id: string, body: Body<typeof propertyDetailApi.updateFeature>) =>
  call(propertyDetailApi.updateFeature, { params: { id }, body })
export const saveMeters = (id: string, body: Body<typeof propertyDetailApi.updateMeters>) =>
  call(propertyDetailApi.updateMeters, { params: { id }, body })
export const saveDeed = (id: string, body: Body<typeof propertyDetailApi.updateDeed>) =>
  call(propertyDetailApi.updateDeed, { params: { id }, body })

/**
 * Puts the saved record into the cache before the refetch, so that the next save uses its version. Otherwise, on a slow
 * network, the user's own save would look like somebody else's change.
 */
export function cacheSavedRecord(
  propertyId: string,
  part: 'property' | 'deed' | 'feature',
  saved: { version: number } & Record<string, unknown>,
): void {
  queryClient.setQueryData<PropertyDetail>(
    propertyKeys.detail(propertyId),
    (detail) => detail && { ...detail, [part]: detail[part] && { ...detail[part], ...saved } },
  )
}

/** A choice that is saved at once. */
export const usePropertyChange = ({ property: { id, version } }: PropertyDetail) =>
  useWrite({
    write: async (change: Omit<PropertyChange, 'version'>) => {
      const saved = await saveProperty(id, { ...change, version })
      cacheSavedRecord(id, 'property', { ...change, version: saved.version })
      return saved
    },
    stale: () => refreshProperty(id),
    // A retry after a lost reply would find the version outdated.
    retry: false,
  })

export const useAddTenant = (id: string) =>
  useSend(propertyDetailApi.addTenant, {
    params: { id },
    stale: () => refreshProperty(id),
    failure: 'form',
    // A retry after a lost reply would be refused, because the tenant is already added.
    retry: false,
  })

export const useRemoveTenant = (id: string, userId: string) =>
  useSend(propertyDetailApi.removeTenant, { params: { id, userId }, stale: () => refreshProperty(id), retry: false })
