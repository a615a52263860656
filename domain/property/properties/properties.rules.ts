import { lower, ofThem } from '#domain/kernel/turkish-text.ts'
import {
  notRentedStatuses,
  type PropertyStatus,
  propertyStatuses,
  type StatusFilter,
  type StatusGroup,
  statusGroups,
  unknownProperty,
  unnamedProperty,
} from './properties.schema.ts'

const notRented = new Set(notRentedStatuses.map(lower))

/** Unknown statuses count as rented; an empty one only when there are tenants (AMB-41). */
export function isRented(status: string | null, tenants = 0): boolean {
  if (!status?.trim()) return tenants > 0
  return !notRented.has(lower(status.trim()))
}

export const statusWithTenant = 'Kiralanmış' satisfies PropertyStatus
export const statusWithoutLastTenant = 'Boş' satisfies PropertyStatus
export const statusAfterCancellation = 'Kiralanmamış' satisfies PropertyStatus

/** The status after a tenant left; unchanged while others remain. */
export const statusAfterLeaving = (status: PropertyStatus, remaining: number): PropertyStatus =>
  remaining === 0 ? statusWithoutLastTenant : status

/** The sync rule: a property with tenants is rented, one without is not. */
export function syncedStatus(status: PropertyStatus, tenants: number): PropertyStatus {
  const rented = isRented(status, tenants)
  if (!rented && tenants > 0) return statusWithTenant
  if (rented && tenants === 0) return statusAfterCancellation
  return status
}

/** A user may choose a status only if the sync rule would keep it. */
export const mayChooseStatus = (status: PropertyStatus, tenants: number): boolean =>
  syncedStatus(status, tenants) === status

export const titleOf = (property: { baslik: string } | null | undefined): string =>
  property ? property.baslik.trim() || unnamedProperty : unknownProperty

/** The group by which a list names a status; what looks for a tenant is counted as vacant too. */
export const groupOf = (status: PropertyStatus): StatusGroup => {
  if (isRented(status)) return 'rented'
  return status === 'Kiracı Aranıyor' ? 'seeking' : 'vacant'
}

/** `17 mülkün 7’si kirada` */
export function rentedText({ total, rented }: { total: number; rented: number }, noun = 'mülk'): string {
  if (rented === 0) return `${total} ${noun}, kirada olan yok`
  if (rented === total) return total === 1 ? `1 ${noun}, kirada` : `${total} ${noun}, hepsi kirada`
  return `${total} ${noun}ün ${ofThem(rented)} kirada`
}

/** A building is let by its units, so what is filtered by a group leaves buildings out. */
export const isGroup = (filter: StatusFilter): filter is StatusGroup => statusGroups.some((group) => group === filter)

/** The statuses that a filter value includes. */
export const statusesOf = (filter: StatusFilter): readonly PropertyStatus[] => {
  if (filter === 'all') return propertyStatuses
  if (filter === 'vacant') return notRentedStatuses
  return isGroup(filter) ? propertyStatuses.filter((status) => groupOf(status) === filter) : [filter]
}
