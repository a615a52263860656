import type { DelegateList } from '#domain/access/property-rights.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import {
  deeds,
  properties,
  propertyDelegates,
  propertyFeatures,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { propertyKeys } from '#server/features/property/properties/property-keys.ts'

type PropertyFields = Partial<typeof properties.$inferInsert> & {
  deed?: Partial<typeof deeds.$inferInsert>
  feature?: Partial<typeof propertyFeatures.$inferInsert>
  /** Properties with tenants have the status rented, unless a status is given. */
  tenants?: { id: string }[]
  delegates?: Partial<Record<DelegateList, { id: string }[]>>
}

/** A property of this owner with its deed and features, as the product would create it. */
export async function buildProperty(db: Db, owner: { id: string }, given: PropertyFields = {}) {
  const { deed = {}, feature = {}, tenants = [], delegates = {}, ...own } = given
  const row = {
    id: newId(),
    baslik: 'Deneme Dairesi',
    tasinmazCinsi: 'Daire',
    tasinmazDurumu: tenants.length > 0 ? ('Kiralanmış' as const) : ('Kiralanmamış' as const),
    ...own,
    creator: owner.id,
  }
  const { il = '', ilce = '', mahalle = '' } = deed
  const keys = propertyKeys({
    ...row,
    tasinmazCinsi: row.tasinmazCinsi ?? null,
    adres: row.adres ?? '',
    il,
    ilce,
    mahalle,
    bina: null,
  })
  await db.insert(properties).values({ ...keys, ...row })
  const deed_id = newId()
  const property_feature_id = newId()
  await db.insert(deeds).values({ ...deed, id: deed_id, property_id: row.id })
  await db.insert(propertyFeatures).values({ ...feature, id: property_feature_id, property_id: row.id })
  for (const tenant of tenants) await db.insert(propertyTenants).values({ property_id: row.id, user_id: tenant.id })
  for (const [list, people] of Object.entries(delegates)) {
    for (const { id } of people)
      await db.insert(propertyDelegates).values({ property_id: row.id, user_id: id, list: list as DelegateList })
  }
  return { id: row.id, deed_id, property_feature_id }
}
