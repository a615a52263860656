import {
  addYears,
  extensionYears,
  firstFrom,
  hasRoof,
  landlordNoticeBy,
  periodEnd,
  rentYearEnd,
  tenantNoticeBy,
} from '#domain/contracts/contract-period.rules.ts'
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
  if (!hasRoof(tasinmazCinsi)) return [{ kind: 'contract_end', date: end }]

  const yearsFromEnd = (years: number) => addYears(bitisTarihi, years)
  const all: Deadline[] = [
    { kind: 'contract_end', date: end },
    { kind: 'tenant_notice', date: firstFrom(today, 0, (years) => tenantNoticeBy(yearsFromEnd(years))) },
    // After ten extension years comes one whose end the landlord may use, and so every year from then on.
    {
      kind: 'landlord_notice',
      date: firstFrom(today, extensionYears + 1, (years) => landlordNoticeBy(yearsFromEnd(years))),
    },
    { kind: 'rent_increase', date: firstFrom(today, 0, (years) => addDays(yearsFromEnd(years), 1)) },
    { kind: 'rent_court', date: firstFrom(today, 1, (count) => addYears(baslangicTarihi, count * 5)) },
    // The suit over a rent year that is over is open for a month, so the year may be the one of a month ago.
    { kind: 'two_notices', date: suitBy(tenancy, today) },
  ]
  return all.sort((one, other) => one.date.localeCompare(other.date))
}

/** TBK 352/2: within a month after the rent year; the first of these days that is still ahead. */
function suitBy(tenancy: Tenancy, today: IsoDate): IsoDate {
  const after = (day: IsoDate) => addMonths(rentYearEnd(tenancy, day), 1)
  const monthAgo = [addMonths(today, -1), tenancy.baslangicTarihi].sort().at(-1)!
  const past = after(monthAgo)
  return past >= today ? past : after(today)
}

export const daskDeadline = (daskBitis: IsoDate | null): Deadline[] =>
  daskBitis ? [{ kind: 'dask_end', date: daskBitis }] : []

/** How far ahead a list of dates looks; a policy that ran out stays in it until somebody renews it. */
export const horizonDays = 400
export const isNear = ({ date }: Deadline, today: IsoDate): boolean => date <= addDays(today, horizonDays)
