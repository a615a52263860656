import { queryOptions } from '@tanstack/react-query'
import { provinceKeys } from '#web/cache/provinces.keys.ts'

/** In a chunk of its own, because only address forms need the thousand place names. */
export const provincesQuery = queryOptions({
  queryKey: provinceKeys.all,
  queryFn: () => import('#domain/property/provinces/provinces.rules.ts'),
  staleTime: Number.POSITIVE_INFINITY,
})
