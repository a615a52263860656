import { date, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/**
 * A timestamp set when the row is written. It uses the clock of the process, because the code that later computes the
 * row's age uses the same clock.
 */
export const writtenAt = (name: string) =>
  instant(name)
    .notNull()
    .$defaultFn(() => new Date())
/** A date without a time, such as `2026-11-14`. */
export const day = (name: string) => date(name, { mode: 'string' })
/** Text that is never null; the default is ''. */
export const textColumn = (name: string) => text(name).notNull().default('')
