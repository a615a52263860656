import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { deadlineKinds } from './deadline-kinds.rules.ts'

const anyOrId = z.union([z.literal(''), z.uuid()]).default('')

export const deadlineFilter = z.strictObject({
  ...pageQuery,
  kind: z.enum(['all', ...deadlineKinds]).default('all'),
  /** Empty: all properties. */
  property: anyOrId,
  owner: anyOrId,
  /** `done`: dates marked as done by the caller. */
  state: z.enum(['open', 'done']).default('open'),
})
export type DeadlineFilter = z.output<typeof deadlineFilter>

export const deadlineView = z.strictObject({
  /** Kind, subject and day; see `keyOf`. */
  key: z.string(),
  kind: z.enum(deadlineKinds),
  date: z.iso.date(),
  side: z.enum(['landlord', 'tenant']),
  property: z.uuid(),
  property_title: z.string(),
  owner: z.uuid(),
  contract: z.uuid().nullable(),
  tenancy: z.uuid().nullable(),
  /** The other party, the person asked, or the document. */
  about: z.string(),
  /** True when the caller may take the next step. */
  manage: z.boolean(),
  done: z.boolean(),
  /** Others on the landlord's side who have marked it as done. */
  done_by: z.array(z.string()),
})
export type DeadlineView = z.output<typeof deadlineView>

export const deadlineMark = z.strictObject({
  property: z.uuid(),
  key: z.string().min(1).max(120),
})
export type DeadlineMark = z.output<typeof deadlineMark>
