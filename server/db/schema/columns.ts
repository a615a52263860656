import { date, text, timestamp } from 'drizzle-orm/pg-core'

/** A point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/**
 * A moment that is set when the row is written, by the clock of the process and not by the database's: whoever asks later
 * how old the row is counts with that one.
 */
export const writtenAt = (name: string) =>
  instant(name)
    .notNull()
    .$defaultFn(() => new Date())
/** A day without a time, as `2026-11-14`. */
export const day = (name: string) => date(name, { mode: 'string' })
/** Text that is never null; nothing written is ''. */
export const words = (name: string) => text(name).notNull().default('')
