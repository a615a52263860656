import { addDays, addMonths, dayAfterTerm, type IsoDate, lastDayOfTerm } from '#domain/kernel/dates.ts'

/** The day after so many years (TBK 92): five years from 29 February 2024 are over on 1 March 2029. */
export const afterYears = (start: IsoDate, years: number): IsoDate => dayAfterTerm(start, years * 12)

/** The first of `dateOf(from)`, `dateOf(from + 1)`, … that is not in the past. */
export function firstFrom(today: IsoDate, from: number, dateOf: (count: number) => IsoDate): IsoDate {
  let count = from
  while (dateOf(count) < today) count++
  return dateOf(count)
}

/**
 * The agreed last day plus some years. Computed from the day after it, from 1 March to 1 March, so that the length of
 * February does not matter.
 */
export const endAfter = (bitisTarihi: IsoDate, years: number): IsoDate =>
  lastDayOfTerm(addDays(bitisTarihi, 1), years * 12)

/** The end of the running period: the agreed one, or years later when the contract was extended (TBK 347). */
export const periodEnd = ({ bitisTarihi }: { bitisTarihi: IsoDate }, today: IsoDate): IsoDate =>
  firstFrom(today, 0, (years) => endAfter(bitisTarihi, years))

/** The first day of the year of extension that contains the day, which lies after the agreed end. */
export function extensionStart(bitisTarihi: IsoDate, day: IsoDate): IsoDate {
  let years = 0
  while (endAfter(bitisTarihi, years + 1) < day) years++
  return addDays(endAfter(bitisTarihi, years), 1)
}

/** TBK 339: dwellings and roofed workplaces are protected; bare land follows other rules. */
const productiveLands: readonly string[] = ['Tarla', 'Bahçe', 'Bağ', 'Zeytinlik', 'Arazi']
const withoutRoof: readonly string[] = ['Arsa', 'Otopark', ...productiveLands]
/** TBK 357: its yield is let with it. */
export const isProductiveLand = (tasinmazCinsi: string): boolean => productiveLands.includes(tasinmazCinsi)
export const hasRoof = (tasinmazCinsi: string): boolean => !withoutRoof.includes(tasinmazCinsi)

/** By which a lease goes on year by year after its term; null where it does not (TBK 327). */
export const extensionArticle = (tasinmazCinsi: string): 'TBK 347' | 'TBK 367' | null => {
  if (hasRoof(tasinmazCinsi)) return 'TBK 347'
  return isProductiveLand(tasinmazCinsi) ? 'TBK 367' : null
}

/** TBK 347: the last day on which a tenant's notice can arrive for this end. */
export const tenantNoticeBy = (end: IsoDate): IsoDate => addDays(end, -15)
/** TBK 347: the same for a landlord's notice, after the ten extension years. */
export const landlordNoticeBy = (end: IsoDate): IsoDate => addMonths(end, -3)

/** TBK 347: extension years after which the landlord may give notice without a reason. */
export const extensionYears = 10

interface Period {
  baslangicTarihi: IsoDate
  bitisTarihi: IsoDate
}

/**
 * The last day of the rent year that contains this day: years from the start, the last one cut at the agreed end, then
 * the extension years.
 */
export function rentYearEnd({ baslangicTarihi, bitisTarihi }: Period, day: IsoDate): IsoDate {
  const within = firstFrom(day, 1, (years) => lastDayOfTerm(baslangicTarihi, years * 12))
  return day <= bitisTarihi && within < bitisTarihi ? within : periodEnd({ bitisTarihi }, day)
}

/**
 * When the rent may rise next, today included: at the end of each rent year, or of a shorter term. Terms of whole years
 * continue in years from their end, as the extension does (TBK 347); after eighteen months there is still a year
 * between two increases.
 */
export function nextRentYear({ baslangicTarihi, bitisTarihi }: Period, today: IsoDate): IsoDate {
  const after = addDays(bitisTarihi, 1)
  const anniversary = (day: IsoDate) => firstFrom(day, 1, (years) => afterYears(baslangicTarihi, years))
  const next = anniversary(today)
  if (next < after) return next
  const goesOnByYears = after <= afterYears(baslangicTarihi, 1) || anniversary(after) === after
  return goesOnByYears ? firstFrom(today, 0, (years) => afterYears(after, years)) : next
}
