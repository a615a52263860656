import type { Context } from '#server/context.ts'
import { addViews } from './forum.queries.ts'

const writeAfterMs = 2000

/** Readings that are not written yet, of each running product. */
const waiting = new WeakMap<Context, Map<string, number>>()

/**
 * Counts a reading without a write in its way: those of two seconds are written together. Answers how many the stored
 * number lacks.
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

/** How many readings of a post the stored number lacks. */
export const viewsWaiting = (ctx: Context, post: string): number => waiting.get(ctx)?.get(post) ?? 0

/** Also before the product stops. A number that could not be written is no reason to fail anything. */
export async function writeViews(ctx: Context): Promise<void> {
  const counts = waiting.get(ctx)
  if (!counts) return
  waiting.delete(ctx)
  await addViews(ctx.db, counts).catch((error) => ctx.log.warn({ reason: String(error) }, 'forum views not written'))
}
