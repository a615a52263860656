import { and, asc, eq, sql } from 'drizzle-orm'
import { liveStatuses } from '#domain/access/contract-status.ts'
import type { Relation } from '#domain/access/property-rights.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { maxExportRows } from '#domain/property/properties/properties.api.ts'
import { relationTo, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

export interface PropertyRow {
  id: string
  baslik: string
  creator: string
  is_bina: boolean
  tasinmazCinsi: string | null
  il: string
  relation: Relation
  live: boolean
}

/** Visible properties and whether they are let. Contracts of the same import sent again do not count. */
export const propertiesForImport = (db: Db, actor: Actor, today: IsoDate, ownIds: string[]): Promise<PropertyRow[]> =>
  db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      creator: properties.creator,
      is_bina: properties.is_bina,
      tasinmazCinsi: properties.tasinmazCinsi,
      il: sql<string>`coalesce(${deeds.il}, '')`,
      relation: relationTo(actor),
      live: sql<boolean>`exists (select 1 from ${contracts} c where c.property_id = ${properties.id}
        and c.status in (${sql.join(
          liveStatuses.map((status) => sql`${status}`),
          sql`, `,
        )})
        and c.cancelled_at is null and c.deleted_at is null and c."bitisTarihi" >= ${today}
        and not (c.id = any(${sql.param(ownIds)}::uuid[])))`,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .where(and(visibleTo(actor)))
    .orderBy(asc(properties.id))
    .limit(maxExportRows)
