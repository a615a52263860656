import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { periodEnd } from '#domain/lawyer/deadlines.rules.ts'
import { type ContractStatus, contractStatusLabels } from './contracts.schema.ts'

interface Standing {
  status: ContractStatus
  cancelled: boolean
  /** Cancelled, or past the agreed last day. */
  ended: boolean
}

/** TBK 347: an agreement in force goes on by itself after its last day, until somebody gives notice. */
export const isExtended = ({ status, cancelled, ended }: Standing): boolean =>
  status === 'active' && ended && !cancelled

export const extendedLabel = 'Süresi uzadı'

/** In force is calm, waiting needs attention, a request for changes needs a hand, the past is grey. */
export function contractState(contract: Standing): {
  label: string
  color: 'success' | 'warning' | 'error' | 'default'
} {
  if (contract.cancelled) return { label: 'İptal edildi', color: 'default' }
  if (isExtended(contract)) return { label: extendedLabel, color: 'success' }
  // Nobody was bound by it, so there is nothing that could go on.
  if (contract.ended) return { label: 'Süresi doldu', color: 'default' }
  const color =
    contract.status === 'active' ? 'success' : contract.status === 'rejected_by_tenant' ? 'error' : 'warning'
  return { label: contractStatusLabels[contract.status], color }
}

export const extendedText = (bitisTarihi: IsoDate, today: IsoDate) =>
  `Kararlaştırılan süre ${showDate(bitisTarihi)} tarihinde doldu. Bildirim yapılmadıysa kontrat aynı koşullarla ${showDate(periodEnd({ bitisTarihi }, today))} tarihine kadar uzadı (TBK 347).`
