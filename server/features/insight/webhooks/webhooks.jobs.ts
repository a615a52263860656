import { deliveriesKeptDays } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { announceEvents, announceJob } from './announce-events.ts'
import { deliverEvent, deliverJob } from './deliver-event.ts'
import { deleteOldDeliveries } from './webhooks.queries.ts'

export const tidyWebhooksJob = jobKind('tidy-webhooks', { retryLimit: 2, cron: '55 3 * * *' })

export function handleWebhookJobs(ctx: Context) {
  ctx.jobs.handle(announceJob, () => announceEvents(ctx))
  ctx.jobs.handle(deliverJob, ({ delivery }, attempt) => deliverEvent(ctx, delivery, attempt))
  ctx.jobs.handle(tidyWebhooksJob, async () => {
    await deleteOldDeliveries(ctx.db, new Date(ctx.clock.now().getTime() - deliveriesKeptDays * dayMs))
  })
}
