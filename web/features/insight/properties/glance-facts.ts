import { daysBetween, isoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { type DetailSection, sectionsFor } from './detail-tabs.ts'

export interface GlanceFact {
  /** The section with the details; null when there is none. */
  at: DetailSection | null
  label: string
  value: string
  note?: string
  /** Something is wrong that costs somebody money. */
  late?: true
}

type Source = Pick<
  PropertyDetail,
  'property' | 'relation' | 'rights' | 'owner' | 'users' | 'contracts' | 'suggestions' | 'feature' | 'arrears'
>

/** A contract that ends within this many days counts as ending soon. */
const soonDays = 90

function currentContract({ contracts, property }: Pick<Source, 'contracts' | 'property'>) {
  return (
    contracts.find(({ id }) => id === property.contract_id) ??
    contracts.find(({ status, cancelled_at }) => status === 'active' && !cancelled_at)
  )
}

/** The first things an owner or tenant wants to know; unknown or irrelevant facts are left out. */
export function glanceFacts(detail: Source, today = isoDate(new Date())): GlanceFact[] {
  const facts = [rent(detail), otherSide(detail), end(detail, today), payment(detail), requests(detail), size(detail)]
  const open = sectionsFor(detail as PropertyDetail)
  return facts
    .filter((fact) => fact !== null)
    .map((fact) => ({ ...fact, at: fact.at && open.includes(fact.at) ? fact.at : null }))
}

function rent(detail: Source): GlanceFact | null {
  const { contracts, property } = detail
  // A building has no contracts of its own, only its flats do.
  if (property.is_bina) return null
  const current = currentContract(detail)
  const without = contracts.length > 0 ? 'Yürürlükte kontrat yok' : 'Kontrat yok'
  const value = current ? showMoney(current.rent, current.bedelTuru) : without
  return { at: 'kontrat', label: current?.gross ? 'Aylık kira (brüt)' : 'Aylık kira', value }
}

function otherSide({ relation, owner, users, property }: Source): GlanceFact | null {
  if (relation === 'tenant') return owner && { at: null, label: 'Mülk sahibi', value: owner.username }
  const [first, ...others] = users.filter((person) => person.relation === 'tenant')
  if (!first) return property.is_bina ? null : { at: 'kiracilar', label: 'Kiracı', value: 'Kiracı yok' }
  return {
    at: 'kiracilar',
    label: 'Kiracı',
    value: first.username,
    ...(others.length > 0 && { note: `ve ${others.length} kişi daha` }),
  }
}

function end(detail: Source, today: string): GlanceFact | null {
  const current = currentContract(detail)
  if (!current) return null
  const left = daysBetween(today, current.bitisTarihi)
  const note = left < 0 ? 'Süresi geçti' : left === 0 ? 'Bugün bitiyor' : `${left} gün kaldı`
  return {
    at: 'kontrat',
    label: 'Kontrat bitişi',
    value: showDate(current.bitisTarihi),
    ...(left <= soonDays && { note }),
  }
}

function payment({ arrears, property }: Source): GlanceFact | null {
  if (arrears && arrears.length > 0)
    return {
      at: 'odemeler',
      label: 'Gecikmiş borç',
      value: arrears.map(({ amount, currency }) => showMoney(amount, currency)).join(' + '),
      note: `${showDate(arrears.map(({ since }) => since).sort()[0]!)} gününden beri`,
      late: true,
    }
  // A vacant flat expects no payment.
  if (property.tenant_id.length === 0 || property.odemeDurumu === null) return null
  return {
    at: 'odemeler',
    label: 'Ödeme',
    value: property.odemeDurumu,
    ...(arrears && { note: 'Gecikmiş borç yok' }),
  }
}

function requests({ suggestions }: Source): GlanceFact | null {
  const waiting = suggestions.filter((request) => request.durum === waitingForAnswer).length
  return waiting > 0 ? { at: 'talepler', label: 'Bekleyen talep', value: String(waiting) } : null
}

function size({ feature }: Source): GlanceFact | null {
  const value = [feature?.odaSayisi, feature?.metrekaresi && `${feature.metrekaresi}\u00a0m²`]
    .filter(Boolean)
    .join(' · ')
  return value ? { at: 'ozellikler', label: 'Büyüklük', value } : null
}
