import { listen } from '#web/lib/events.ts'
import { readEntry, removeEntry, storage, writeEntry } from '#web/lib/local-cache.ts'
import { cacheTimes } from './cache-times.ts'
import { withoutPersonal } from './list-cache.ts'

const ages = {
  chat: cacheTimes.storage.chat,
  unread: cacheTimes.storage.unreadCounts,
  propertyDetail: cacheTimes.storage.propertyDetail,
} as const
type CopyKind = keyof typeof ages

const prefix = 'anahtar.copy.'
const keyOf = (kind: CopyKind, of: string) => `${prefix}${kind}.${of}`
const kindOf = (key: string) => (Object.keys(ages) as CopyKind[]).find((kind) => key.startsWith(`${prefix}${kind}.`))

/** Copies of what was read last, gone from the storage once they are too old; `of` says whose or which. */
export function keepCopy(kind: CopyKind, of: string, value: unknown, now = Date.now()): void {
  dropOldCopies(now)
  writeEntry(keyOf(kind, of), withoutPersonal(value), now)
}

export function copyOf<Value>(kind: CopyKind, of: string, now = Date.now()): Value | undefined {
  dropOldCopies(now)
  return readEntry<Value>(keyOf(kind, of), ages[kind], now) ?? undefined
}

function ownKeys(): string[] {
  const local = storage()
  if (!local) return []
  return Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )
}

export function dropOldCopies(now = Date.now()): void {
  for (const key of ownKeys()) {
    const kind = kindOf(key)
    if (!kind || readEntry(key, ages[kind], now) === null) removeEntry(key)
  }
}

function forgetCopies(): void {
  for (const key of ownKeys()) removeEntry(key)
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', forgetCopies)
  listen('userLoggedOut', forgetCopies)
  setInterval(() => dropOldCopies(), cacheTimes.storage.chat)
}
