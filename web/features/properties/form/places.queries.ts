import { queryOptions } from '@tanstack/react-query'

/** A chunk of its own: only somebody who fills in an address needs a thousand place names. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: () => import('#domain/places/places.ts'),
  staleTime: Number.POSITIVE_INFINITY,
})
