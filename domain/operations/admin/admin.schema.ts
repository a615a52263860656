import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { listLimits } from '#domain/people/staff/staff.schema.ts'

/** `pending` waits for a decision, `refused` got a no, `passive` was switched off later. */
export const accountStates = ['pending', 'active', 'refused', 'passive'] as const
export type AccountState = (typeof accountStates)[number]

/** Counting stops here: whoever looks for somebody else searches. */
export const mostUsersCounted = 2000

export const userFilter = z.strictObject({
  ...pageQuery,
  size: z.coerce.number().int().min(1).max(listLimits.all).default(20),
  q: z.string().trim().max(100).default(''),
  state: z.enum(['all', ...accountStates]).default('all'),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
})

export const mailStates = ['queued', 'sent', 'failed'] as const

/** The outbox of mails and the one of text messages are searched alike. */
export const outboxFilter = z.strictObject({
  ...pageQuery,
  /** Words of the receiver's address or of the subject; of a text message its number, never its words: they hold codes. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(['all', ...mailStates]).default('all'),
})
export type OutboxFilter = z.output<typeof outboxFilter>
