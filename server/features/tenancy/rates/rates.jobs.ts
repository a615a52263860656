import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { storeRates } from './rates.queries.ts'

export const refreshRatesJob = jobKind('refresh-rates', { retryLimit: 2, cron: '5 * * * *' })

export async function refreshRates(ctx: Context) {
  if (ctx.rates.name === 'none') return
  const rates = await ctx.rates.latest()
  await storeRates(ctx.db, rates, ctx.rates.name, ctx.clock.now())
}

export function handleRatesJobs(ctx: Context) {
  ctx.jobs.handle(refreshRatesJob, () => refreshRates(ctx))
}
