import type { Flags } from './flags.ts'
import { type ActiveRole, canSwitchRole, deriveRoles, type RoleSource } from './roles.ts'

export type Guard =
  | 'public'
  | 'guest-only'
  | 'signed-in'
  | 'host'
  | 'contract-maker'
  | 'tax-sheet'
  | 'lawyer-or-host'
  | 'admin'

export type Subject = RoleSource & Flags & { is_active: boolean | null; holds_shares: boolean }

/** null comes from accounts older than the approval step, which count as approved. */
export const isActive = (is_active: boolean | null): boolean => is_active !== false

/**
 * `null` is a guest. An inactive account passes no guard of the signed-in area, not even as admin, so a screen checks
 * `isActive` first: an inactive user sees the pending screen, not /404.
 */
export function passesGuard(guard: Guard, subject: Subject | null, activeRole: ActiveRole | null = null): boolean {
  if (guard === 'public') return true
  if (guard === 'guest-only') return subject === null
  if (!subject || !isActive(subject.is_active)) return false
  // Only `role` gives access: userType is a description that the user once chose (AMB-17).
  if (subject.role === 'admin') return true
  switch (guard) {
    case 'signed-in':
      return true
    case 'host':
      return actsAsHost(subject, activeRole)
    case 'contract-maker':
      return actsAsHost(subject, activeRole) || makesContracts(subject)
    case 'tax-sheet':
      return actsAsHost(subject, activeRole) || hasTaxSheet(subject)
    case 'lawyer-or-host':
      return deriveRoles(subject).isLawyer || actsAsHost(subject, activeRole)
    case 'admin':
      return false
  }
}

/** NAV-34 opens the wizard to staff who manage documents; estate agents need `canAddProperty`, lawyers never pass. */
function makesContracts(subject: Subject): boolean {
  const roles = deriveRoles(subject)
  return (roles.isAuthorised || roles.isProxy || roles.isShareholder) && subject.canManageDocuments
}

/**
 * A shareholder declares rental income (AMB-26: the share is used by payments and tax), also without access; staff who manage payments
 * print the owner's sheet. `sheetsOpenTo` decides which sheets each of them sees.
 */
function hasTaxSheet(subject: Subject): boolean {
  const roles = deriveRoles(subject)
  const paymentStaff = roles.isAuthorised || roles.isEstate || roles.isProxy
  return roles.isShareholder || subject.holds_shares || (paymentStaff && subject.canManagePayments)
}

function actsAsHost(subject: Subject, activeRole: ActiveRole | null): boolean {
  const roles = deriveRoles(subject)
  // Switching to the tenant role changes only the menu, so a host passes in either role (AMB-18).
  if (roles.isHost || (canSwitchRole(roles) && activeRole === 'host')) return true
  // NAV-20 names authorised and estate; proxy and shareholder count as authorised staff (AMB-26), a lawyer does not.
  const staff = roles.isAuthorised || roles.isEstate || roles.isProxy || roles.isShareholder
  return staff && subject.canAddProperty
}
