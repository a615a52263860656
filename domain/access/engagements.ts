import { type Flags, noFlags, permissionFlags } from './flags.ts'
import { type Guard, passesGuard, type Subject } from './guards.ts'
import type { DelegateList } from './property-rights.ts'
import { type ActiveRole, deriveRoles, type RoleSource } from './roles.ts'

/** The role in which a person acts for an owner; same names as the delegate lists of a property. */
export type EngagementRole = DelegateList

/** A person's assignment to one owner, while it is in force. Grants rights on that owner's properties only. */
export interface Engagement extends Flags {
  owner_id: string
  role: EngagementRole
  acts_on_all: boolean
}

type StaffBoolean = 'lawyer' | 'authorised' | 'estate' | 'proxy' | 'shareholder'

/** The person's own side, without engagements. Carries no flag, so that no flag reaches another owner's properties. */
export type Own = Omit<RoleSource, StaffBoolean> & { is_active: boolean | null; holds_shares: boolean }

/** The `userType` and `role` that go with each engagement role. */
const described: Record<EngagementRole, Pick<RoleSource, 'userType'> & Partial<Pick<RoleSource, 'role'>>> = {
  authorised: { userType: 'landlord' },
  estate: { userType: 'landlord' },
  lawyer: { userType: 'lawyer' },
  proxy: { userType: 'proxy', role: 'proxy' },
  shareholder: { userType: 'landlord' },
}

/** Has every field from the start, because copying an object is faster than adding fields to it one by one. */
const nobody: Subject = {
  role: 'user',
  userType: 'landlord',
  host: false,
  tenants: false,
  owned_id: [],
  renters_id: [],
  is_active: null,
  holds_shares: false,
  lawyer: false,
  authorised: false,
  estate: false,
  proxy: false,
  shareholder: false,
  ...noFlags,
}

/** The user document as seen in one engagement, or without one (null): own and rented properties. */
export function subjectAs(own: Own, engagement: Engagement | null): Subject {
  const { host, tenants, owned_id, renters_id, is_active, holds_shares } = own
  const subject: Subject = { ...nobody, host, tenants, owned_id, renters_id, is_active, holds_shares }
  // Accounts that were once a proxy themselves keep these values; they give no right any more.
  if (own.role !== 'proxy' && own.userType !== 'proxy') {
    subject.role = own.role
    subject.userType = own.userType
  }
  if (!engagement || own.role === 'admin') return subject
  Object.assign(subject, described[engagement.role])
  subject[engagement.role] = true
  for (const flag of permissionFlags) subject[flag] = engagement[flag]
  return subject
}

/** The person's own side and each engagement as separate subjects, because rights of one must not extend another. */
export const subjectsOf = (own: Own, engagements: readonly Engagement[]): Subject[] => [
  subjectAs(own, null),
  ...engagements.map((engagement) => subjectAs(own, engagement)),
]

/** A guard passes when one of the subjects passes it; rights on single rows are checked later. */
export const passesAs = (
  guard: Guard,
  subjects: readonly Subject[] | null,
  activeRole: ActiveRole | null = null,
): boolean => (subjects ? subjects.some((each) => passesGuard(guard, each, activeRole)) : passesGuard(guard, null))

/** The owner chosen in the header: an owner's id, `self` for the person's own side, null for all. */
export type ChosenOwner = string | null
export const self = 'self'

/** Drops the choice of an owner whom the person no longer works for. */
export const chosenAmong = (chosen: ChosenOwner, engagements: readonly Pick<Engagement, 'owner_id'>[]): ChosenOwner =>
  chosen === self || engagements.some(({ owner_id }) => owner_id === chosen) ? chosen : null

interface Person<Each extends Engagement> {
  own: Own
  /** Longest standing first. */
  engagements: readonly Each[]
  chosen: ChosenOwner
}

/**
 * The engagement whose role is shown. With nothing chosen: none if the person has a side of their own, otherwise the
 * longest standing engagement.
 */
export function shownEngagement<Each extends Engagement>({ own, engagements, chosen }: Person<Each>): Each | null {
  if (chosen === self || engagements.length === 0) return null
  const named = engagements.find(({ owner_id }) => owner_id === chosen)
  if (named) return named
  const { isHost, isTenant, isAdmin } = deriveRoles(subjectAs(own, null))
  return isHost || isTenant || isAdmin ? null : (engagements[0] ?? null)
}

/** `engaged`: only rights from engagements count; `all`: the person's own side counts too. */
export type Side = 'all' | 'engaged'

/**
 * With an owner chosen in the header, only the rights from that owner count. The person stays the tenant of the properties
 * they rent, and an administrator stays one.
 */
export function rightsForChosenOwner<Each extends Engagement>({
  own,
  engagements,
  chosen,
}: Person<Each>): {
  own: Own
  engagements: readonly Each[]
  side: Side
} {
  if (chosen === null || own.role === 'admin') return { own, engagements, side: 'all' }
  if (chosen === self) return { own, engagements: [], side: 'all' }
  return {
    own: { ...own, host: false, tenants: false, owned_id: [] },
    engagements: engagements.filter(({ owner_id }) => owner_id === chosen),
    side: 'engaged',
  }
}

/** The flags that a person has on properties of this owner. */
export const flagsOn = (engagements: readonly Engagement[], owner: string): Flags =>
  engagements.find(({ owner_id }) => owner_id === owner) ?? noFlags

/** The owners for whom the person may add a property, `self` included. Administrators add for themselves. */
export function ownersToAddFor(own: Own, engagements: readonly Engagement[]): string[] {
  if (own.role === 'admin') return [self]
  const given = engagements.filter((each) => passesGuard('host', subjectAs(own, each))).map(({ owner_id }) => owner_id)
  return [...(passesGuard('host', subjectAs(own, null)) ? [self] : []), ...given]
}
