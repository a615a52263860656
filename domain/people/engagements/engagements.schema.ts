import { z } from 'zod'
import { permissionFlags } from '#domain/access/flags.ts'
import { delegateLists } from '#domain/access/property-rights.ts'

const flagShape = Object.fromEntries(permissionFlags.map((flag) => [flag, z.boolean()])) as Record<
  (typeof permissionFlags)[number],
  z.ZodBoolean
>

/** The owner whose records are shown: one whom the user works for, or the user (`self`). */
export const ownerChoice = z.union([z.uuid(), z.literal('self')], { error: 'Mülk sahibini seçin' })
/** Filter of a list; without it, or with `all`, only the choice in the header applies. */
export const ownerFilter = z.union([ownerChoice, z.literal('all')]).optional()
export type OwnerFilter = z.output<typeof ownerFilter>

const since = z.iso.date()
const common = {
  id: z.uuid(),
  owner_id: z.uuid(),
  owner_name: z.string(),
  role: z.enum(delegateLists),
  ...flagShape,
  acts_on_all: z.boolean(),
  since,
  /** The last day; null without an end. */
  until: z.iso.date().nullable(),
}

/** An engagement in force, as in `GET /accounts/me`. */
export const currentEngagement = z.strictObject(common)
export type CurrentEngagement = z.output<typeof currentEngagement>

/**
 * - `invited`: the person has not accepted yet and has no rights
 * - `suspended`: the owner has suspended it
 * - `upcoming`, `over`: today is outside its dates
 */
export const engagementStates = ['invited', 'active', 'suspended', 'upcoming', 'over'] as const
export type EngagementState = (typeof engagementStates)[number]

/** An engagement as shown to the person who works for the owner, invitations included. */
export const ownEngagement = z.strictObject({
  ...common,
  owner_avatar: z.string(),
  state: z.enum(engagementStates),
  invited_at: z.iso.datetime().nullable(),
  accepted_at: z.iso.datetime().nullable(),
  /** Titles of a few of the assigned properties, and their number. */
  properties: z.array(z.string()),
  propertyCount: z.number().int(),
})
export type OwnEngagement = z.output<typeof ownEngagement>
