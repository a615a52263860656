import { sql } from 'drizzle-orm'
import { duesUntil } from '#domain/money/ledger/schedule.rules.ts'
import type { Db } from '#server/db/client.ts'
import { type JsonRows, readTogether, rowsAsJson } from '#server/db/read-together.ts'
import type { Actor } from '#server/http/actor.ts'
import { type AgreedRows, agreedParts } from '#server/services/ledger/due-source.ts'
import { handoverDays } from './handover-days.queries.ts'
import { type BookedDay, bookedDays, type Days, type PlannedLedger, runningLedgers } from './payment-days.queries.ts'

/** Data from which days of unbooked payments are computed. */
export interface PlannedRows extends AgreedRows {
  running: PlannedLedger[]
}
interface CalendarRows extends Partial<PlannedRows> {
  handovers: JsonRows<typeof handoverDays>
  booked?: BookedDay[]
}

/** Handovers and payments in one statement: booked ones, and beyond them agreed ones. */
export async function readDays(db: Db, actor: Actor, days: Days) {
  // Administrators see all ledgers, so a calendar of them would be useless.
  const hasMoney = actor.subject.role !== 'admin'
  const looksAhead = hasMoney && days.until > duesUntil(days.today)
  const { handovers, booked, ...planned } = await readTogether<CalendarRows>(
    db,
    {
      handovers: rowsAsJson(handoverDays(db, actor, days)),
      ...(hasMoney && { booked: rowsAsJson(bookedDays(actor, days)) }),
      ...(looksAhead && {
        running: rowsAsJson(sql`select * from running`),
        ...agreedParts(db, sql`(select tenancy from running)`),
      }),
    },
    looksAhead ? sql`with running as materialized (${runningLedgers(actor, days.today)})` : undefined,
  )
  return { handovers, booked: booked ?? [], planned: looksAhead ? (planned as PlannedRows) : null }
}
