import { createHmac } from 'node:crypto'
import { pingEvent, stopAfterDays, webhookEventRow } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { webhooksMessages } from '#domain/insight/webhooks/webhooks.messages.ts'
import type { DeliveryProblem } from '#domain/insight/webhooks/webhooks.schema.ts'
import { dayMs, isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import type { SendOutcome } from '#server/platform/webhooks/webhooks.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { personOfWebhook, receivesEvent } from './receives-event.ts'
import {
  type DeliveryRow,
  deliveryWithWebhook,
  isWebhookAlive,
  setDelivery,
  setWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'

/** The queue doubles the pause after each try: the last one comes about six hours after the first. */
export const deliverJob = jobKind<{ delivery: string }>('deliver-webhook', { retryLimit: 12, expireInSeconds: 60 })

/** One try. Throws when the queue should try again later. */
export async function deliverEvent(ctx: Context, id: string, { last }: { last: boolean }): Promise<void> {
  const found = await deliveryWithWebhook(ctx.db, id)
  if (found?.delivery.state !== 'waiting') return
  const { delivery, webhook } = found
  if (!(await isWebhookAlive(ctx.db, webhook.id, ctx.clock.now()))) {
    await setDelivery(ctx.db, id, { state: 'failed' })
    return
  }
  if (!(await mayStillReceive(ctx, found))) {
    await setDelivery(ctx.db, id, { state: 'failed', problem: 'no_right' })
    return
  }
  const outcome = await ctx.webhooks.send(webhook.address, signedMessage(ctx, webhook, delivery))
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
    await ctx.db.transact((tx) => noteDelivered(ctx, tx, found, outcome.status))
    return
  }
  const again = await ctx.db.transact((tx) => noteFailure(ctx, tx, found, { outcome, last }))
  if (again) throw new Error(`webhook ${webhook.id} did not take ${id}`)
}

interface DeliveryToSend {
  delivery: DeliveryRow
  webhook: WebhookRow
}

/** Hours may have passed since the event. */
async function mayStillReceive(ctx: Context, { delivery, webhook }: DeliveryToSend): Promise<boolean> {
  const person = await personOfWebhook(ctx.db, webhook.user_id, isoDate(ctx.clock.now()))
  if (!person) return false
  const { event, property_id } = delivery
  if (event === pingEvent || !property_id) return true
  return receivesEvent(ctx.db, person, { event, property: property_id })
}

/** Ids and the screen alone: who reads the address of a program learns no name and no amount. */
function bodyOf(ctx: Context, { id, event, happened_at, property_id, record_id }: DeliveryRow) {
  if (event === pingEvent || !property_id || !record_id)
    return {
      id,
      event,
      at: happened_at.toISOString(),
      property_id: null,
      record_id: null,
      screen: ctx.config.publicUrl,
    }
  const screen = webhookEventRow(event).screen({ property: property_id, record: record_id })
  return { id, event, at: happened_at.toISOString(), property_id, record_id, screen: ctx.config.publicUrl + screen }
}

/** The time is signed with the body, so that a recorded delivery cannot be sent again much later. */
function signedMessage(ctx: Context, webhook: WebhookRow, delivery: DeliveryRow) {
  const body = JSON.stringify(bodyOf(ctx, delivery))
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000)
  const secret = decryptText(ctx.secrets.encryption, webhook.secret_encrypted) ?? ''
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'user-agent': 'Anahtar-Webhook/1',
      'anahtar-event': delivery.event,
      'anahtar-delivery': delivery.id,
      'anahtar-signature': `t=${seconds},v1=${signature}`,
    },
  }
}

async function noteDelivered(ctx: Context, tx: Tx, { delivery, webhook }: DeliveryToSend, status: number) {
  const last_tried_at = ctx.clock.now()
  const attempts = delivery.attempts + 1
  await setDelivery(tx, delivery.id, { state: 'delivered', attempts, last_tried_at, status, problem: null })
  if (webhook.failing_since) await setWebhook(tx, webhook.id, { failing_since: null })
}

/** True when a later try may help. */
async function noteFailure(
  ctx: Context,
  tx: Tx,
  { delivery, webhook }: DeliveryToSend,
  { outcome, last }: { outcome: SendOutcome; last: boolean },
): Promise<boolean> {
  const now = ctx.clock.now()
  const problem: DeliveryProblem = 'problem' in outcome ? outcome.problem : 'status'
  const since = webhook.failing_since ?? now
  const stops = now.getTime() - since.getTime() >= stopAfterDays * dayMs
  const ends = last || stops || problem === 'refused_address'
  await setDelivery(tx, delivery.id, {
    state: ends ? 'failed' : 'waiting',
    attempts: delivery.attempts + 1,
    last_tried_at: now,
    status: 'status' in outcome ? outcome.status : null,
    problem,
  })
  await setWebhook(tx, webhook.id, { failing_since: since, ...(stops && { stopped_at: now }) })
  if (stops)
    await notify(ctx, tx, [
      {
        user_id: webhook.user_id,
        kind: 'system',
        event: webhooksMessages.stopped(new URL(webhook.address).host),
        target_audience: 'general',
        property: null,
        link: '/webhooks',
        sender_type: 'system',
      },
    ])
  return !ends
}
