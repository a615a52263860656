import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import type { AgreedProperty } from './contract-document.ts'

const listedFixtures = 100

/** Today's data of the property and its fixtures. */
export async function agreedPropertyOf(db: Db, propertyId: string): Promise<AgreedProperty> {
  const [property] = await db
    .select({
      baslik: properties.baslik,
      adres: properties.adres,
      tasinmazCinsi: properties.tasinmazCinsi,
      il: deeds.il,
      ilce: deeds.ilce,
      mahalle: deeds.mahalle,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .where(eq(properties.id, propertyId))
  const things = await db
    .select({
      demirbasCinsi: fixtures.demirbasCinsi,
      marka: fixtures.marka,
      sayisi: fixtures.sayisi,
      teslimDurumu: fixtures.teslimDurumu,
    })
    .from(fixtures)
    .where(eq(fixtures.property_id, propertyId))
    .orderBy(asc(fixtures.id))
    .limit(listedFixtures)
  return {
    baslik: property?.baslik ?? '',
    adres: property?.adres ?? '',
    tasinmazCinsi: property?.tasinmazCinsi ?? '',
    il: property?.il ?? '',
    ilce: property?.ilce ?? '',
    mahalle: property?.mahalle ?? '',
    fixtures: things,
  }
}
