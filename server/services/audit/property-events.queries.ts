import { desc, eq } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { type EventDetail, eventSentence, type PropertyEventKind } from '#domain/properties/property-events.rules.ts'
import type { Db } from '#server/db/client.ts'
import { propertyEvents } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

/** Who did it, by name too: the history outlives the account. `null` is the product itself. */
export type Doer = Pick<Actor, 'userId' | 'username'> | null

/** In the transaction of the change: a history without gaps and without lies. */
export const recordEvent = (
  db: Db,
  doer: Doer,
  property_id: string,
  kind: PropertyEventKind,
  detail: EventDetail = {},
) =>
  db.insert(propertyEvents).values({
    id: newId(),
    property_id,
    actor_id: doer?.userId ?? null,
    actor_name: doer?.username ?? 'Anahtar',
    kind,
    detail,
  })

export const toEventView = (row: {
  id: string
  kind: string
  detail: unknown
  actor_name: string
  at: Date | string
}) => ({
  id: row.id,
  kind: row.kind,
  text: eventSentence({ kind: row.kind, detail: row.detail as EventDetail }),
  actor_name: row.actor_name,
  at: new Date(row.at).toISOString(),
})

export async function historyPage(db: Db, property_id: string, { page, size }: { page: number; size: number }) {
  const where = eq(propertyEvents.property_id, property_id)
  const rows = await db
    .select()
    .from(propertyEvents)
    .where(where)
    .orderBy(desc(propertyEvents.id))
    .limit(size)
    .offset((page - 1) * size)
  return { documents: rows.map(toEventView), total: await db.$count(propertyEvents, where) }
}
