import { queryOptions } from '@tanstack/react-query'
import { ratesApi } from '#domain/tenancy/rates/rates.api.ts'
import { fallbackRates } from '#domain/tenancy/rates/rates.rules.ts'
import { rateKeys } from '#web/cache/rates.keys.ts'
import { call, orElse } from '#web/lib/call.ts'

const everyMs = 10 * 60_000

/** A failure is not reported: fallback values are shown and marked as not live (FX-03, AMB-80). */
export const ratesQuery = queryOptions({
  queryKey: rateKeys.latest,
  queryFn: ({ signal }) =>
    orElse(call(ratesApi.latest, {}, { signal }), { ...fallbackRates, live: false, fetched_at: null }),
  staleTime: everyMs,
  refetchInterval: everyMs,
})
