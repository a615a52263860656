import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayMs } from '#domain/kernel/dates.ts'
import { reminderDays } from '#domain/tenancy/agreements/outcome.rules.ts'

/** Asked two days ago and not reminded, or five days ago and reminded once. */
export const isDueForReminder = (party: { reminders: PgColumn; asked: PgColumn }, now: Date): SQL | undefined =>
  or(
    ...reminderDays.map((days, at) =>
      and(eq(party.reminders, at), lte(party.asked, new Date(now.getTime() - days * dayMs))),
    ),
  )
