import { queryOptions } from '@tanstack/react-query'
import { lawyerApi } from '#domain/lawyer/lawyer.api.ts'
import { call } from '#web/lib/call.ts'

export const overviewQuery = queryOptions({
  queryKey: ['lawyer', 'overview'],
  queryFn: () => call(lawyerApi.overview),
  // Dates move by themselves and owners assign properties: every visit asks again.
  staleTime: 0,
})
