import type { AnalyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['analytics'] as const

export const analyticsKeys = {
  view: (filter: AnalyticsFilter) => [...all, filter] as const,
}

/** Every change to money also changes its analysis. */
export const refreshAnalytics = () => queryClient.invalidateQueries({ queryKey: all })
