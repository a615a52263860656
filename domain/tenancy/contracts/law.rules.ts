import { type IsoDate, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { currencyRule, isUnderCurrencyRule } from '#domain/tenancy/rates/currency-rule.rules.ts'
import { type StampYear, stampDutyOf, stampDutyText } from '#domain/tenancy/rates/stamp-duty.rules.ts'
import {
  dwellingCapPeriod,
  type IncreaseCap,
  increaseCap,
  showPercent,
  type TufeTable,
} from '#domain/tenancy/rates/tufe.rules.ts'
import { hasRoof } from './contract-period.rules.ts'
import { maxDeposit, nextRenewal } from './contracts.rules.ts'
import type { ContractTerms } from './contracts.schema.ts'
import { voidClauses } from './void-clauses.rules.ts'

/** A clause that the law voids, or a duty that comes with it. Informs and never blocks. */
export interface LegalNote {
  code: string
  article: string
  text: string
}

/** Input for the cap on an increase and for the stamp duty. */
export interface RentFacts {
  tufe: TufeTable
  stamp: readonly StampYear[]
  /** The rent of the contract that this one follows. */
  previous: { rent: Kurus; currency: string } | null
}

interface Surroundings {
  has_guarantor: boolean
  /** What the guarantor answers for at most. */
  guarantee?: Kurus
  /** Of the property: some rules protect tenants of dwellings and roofed workplaces alone (TBK 339). */
  tasinmazCinsi: string
  /** Null when the notes do not concern the rent. */
  facts: RentFacts | null
  today: IsoDate
}

const ownersExpenses = ['dask', 'emlakVergisi'] as const

export function legalNotes(
  terms: ContractTerms,
  { has_guarantor, guarantee = 0, tasinmazCinsi, facts, today }: Surroundings,
): LegalNote[] {
  const notes: LegalNote[] = hasRoof(tasinmazCinsi) ? roofedNotes(terms, facts, today) : []
  const note = (code: string, article: string, text: string) => void notes.push({ code, article, text })
  if (terms.giderler && ownersExpenses.some((each) => terms.giderler?.[each] === 'kiraci'))
    note(
      'owners_expense',
      'TBK 302',
      'Zorunlu sigorta ve vergi, aksi kararlaştırılmadıkça kiraya verene aittir. Bunları kiracıya bırakıyorsanız kontratta açıkça yazılı kalır.',
    )
  if (has_guarantor)
    note(
      'guarantee',
      'TBK 583–584',
      'Kefil, azami tutarı, tarihi ve müteselsil olduğunu kendi el yazısıyla yazar; evliyse eşinin yazılı rızası gerekir.',
    )
  return [...notes, ...paperNotes(terms, { guarantee, stamp: facts?.stamp ?? [], day: today })]
}

/** What holds for dwellings and roofed workplaces alone. */
function roofedNotes(terms: ContractTerms, facts: RentFacts | null, today: IsoDate): LegalNote[] {
  const notes: LegalNote[] = []
  const note = (code: string, article: string, text: string) => void notes.push({ code, article, text })

  if (terms.depozito > maxDeposit(terms.brutAylik))
    note(
      'deposit',
      'TBK 342',
      `Güvence bedeli üç aylık kirayı (${showMoney(maxDeposit(terms.brutAylik), terms.bedelTuru)}) aşamaz; aşan kısım geçersiz sayılır.`,
    )
  if (terms.depozito > 0)
    note(
      'deposit_account',
      'TBK 342',
      'Para olarak verilen güvence, kiraya verenin onayı olmadan çekilemeyecek vadeli bir hesaba yatırılır.',
    )
  for (const { code, article, text } of voidClauses(terms.hususiSartlar)) note(code, article, text)
  const next = facts && capOnNextIncrease(terms, facts.tufe, today)
  if (terms.artisSekli === 'Oran' && next && terms.artisOrani > next.percent)
    note('increase', 'TBK 344', `Yıllık artış ${capText(next)} aşamaz; aşan kısım uygulanmaz.`)
  const rise = facts?.previous && allowedRise(terms, facts.previous, facts.tufe)
  if (rise && terms.brutAylik > rise.rent)
    note(
      'renewal_rent',
      'TBK 344',
      `Aynı kiracıyla yenilemede kiranın artışı ${capText(rise.cap)} aşamaz: önceki kiraya göre en çok ${showMoney(rise.rent, terms.bedelTuru)}.`,
    )
  if (terms.bedelTuru !== 'TL' && terms.artisSekli !== 'Yok')
    note('foreign_currency', 'TBK 344', 'Yabancı para ile kararlaştırılan kirada beş yıl boyunca artış yapılamaz.')
  if (terms.odemeSekli === 'Elden')
    note(
      'cash',
      'VUK mükerrer 355',
      'Konut ve iş yeri kirası banka ya da PTT aracılığıyla ödenir; elden ödemede özel usulsüzlük cezası vardır.',
    )
  return notes
}

/** What both sides should know of the paper itself, also once it is agreed. */
export function paperNotes(
  terms: ContractTerms,
  { guarantee, stamp, day }: { guarantee: Kurus; stamp: readonly StampYear[]; day: IsoDate },
): LegalNote[] {
  const duty = stampDutyOf(terms, { guarantee, table: stamp, day })
  return [
    ...(isUnderCurrencyRule(terms.bedelTuru) ? [currencyRule] : []),
    ...(duty
      ? [{ code: 'stamp_duty', article: '488 sayılı Kanun m. 6, 22, 24', text: stampDutyText(duty, guarantee) }]
      : []),
  ]
}

export const capOnNextIncrease = (
  terms: Pick<ContractTerms, 'baslangicTarihi' | 'sozlesmeSuresi' | 'sureBirimi' | 'kullanimAmaci'>,
  tufe: TufeTable,
  today: IsoDate,
): IncreaseCap | null =>
  increaseCap(
    nextRenewal(terms.baslangicTarihi, terms.sozlesmeSuresi, terms.sureBirimi, today),
    terms.kullanimAmaci === 'Mesken',
    tufe,
  )

/** A contract that follows another is itself the renewal, so its first day decides the cap. */
function allowedRise(terms: ContractTerms, previous: NonNullable<RentFacts['previous']>, tufe: TufeTable) {
  if (terms.bedelTuru !== 'TL' || previous.currency !== 'TL') return null
  const cap = increaseCap(terms.baslangicTarihi, terms.kullanimAmaci === 'Mesken', tufe)
  return cap && { cap, rent: raisedBy(previous.rent, cap.percent) }
}

/** Rounded down, so that the rent never exceeds the percentage. */
export const raisedBy = (rent: Kurus, percent: number): Kurus =>
  // Computed with integers, so that no floating-point fraction of a kuruş decides.
  Math.floor((rent * (10_000 + Math.round(percent * 100))) / 10_000)

/** In the accusative, because `aşamaz` follows. */
export function capText({ percent, month, published, byDwellingCap }: IncreaseCap): string {
  if (byDwellingCap)
    return `${dwellingCapPeriod} arasında yenilenen konutlar için konulan ${showPercent(percent)} sınırını`
  const figure = `${showMonth(month)}: ${showPercent(percent)}`
  return published
    ? `yenilemeden önceki ayın TÜFE on iki aylık ortalamasını (${figure})`
    : `yenilemeden önceki ayın TÜFE on iki aylık ortalamasını (o ay henüz yayımlanmadı; bilinen son oran ${figure})`
}
