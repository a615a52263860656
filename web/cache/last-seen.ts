import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { localCache } from '#web/lib/local-cache.ts'
import { rememberedHere } from '#web/lib/remembered-here.ts'
import { cacheTimes } from './cache-times.ts'
import { withoutPersonal } from './list-cache.ts'

/** Only these queries are kept: overviews that people look up, but no conversations, documents or forms. */
const roots: QueryKey[] = [
  ['dashboard'],
  ['properties', 'list'],
  ['properties', 'detail'],
  ['tenants', 'list'],
  ['contracts', 'list'],
  ['payments'],
  ['calendar'],
  ['deadlines'],
  ['suggestions', 'list'],
]
const mostCharacters = 1_000_000
const waitMs = 2000

interface StoredCopy {
  key: QueryKey
  data: unknown
  at: number
}
interface LastSeen {
  of: string
  seen: StoredCopy[]
}

const cache = localCache('lastSeen')

const isKept = (key: QueryKey) => roots.some((root) => root.every((part, index) => part === key[index]))

/**
 * Merges what this page has read with what earlier pages of the same user stored, because a reload empties the memory.
 */
export function keepLastSeen(client: QueryClient, of: string): void {
  if (!rememberedHere()) return
  const read = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => isKept(queryKey) && state.data !== undefined)
    .map(
      ({ queryKey, state }): StoredCopy => ({
        key: queryKey,
        data: withoutPersonal(state.data),
        at: state.dataUpdatedAt,
      }),
    )
  const newest = new Map<string, StoredCopy>()
  for (const one of [...storedFor(of), ...read]) newest.set(JSON.stringify(one.key), one)
  const seen: StoredCopy[] = []
  let characters = 0
  for (const one of [...newest.values()].sort((a, b) => b.at - a.at)) {
    characters += JSON.stringify(one).length
    if (characters > mostCharacters) break
    seen.push(one)
  }
  if (seen.length > 0) cache.write({ of, seen } satisfies LastSeen)
}

/** Called when another owner is chosen, so that the first owner's data is not shown under the second one's name. */
export const forgetLastSeen = () => cache.remove()

/** Empty for any other user; entries that are too old are left out. */
function storedFor(of: string): StoredCopy[] {
  const stored = cache.read<LastSeen>(cacheTimes.lastSeen)
  if (!rememberedHere() || stored?.of !== of) {
    forgetLastSeen()
    return []
  }
  return stored.seen.filter(({ at }) => Date.now() - at < cacheTimes.lastSeen)
}

/** Keeps the stored copy up to date while a user is signed in; returns the function that stops it. */
export function watchLastSeen(client: QueryClient, of: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const off = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query.queryKey)) return
    clearTimeout(timer)
    timer = setTimeout(() => keepLastSeen(client, of), waitMs)
  })
  return () => {
    clearTimeout(timer)
    off()
  }
}

/** For a start without a connection; restores only what the same user has seen. */
export function restoreLastSeen(client: QueryClient, of: string): void {
  for (const { key, data, at } of storedFor(of)) client.setQueryData(key, data, { updatedAt: at })
}

/** When the oldest data on the screen was read; null when nothing is shown. */
export function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return times.length > 0 ? Math.min(...times) : null
}
