import { eventOfEntry } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { chainAuditLog } from '#server/services/audit/chain-audit-log.ts'
import { deliverJob } from './deliver-event.ts'
import { personOfWebhook, receivesEvent } from './receives-event.ts'
import {
  type AnnouncedEntry,
  activeWebhooks,
  entriesToAnnounce,
  insertDeliveries,
  latestSeq,
  setWebhook,
  type WebhookRow,
  webhookToAnnounce,
} from './webhooks.queries.ts'

export const announceJob = jobKind('announce-events', { retryLimit: 1, cron: '* * * * *' })

const sliceSize = 200

/**
 * Follows the audit log: whatever changed stands there, written in the transaction of the change, so that no feature
 * knows of this and nothing is lost. Without an address nothing is read.
 */
export async function announceEvents(ctx: Context): Promise<void> {
  const found = await activeWebhooks(ctx.db, ctx.clock.now())
  if (found.length === 0) return
  await chainAuditLog(ctx)
  const upTo = await latestSeq(ctx.db)
  for (const { id } of found) {
    let more = true
    while (more) more = await ctx.db.transact((tx) => announceSlice(ctx, tx, { id, upTo }))
  }
}

/** True while entries are left. */
async function announceSlice(ctx: Context, tx: Tx, { id, upTo }: { id: string; upTo: number }): Promise<boolean> {
  const now = ctx.clock.now()
  const webhook = await webhookToAnnounce(tx, id, now)
  if (!webhook || webhook.seen_seq >= upTo) return false
  const entries = await entriesToAnnounce(tx, { webhook, upTo, limit: sliceSize })
  const person = await personOfWebhook(tx, webhook.user_id, isoDate(now))
  const rows = []
  for (const entry of person ? entries : []) {
    const row = deliveryOf(webhook, entry, now)
    if (row && (await receivesEvent(tx, person!, { event: row.event, property: entry.property_id }))) rows.push(row)
  }
  const inserted = rows.length > 0 ? await insertDeliveries(tx, rows) : []
  for (const delivery of inserted) await ctx.jobs.enqueue(tx, deliverJob, { delivery: delivery.id })
  const isLast = entries.length < sliceSize
  await setWebhook(tx, id, { seen_seq: isLast ? upTo : Number(entries.at(-1)!.seq) })
  return !isLast
}

function deliveryOf(webhook: WebhookRow, entry: AnnouncedEntry, now: Date) {
  const event = eventOfEntry(entry)
  if (!event || !webhook.events.includes(event)) return null
  return {
    id: newId(),
    webhook_id: webhook.id,
    event,
    entry_id: entry.id,
    property_id: entry.property_id,
    record_id: entry.record_id,
    happened_at: new Date(entry.at),
    created_at: now,
  }
}
