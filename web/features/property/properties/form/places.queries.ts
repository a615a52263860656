import { queryOptions } from '@tanstack/react-query'
import { placeKeys } from '#web/cache/places.keys.ts'

/** In a chunk of its own, because only address forms need the thousand place names. */
export const placesQuery = queryOptions({
  queryKey: placeKeys.all,
  queryFn: () => import('#domain/property/provinces/places.rules.ts'),
  staleTime: Number.POSITIVE_INFINITY,
})
