import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { type AnalyticsFilter, analyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { analyticsKeys, refreshAnalytics } from '#web/cache/analytics.keys.ts'
import { queryTimes } from '#web/cache/cache-times.ts'
import { listOf } from '#web/cache/query-of.ts'
import { useSend } from '#web/writes/use-send.ts'

export const noAnalyticsFilter: AnalyticsFilter = analyticsFilter.parse({})

export const analyticsQuery = (filter: AnalyticsFilter) =>
  listOf(analyticsApi.view, { key: analyticsKeys.view(filter), query: filter, ...queryTimes.analytics })

export const useSetValue = (id: string) =>
  useSend(analyticsApi.value, { params: { id }, stale: () => refreshAnalytics(), failure: 'form' })
