import { type Flags, noFlags, permissionFlags } from './flags.ts'
import { type Guard, passesGuard, type Subject } from './guards.ts'
import type { DelegateList } from './property-rights.ts'
import { type ActiveRole, deriveRoles, type RoleSource } from './roles.ts'

/** As what somebody acts for an owner; the same words as the lists that they stand on. */
export type EngagementRole = DelegateList

/** What ties a person to one owner, as long as it is in force. It gives rights on that owner's properties and on no others. */
export interface Engagement extends Flags {
  owner_id: string
  role: EngagementRole
  acts_on_all: boolean
}

type StaffBoolean = 'lawyer' | 'authorised' | 'estate' | 'proxy' | 'shareholder'

/** What somebody is by themselves, without anybody they act for. It carries no flag, so that none can cross over. */
export type Own = Omit<RoleSource, StaffBoolean> & { is_active: boolean | null }

/** The specified fields of User beside the boolean itself. */
const described: Record<EngagementRole, Pick<RoleSource, 'userType'> & Partial<Pick<RoleSource, 'role'>>> = {
  authorised: { userType: 'landlord' },
  estate: { userType: 'landlord' },
  lawyer: { userType: 'lawyer' },
  proxy: { userType: 'proxy', role: 'proxy' },
  shareholder: { userType: 'landlord' },
}

/** Has every field from the beginning: a copy of it is made faster than fields can be added to an object one by one. */
const nobody: Subject = {
  role: 'user',
  userType: 'landlord',
  host: false,
  tenants: false,
  owned_id: [],
  renters_id: [],
  is_active: null,
  lawyer: false,
  authorised: false,
  estate: false,
  proxy: false,
  shareholder: false,
  ...noFlags,
}

/** The user document as it looks in one engagement, or in none: own properties and rented ones. */
export function subjectAs(own: Own, engagement: Engagement | null): Subject {
  const { host, tenants, owned_id, renters_id, is_active } = own
  const subject: Subject = { ...nobody, host, tenants, owned_id, renters_id, is_active }
  // A leftover of the time when the account itself was a proxy gives nothing.
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

/** Everything that a person is, each for itself: a right of one hat never helps another. */
export const subjectsOf = (own: Own, engagements: readonly Engagement[]): Subject[] => [
  subjectAs(own, null),
  ...engagements.map((engagement) => subjectAs(own, engagement)),
]

/** A door opens when one of the hats opens it; what lies behind is decided row by row. */
export const passesAs = (
  guard: Guard,
  subjects: readonly Subject[] | null,
  activeRole: ActiveRole | null = null,
): boolean => (subjects ? subjects.some((each) => passesGuard(guard, each, activeRole)) : passesGuard(guard, null))

/** The owner whose things a person looks at now: an owner's id, `self` for the own ones, null for all. */
export type ChosenOwner = string | null
export const self = 'self'

/** An owner whom the person no longer works for is not chosen any more. */
export const chosenAmong = (chosen: ChosenOwner, engagements: readonly Pick<Engagement, 'owner_id'>[]): ChosenOwner =>
  chosen === self || engagements.some(({ owner_id }) => owner_id === chosen) ? chosen : null

interface Person<Each extends Engagement> {
  own: Own
  /** The longest standing first. */
  engagements: readonly Each[]
  chosen: ChosenOwner
}

/**
 * The engagement that the specified fields of User show. While nothing is chosen that is the person's own side, if there
 * is one; somebody who only works for others shows the longest standing engagement.
 */
export function shownEngagement<Each extends Engagement>({ own, engagements, chosen }: Person<Each>): Each | null {
  if (chosen === self) return null
  const named = engagements.find(({ owner_id }) => owner_id === chosen)
  if (named) return named
  const { isHost, isTenant, isAdmin } = deriveRoles(subjectAs(own, null))
  return isHost || isTenant || isAdmin ? null : (engagements[0] ?? null)
}

/** Whether somebody is looked at through engagements alone, or with what is their own as well. */
export type Side = 'all' | 'engaged'

/**
 * With an owner chosen in the header, a person has only the rights which that owner gave. They stay the tenant of the
 * places that they rent, and administrators stay administrators.
 */
export function standingFor<Each extends Engagement>({
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

/** The flags that hold on a property of this owner. */
export const flagsOn = (engagements: readonly Engagement[], owner: string): Flags =>
  engagements.find(({ owner_id }) => owner_id === owner) ?? noFlags

/** For whom somebody may add a property: `self`, and the owners who gave them that. Administrators add for themselves. */
export function ownersToAddFor(own: Own, engagements: readonly Engagement[]): string[] {
  if (own.role === 'admin') return [self]
  const given = engagements.filter((each) => passesGuard('host', subjectAs(own, each))).map(({ owner_id }) => owner_id)
  return [...(passesGuard('host', subjectAs(own, null)) ? [self] : []), ...given]
}
