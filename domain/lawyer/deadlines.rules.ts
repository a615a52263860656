import { addYears, firstFrom, periodEnd } from '#domain/contracts/contract-period.rules.ts'
import type { ContractStatus } from '#domain/contracts/contracts.schema.ts'
import { addDays, addMonths, type IsoDate } from '#domain/kernel/dates.ts'

/** Shown beside every date below. */
export const informsOnly =
  'Bu tarihler kontrat bilgilerinden hesaplanır, bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez. Karar vermeden önce belgelerle karşılaştırın ve bir hukukçunun görüşünü alın.'

export const deadlineKinds = [
  'contract_end',
  'tenant_notice',
  'landlord_notice',
  'rent_increase',
  'rent_court',
  'two_notices',
  'deposit_report',
  'dask_end',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

interface Rule {
  title: string
  /** Where it is written. */
  article: string
  text: string
}

export const deadlineRules: Readonly<Record<DeadlineKind, Rule>> = {
  contract_end: {
    title: 'Kontrat süresi doluyor',
    article: 'TBK 347',
    text: 'Kiracı süresinde bildirimde bulunmazsa kontrat aynı koşullarla bir yıl uzar.',
  },
  tenant_notice: {
    title: 'Kiracının bildirimi için son gün',
    article: 'TBK 347',
    text: 'Kiracı çıkmak istiyorsa sürenin bitiminden en az 15 gün önce yazılı bildirimde bulunur.',
  },
  landlord_notice: {
    title: 'Kiraya verenin bildirimi için son gün',
    article: 'TBK 347',
    text: 'On yıllık uzama süresi doldu: her uzama yılının bitiminden en az üç ay önce bildirimle, neden göstermeden sona erdirilebilir.',
  },
  rent_increase: {
    title: 'Kira artışı',
    article: 'TBK 344',
    text: 'Yeni dönemde artış, bir önceki ayın on iki aylık TÜFE ortalamasını geçemez.',
  },
  rent_court: {
    title: 'Kira bedelinin tespiti istenebilir',
    article: 'TBK 344',
    text: 'Beş yılını dolduran kontratta yeni dönemin kirasını hâkim belirleyebilir. Dava öncesinde arabuluculuk zorunludur.',
  },
  two_notices: {
    title: 'İki haklı ihtar varsa dava için son gün',
    article: 'TBK 352/2',
    text: 'Bir kira yılında iki haklı ihtar yapıldıysa, o yılın bitiminden başlayarak bir ay içinde tahliye davası açılır. Dava öncesinde arabuluculuk zorunludur.',
  },
  deposit_report: {
    title: 'Depozito için dava bildirimi',
    article: 'TBK 342',
    text: 'Kontratın sona ermesini izleyen üç ay içinde bankaya dava ya da takip bildirilmezse depozito kiracıya geri verilir.',
  },
  dask_end: {
    title: 'DASK poliçesi bitiyor',
    article: '6305 sayılı Kanun',
    text: 'Zorunlu deprem sigortası her yıl yenilenir.',
  },
}

/** TBK 339: these rules protect dwellings and roofed workplaces; bare land follows other ones. */
const withoutRoof: readonly string[] = ['Arsa', 'Tarla', 'Otopark', 'Bahçe', 'Arazi']

export interface Tenancy {
  status: ContractStatus
  baslangicTarihi: IsoDate
  /** As agreed; an extended contract keeps it. */
  bitisTarihi: IsoDate
  tasinmazCinsi: string
  cancelledOn: IsoDate | null
}

export interface Deadline {
  kind: DeadlineKind
  date: IsoDate
}

const extensionYears = 10

/** What the law makes of one contract's dates, earliest first; only what is still ahead. */
export function contractDeadlines(tenancy: Tenancy, today: IsoDate): Deadline[] {
  const { status, baslangicTarihi, bitisTarihi, tasinmazCinsi, cancelledOn } = tenancy
  if (cancelledOn) {
    const date = addMonths(cancelledOn, 3)
    return date < today ? [] : [{ kind: 'deposit_report', date }]
  }
  // Nobody is bound before everybody agreed.
  if (status !== 'active') return []
  const end = periodEnd(tenancy, today)
  if (withoutRoof.includes(tasinmazCinsi)) return [{ kind: 'contract_end', date: end }]

  const yearsFromEnd = (years: number) => addYears(bitisTarihi, years)
  const all: Deadline[] = [
    { kind: 'contract_end', date: end },
    { kind: 'tenant_notice', date: firstFrom(today, 0, (years) => addDays(yearsFromEnd(years), -15)) },
    // After ten extension years comes one whose end the landlord may use, and so every year from then on.
    {
      kind: 'landlord_notice',
      date: firstFrom(today, extensionYears + 1, (years) => addMonths(yearsFromEnd(years), -3)),
    },
    { kind: 'rent_increase', date: firstFrom(today, 0, (years) => addDays(yearsFromEnd(years), 1)) },
    { kind: 'rent_court', date: firstFrom(today, 1, (count) => addYears(baslangicTarihi, count * 5)) },
    // Longer contracts have rent years of their own before the agreed end; none of them ends before it has begun.
    {
      kind: 'two_notices',
      date: firstFrom(today, firstRentYear(baslangicTarihi, bitisTarihi), (years) => addMonths(yearsFromEnd(years), 1)),
    },
  ]
  return all.sort((one, other) => one.date.localeCompare(other.date))
}

/** Counted in years from the agreed end, zero or below. */
function firstRentYear(start: IsoDate, end: IsoDate): number {
  let years = 0
  while (addYears(end, years - 1) > start) years--
  return years
}

export const daskDeadline = (daskBitis: IsoDate | null): Deadline[] =>
  daskBitis ? [{ kind: 'dask_end', date: daskBitis }] : []

/** How far ahead a list of dates looks; a policy that ran out stays in it until somebody renews it. */
export const horizonDays = 400
export const isNear = ({ date }: Deadline, today: IsoDate): boolean => date <= addDays(today, horizonDays)
