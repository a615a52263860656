import { type ChosenOwner, flagsOn, passesAs, self, standingFor, subjectsOf } from '#domain/access/engagements.ts'
import { type Guard, passesGuard } from '#domain/access/guards.ts'
import { type PropertyRights, type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type { ActiveRole } from '#domain/access/roles.ts'
import { staffLabels } from '#domain/access/roles.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { useCurrentUser } from './current-user.ts'

/** One of the sides that a person has: an owner whom they work for, or their own. */
export interface Hat {
  owner: Exclude<ChosenOwner, null>
  name: string
  /** As what. */
  role: string
}

const hasOwnSide = ({ user }: CurrentUser) =>
  user.host || user.tenants || user.owned_id.length > 0 || user.renters_id.length > 0

/** Somebody who looks at one side only has nothing to choose from. */
export function hatsOf(me: CurrentUser | null): Hat[] {
  if (!me || me.user.role === 'admin') return []
  const hats = me.engagements.map(
    (engagement): Hat => ({
      owner: engagement.owner_id,
      name: engagement.owner_name,
      role: staffLabels[engagement.role],
    }),
  )
  if (hasOwnSide(me)) hats.push({ owner: self, name: 'Kendi mülklerim', role: ownRole(me) })
  return hats.length > 1 ? hats : []
}

const ownRole = ({ user }: CurrentUser) =>
  user.owned_id.length > 0 || user.host
    ? user.renters_id.length > 0
      ? 'Mülk sahibi ve kiracı'
      : 'Mülk sahibi'
    : 'Kiracı'

export const useHats = (): Hat[] => hatsOf(useCurrentUser())

/** Whose a record is, for somebody who sees those of several people; null for everybody else. */
export function useOwnerName(): (owner: string) => string | null {
  const me = useCurrentUser()
  const hats = hatsOf(me)
  if (!me || hats.length === 0) return () => null
  return (owner) => (owner === me.user.id ? 'Kendi mülküm' : (hats.find((hat) => hat.owner === owner)?.name ?? null))
}

/** What the person may do with a record of this owner: flags hold in the engagement that gave them and nowhere else. */
export function rightsAt(
  me: CurrentUser,
  { relation, owner_id }: { relation: Relation; owner_id: string },
): PropertyRights {
  return rightsOn(relation, flagsOn(me.engagements, owner_id))
}

/** What the person is to whoever is chosen in the header, as the server takes it. */
export const standingOf = ({ user, engagements, chosen }: CurrentUser) =>
  standingFor({ own: user, engagements, chosen })

/** Whether there is anybody whose payments the person may know of, among those looked at. */
export const seesPayments = (me: CurrentUser): boolean => {
  const { own, engagements, side } = standingOf(me)
  return (
    (side === 'all' && (own.role === 'admin' || hasOwnSide(me))) ||
    engagements.some((each) => rightsOn(each.role, each).seePayments)
  )
}

/** Whether one of the sides that the person looks at opens the door; behind it each record is decided by itself. */
export const opensFor = (me: CurrentUser, guard: Guard, role: ActiveRole | null): boolean =>
  me.chosen === null
    ? passesGuard(guard, me.user, role) || passesAs(guard, subjectsOf(me.user, me.engagements), role)
    : passesGuard(guard, me.user, role)

/** Under which name a browser keeps a list: each side of a person has its own. */
export const sideKey = (me: CurrentUser | null): string =>
  me ? `${me.user.id}${me.chosen ? `.${me.chosen}` : ''}` : ''
