import { and, asc, count, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/client.ts'
import { offsetOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { accessTokens } from '#server/db/schema/access-tokens.ts'
import { users } from '#server/db/schema/accounts.ts'
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** So that concurrent calls cannot exceed the number of addresses. */
export const lockPerson = (db: Db, userId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

export const webhooksOf = (db: Db, userId: string) =>
  db.select().from(webhooks).where(eq(webhooks.user_id, userId)).orderBy(desc(webhooks.created_at), desc(webhooks.id))

export async function webhookOf(db: Db, userId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.user_id, userId)))
  return row
}

export const insertWebhook = (db: Db, row: typeof webhooks.$inferInsert) => db.insert(webhooks).values(row)

export async function deleteWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.user_id, userId)))
    .returning({ id: webhooks.id })
  return rows.length > 0
}

export const setWebhook = (db: Db, id: string, change: Partial<Omit<WebhookRow, 'id'>>) =>
  db.update(webhooks).set(change).where(eq(webhooks.id, id))

/** One that a program made lives as long as its token. */
const isAlive = (now: Date): SQL =>
  and(
    isNull(webhooks.stopped_at),
    or(
      isNull(webhooks.token_id),
      sql`exists (select from ${accessTokens} t where t.id = ${webhooks.token_id} and t.expires_at > ${now.toISOString()}::timestamptz)`,
    ),
  )!

export const activeWebhooks = (db: Db, now: Date) =>
  db.select({ id: webhooks.id }).from(webhooks).where(isAlive(now)).orderBy(asc(webhooks.id))

/** Locked, so that two processes do not announce the same to it. */
export async function webhookToAnnounce(tx: Db, id: string, now: Date): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isAlive(now)))
    .for('update', { skipLocked: true })
  return row
}

const entry = z.strictObject({
  id: z.uuid(),
  seq: z.string(),
  area: z.string(),
  kind: z.string(),
  at: z.string(),
  record_id: z.uuid(),
  property_id: z.uuid(),
})
export type AnnouncedEntry = z.output<typeof entry>

interface Announcing {
  webhook: Pick<WebhookRow, 'user_id' | 'seen_seq' | 'created_at'>
  upTo: number
  limit: number
}

/**
 * Entries of the audit log about properties of the person or of owners for whom the person works, in the order of the
 * chain: an entry gets its place there after its transaction was committed, so that none is passed over.
 */
export const entriesToAnnounce = (db: Db, { webhook, upTo, limit }: Announcing): Promise<AnnouncedEntry[]> =>
  rowsOf(
    db,
    entry,
    sql`select l.id, l.seq::text as seq, l.area, l.kind, l.at::text as at, l.record_id, p.id as property_id
    from audit_log l
      left join contracts c on l.area = 'contract' and c.id = l.record_id
      join properties p on p.id = case when l.area = 'contract' then c.property_id else l.record_id end
    where l.seq > ${webhook.seen_seq} and l.seq <= ${upTo} and l.area in ('property', 'contract')
      and l.at >= ${webhook.created_at.toISOString()}::timestamptz
      and (p.creator = ${webhook.user_id} or exists (
        select from engagements e where e.person_id = ${webhook.user_id} and e.owner_id = p.creator))
    order by l.seq limit ${limit}`,
  )

/** Of two attempts to announce the same entry only one inserts. */
export const insertDeliveries = (db: Db, rows: (typeof webhookDeliveries.$inferInsert)[]) =>
  db.insert(webhookDeliveries).values(rows).onConflictDoNothing().returning({ id: webhookDeliveries.id })

export async function deliveryWithWebhook(db: Db, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(eq(webhookDeliveries.id, id))
  return row
}

export const isWebhookAlive = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.$count(webhooks, and(eq(webhooks.id, id), isAlive(now)))) > 0

export const setDelivery = (db: Db, id: string, change: Partial<Omit<DeliveryRow, 'id'>>) =>
  db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))

/** The row, so that two replays at the same moment send once. */
export async function claimReplay(db: Db, webhookId: string, id: string): Promise<'claimed' | 'waiting' | 'missing'> {
  const [row] = await db
    .select({ state: webhookDeliveries.state })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhook_id, webhookId)))
    .for('update')
  if (!row) return 'missing'
  if (row.state === 'waiting') return 'waiting'
  await setDelivery(db, id, { state: 'waiting', problem: null, status: null })
  return 'claimed'
}

export async function deliveriesPage(db: Db, webhookId: string, { page, size }: { page: number; size: number }) {
  const where = eq(webhookDeliveries.webhook_id, webhookId)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.created_at), desc(webhookDeliveries.id))
    .limit(size)
    .offset(offsetOf({ page, size }))
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(webhookDeliveries).where(where)
  return { rows, total, hasMore: page * size < total }
}

export const deleteOldDeliveries = (db: Db, before: Date) =>
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.created_at, before))

/** The place of the newest entry of the audit log. */
export async function latestSeq(db: Db): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.strictObject({ seq: z.string() }),
    sql`select coalesce(max(seq), 0)::text as seq from audit_log`,
  )
  return Number(row!.seq)
}
