import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { handoverPhotos, handovers } from '#server/db/schema/handovers.ts'
import { evacuationImages, meterReadings } from '#server/db/schema/properties.ts'

/** Readings and photos from this many days before the last day count for the move-out. */
const beforeDays = 30

export interface MovingOut {
  handover: string | null
  readings: number
  photos: number
}

/** Data about the move-out from other records. */
export async function movingOut(
  db: Db,
  ending: { tenancy_id: string; property_id: string; ends_on: IsoDate },
): Promise<MovingOut> {
  const since = addDays(ending.ends_on, -beforeDays)
  const out = sql`h.tenancy_id = ${ending.tenancy_id} and h.kind = 'out'`
  const [row] = await db
    .select({
      handover: sql<string | null>`(select h.state from ${handovers} h where ${out})`,
      readings: db.$count(
        meterReadings,
        and(
          eq(meterReadings.property_id, ending.property_id),
          eq(meterReadings.zaman, 'tahliye'),
          gte(meterReadings.tarih, since),
        ),
      ),
      photos: sql<number>`((select count(*) from ${handoverPhotos} p join ${handovers} h on h.id = p.handover_id
        where ${out} and p.removed_at is null)
        + (select count(*) from ${evacuationImages} where ${eq(evacuationImages.property_id, ending.property_id)}))::int`,
    })
    .from(sql`(select 1) as one`)
  return row!
}
