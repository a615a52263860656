import { queryOptions } from '@tanstack/react-query'
import { placeKeys } from '#web/cache/places.keys.ts'

/** A chunk of its own: only somebody who fills in an address needs a thousand place names. */
export const placesQuery = queryOptions({
  queryKey: placeKeys.all,
  queryFn: () => import('#domain/property/provinces/places.rules.ts'),
  staleTime: Number.POSITIVE_INFINITY,
})
