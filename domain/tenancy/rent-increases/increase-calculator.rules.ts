import {
  addDays,
  addMonths,
  type IsoDate,
  type IsoMonth,
  monthOf,
  monthsAfter,
  showDate,
} from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { LegalNote } from '#domain/tenancy/contracts/law.rules.ts'
import { dwellingCap, type TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import { increaseNotes } from './increase-words.rules.ts'
import { increaseWindowDays, proposeIncrease, rentYearAtHand, rentYearStarts } from './rent-increases.rules.ts'
import type { IncreaseProposal } from './rent-increases.schema.ts'

/** What the public calculator asks for: a rent in lira under a yearly contract with the index as its clause. */
export interface CalculatorInput {
  rent: Kurus
  /** First day of the contract. */
  start: IsoDate
  dwelling: boolean
  /** The first day of the rent year whose increase is looked for. */
  on: IsoDate
}

const lease = (start: IsoDate) => ({ baslangicTarihi: start, bitisTarihi: lastDay(start, 1, 'Yıl') })

/** The rent years with a published or awaited ceiling, and the one that a landlord or tenant thinks of today. */
export function calculatorYears(start: IsoDate, today: IsoDate, known: TufeTable): { days: IsoDate[]; usual: IsoDate } {
  const usual = rentYearAtHand({ ...lease(start), brutAylik: 0 }, [], today).start
  const until = addMonths(today > start ? today : start, 12)
  const first = Object.keys(known).sort()[0]
  const days = rentYearStarts(lease(start), until).filter((day) => first !== undefined && monthOf(day) > first)
  return { days, usual: days.includes(usual) ? usual : (days.at(-1) ?? usual) }
}

export interface CalculatedIncrease {
  proposal: IncreaseProposal
  /** The month whose figure decides. */
  deciding: IsoMonth
  notes: LegalNote[]
}

/** The notes for readers who may be landlord or tenant, and whose contract is not known. */
const shownNotes = ['dwelling_cap', 'workplace', 'five_years']

/** The highest lawful rent, worked out like a landlord's own proposal. */
export function calculateIncrease({ rent, start, dwelling, on }: CalculatorInput, tufe: TufeTable): CalculatedIncrease {
  const terms = {
    ...lease(start),
    brutAylik: rent,
    sozlesmeSuresi: 1,
    sureBirimi: 'Yıl' as const,
    artisSekli: 'TÜFE' as const,
    artisOrani: 0,
    bedelTuru: 'TL',
    kullanimAmaci: dwelling ? 'Mesken' : 'İş yeri',
  }
  const proposal = proposeIncrease({
    terms,
    bitisTarihi: terms.bitisTarihi,
    tasinmazCinsi: '',
    started_on: start,
    rent_changes: [],
    tufe,
    // The day on which this rent year comes into view.
    today: addDays(on, -increaseWindowDays),
  })
  // Most tenants of workplaces withhold tax.
  const notes = increaseNotes(proposal, terms, { rent: proposal.rent, gross: !dwelling }).filter(({ code }) =>
    shownNotes.includes(code),
  )
  return { proposal, deciding: monthsAfter(monthOf(on), -1), notes }
}

/** What became of the years of the 25 % for somebody who lived through them; empty for everybody else. */
export function cappedYearsText({ start, dwelling, on }: Omit<CalculatorInput, 'rent'>): string {
  const capped = rentYearStarts(lease(start), dwellingCap.to).filter((day) => day >= dwellingCap.from && day < on)
  if (!dwelling || capped.length === 0) return ''
  const days = capped.map(showDate).join(' ve ')
  return `${days} yenilemelerinde artış en çok %${dwellingCap.percent} olabildi. O yıllarda yapılamayan artış sonradan eklenmez: bugünkü sınır, bugün ödenen kiradan hesaplanır. Beş yılı dolduran kiracılıkta kirayı hâkim emsallere göre belirleyebilir (TBK 344).`
}
