import type { Context } from '#server/context.ts'
import { addViews } from './forum.queries.ts'

const writeAfterMs = 2000

/** Views not yet written, per running application. */
const waiting = new WeakMap<Context, Map<string, number>>()

/**
 * Counts a view without writing at once: views are written together after two seconds. Returns how many are not yet
 * stored.
 */
export function countView(ctx: Context, post: string): number {
  let counts = waiting.get(ctx)
  if (!counts) {
    counts = new Map()
    waiting.set(ctx, counts)
    setTimeout(() => void writeViews(ctx), writeAfterMs).unref()
  }
  const count = (counts.get(post) ?? 0) + 1
  counts.set(post, count)
  return count
}

/** How many views of a post are not yet stored. */
export const viewsWaiting = (ctx: Context, post: string): number => waiting.get(ctx)?.get(post) ?? 0

/** Also called at shutdown. Only logs a failed write, because a lost view count must not fail anything. */
export async function writeViews(ctx: Context): Promise<void> {
  const counts = waiting.get(ctx)
  if (!counts) return
  waiting.delete(ctx)
  await addViews(ctx.db, counts).catch((error) => ctx.log.warn({ reason: String(error) }, 'forum views not written'))
}
