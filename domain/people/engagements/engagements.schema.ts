import { z } from 'zod'
import { permissionFlags } from '#domain/access/flags.ts'
import { delegateLists } from '#domain/access/property-rights.ts'

const flagShape = Object.fromEntries(permissionFlags.map((flag) => [flag, z.boolean()])) as Record<
  (typeof permissionFlags)[number],
  z.ZodBoolean
>

/** Whose things to show: an owner whom the person works for, or the own ones. */
export const ownerChoice = z.union([z.uuid(), z.literal('self')], { error: 'Mülk sahibini seçin' })
/** For the query of a list; left out, or `all`, it shows whatever the choice in the header leaves. */
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

/** One that is in force, as `GET /accounts/me` names it. */
export const currentEngagement = z.strictObject(common)
export type CurrentEngagement = z.output<typeof currentEngagement>

/**
 * - `invited`: the owner asks, and nothing is given before the person accepts
 * - `suspended`: the owner holds it back
 * - `upcoming`, `over`: outside of its dates
 */
export const engagementStates = ['invited', 'active', 'suspended', 'upcoming', 'over'] as const
export type EngagementState = (typeof engagementStates)[number]

/** As the person sees it who works for the owner, invitations included. */
export const ownEngagement = z.strictObject({
  ...common,
  owner_avatar: z.string(),
  state: z.enum(engagementStates),
  invited_at: z.iso.datetime().nullable(),
  accepted_at: z.iso.datetime().nullable(),
  /** A few titles of the properties that are given, and how many there are. */
  properties: z.array(z.string()),
  propertyCount: z.number().int(),
})
export type OwnEngagement = z.output<typeof ownEngagement>
