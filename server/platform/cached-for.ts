import type { Clock } from './clock.ts'

/**
 * Caches an expensive result for some minutes. Concurrent callers share one computation, and a failure is not cached.
 */
export function cachedFor<Place extends { clock: Clock }, Answer>(
  minutes: number,
  find: (place: Place) => Promise<Answer>,
): (place: Place) => Promise<Answer> {
  const cache = new WeakMap<Place, { until: number; answer: Promise<Answer> }>()
  return (place) => {
    const now = place.clock.now().getTime()
    const known = cache.get(place)
    if (known && known.until > now) return known.answer
    const answer = find(place)
    const entry = { until: now + minutes * 60_000, answer }
    cache.set(place, entry)
    answer.catch(() => cache.get(place) === entry && cache.delete(place))
    return answer
  }
}
