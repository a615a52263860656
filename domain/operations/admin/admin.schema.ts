import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { listLimits } from '#domain/people/staff/staff.schema.ts'

/** `pending` waits for a decision, `refused` was rejected, `passive` was deactivated later. */
export const accountStates = ['pending', 'active', 'refused', 'passive'] as const
export type AccountState = (typeof accountStates)[number]

/** Counting stops at this number; other users are found by search. */
export const mostUsersCounted = 2000

export const userFilter = z.strictObject({
  ...pageQuery,
  size: z.coerce.number().int().min(1).max(listLimits.all).default(20),
  q: z.string().trim().max(100).default(''),
  state: z.enum(['all', ...accountStates]).default('all'),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
})
export type UserFilter = z.output<typeof userFilter>

export const mailStates = ['queued', 'sent', 'failed'] as const

/** The filter of the mail outbox and of the text message outbox. */
export const outboxFilter = z.strictObject({
  ...pageQuery,
  /** Searches a mail's address and subject, and a text message's number, but not its text, which contains codes. */
  q: z.string().trim().max(100).default(''),
  state: z.enum(['all', ...mailStates]).default('all'),
})
export type OutboxFilter = z.output<typeof outboxFilter>
