import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, daysBetween, type IsoDate, monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { addYears, periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { expiryWindowDays, lastDay, maxDeposit } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { LegalNote } from '#domain/tenancy/contracts/law.rules.ts'
import { showPercent, type TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import {
  agreedRent,
  fiveYearsNotes,
  proposeRent,
  type RentChange,
  type RentProposal,
  type RentStep,
  rentNotes,
  rentSteps,
} from '#domain/tenancy/rent-increases/increase.rules.ts'

export const renewalWindowDays = expiryWindowDays

export interface RunningPeriod {
  start: IsoDate
  end: IsoDate
  /** It went on by itself (TBK 347). */
  extended: boolean
}

/** The part of a tenancy that runs today under this contract: the agreed term, or a year of extension after it. */
export function runningPeriod(
  { baslangicTarihi, bitisTarihi }: Pick<ContractTerms, 'baslangicTarihi'> & { bitisTarihi: IsoDate },
  today: IsoDate,
): RunningPeriod {
  const end = periodEnd({ bitisTarihi }, today)
  if (end === bitisTarihi) return { start: baslangicTarihi, end, extended: false }
  return { start: addYears(addDays(end, 1), -1), end, extended: true }
}

export interface RenewalTime {
  /** The first day of the new term. */
  start: IsoDate
  /** From when on it is proposed. */
  from: IsoDate
  /** The extension has begun, and the proposal is for the year that runs. */
  late: boolean
}

/**
 * Ninety days ahead of the end the next term is proposed. A contract that has just gone on by itself is proposed anew for
 * the very year that began: nobody has to wait for its end because a question was left without an answer.
 */
export function renewalTime({ start, end, extended }: RunningPeriod, today: IsoDate): RenewalTime {
  if (extended && daysBetween(start, today) <= renewalWindowDays) return { start, from: start, late: true }
  const ahead = addDays(end, -renewalWindowDays)
  // Of a short term not before it has begun.
  return { start: addDays(end, 1), from: ahead < start ? start : ahead, late: false }
}

export const renewalStates = ['over', 'agreed', 'waiting', 'refused', 'open', 'early'] as const
export type RenewalState = (typeof renewalStates)[number]

interface StateSource {
  /** When the tenancy began or will begin, over all of its contracts. */
  started_on: IsoDate
  ended_on: IsoDate | null
  contract: { baslangicTarihi: IsoDate; bitisTarihi: IsoDate; status: ContractStatus; cancelled: boolean }
  /** The newest contract that follows it and has not taken effect. */
  proposal: { status: ContractStatus; cancelled: boolean; baslangicTarihi: IsoDate } | null
  today: IsoDate
}

export function renewalState({ started_on, ended_on, contract, proposal, today }: StateSource): RenewalState {
  if (ended_on || contract.cancelled || contract.status !== 'active') return 'over'
  // The first contract of a tenancy that has not begun renews nothing.
  if (contract.baslangicTarihi > today && started_on < contract.baslangicTarihi) return 'agreed'
  const time = renewalTime(runningPeriod(contract, today), today)
  if (proposal && !proposal.cancelled) {
    if (proposal.status !== 'rejected_by_tenant') return 'waiting'
    // One that was refused for a year that is gone is nobody's question any more.
    if (proposal.baslangicTarihi >= time.start) return 'refused'
  }
  return time.from <= today ? 'open' : 'early'
}

export interface RenewalSource {
  terms: ContractTerms
  bitisTarihi: IsoDate
  /** When the tenancy began, over all of its contracts. */
  started_on: IsoDate
  /** Increases that were agreed under the contract. */
  rent_changes: readonly RentChange[]
  tufe: TufeTable
  today: IsoDate
}

export interface RenewalProposal extends RentProposal {
  period: RunningPeriod
  late: boolean
  /** What the agreed way of increase would have made of the rent since the contract began; empty in its first rent year. */
  steps: RentStep[]
  baslangicTarihi: IsoDate
  bitisTarihi: IsoDate
}

/** The next term under the running contract: its length, the day after its end, the rent by the agreed way of increase. */
export function proposeRenewal(source: RenewalSource): RenewalProposal {
  const { terms, bitisTarihi, started_on, rent_changes, tufe, today } = source
  const period = runningPeriod({ baslangicTarihi: terms.baslangicTarihi, bitisTarihi }, today)
  const { start, late } = renewalTime(period, today)
  const current_rent = agreedRent(terms, rent_changes, addDays(start, -1))
  return {
    ...proposeRent({ terms, on: start, started_on, current_rent, tufe }),
    period,
    late,
    steps: rentSteps(terms, start, tufe),
    baslangicTarihi: start,
    bitisTarihi: lastDay(start, terms.sozlesmeSuresi, terms.sureBirimi),
  }
}

/** Raised in proportion to the rent, so that it is worth as many months as before; never above three (TBK 342). */
export function toppedDeposit(deposit: Kurus, { oldRent, newRent }: { oldRent: Kurus; newRent: Kurus }): Kurus {
  if (deposit === 0 || oldRent === 0 || newRent <= oldRent) return deposit
  return Math.max(deposit, Math.min(maxDeposit(newRent), Math.floor((deposit * newRent) / oldRent)))
}

/** While the figure that decides is not out, the last known one is a preview and says so. */
export function waitingReason({ waits_for, cap, basis }: RenewalProposal): string | null {
  if (!waits_for || !cap) return null
  // A fixed rate below the figure, or none at all, is only limited by it.
  const decides = basis === 'index' || basis === 'rate_capped' ? 'artışı' : 'artışın üst sınırını'
  return `Önizleme: ${decides} ${showMonth(waits_for)} TÜFE oranı belirleyecek; henüz yayımlanmadı, ${showMonth(monthsAfter(waits_for, 1))} başında açıklanır. Hesap, bilinen son oranla yapıldı (${showMonth(cap.month)}: ${showPercent(cap.percent)}). Şimdi gönderirseniz açıklanan oran daha düşük çıktığında aşan kısım uygulanmaz (TBK 344).`
}

/** What the law says to what the landlord has chosen. It informs and never blocks, as with any contract. */
export function renewalNotes(
  proposal: RenewalProposal,
  { rent, deposit, currency }: { rent: Kurus; deposit: Kurus; currency: string },
): LegalNote[] {
  const notes = rentNotes(proposal, { rent, currency })
  if (deposit > maxDeposit(rent))
    notes.push({
      code: 'deposit',
      article: 'TBK 342',
      text: `Güvence bedeli üç aylık kirayı (${showMoney(maxDeposit(rent), currency)}) aşamaz; aşan kısım geçersiz sayılır.`,
    })
  return [...notes, ...fiveYearsNotes(proposal)]
}
