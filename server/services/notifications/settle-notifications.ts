import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { setSettled, unreadForMany } from './notifications.queries.ts'

/** The keys of what notifications ask for; the id is the record's. */
export const asksFor = {
  /** A receipt to confirm. */
  receipt: (id: string) => `receipt:${id}`,
  /** A contract to decide on. */
  contract: (id: string) => `contract:${id}`,
  /** A paper to confirm. */
  paper: (id: string) => `paper:${id}`,
  /** A tenant's request to answer. */
  request: (id: string) => `request:${id}`,
  /** Nothing to do: it only tells of a property that was removed, until that is undone. */
  removed: (id: string) => `removed:${id}`,
}

interface Done {
  asks: string
  /** Done by one of several who were asked; without it for everybody. */
  only?: string | undefined
  /** False when the decision was undone, so that it has to be done again. */
  done?: boolean
}

/** What was asked for is done, so it is no longer in anybody's list or count; open browsers hear of it. */
export async function settleNotifications(ctx: Context, tx: Tx, { asks, only, done = true }: Done): Promise<void> {
  const people = await setSettled(tx, { asks, only, at: done ? ctx.clock.now() : null })
  if (people.length === 0) return
  tx.afterCommit(async () => {
    const unread = await unreadForMany(ctx.db, people)
    for (const id of people) ctx.realtime.toUsers([id], 'notificationsChanged', { unread: unread.get(id) ?? 0 })
  })
}
