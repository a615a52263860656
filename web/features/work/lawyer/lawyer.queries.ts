import { queryOptions } from '@tanstack/react-query'
import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { lawyerKeys } from '#web/cache/lawyer.keys.ts'
import { call } from '#web/lib/call.ts'

export const overviewQuery = queryOptions({
  queryKey: lawyerKeys.overview,
  queryFn: () => call(lawyerApi.overview),
  // Time passes, and owners assign properties, so every visit refetches.
  staleTime: 0,
})
