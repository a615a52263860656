import {
  type ChosenOwner,
  flagsOn,
  passesAs,
  rightsForChosenOwner,
  self,
  subjectsOf,
} from '#domain/access/engagements.ts'
import { type Guard, passesGuard } from '#domain/access/guards.ts'
import { type PropertyRights, type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type { ActiveRole } from '#domain/access/roles.ts'
import { staffLabels } from '#domain/access/roles.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { useCurrentUser } from './current-user.ts'

/** An owner on whose behalf the user may act, or the user's own account. */
export interface ActingRole {
  owner: Exclude<ChosenOwner, null>
  name: string
  /** The role's label. */
  role: string
}

const hasOwnSide = ({ user }: CurrentUser) =>
  user.host || user.tenants || user.owned_id.length > 0 || user.renters_id.length > 0

/** A user with a single side has nothing to choose. */
export function actingRolesOf(me: CurrentUser | null): ActingRole[] {
  if (!me || me.user.role === 'admin') return []
  const actingRoles = me.engagements.map(
    (engagement): ActingRole => ({
      owner: engagement.owner_id,
      name: engagement.owner_name,
      role: staffLabels[engagement.role],
    }),
  )
  if (hasOwnSide(me)) actingRoles.push({ owner: self, name: 'Kendi mülklerim', role: ownRole(me) })
  return actingRoles.length > 1 ? actingRoles : []
}

const ownRole = ({ user }: CurrentUser) =>
  user.owned_id.length > 0 || user.host
    ? user.renters_id.length > 0
      ? 'Mülk sahibi ve kiracı'
      : 'Mülk sahibi'
    : 'Kiracı'

export const useActingRoles = (): ActingRole[] => actingRolesOf(useCurrentUser())

/** The owner's name of a record, for users who see records of several owners; null otherwise. */
export function useOwnerName(): (owner: string) => string | null {
  const me = useCurrentUser()
  const actingRoles = actingRolesOf(me)
  if (!me || actingRoles.length === 0) return () => null
  return (owner) =>
    owner === me.user.id ? 'Kendi mülküm' : (actingRoles.find((actingRole) => actingRole.owner === owner)?.name ?? null)
}

/** The user's rights on this owner's records; rights hold only in the engagement that grants them. */
export function rightsAt(
  me: CurrentUser,
  { relation, owner_id }: { relation: Relation; owner_id: string },
): PropertyRights {
  return rightsOn(relation, flagsOn(me.engagements, owner_id))
}

/** The user's position towards the owner chosen in the header, in the server's form. */
export const rightsForChosen = ({ user, engagements, chosen }: CurrentUser) =>
  rightsForChosenOwner({ own: user, engagements, chosen })

/** Whether the user may see the payments of any owner shown. */
export const seesPayments = (me: CurrentUser): boolean => {
  const { own, engagements, side } = rightsForChosen(me)
  return (
    (side === 'all' && (own.role === 'admin' || hasOwnSide(me))) ||
    engagements.some((each) => rightsOn(each.role, each).seePayments)
  )
}

/** Whether any of the shown owners grants access to the screen; each record is then checked on its own. */
export const opensFor = (me: CurrentUser, guard: Guard, role: ActiveRole | null): boolean =>
  me.chosen === null
    ? passesGuard(guard, me.user, role) || passesAs(guard, subjectsOf(me.user, me.engagements), role)
    : passesGuard(guard, me.user, role)

/** The storage key of a list: each side of a user has its own. */
export const sideKey = (me: CurrentUser | null): string =>
  me ? `${me.user.id}${me.chosen ? `.${me.chosen}` : ''}` : ''
