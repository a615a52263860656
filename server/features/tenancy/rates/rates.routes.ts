import { ratesApi } from '#domain/tenancy/rates/rates.api.ts'
import { fallbackRates, isStale, liraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { tufeMessages } from '#domain/tenancy/rates/tufe.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { enterTufe, tufeMonths } from './enter-tufe.ts'
import { storedRates } from './rates.queries.ts'
import { tufeFigures } from './tufe.queries.ts'

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
  route(tufeApi.figures, async ({ ctx }) => ({ tufe: await tufeFigures(ctx.db) })),
  route(tufeApi.list, ({ ctx, query }) => tufeMonths(ctx, query)),
  action(tufeApi.save, tufeMessages.saved, ({ ctx, actor, params, body }) =>
    enterTufe(ctx, actor, params.month, body.percent),
  ),
]
