import { ratesApi } from '#domain/rates/rates.api.ts'
import { fallbackRates, isStale, liraPerUnit } from '#domain/rates/rates.rules.ts'
import { type Route, route } from '#server/http/route.ts'
import { storedRates } from './rates.queries.ts'

export const ratesRoutes: Route[] = [
  route(ratesApi.latest, async ({ ctx }) => {
    const stored = await storedRates(ctx.db)
    if (!stored) return { ...fallbackRates, live: false, fetched_at: null }
    return {
      USD: liraPerUnit(stored.USD),
      EUR: liraPerUnit(stored.EUR),
      live: !isStale(stored.fetched_at, ctx.clock.now()),
      fetched_at: stored.fetched_at.toISOString(),
    }
  }),
]
