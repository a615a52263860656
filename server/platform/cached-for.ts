import type { Clock } from './clock.ts'

/**
 * Caches an expensive result for some minutes. Concurrent callers share one computation, and a failure is not cached.
 */
export function cachedFor<Context extends { clock: Clock }, Answer>(
  minutes: number,
  find: (context: Context) => Promise<Answer>,
): (context: Context) => Promise<Answer> {
  const cache = new WeakMap<Context, { until: number; answer: Promise<Answer> }>()
  return (context) => {
    const now = context.clock.now().getTime()
    const known = cache.get(context)
    if (known && known.until > now) return known.answer
    const answer = find(context)
    const entry = { until: now + minutes * 60_000, answer }
    cache.set(context, entry)
    answer.catch(() => cache.get(context) === entry && cache.delete(context))
    return answer
  }
}
