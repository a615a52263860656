import { staffApi } from '#domain/people/staff/staff.api.ts'
import type { RelatedPerson } from '#domain/people/staff/staff.schema.ts'
import { cacheTimes } from '#web/cache/cache-times.ts'
import { call } from '#web/lib/call.ts'
import { listen } from '#web/lib/events.ts'

const times = cacheTimes.relatedPeople

/** The people a user knows, keyed by that user's id, so that no account sees another one's reply. */
const cache = new Map<string, { people: RelatedPerson[]; at: number }>()

/** Cached for five minutes; when the server cannot answer, a copy under ten minutes old is used. */
export async function relatedPeople(userId: string): Promise<RelatedPerson[]> {
  const known = cache.get(userId)
  if (known && Date.now() - known.at < times.valid) return known.people
  try {
    const { documents } = await call(staffApi.related)
    cache.set(userId, { people: documents, at: Date.now() })
    return documents
  } catch (error) {
    if (known && Date.now() - known.at < times.kept) return known.people
    throw error
  }
}

export const forgetRelatedPeople = () => cache.clear()

function dropOld() {
  for (const [userId, { at }] of cache) if (Date.now() - at >= times.kept) cache.delete(userId)
}

/** Returns the function that stops it. */
export function startCleaning(): () => void {
  const timer = setInterval(dropOld, times.cleanEvery)
  const offs = [listen('userLoggedIn', forgetRelatedPeople), listen('userLoggedOut', forgetRelatedPeople)]
  return () => {
    clearInterval(timer)
    for (const off of offs) off()
  }
}
