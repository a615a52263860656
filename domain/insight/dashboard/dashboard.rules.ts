import type { ActiveRole } from '#domain/access/roles.ts'

/** Whole percent; 0 without properties to let (DASH-02). */
export const occupancyRate = ({ rented, total }: { rented: number; total: number }): number =>
  total === 0 ? 0 : Math.round((rented / total) * 100)

interface UserRelations {
  owns: boolean
  rents: boolean
  isHost: boolean
  isTenant: boolean
  /** True when the user works for an owner. */
  isEngaged: boolean
}

/** Which sides the start screen shows: a landlord who is also a tenant chooses one, others see all that they have. */
export function sidesOf(who: UserRelations, as: ActiveRole | undefined): { landlord: boolean; tenant: boolean } {
  const landlord = who.isHost || who.owns || who.isEngaged
  const tenant = who.isTenant || who.rents
  const both = (who.isHost || who.owns) && tenant
  return { landlord: landlord && !(both && as === 'tenant'), tenant: tenant && !(both && as === 'host') }
}

interface Steps {
  property: boolean
  contract: boolean
  agreed: boolean
}

/** Until the first contract is in force, the first steps are shown instead of empty figures. */
export const isNewcomer = (steps: Steps | null): boolean => steps !== null && !steps.agreed
