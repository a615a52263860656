import { isoDate } from '#domain/kernel/dates.ts'
import { isRented } from '#domain/property/properties/properties.rules.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { isExpiring, isLive } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { DetailSection } from './detail-tabs.ts'

export interface NextAction {
  label: string
  at: DetailSection
}

/** An active contract ends soon, and no renewal has been proposed. */
function endsWithoutFollower(contracts: PropertyDetail['contracts']): boolean {
  const today = isoDate(new Date())
  const live = contracts.filter(({ status, cancelled_at }) => isLive(status) && !cancelled_at)
  const ending = live.find(({ status, bitisTarihi }) => status === 'active' && isExpiring(bitisTarihi, today))
  return ending !== undefined && !live.some(({ baslangicTarihi }) => baslangicTarihi > ending.baslangicTarihi)
}

/** The most likely next step for the viewer. */
export function nextAction(detail: PropertyDetail): NextAction | null {
  const { property, rights, relation, suggestions, contracts, images, deed, arrears, failed } = detail
  const late = arrears !== null && arrears.length > 0
  if (late && (rights.managePayments || relation === 'tenant')) return { label: 'Gecikmiş ödemeye bak', at: 'odemeler' }
  const waiting = suggestions.filter((request) => request.durum === waitingForAnswer).length
  if (rights.manageSuggestions && waiting > 0)
    return { label: waiting === 1 ? 'Bekleyen talebi yanıtla' : `${waiting} talebi yanıtla`, at: 'talepler' }
  if (relation === 'tenant') {
    if (contracts.length > 0) return { label: 'Kontratı gör', at: 'kontrat' }
    return { label: 'Demirbaş listesine bak', at: 'demirbaslar' }
  }
  const rented = isRented(property.tasinmazDurumu, property.tenant_id.length)
  if (rights.managePayments && rented && property.odemeDurumu === 'Beklemede')
    return { label: 'Ödemelere bak', at: 'odemeler' }
  if (rights.edit && !rented && !property.is_bina) return { label: 'Kiracı ekle', at: 'kiracilar' }
  if (rights.edit && endsWithoutFollower(contracts)) return { label: 'Kontratı yenile', at: 'kontrat' }
  if (rights.edit && !failed.includes('general') && images.general.length === 0)
    return { label: 'Fotoğraf ekle', at: 'fotograflar' }
  if (rights.edit && deed && !deed.il && !deed.ada) return { label: 'Tapu bilgilerini gir', at: 'tapu' }
  if (relation === 'lawyer') return { label: 'Belgelere bak', at: 'belgeler' }
  return contracts.length > 0 ? { label: 'Kontratı gör', at: 'kontrat' } : null
}
