import { z } from 'zod'
import { currencies } from '#domain/kernel/money.ts'

/** What is past its day and not paid, without the deposit; currencies are never added up. */
export const overdueSum = z.strictObject({
  currency: z.enum(currencies),
  /** Kuruş. */
  amount: z.number().int(),
  /** The day on which the oldest of it fell due. */
  since: z.iso.date(),
})
export type OverdueSum = z.output<typeof overdueSum>
