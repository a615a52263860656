import type { PropertyCard } from '#domain/properties/properties.api.ts'

/** The point goes along with what it precedes: none hangs at the end of a line. */
const filled = (parts: (string | null | false)[]) => parts.filter(Boolean).join(' ·\u00a0')

export const placeOf = ({ il, ilce, adres }: PropertyCard) => [ilce, il].filter(Boolean).join(', ') || adres

export const sizeOf = ({ tasinmazCinsi, odaSayisi, metrekaresi }: PropertyCard) =>
  filled([tasinmazCinsi, odaSayisi, metrekaresi !== null && `${metrekaresi}\u00a0m²`])

export const tenantsOf = ({ tenants }: PropertyCard) =>
  tenants.length > 2 ? `${tenants.slice(0, 2).join(', ')} ve ${tenants.length - 2} kişi daha` : tenants.join(', ')

export const unitsOf = ({ units, rentedUnits }: PropertyCard) =>
  units === 0
    ? 'Henüz bağımsız bölüm yok'
    : `${units} bağımsız bölüm, ${rentedUnits === 0 ? 'kirada olan yok' : `${rentedUnits} kirada`}`
