import { daysBetween, type IsoDate, showDate } from '#domain/kernel/dates.ts'
import type { CardLease, PropertyCard } from '#domain/property/properties/properties.api.ts'
import { rentedText } from '#domain/property/properties/properties.rules.ts'
import { periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { extendedLabel } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'

/** A no-break space keeps the dot with the following word, so that no line ends with it. */
const filled = (parts: (string | null | false)[]) => parts.filter(Boolean).join(' ·\u00a0')

export const locationOf = ({ il, ilce, adres }: PropertyCard) => [ilce, il].filter(Boolean).join(', ') || adres

export const sizeOf = ({ tasinmazCinsi, odaSayisi, metrekaresi }: PropertyCard) =>
  filled([tasinmazCinsi, odaSayisi, metrekaresi !== null && `${metrekaresi}\u00a0m²`])

/** A receipt covers what would be late, and the landlord has yet to answer it. */
export const hasWaitingReceipt = ({ strip }: Pick<PropertyCard, 'strip'>) => strip?.months.includes('waiting') === true

const tailLetters = 12

/** The last words of a name, at most twelve letters, and what stands before them; a short name is not split. */
export function splitName(name: string): { head: string; tail: string } {
  const at = name.indexOf(' ', name.length - tailLetters - 1)
  return at > 0 ? { head: name.slice(0, at), tail: name.slice(at) } : { head: name, tail: '' }
}

export const tenantsOf = ({ tenants }: PropertyCard) =>
  tenants.length > 2 ? `${tenants.slice(0, 2).join(', ')} ve ${tenants.length - 2} kişi daha` : tenants.join(', ')

export const unitsOf = ({ units, rentedUnits }: PropertyCard) =>
  units === 0 ? 'Henüz bağımsız bölüm yok' : rentedText({ total: units, rented: rentedUnits }, 'bağımsız bölüm')

interface LeaseEnd {
  /** The relevant date: the last day, or the first one of a coming contract. */
  label: 'Kontrat bitişi' | 'Kontrat başlangıcı' | 'Son gün'
  date: string
  /** A remark when this end needs attention. */
  note: string | null
}

/** A contract continues after its last day and ends a year later (TBK 347). */
export function leaseEnd(
  { starts_on, ends_on, last_day }: Pick<CardLease, 'starts_on' | 'ends_on' | 'last_day'>,
  today: IsoDate,
): LeaseEnd {
  if (last_day) return { label: 'Son gün', date: showDate(last_day), note: daysLeft(last_day, today) }
  if (starts_on > today) return { label: 'Kontrat başlangıcı', date: showDate(starts_on), note: null }
  if (ends_on < today)
    return { label: 'Kontrat bitişi', date: showDate(periodEnd({ bitisTarihi: ends_on }, today)), note: extendedLabel }
  return { label: 'Kontrat bitişi', date: showDate(ends_on), note: daysLeft(ends_on, today) }
}

function daysLeft(day: IsoDate, today: IsoDate): string | null {
  const left = daysBetween(today, day)
  if (left < 0 || left > expiryWindowDays) return null
  return left === 0 ? 'bugün' : `${left}\u00a0gün kaldı`
}

interface Count {
  properties: number
  buildings: number
  /** Left out where the list shows one state alone. */
  rented?: number | undefined
}

/** Buildings are counted beside the properties, because they are let by their units. */
export const countText = ({ properties, buildings, rented }: Count) =>
  filled([
    rented === undefined || properties === 0 ? `${properties} mülk` : rentedText({ total: properties, rented }),
    buildings > 0 && `${buildings} bina`,
  ])
