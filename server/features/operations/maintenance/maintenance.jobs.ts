import type { Context } from '#server/context.ts'
import { enrichContractsJob } from './enrich-contracts.ts'
import { maintain } from './maintain.ts'

export const handleMaintenanceJobs = (ctx: Context) =>
  ctx.jobs.handle(enrichContractsJob, async ({ by }) => {
    await maintain(ctx, by, { operation: 'enrich' }, { dryRun: false, waits: true })
  })
