import { z } from 'zod'
import { done, pageQuery } from '#domain/kernel/endpoint.ts'

export const binKinds = [
  'property',
  'document',
  'picture',
  'fixture',
  'fixture_picture',
  'permissions',
  'special_condition',
  'forum_post',
  'forum_reply',
] as const
export type BinKind = (typeof binKinds)[number]

/** A contract is not in the bin but only hidden from a list; users look for it in the same place. */
export const binRowKinds = [...binKinds, 'contract'] as const

export const binFilter = z.strictObject({
  ...pageQuery,
  kind: z.enum(['all', ...binRowKinds]).default('all'),
})

export const binRow = z.strictObject({
  /** Id of the bin item, or of the contract. */
  id: z.uuid(),
  kind: z.enum(binRowKinds),
  title: z.string(),
  /** The property it belongs to; null for a property itself and for a person's permissions. */
  property_title: z.string().nullable(),
  deleted_by_name: z.string(),
  deleted_at: z.iso.datetime(),
  /** The last day for restoring it; null for a contract, which is kept for ever. */
  until: z.iso.date().nullable(),
  /** A picture of it, if there is one. */
  file_id: z.uuid().nullable(),
})
export type BinRow = z.output<typeof binRow>

/** The reply of a deletion that can be undone, with the id for undoing it. */
export const removedReply = done.extend({ bin_id: z.uuid() })
