import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { reminderDays } from '#domain/tenancy/agreements/outcome.rules.ts'

const dayMs = 86_400_000

/** Asked two days ago and not reminded, or five days ago and reminded once. */
export const isDueForReminder = (party: { reminders: PgColumn; asked: PgColumn }, now: Date): SQL | undefined =>
  or(
    ...reminderDays.map((days, at) =>
      and(eq(party.reminders, at), lte(party.asked, new Date(now.getTime() - days * dayMs))),
    ),
  )
