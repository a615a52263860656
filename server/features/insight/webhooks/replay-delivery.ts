import { refuseWebhook } from '#domain/insight/webhooks/webhooks.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { deliverJob } from './deliver-event.ts'
import { claimReplay, webhookOf } from './webhooks.queries.ts'

/** The same id again, so that the receiver can tell; rights are asked anew when it is sent. */
export const replayDelivery = (
  ctx: Context,
  actor: Actor,
  { id, delivery }: { id: string; delivery: string },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const webhook = await webhookOf(tx, actor.userId, id)
    if (!webhook) throw refuseWebhook('webhook_missing')
    if (webhook.stopped_at) throw refuseWebhook('webhook_stopped')
    const claimed = await claimReplay(tx, id, delivery)
    if (claimed === 'missing') throw refuseWebhook('delivery_missing')
    if (claimed === 'claimed') await ctx.jobs.enqueue(tx, deliverJob, { delivery })
  })
