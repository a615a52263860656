import { addYears, periodEnd } from '#domain/contracts/contract-period.rules.ts'
import { expiryWindowDays, lastDay, maxDeposit, nextRenewal } from '#domain/contracts/contracts.rules.ts'
import type { ContractStatus, ContractTerms } from '#domain/contracts/contracts.schema.ts'
import { capText, type LegalNote, raisedBy } from '#domain/contracts/law.rules.ts'
import {
  addDays,
  daysBetween,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthsAfter,
  showMonth,
} from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { type IncreaseCap, increaseCap, showPercent, type TufeTable } from '#domain/rates/tufe.rules.ts'

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
  return { start: addDays(end, 1), from: addDays(end, -renewalWindowDays), late: false }
}

export const renewalStates = ['over', 'agreed', 'waiting', 'refused', 'open', 'early'] as const
export type RenewalState = (typeof renewalStates)[number]

interface StateSource {
  ended_on: IsoDate | null
  contract: { baslangicTarihi: IsoDate; bitisTarihi: IsoDate; status: ContractStatus; cancelled: boolean }
  /** The newest contract that follows it and has not taken effect. */
  proposal: { status: ContractStatus; cancelled: boolean; baslangicTarihi: IsoDate } | null
  today: IsoDate
}

export function renewalState({ ended_on, contract, proposal, today }: StateSource): RenewalState {
  if (ended_on || contract.cancelled || contract.status !== 'active') return 'over'
  if (contract.baslangicTarihi > today) return 'agreed'
  const time = renewalTime(runningPeriod(contract, today), today)
  if (proposal && !proposal.cancelled) {
    if (proposal.status !== 'rejected_by_tenant') return 'waiting'
    // One that was refused for a year that is gone is nobody's question any more.
    if (proposal.baslangicTarihi >= time.start) return 'refused'
  }
  return time.from <= today ? 'open' : 'early'
}

/** By what the new rent is worked out. */
export const increaseBases = ['index', 'rate', 'rate_capped', 'none', 'foreign', 'unknown'] as const
export type IncreaseBasis = (typeof increaseBases)[number]

interface Increase {
  basis: IncreaseBasis
  percent: number
  cap: IncreaseCap | null
}

export const foreignYears = 5

/** The agreed way of increase for a term that begins on a day, never above what the law lets through (TBK 344). */
function increaseOn(on: IsoDate, terms: ContractTerms, tufe: TufeTable): Increase {
  if (terms.bedelTuru !== 'TL') return { basis: 'foreign', percent: 0, cap: null }
  const cap = increaseCap(on, terms.kullanimAmaci === 'Mesken', tufe)
  if (terms.artisSekli === 'Yok') return { basis: 'none', percent: 0, cap }
  if (terms.artisSekli === 'Oran')
    return cap && cap.percent < terms.artisOrani
      ? { basis: 'rate_capped', percent: cap.percent, cap }
      : { basis: 'rate', percent: terms.artisOrani, cap }
  return cap ? { basis: 'index', percent: cap.percent, cap } : { basis: 'unknown', percent: 0, cap }
}

export interface RentStep {
  on: IsoDate
  percent: number
  rent: Kurus
}

/** What the agreed way of increase has made of the rent in the rent years that began before a day. */
export function rentSteps(terms: ContractTerms, until: IsoDate, tufe: TufeTable): RentStep[] {
  const { baslangicTarihi, sozlesmeSuresi, sureBirimi } = terms
  const steps: RentStep[] = []
  let rent = terms.brutAylik
  let on = nextRenewal(baslangicTarihi, sozlesmeSuresi, sureBirimi, addDays(baslangicTarihi, 1))
  while (on < until) {
    const { percent } = increaseOn(on, terms, tufe)
    rent = raisedBy(rent, percent)
    steps.push({ on, percent, rent })
    on = nextRenewal(baslangicTarihi, sozlesmeSuresi, sureBirimi, addDays(on, 1))
  }
  return steps
}

export interface RenewalSource {
  terms: ContractTerms
  bitisTarihi: IsoDate
  /** When the tenancy began, over all of its contracts. */
  started_on: IsoDate
  tufe: TufeTable
  today: IsoDate
}

/** The same proposal when another rent is paid now than the agreed increases make. */
export const withCurrentRent = (proposal: RenewalProposal, current_rent: Kurus): RenewalProposal => ({
  ...proposal,
  current_rent,
  rent: raisedBy(current_rent, proposal.percent),
  max_rent: maxRentOf(current_rent, proposal, proposal.five_years),
})

export interface RenewalProposal extends Increase {
  period: RunningPeriod
  late: boolean
  /** Increases since the contract began; empty in its first rent year. */
  steps: RentStep[]
  current_rent: Kurus
  baslangicTarihi: IsoDate
  bitisTarihi: IsoDate
  rent: Kurus
  /** What the law lets through; null where nothing is known. */
  max_rent: Kurus | null
  /** The month whose figure will decide and is not published yet. */
  waits_for: IsoMonth | null
  /** Five years are over: a judge may set the rent beyond the index (TBK 344). */
  five_years: boolean
}

/** The next term under the running contract: its length, the day after its end, the rent by the agreed way of increase. */
export function proposeRenewal({ terms, bitisTarihi, started_on, tufe, today }: RenewalSource): RenewalProposal {
  const period = runningPeriod({ baslangicTarihi: terms.baslangicTarihi, bitisTarihi }, today)
  const { start, late } = renewalTime(period, today)
  const steps = rentSteps(terms, start, tufe)
  const current_rent = steps.at(-1)?.rent ?? terms.brutAylik
  const increase = increaseOn(start, terms, tufe)
  const five_years = addYears(started_on, foreignYears) <= start
  return {
    ...increase,
    period,
    late,
    steps,
    current_rent,
    baslangicTarihi: start,
    bitisTarihi: lastDay(start, terms.sozlesmeSuresi, terms.sureBirimi),
    rent: raisedBy(current_rent, increase.percent),
    max_rent: maxRentOf(current_rent, increase, five_years),
    waits_for: increase.cap && !increase.cap.published ? monthsAfter(monthOf(start), -1) : null,
    five_years,
  }
}

function maxRentOf(current: Kurus, { basis, cap }: Increase, fiveYears: boolean): Kurus | null {
  if (basis === 'foreign') return fiveYears ? null : current
  return cap && raisedBy(current, cap.percent)
}

/** Raised in proportion to the rent, so that it is worth as many months as before; never above three (TBK 342). */
export function toppedDeposit(deposit: Kurus, { oldRent, newRent }: { oldRent: Kurus; newRent: Kurus }): Kurus {
  if (deposit === 0 || oldRent === 0 || newRent <= oldRent) return deposit
  return Math.max(deposit, Math.min(maxDeposit(newRent), Math.floor((deposit * newRent) / oldRent)))
}

/** Difference of two rents in percent, to two places. */
export const riseInPercent = (from: Kurus, to: Kurus): number =>
  from === 0 ? 0 : Math.round(((to - from) / from) * 10_000) / 100

/** Why the proposed rent is what it is, in words. */
export function increaseReason(
  { basis, percent, cap, current_rent, rent }: RenewalProposal,
  terms: ContractTerms,
): string {
  const money = (amount: Kurus) => showMoney(amount, terms.bedelTuru)
  const sum = `${money(current_rent)} → ${money(rent)}`
  switch (basis) {
    case 'index':
      return `Kontrattaki artış şekli TÜFE: ${cap!.byDwellingCap ? 'konutlar için konulan sınır' : showMonth(cap!.month)} ${showPercent(percent)}; ${sum}.`
    case 'rate':
      return `Kontrattaki artış oranı ${showPercent(percent)}; ${sum}.`
    case 'rate_capped':
      return `Kontratta ${showPercent(terms.artisOrani)} yazıyor; yasal üst sınır ${showPercent(percent)} olduğu için o uygulandı (TBK 344). ${sum}.`
    case 'none':
      return 'Kontratta artış kararlaştırılmamış; kira aynı kalır. Kiracıyla anlaşırsanız yasal üst sınıra kadar artırabilirsiniz (TBK 344).'
    case 'foreign':
      return `Kira yabancı para ile kararlaştırılmış; ${foreignYears} yıl geçmeden artırılamaz (TBK 344).`
    case 'unknown':
      return 'TÜFE oranı sistemde yok; kira artırılmadan önerildi. Oranı kendiniz uygulayabilirsiniz.'
  }
}

/** While the figure that decides is not out, the last known one is a preview and says so. */
export const waitingReason = ({ waits_for, cap }: RenewalProposal): string | null =>
  waits_for && cap
    ? `Önizleme: artışı ${showMonth(waits_for)} TÜFE oranı belirleyecek; henüz yayımlanmadı, ${showMonth(monthsAfter(waits_for, 1))} başında açıklanır. Hesap, bilinen son oranla yapıldı (${showMonth(cap.month)}: ${showPercent(cap.percent)}). Şimdi gönderirseniz açıklanan oran daha düşük çıktığında aşan kısım uygulanmaz (TBK 344).`
    : null

/** What the law says to what the landlord has chosen. It informs and never blocks, as with any contract. */
export function renewalNotes(
  proposal: RenewalProposal,
  { rent, deposit, currency }: { rent: Kurus; deposit: Kurus; currency: string },
): LegalNote[] {
  const notes: LegalNote[] = []
  const { max_rent, cap, basis } = proposal
  if (max_rent !== null && rent > max_rent)
    notes.push({
      code: 'renewal_rent',
      article: 'TBK 344',
      text:
        basis === 'foreign'
          ? `Yabancı para ile kararlaştırılan kira ${foreignYears} yıl geçmeden artırılamaz; aşan kısım uygulanmaz.`
          : `Kiranın artışı ${capText(cap!)} aşamaz: en çok ${showMoney(max_rent, currency)}. Aşan kısım uygulanmaz.`,
    })
  if (deposit > maxDeposit(rent))
    notes.push({
      code: 'deposit',
      article: 'TBK 342',
      text: `Güvence bedeli üç aylık kirayı (${showMoney(maxDeposit(rent), currency)}) aşamaz; aşan kısım geçersiz sayılır.`,
    })
  if (proposal.five_years)
    notes.push({
      code: 'five_years',
      article: 'TBK 344',
      text: 'Kiracılık beş yılı doldurdu: taraflar anlaşamazsa yeni dönemin kirasını hâkim, emsal kiraları da gözeterek belirleyebilir.',
    })
  return notes
}
