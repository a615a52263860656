import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { lawyerKeys } from '#web/cache/lawyer.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'

export const overviewQuery = queryOf(lawyerApi.overview, {
  key: lawyerKeys.overview,
  // Time passes, and owners assign properties, so every visit refetches.
  staleTime: 0,
})
