import type { IsoDate } from '#domain/kernel/dates.ts'
import { type Currency, type Kurus, showMoney } from '#domain/kernel/money.ts'

/** Stamp duty (law 488) of one year; a later year without a row has the figures of the last one before it. */
export interface StampYear {
  year: number
  /** Per thousand of the rent of the whole term. */
  permille: number
  /** Per thousand of a guarantee. */
  guarantee_permille: number
  /** The most that one paper is taxed. */
  cap: Kurus
}

interface StampedTerms {
  brutAylik: Kurus
  bedelTuru: Currency
  sozlesmeSuresi: number
  sureBirimi: 'Yıl' | 'Ay'
  kullanimAmaci: string
  is_corporate: boolean
  artisSekli: string
  artisOrani: number
}

export interface StampDuty {
  /** The rent of the whole term. */
  base: Kurus
  /** What is taxed: the rent, or the guarantee when that gives more. */
  taxed: 'rent' | 'guarantee'
  permille: number
  capped: boolean
  tax: Kurus
  year: number
}

/** A dwelling that a person rents to a person is exempt; a company's dwelling is not. */
export const bearsStampDuty = ({ kullanimAmaci, is_corporate }: Pick<StampedTerms, 'kullanimAmaci' | 'is_corporate'>) =>
  kullanimAmaci !== 'Mesken' || is_corporate

/** A fixed rate makes the rent of later years known, so it counts with the raise; a rent after TÜFE counts as it is. */
function rentOfTerm({ brutAylik, sozlesmeSuresi, sureBirimi, artisSekli, artisOrani }: StampedTerms): Kurus {
  const months = sureBirimi === 'Yıl' ? sozlesmeSuresi * 12 : sozlesmeSuresi
  const raise = artisSekli === 'Oran' ? Math.round(artisOrani * 100) : 0
  let [rent, sum] = [brutAylik, 0]
  for (let left = months; left > 0; left -= 12) {
    sum += rent * Math.min(12, left)
    rent = Math.floor((rent * (10_000 + raise)) / 10_000)
  }
  return sum
}

const permilleOf = (amount: Kurus, permille: number): Kurus =>
  Number((BigInt(amount) * BigInt(Math.round(permille * 100)) * 2n + 100_000n) / 200_000n)

/**
 * Null for an exempt contract, a rent in another currency (taxed at that day's rate) and a year without figures. A joint
 * guarantee on the same paper belongs to the rent, so the higher of the two taxes is due (law 488, article 6).
 */
export function stampDutyOf(
  terms: StampedTerms,
  { guarantee, table, day }: { guarantee: Kurus; table: readonly StampYear[]; day: IsoDate },
): StampDuty | null {
  if (!bearsStampDuty(terms) || terms.bedelTuru !== 'TL' || terms.brutAylik <= 0) return null
  const figures = table
    .filter(({ year }) => year <= Number(day.slice(0, 4)))
    .reduce<StampYear | null>((last, each) => (last && last.year > each.year ? last : each), null)
  if (!figures) return null
  const base = rentOfTerm(terms)
  const ofRent = permilleOf(base, figures.permille)
  const ofGuarantee = permilleOf(guarantee, figures.guarantee_permille)
  const taxed = ofGuarantee > ofRent ? 'guarantee' : 'rent'
  const uncapped = Math.max(ofRent, ofGuarantee)
  return {
    base,
    taxed,
    permille: taxed === 'rent' ? figures.permille : figures.guarantee_permille,
    capped: uncapped > figures.cap,
    tax: Math.min(uncapped, figures.cap),
    year: figures.year,
  }
}

const showPermille = (permille: number) => `binde ${permille.toString().replace('.', ',')}`

/** How the tax was found, when and by whom it is paid. */
export function stampDutyText({ base, taxed, permille, capped, tax, year }: StampDuty, guarantee: Kurus): string {
  const way =
    taxed === 'rent'
      ? `sözleşme süresinin toplam kirası ${showMoney(base)} × ${showPermille(permille)}`
      : `sözleşmeye konan müteselsil kefalet daha yüksek vergi gerektirdiğinden kefalet tutarı ${showMoney(guarantee)} × ${showPermille(permille)}`
  const limit = capped ? `; ${year} yılının üst sınırı uygulandı` : ''
  return `Damga vergisi ${showMoney(tax)} (${way}${limit}; ${year} oranları). İmzayı izleyen 15 gün içinde, kiracı sürekli damga vergisi mükellefiyse ertesi ayın 26’sına kadar beyan edilip ödenir; imza edenler birlikte sorumludur.`
}
