import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { type AnalyticsFilter, analyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { analyticsKeys, refreshAnalytics } from '#web/cache/analytics.keys.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const noAnalyticsFilter: AnalyticsFilter = analyticsFilter.parse({})

export const analyticsQuery = (filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: analyticsKeys.view(filter),
    queryFn: () => call(analyticsApi.view, { query: filter }),
    placeholderData: keepPreviousData,
    ...queryTimes.analytics,
  })

export const useSetValue = (id: string) =>
  useWrite({
    write: (amount: number | null) => call(analyticsApi.value, { params: { id }, body: { amount } }),
    stale: () => refreshAnalytics(),
    failure: 'form',
  })
