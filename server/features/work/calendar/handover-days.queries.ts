import { and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import type { Db } from '#server/db/client.ts'
import { type JsonRows, withAliases } from '#server/db/read-together.ts'
import { contracts, isActiveContract } from '#server/db/schema/contracts.ts'
import { handovers } from '#server/db/schema/handovers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import {
  contractColumns,
  foundAtContract,
  latestOfTenancy,
  mostRows,
  readableContracts,
} from '#server/features/work/deadlines/deadline-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'

const day = sql<IsoDate>`${handovers.data}->>'date'`

/** Days of handovers, planned or past, visible to everyone who sees the tenancy. */
export const handoverDays = (db: Db, actor: Actor, { from, until }: { from: IsoDate; until: IsoDate }) =>
  db
    .select(
      withAliases({
        ...contractColumns(actor),
        id: handovers.id,
        kind: handovers.kind,
        state: handovers.state,
        tenancy: handovers.tenancy_id,
        date: day,
      }),
    )
    .from(handovers)
    .innerJoin(tenancies, eq(tenancies.id, handovers.tenancy_id))
    .innerJoin(contracts, and(eq(contracts.tenancy_id, handovers.tenancy_id), latestOfTenancy))
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(
      and(
        readableContracts(actor),
        isActiveContract,
        gte(day, from),
        lte(day, until),
        // A cancelled renewal does not count for a tenancy that continues.
        or(isNull(contracts.cancelled_at), isNotNull(tenancies.ended_on)),
      ),
    )
    .limit(mostRows + 1)

export function handoverItems(rows: JsonRows<typeof handoverDays>, actor: Actor) {
  const found = rows.slice(0, mostRows).map((row): CalendarItem => {
    const { side, property, contract, tenancy, about, manage } = foundAtContract(actor, row)
    return {
      key: `handover:${row.id}:${row.date}`,
      kind: row.kind === 'in' ? 'handover_in' : 'handover_out',
      date: row.date,
      side,
      property,
      property_title: titleOf(row),
      contract,
      tenancy,
      about,
      manage,
      handover: row.id,
      done: row.state === 'confirmed',
      due: null,
    }
  })
  return { found, truncated: rows.length > mostRows }
}
