import type { ContractStatus } from '#domain/access/contract-status.ts'
import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { extensionArticle, hasRoof, periodEnd } from './contract-period.rules.ts'
import { type ContractTerms, contractStatusLabels } from './contracts.schema.ts'
import { increaseWords } from './increase-clause.rules.ts'

export interface ContractState {
  status: ContractStatus
  cancelled: boolean
  /** Cancelled, or past the agreed last day. */
  ended: boolean
  /** A renewal that was not answered in time. */
  lapsed?: boolean
  /** Its renewal has begun, so TBK 347 extends it no further. */
  renewed?: boolean
  baslangicTarihi: IsoDate
  /** The last day of a tenancy that has ended. */
  ended_on?: IsoDate | null | undefined
}

/** TBK 347: a contract in force is extended after its last day until one side gives notice. */
export const isExtended = ({ status, cancelled, ended, renewed }: Omit<ContractState, 'baslangicTarihi'>): boolean =>
  status === 'active' && ended && !cancelled && !renewed

export const extendedLabel = 'Süresi uzadı'
export const lapsedLabel = 'Yanıtsız kaldı'
const renewedLabel = 'Yenilendi'
export const lapsedText = (tasinmazCinsi: string) =>
  `Yenileme teklifi ilk günü gelene kadar yanıtlanmadığı için düştü${
    hasRoof(tasinmazCinsi) ? '; önceki kontrat aynı koşullarla bir yıl uzadı (TBK 347)' : ''
  }.`

/** All parties have agreed, and the first day is in the future. */
export const isUpcoming = (contract: ContractState, today: IsoDate): boolean =>
  contract.status === 'active' && !contract.ended && !contract.cancelled && contract.baslangicTarihi > today

/** In force since its first day: it can be ended for a date, but no longer cancelled at once. */
export const isRunning = (contract: Omit<ContractState, 'ended'>, today: IsoDate): boolean =>
  contract.status === 'active' && !contract.cancelled && contract.baslangicTarihi <= today

export const upcomingLabel = (start: IsoDate) => `Başlangıcı bekliyor · ${showDate(start)}`

export function contractStateLabel(contract: ContractState, today: IsoDate): string {
  if (contract.lapsed) return lapsedLabel
  if (contract.cancelled) return contract.ended_on ? `Sona erdi · ${showDate(contract.ended_on)}` : 'İptal edildi'
  if (isExtended(contract)) return extendedLabel
  if (contract.renewed && contract.ended) return renewedLabel
  if (isUpcoming(contract, today)) return upcomingLabel(contract.baslangicTarihi)
  // A contract that never took effect expires and is not extended.
  return contract.ended ? 'Süresi doldu' : contractStatusLabels[contract.status]
}

type Increasing = Pick<ContractTerms, 'artisSekli' | 'artisOrani' | 'bedelTuru'>

/** The effect of an extension on the rent, by the clause of the contract. */
export function extendedRentText(terms: Increasing, tasinmazCinsi: string): string {
  if (!hasRoof(tasinmazCinsi)) return 'Kiranın artıp artmayacağını kontrat ve taraflar belirler.'
  if (terms.bedelTuru !== 'TL')
    return 'Kira yabancı para ile kararlaştırıldığı için beş yıl geçmeden artırılamaz (TBK 344).'
  return increaseWords(terms).extension
}

export const extendedGuaranteeText =
  'Kefil, yazılı olarak yeniden kabul etmedikçe uzayan dönem için yeni bir yükümlülük altına girmez (TBK 583).'

/** What became of a lease whose term is over, by the kind of what is let. */
export function extendedUntil(tasinmazCinsi: string, until: IsoDate, bitisTarihi?: IsoDate): string {
  const over = `Kararlaştırılan süre ${bitisTarihi ? `${showDate(bitisTarihi)} tarihinde ` : ''}doldu`
  switch (extensionArticle(tasinmazCinsi)) {
    case 'TBK 347':
      return `${over}; bildirim yapılmadıysa kontrat aynı koşullarla ${showDate(until)} tarihine kadar uzadı (TBK 347).`
    case 'TBK 367':
      return `${over}; kullanım karşı çıkılmadan sürdüyse kira ${showDate(until)} tarihine kadar yenilenmiş sayılır (TBK 367).`
    case null:
      return `${over}; kullanım açık bir anlaşma olmadan sürdüyse kontrat belirsiz süreli sayılır (TBK 327).`
  }
}

export const extendedText = (contract: { tasinmazCinsi: string; bitisTarihi: IsoDate }, today: IsoDate) =>
  extendedUntil(contract.tasinmazCinsi, periodEnd(contract, today), contract.bitisTarihi)
