import type { ActiveRole } from '#domain/access/roles.ts'

/** As a whole percent; nothing to let is nothing let (DASH-02). */
export const occupancyRate = ({ rented, total }: { rented: number; total: number }): number =>
  total === 0 ? 0 : Math.round((rented / total) * 100)

interface Standing {
  owns: boolean
  rents: boolean
  isHost: boolean
  isTenant: boolean
  /** Works for an owner. */
  isEngaged: boolean
}

/** Which sides of a person the start screen shows: whoever has both chooses one, everybody else sees what they have. */
export function sidesOf(who: Standing, as: ActiveRole | undefined): { landlord: boolean; tenant: boolean } {
  const landlord = who.isHost || who.owns || who.isEngaged
  const tenant = who.isTenant || who.rents
  const both = (who.isHost || who.owns) && tenant
  return { landlord: landlord && !(both && as === 'tenant'), tenant: tenant && !(both && as === 'host') }
}

export interface Steps {
  property: boolean
  contract: boolean
  agreed: boolean
}

/** Until the first contract holds, what is left to do counts more than empty figures. */
export const isNewcomer = ({ agreed }: Steps): boolean => !agreed
