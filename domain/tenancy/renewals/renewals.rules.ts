import type { ContractStatus } from '#domain/access/contract-status.ts'
import { addDays, daysBetween, type IsoDate, monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { extensionStart, hasRoof, periodEnd } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { expiryWindowDays, lastDay, maxDeposit } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { LegalNote } from '#domain/tenancy/contracts/law.rules.ts'
import { currencyRule, isUnderCurrencyRule } from '#domain/tenancy/rates/currency-rule.rules.ts'
import { showPercent, type TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import {
  agreedRent,
  fiveYearsNotes,
  proposeRent,
  type RentChange,
  rentNotes,
  rentSteps,
} from '#domain/tenancy/rent-increases/increase.rules.ts'
import type { RenewalProposal } from './renewals.schema.ts'

export const renewalWindowDays = expiryWindowDays

export interface RunningPeriod {
  start: IsoDate
  end: IsoDate
  /** Extended by law (TBK 347). */
  extended: boolean
}

/** The period of the contract that contains today: the agreed term, or a year of extension after it. */
export function runningPeriod(
  { baslangicTarihi, bitisTarihi }: Pick<ContractTerms, 'baslangicTarihi'> & { bitisTarihi: IsoDate },
  today: IsoDate,
): RunningPeriod {
  const end = periodEnd({ bitisTarihi }, today)
  if (end === bitisTarihi) return { start: baslangicTarihi, end, extended: false }
  return { start: extensionStart(bitisTarihi, today), end, extended: true }
}

export interface RenewalTime {
  /** The first day of the new term. */
  start: IsoDate
  /** The first day on which it is proposed. */
  from: IsoDate
  /** The extension has begun, and the proposal is for the running year. */
  late: boolean
}

/**
 * The next term is proposed ninety days before the end. A contract that was just extended gets a proposal for the year
 * that has begun, so that an unanswered proposal does not cost a whole year.
 */
export function renewalTime({ start, end, extended }: RunningPeriod, today: IsoDate): RenewalTime {
  if (extended && daysBetween(start, today) <= renewalWindowDays) return { start, from: start, late: true }
  const ahead = addDays(end, -renewalWindowDays)
  // A short term is renewed only after it has begun.
  return { start: addDays(end, 1), from: ahead < start ? start : ahead, late: false }
}

export const renewalStates = ['over', 'agreed', 'waiting', 'refused', 'open', 'early'] as const
export type RenewalState = (typeof renewalStates)[number]

interface StateSource {
  /** First day of the tenancy over all its contracts, also in the future. */
  started_on: IsoDate
  ended_on: IsoDate | null
  contract: { baslangicTarihi: IsoDate; bitisTarihi: IsoDate; status: ContractStatus; cancelled: boolean }
  /** The newest following contract that has not taken effect. */
  proposal: { status: ContractStatus; cancelled: boolean; baslangicTarihi: IsoDate } | null
  today: IsoDate
}

export function renewalState({ started_on, ended_on, contract, proposal, today }: StateSource): RenewalState {
  if (ended_on || contract.cancelled || contract.status !== 'active') return 'over'
  // The first contract of a tenancy that has not begun is no renewal.
  if (contract.baslangicTarihi > today && started_on < contract.baslangicTarihi) return 'agreed'
  const time = renewalTime(runningPeriod(contract, today), today)
  if (proposal && !proposal.cancelled) {
    if (proposal.status !== 'rejected_by_tenant') return 'waiting'
    // A refused renewal for a past year no longer counts.
    if (proposal.baslangicTarihi >= time.start) return 'refused'
  }
  return time.from <= today ? 'open' : 'early'
}

export interface RenewalSource {
  terms: ContractTerms
  bitisTarihi: IsoDate
  /** Of the contract. */
  tasinmazCinsi: string
  /** First day of the tenancy over all its contracts. */
  started_on: IsoDate
  /** Increases agreed under the contract. */
  rent_changes: readonly RentChange[]
  tufe: TufeTable
  today: IsoDate
}

/** The next term: as long as the present one, from the day after its end, with the rent by its increase clause. */
export function proposeRenewal(source: RenewalSource): RenewalProposal {
  const { terms, bitisTarihi, tasinmazCinsi, started_on, rent_changes, tufe, today } = source
  const roofed = hasRoof(tasinmazCinsi)
  const period = runningPeriod({ baslangicTarihi: terms.baslangicTarihi, bitisTarihi }, today)
  const { start, late } = renewalTime(period, today)
  const current_rent = agreedRent(terms, rent_changes, addDays(start, -1))
  return {
    ...proposeRent({ terms, roofed, on: start, started_on, current_rent, tufe }),
    period,
    late,
    steps: rentSteps({ terms, roofed }, start, tufe),
    baslangicTarihi: start,
    bitisTarihi: lastDay(start, terms.sozlesmeSuresi, terms.sureBirimi),
  }
}

/** Raised with the rent, so that it covers as many months as before; where TBK 342 holds, at most three. */
export function toppedDeposit(
  deposit: Kurus,
  { oldRent, newRent, roofed }: { oldRent: Kurus; newRent: Kurus; roofed: boolean },
): Kurus {
  if (deposit === 0 || oldRent === 0 || newRent <= oldRent) return deposit
  const raised = Math.floor((deposit * newRent) / oldRent)
  return Math.max(deposit, roofed ? Math.min(maxDeposit(newRent), raised) : raised)
}

/** Explains that the deciding figure is not yet published and the last known one is a preview; null otherwise. */
export function waitingReason({ waits_for, cap, basis }: RenewalProposal): string | null {
  if (!waits_for) return null
  const announced = `${showMonth(waits_for)} TÜFE oranı belirleyecek; henüz yayımlanmadı, ${showMonth(monthsAfter(waits_for, 1))} başında açıklanır.`
  if (!cap) return `Önizleme: artışı ${announced} Hesap, bilinen son oranla yapıldı; açıklanınca düzeltin.`
  // The figure only limits a lower fixed rate or an increase without a clause.
  const decides = basis === 'index' || basis === 'rate_capped' ? 'artışı' : 'artışın üst sınırını'
  return `Önizleme: ${decides} ${announced} Hesap, bilinen son oranla yapıldı (${showMonth(cap.month)}: ${showPercent(cap.percent)}). Şimdi gönderirseniz açıklanan oran daha düşük çıktığında aşan kısım uygulanmaz (TBK 344).`
}

/** Legal notes on the landlord's choices. They inform and never block. */
export function renewalNotes(
  proposal: RenewalProposal,
  { rent, deposit, currency, roofed }: { rent: Kurus; deposit: Kurus; currency: string; roofed: boolean },
): LegalNote[] {
  const notes = rentNotes(proposal, { rent, currency })
  if (roofed && deposit > maxDeposit(rent))
    notes.push({
      code: 'deposit',
      article: 'TBK 342',
      text: `Güvence bedeli üç aylık kirayı (${showMoney(maxDeposit(rent), currency)}) aşamaz; aşan kısım geçersiz sayılır.`,
    })
  // The renewal is a contract of its own, so the rule holds for it anew.
  return [...notes, ...(isUnderCurrencyRule(currency) ? [currencyRule] : []), ...fiveYearsNotes(proposal)]
}
