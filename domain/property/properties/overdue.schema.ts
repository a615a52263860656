import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'

/** Overdue amount without the deposit; currencies are never added up. */
export const overdueSum = z.strictObject({
  currency: z.enum(currencies),
  /** Kuruş. */
  amount: z.number().int(),
  /** Due day of the oldest overdue claim. */
  since: z.iso.date(),
})
export type OverdueSum = z.output<typeof overdueSum>
