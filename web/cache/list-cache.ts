import { listen } from '#web/lib/events.ts'
import { readEntry, removeEntry, storage, writeEntry } from '#web/lib/local-cache.ts'
import { cacheTimes } from './cache-times.ts'

/** Lists that are shown at once from the last visit while the server is asked again. */
export const cachedLists = ['properties', 'features', 'tenants', 'deeds', 'contracts', 'fixtures'] as const
export type CachedList = (typeof cachedLists)[number]

const prefix = 'anahtar.list.'
const keyOf = (list: CachedList, of: string) => `${prefix}${list}${of && `.${of}`}`

/** National ID, birth date and phone, under every name that a record has for them (AMB-75). */
const personal = new Set([
  'kimlikNo',
  'dogumTarihi',
  'phoneNumber',
  'telefonNumarasi',
  'tenant_id_number',
  'tenant_birth_date',
  'tenant_phone',
  'kiraciBilgileri',
])

export const withoutPersonal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPersonal)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, personal.has(name) ? null : withoutPersonal(each)]),
  )
}

/** `of`: whose or which list, where there is more than one. */
export const keepList = (list: CachedList, value: unknown, of = '', now = Date.now()): void =>
  writeEntry(keyOf(list, of), withoutPersonal(value), now)

export const keptList = <Value>(list: CachedList, of = '', now = Date.now()): Value | undefined =>
  readEntry<Value>(keyOf(list, of), cacheTimes.storage.lists, now) ?? undefined

export function forgetLists(): void {
  const local = storage()
  if (!local) return
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) removeEntry(key)
}

// A session that ended by itself leaves the rest of the storage alone; what one person has read goes all the same.
if (typeof window !== 'undefined') {
  listen('userLoggedIn', forgetLists)
  listen('userLoggedOut', forgetLists)
}
