import { z } from 'zod'

/**
 * One month on a strip. Beside the states of a ledger's month: `late-part` is late although a part was paid, `waived`
 * was settled in full and not by money alone, `none` has no claim, and in a `vacant` month nobody rented.
 */
export const stripStates = ['paid', 'waived', 'part', 'late', 'late-part', 'waiting', 'open', 'none', 'vacant'] as const
export type StripState = (typeof stripStates)[number]

export const stripLength = 12

/** The twelve months of a tenancy, or of a property with the tenancy that is or was last there. */
export const monthStrip = z.strictObject({
  tenancy_id: z.uuid(),
  /** The newest month, 2026-11. */
  until: z.string(),
  /** The oldest month first. */
  months: z.array(z.enum(stripStates)).length(stripLength),
})
export type MonthStrip = z.output<typeof monthStrip>
