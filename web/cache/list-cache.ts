import { localCache } from '#web/lib/local-cache.ts'
import { cacheTimes } from './cache-times.ts'

/** Lists shown at once from the last visit while the server is asked again. */
export const cachedLists = ['properties', 'features', 'tenants', 'deeds', 'contracts', 'fixtures'] as const
export type CachedList = (typeof cachedLists)[number]

const cache = localCache('list')
const suffixOf = (list: CachedList, of: string) => `${list}${of && `.${of}`}`

/** National ID, birth date and phone, under every field name that records use for them (AMB-75). */
const personal = new Set([
  'kimlikNo',
  'dogumTarihi',
  'phoneNumber',
  'telefonNumarasi',
  'tenant_id_number',
  'tenantIdNumber',
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

/** `of` names the person or record where a list exists for several. */
export const keepList = (list: CachedList, value: unknown, of = '', now = Date.now()): void =>
  cache.write(withoutPersonal(value), { suffix: suffixOf(list, of), now })

export const keptList = <Value>(list: CachedList, of = '', now = Date.now()): Value | undefined =>
  cache.read<Value>(cacheTimes.storage.lists, { suffix: suffixOf(list, of), now }) ?? undefined

/** Whether a filter asks for the list that is kept: the other one's fields, each with its value. */
export const isSameFilter = <Filter extends object>(one: Filter, other: Filter): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof Filter] === value)

export function forgetLists(): void {
  for (const suffix of cache.suffixes()) cache.remove(suffix)
}
