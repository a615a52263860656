import { refuseAccess } from './access.messages.ts'
import type { DelegateList } from './property-rights.ts'

/** The fields of a user document that decide the user's roles. */
export interface RoleSource {
  role: 'user' | 'admin' | 'proxy'
  userType: 'landlord' | 'tenant' | 'both' | 'admin' | 'lawyer' | 'proxy'
  lawyer: boolean
  authorised: boolean
  estate: boolean
  host: boolean
  tenants: boolean
  proxy: boolean
  shareholder: boolean
  owned_id: readonly string[]
  renters_id: readonly string[]
}

export interface Roles {
  isHost: boolean
  isTenant: boolean
  isLawyer: boolean
  isAuthorised: boolean
  isEstate: boolean
  isProxy: boolean
  isShareholder: boolean
  isAdmin: boolean
}

type StaffRoles = Pick<Roles, 'isLawyer' | 'isAuthorised' | 'isEstate' | 'isProxy' | 'isShareholder'>

/** True for a person who acts for a host in one of the five ways. */
const isDelegated = (roles: StaffRoles): boolean =>
  roles.isLawyer || roles.isAuthorised || roles.isEstate || roles.isProxy || roles.isShareholder

/**
 * A person who acts for a host is neither host nor tenant in the same account: ROLE-09 says so for authorised, estate
 * and lawyer, and a proxy counts as authorised staff (AMB-26). A shareholder has no other role (ROLE-01), so a stray
 * flag in an imported record gives nothing.
 */
export function deriveRoles(user: RoleSource): Roles {
  const isShareholder = user.shareholder
  const isLawyer = user.lawyer && !isShareholder
  const isAuthorised = user.authorised && !isShareholder
  const isEstate = user.estate && !isShareholder
  const isProxy = (user.proxy || user.role === 'proxy' || user.userType === 'proxy') && !isShareholder
  const staff = { isLawyer, isAuthorised, isEstate, isProxy, isShareholder }
  const delegated = isDelegated(staff)
  return {
    isHost: !delegated && (user.host || user.owned_id.length > 0),
    isTenant: !delegated && (user.tenants || user.renters_id.length > 0),
    ...staff,
    isAdmin: user.role === 'admin' || user.userType === 'admin',
  }
}

export type ActiveRole = 'host' | 'tenant'

type OwnRoles = Pick<Roles, 'isHost' | 'isTenant'>

export const canSwitchRole = (roles: OwnRoles): boolean => roles.isHost && roles.isTenant

export function startingRole(roles: OwnRoles): ActiveRole | null {
  if (roles.isHost) return 'host'
  return roles.isTenant ? 'tenant' : null
}

/** Throws the refusal `single_role` unless the user is both host and tenant, even when `to` is their present role. */
export function switchRole(roles: OwnRoles, to: ActiveRole): ActiveRole {
  if (!canSwitchRole(roles)) throw refuseAccess('single_role')
  return to
}

export type RoleName = 'authorised' | 'estate' | 'lawyer' | 'host' | 'tenant'

/** The order in which role chips are shown. */
export const roleOrder: RoleName[] = ['authorised', 'estate', 'lawyer', 'host', 'tenant']

export const roleLabels: Record<RoleName, string> = {
  authorised: 'Yetkili',
  estate: 'Emlakçı',
  lawyer: 'Avukat',
  host: 'Mülk Sahibi',
  tenant: 'Kiracı',
}

/** Lists and notifications call this role `Yetkili Kişi`; chips use `roleLabels`. */
export const roleLabelInLists: Record<RoleName, string> = { ...roleLabels, authorised: 'Yetkili Kişi' }

/** Groups that have a name but no chip of their own. */
export const groupLabels = { proxy: 'Vekil', shareholder: 'Hissedar', admin: 'Yönetici' } as const

/** Labels of the five roles in which a person acts for an owner. */
export const staffLabels: Record<DelegateList, string> = {
  authorised: roleLabelInLists.authorised,
  estate: roleLabelInLists.estate,
  lawyer: roleLabelInLists.lawyer,
  proxy: groupLabels.proxy,
  shareholder: groupLabels.shareholder,
}

export function rolesInOrder(roles: Roles): RoleName[] {
  const held: Record<RoleName, boolean> = {
    authorised: roles.isAuthorised,
    estate: roles.isEstate,
    lawyer: roles.isLawyer,
    host: roles.isHost,
    tenant: roles.isTenant,
  }
  return roleOrder.filter((name) => held[name])
}

/** The one label that describes a user best in a list. */
export function roleTitle(user: RoleSource): string {
  const roles = deriveRoles(user)
  if (roles.isAdmin) return groupLabels.admin
  if (canSwitchRole(roles)) return `${roleLabels.host} ve ${roleLabels.tenant}`
  const [first] = rolesInOrder(roles)
  if (first) return roleLabelInLists[first]
  if (roles.isProxy) return groupLabels.proxy
  return roles.isShareholder ? groupLabels.shareholder : 'Kullanıcı'
}
