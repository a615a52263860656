import { localCache } from '#web/lib/local-cache.ts'
import { cacheTimes } from './cache-times.ts'
import { withoutPersonal } from './list-cache.ts'

const ages = {
  chat: cacheTimes.storage.chat,
  unread: cacheTimes.storage.unreadCounts,
  propertyDetail: cacheTimes.storage.propertyDetail,
} as const
type CopyKind = keyof typeof ages

const cache = localCache('copy')
const suffixOf = (kind: CopyKind, of: string) => `${kind}.${of}`
const kindOf = (suffix: string) => (Object.keys(ages) as CopyKind[]).find((kind) => suffix.startsWith(`${kind}.`))

/** Stores a copy of what was read last and drops copies that are too old; `of` names the person or record. */
export function keepCopy(kind: CopyKind, of: string, value: unknown, now = Date.now()): void {
  dropOldCopies(now)
  cache.write(withoutPersonal(value), { suffix: suffixOf(kind, of), now })
}

export function copyOf<Value>(kind: CopyKind, of: string, now = Date.now()): Value | undefined {
  dropOldCopies(now)
  return cache.read<Value>(ages[kind], { suffix: suffixOf(kind, of), now }) ?? undefined
}

export function dropOldCopies(now = Date.now()): void {
  for (const suffix of cache.suffixes()) {
    const kind = kindOf(suffix)
    if (!kind || cache.read(ages[kind], { suffix, now }) === null) cache.remove(suffix)
  }
}

if (typeof window !== 'undefined') setInterval(() => dropOldCopies(), cacheTimes.storage.chat)
