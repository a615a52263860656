import { addDays, type IsoDate, monthOf, monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { afterYears } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { nextRenewal } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { capText, type LegalNote, raisedBy } from '#domain/tenancy/contracts/law.rules.ts'
import { type IncreaseCap, increaseCap, showPercent, type TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import type { RentProposal } from './rent-increases.schema.ts'

/** How the new rent is determined. */
export const increaseBases = ['index', 'rate', 'rate_capped', 'none', 'foreign', 'unknown'] as const
export type IncreaseBasis = (typeof increaseBases)[number]

/** The terms that determine how and when the rent rises. */
export type IncreaseTerms = Pick<
  ContractTerms,
  'brutAylik' | 'baslangicTarihi' | 'sozlesmeSuresi' | 'sureBirimi' | 'artisSekli' | 'artisOrani'
> & {
  /** As stored. */
  bedelTuru: string
  kullanimAmaci: string
}

export interface Increase {
  basis: IncreaseBasis
  percent: number
  cap: IncreaseCap | null
}

const foreignYears = 5

/** What is let: the limits of TBK 344 are for dwellings and roofed workplaces (TBK 339). */
interface Lease {
  terms: IncreaseTerms
  roofed: boolean
}

/** The contract's increase for a term that begins on this day, at most the legal cap (TBK 344). */
function increaseOn(on: IsoDate, { terms, roofed }: Lease, tufe: TufeTable): Increase {
  if (!roofed) return rooflessIncrease(on, terms, tufe)
  if (terms.bedelTuru !== 'TL') return { basis: 'foreign', percent: 0, cap: null }
  const cap = increaseCap(on, terms.kullanimAmaci === 'Mesken', tufe)
  switch (terms.artisSekli) {
    case 'Yok':
      return { basis: 'none', percent: 0, cap }
    case 'Oran':
      return cap && cap.percent < terms.artisOrani
        ? { basis: 'rate_capped', percent: cap.percent, cap }
        : { basis: 'rate', percent: terms.artisOrani, cap }
    case 'TÜFE':
      return cap ? { basis: 'index', percent: cap.percent, cap } : { basis: 'unknown', percent: 0, cap }
  }
}

/** The clause alone decides; the index only where the clause names it. */
function rooflessIncrease(
  on: IsoDate,
  { artisSekli, artisOrani, bedelTuru }: IncreaseTerms,
  tufe: TufeTable,
): Increase {
  if (artisSekli === 'Oran') return { basis: 'rate', percent: artisOrani, cap: null }
  if (artisSekli === 'Yok' || bedelTuru !== 'TL') return { basis: 'none', percent: 0, cap: null }
  const figure = increaseCap(on, false, tufe)
  return figure ? { basis: 'index', percent: figure.percent, cap: null } : { basis: 'unknown', percent: 0, cap: null }
}

interface RentStep {
  on: IsoDate
  percent: number
  rent: Kurus
}

/**
 * The rents that the increase clause would have given in the rent years before a day, had each increase been demanded.
 * They are not owed: the rent owed is the last agreed one (`agreedRent`).
 */
export function rentSteps(lease: Lease, until: IsoDate, tufe: TufeTable): RentStep[] {
  const { terms } = lease
  const { baslangicTarihi, sozlesmeSuresi, sureBirimi } = terms
  const steps: RentStep[] = []
  let rent = terms.brutAylik
  let on = nextRenewal(baslangicTarihi, sozlesmeSuresi, sureBirimi, addDays(baslangicTarihi, 1))
  while (on < until) {
    const { percent } = increaseOn(on, lease, tufe)
    rent = raisedBy(rent, percent)
    steps.push({ on, percent, rent })
    on = nextRenewal(baslangicTarihi, sozlesmeSuresi, sureBirimi, addDays(on, 1))
  }
  return steps
}

/** A rent agreed during a tenancy, from a day on. */
export interface RentChange {
  from_on: IsoDate
  rent: Kurus
}

/** The rent of a contract on a day: its own until the newest change. Increases never demanded have no effect. */
export function agreedRent(
  { brutAylik, baslangicTarihi }: Pick<IncreaseTerms, 'brutAylik' | 'baslangicTarihi'>,
  changes: readonly RentChange[],
  day: IsoDate,
): Kurus {
  const newest = changes
    .filter(({ from_on }) => from_on >= baslangicTarihi && from_on <= day)
    .reduce<RentChange | null>((last, each) => (last && last.from_on > each.from_on ? last : each), null)
  return newest?.rent ?? brutAylik
}

interface RentSource extends Lease {
  /** The first day of the rent year of the increase. */
  on: IsoDate
  /** First day of the tenancy over all its contracts. */
  started_on: IsoDate
  current_rent: Kurus
  tufe: TufeTable
}

export function proposeRent({ terms, roofed, on, started_on, current_rent, tufe }: RentSource): RentProposal {
  const increase = increaseOn(on, { terms, roofed }, tufe)
  const five_years = roofed && afterYears(started_on, foreignYears) <= on
  const decides = roofed ? increase.cap : increase.basis === 'index' ? increaseCap(on, false, tufe) : null
  return {
    ...increase,
    current_rent,
    rent: raisedBy(current_rent, increase.percent),
    max_rent: maxRentOf(current_rent, increase, five_years),
    waits_for: decides && !decides.published ? monthsAfter(monthOf(on), -1) : null,
    five_years,
  }
}

/** The same proposal for another present rent. */
export const withCurrentRent = <Proposal extends RentProposal>(proposal: Proposal, current_rent: Kurus): Proposal => ({
  ...proposal,
  current_rent,
  rent: raisedBy(current_rent, proposal.percent),
  max_rent: maxRentOf(current_rent, proposal, proposal.five_years),
})

function maxRentOf(current: Kurus, { basis, cap }: Increase, fiveYears: boolean): Kurus | null {
  if (basis === 'foreign') return fiveYears ? null : current
  return cap && raisedBy(current, cap.percent)
}

/** Increase between two rents in percent, with two decimals. */
export const riseInPercent = (from: Kurus, to: Kurus): number =>
  from === 0 ? 0 : Math.round(((to - from) / from) * 10_000) / 100

/** Explains the proposed rent in words. */
export function increaseReason(
  { basis, percent, cap, current_rent, rent }: RentProposal,
  terms: Pick<IncreaseTerms, 'bedelTuru' | 'artisOrani'>,
): string {
  const money = (amount: Kurus) => showMoney(amount, terms.bedelTuru)
  const sum = `${money(current_rent)} → ${money(rent)}`
  switch (basis) {
    case 'index':
      if (!cap) return `Kontrattaki artış şekli TÜFE: ${showPercent(percent)}; ${sum}.`
      return `Kontrattaki artış şekli TÜFE: ${cap.byDwellingCap ? 'konutlar için konulan sınır' : showMonth(cap.month)} ${showPercent(percent)}; ${sum}.`
    case 'rate':
      return `Kontrattaki artış oranı ${showPercent(percent)}; ${sum}.`
    case 'rate_capped':
      return `Kontratta ${showPercent(terms.artisOrani)} yazıyor; yasal üst sınır ${showPercent(percent)} olduğu için o uygulandı (TBK 344). ${sum}.`
    case 'none':
      return cap
        ? 'Kontratta artış kararlaştırılmamış; kira aynı kalır. Kiracıyla anlaşırsanız yasal üst sınıra kadar artırabilirsiniz (TBK 344).'
        : 'Kontratta artış kararlaştırılmamış; kira aynı kalır. Kiracıyla anlaşırsanız artırabilirsiniz.'
    case 'foreign':
      return `Kira yabancı para ile kararlaştırılmış; ${foreignYears} yıl geçmeden artırılamaz (TBK 344).`
    case 'unknown':
      return 'TÜFE oranı sistemde yok; kira artırılmadan önerildi. Oranı kendiniz uygulayabilirsiniz.'
  }
}

/** A note when the rent exceeds the legal maximum. It informs and never blocks. */
export function rentNotes(
  { max_rent, cap, basis }: RentProposal,
  { rent, currency }: { rent: Kurus; currency: string },
): LegalNote[] {
  if (max_rent === null || rent <= max_rent) return []
  const text =
    basis === 'foreign'
      ? `Yabancı para ile kararlaştırılan kira ${foreignYears} yıl geçmeden artırılamaz; aşan kısım uygulanmaz.`
      : `Kiranın artışı ${capText(cap!)} aşamaz: en çok ${showMoney(max_rent, currency)}. Aşan kısım uygulanmaz.`
  return [{ code: 'renewal_rent', article: 'TBK 344', text }]
}

export const fiveYearsNotes = ({ five_years }: RentProposal): LegalNote[] =>
  five_years
    ? [
        {
          code: 'five_years',
          article: 'TBK 344',
          text: 'Kiracılık beş yılı doldurdu: taraflar anlaşamazsa yeni dönemin kirasını hâkim, emsal kiraları da gözeterek belirleyebilir.',
        },
      ]
    : []
