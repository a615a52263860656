import { randomBytes } from 'node:crypto'
import { pingEvent, webhookEventRow, webhooksPerPerson } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { refuseWebhook } from '#domain/insight/webhooks/webhooks.messages.ts'
import type { NewWebhook } from '#domain/insight/webhooks/webhooks.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import { refuseWithoutScope } from '#server/http/access-token.ts'
import type { Actor } from '#server/http/actor.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { chainAuditLog } from '#server/services/audit/chain-audit-log.ts'
import { deliverJob } from './deliver-event.ts'
import {
  insertDeliveries,
  insertWebhook,
  latestSeq,
  lockPerson,
  setWebhook,
  webhookOf,
  webhooksOf,
} from './webhooks.queries.ts'

const secretBytes = 32

/** The key of the signature leaves the server in this reply alone. */
export async function registerWebhook(ctx: Context, actor: Actor, { address, events }: NewWebhook) {
  const { token } = actor
  if (token) for (const event of events) refuseWithoutScope({ token }, webhookEventRow(event).scope)
  if (!(await ctx.webhooks.accepts(address)))
    throw refuseWebhook('webhook_address_refused', { address: 'Bu adrese gönderilemez.' })
  const id = newId()
  const secret = `whsec_${randomBytes(secretBytes).toString('base64url')}`
  const now = ctx.clock.now()
  await ctx.db.transact(async (tx) => {
    await lockPerson(tx, actor.userId)
    if ((await webhooksOf(tx, actor.userId)).length >= webhooksPerPerson) throw refuseWebhook('too_many_webhooks')
    await insertWebhook(tx, {
      id,
      user_id: actor.userId,
      token_id: token?.id ?? null,
      address,
      secret_encrypted: encryptText(ctx.secrets.encryption, secret),
      events,
      created_at: now,
      seen_seq: await latestSeq(tx),
    })
    const delivery = newId()
    await insertDeliveries(tx, [{ id: delivery, webhook_id: id, event: pingEvent, happened_at: now, created_at: now }])
    await ctx.jobs.enqueue(tx, deliverJob, { delivery })
  })
  return { id, secret }
}

/** What happened while it stood still is not sent: it gets its place in the log first. */
export async function resumeWebhook(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!(await webhookOf(ctx.db, actor.userId, id))) throw refuseWebhook('webhook_missing')
  await chainAuditLog(ctx)
  await ctx.db.transact(async (tx) => {
    await setWebhook(tx, id, { stopped_at: null, failing_since: null, seen_seq: await latestSeq(tx) })
  })
}
