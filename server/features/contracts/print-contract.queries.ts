import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'

const listedFixtures = 100

export type PrintedPlace = Awaited<ReturnType<typeof placeOf>>

/** What the form says about the place, and what is in it. */
export async function placeOf(db: Db, propertyId: string) {
  const [place] = await db
    .select({
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
    adres: place?.adres ?? '',
    tasinmazCinsi: place?.tasinmazCinsi ?? '',
    il: place?.il ?? '',
    ilce: place?.ilce ?? '',
    mahalle: place?.mahalle ?? '',
    fixtures: things,
  }
}
