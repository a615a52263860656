import { addDays, addMonths, type IsoDate, lastDayOfTerm, showDate } from '#domain/kernel/dates.ts'
import { dayNote } from '#domain/kernel/public-holidays.ts'
import {
  endAfter,
  extensionYears,
  hasRoof,
  isProductiveLand,
  landlordNoticeBy,
  periodEnd,
  rentYearEnd,
  tenantNoticeBy,
} from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { EndingSide, EndingWay } from './ending-ways.rules.ts'
import type { EndingAssessment, EndingState } from './endings.schema.ts'
import { payRuleFor } from './pay-days.rules.ts'
import { writtenFormText } from './written-form.rules.ts'

interface EndingTerms {
  baslangicTarihi: IsoDate
  /** The agreed end; an extended contract keeps it. */
  bitisTarihi: IsoDate
  /** The end from which the years of extension count, when the contract names only the one that runs; else null. */
  first_end?: IsoDate | null
  tasinmazCinsi: string
}

export interface EndingCase {
  way: EndingWay
  terms: EndingTerms
  /** First day of the tenancy, which may be earlier than that of the present contract. */
  started_on: IsoDate
  /** The day on which the notice reaches the other side; today when there is none yet. */
  delivered_on: IsoDate
  /** The additional date that the way requires as `basis`. */
  basis_on: IsoDate | null
  today: IsoDate
}

const open: EndingAssessment = {
  closed: null,
  notice_by: null,
  kept: null,
  earliest: null,
  exact: false,
  act_by: null,
  follows: '',
}
const shut = (closed: string): EndingAssessment => ({ ...open, closed, follows: closed })

/** TBK 339: short leases for temporary use are not protected. */
const shortTermMonths = 6

const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other)

/** The first end from the given anniversary on for which the notice is in time. */
function endInTime(
  { bitisTarihi }: EndingTerms,
  delivered: IsoDate,
  { from, noticeBy }: { from: number; noticeBy: (end: IsoDate) => IsoDate },
): IsoDate {
  let years = from
  while (noticeBy(endAfter(bitisTarihi, years)) < delivered) years++
  return endAfter(bitisTarihi, years)
}

/** The first end, from the given anniversary on, that is not before the day. */
function nextEnd({ bitisTarihi }: EndingTerms, day: IsoDate, from: number): IsoDate {
  let years = from
  while (endAfter(bitisTarihi, years) < day) years++
  return endAfter(bitisTarihi, years)
}

const assessments: Record<EndingWay, (ending: EndingCase) => EndingAssessment> = {
  agreement: ({ started_on }) => ({
    ...open,
    earliest: started_on,
    follows: 'İki taraf da onayladığında kiracılık, anlaşılan günün sonunda biter.',
  }),

  tenant_notice({ terms, delivered_on }) {
    if (isProductiveLand(terms.tasinmazCinsi))
      return shut(
        'On beş günlük bildirim konut ve çatılı işyeri içindir. Ürün kirası süre dolunca biter; karşı çıkılmadan sürdüyse kira yılının sonu için en az altı ay önceden bildirilir (TBK 367, 368).',
      )
    if (!hasRoof(terms.tasinmazCinsi))
      return shut('Çatılı olmayan yerlerde kontrat, süre dolunca bildirim gerekmeden sona erer (TBK 327).')
    const end = nextEnd(terms, delivered_on, 0)
    const notice_by = tenantNoticeBy(end)
    const kept = delivered_on <= notice_by
    const earliest = endInTime(terms, delivered_on, { from: 0, noticeBy: tenantNoticeBy })
    return {
      ...open,
      notice_by,
      kept,
      earliest,
      exact: true,
      follows: kept
        ? `Bildirim süresinde: kontrat ${showDate(earliest)} günü sona erer. Bildirim en geç ${showDate(notice_by)} günü kiraya verene ulaşmış olmalıdır.`
        : `${showDate(end)} günü biten dönem için son bildirim günü ${showDate(notice_by)} idi; bildirim geç kaldı. Kontrat bir yıl uzar ve bu bildirimle en erken ${showDate(earliest)} günü sona erer. Kiracı daha önce çıkmak için anlaşma önerebilir ya da erken çıkışı (TBK 325) seçebilir.`,
    }
  },

  tenant_early({ terms, delivered_on }) {
    const end = periodEnd(terms, delivered_on)
    return {
      ...open,
      earliest: delivered_on,
      follows: `Kiracı çıkabilir; ancak mülkün benzer koşullarla kiraya verilebileceği makul süre için kiradan sorumluluğu sürebilir (en çok dönem sonu olan ${showDate(end)} gününe kadar). Makul süre her olaya göre belirlenir. Koşullara uygun yeni bir kiracı bulursa sorumluluğu biter.`,
    }
  },

  term_end({ terms, today }) {
    const { baslangicTarihi, bitisTarihi, tasinmazCinsi } = terms
    const roof = hasRoof(tasinmazCinsi)
    const short = bitisTarihi <= lastDayOfTerm(baslangicTarihi, shortTermMonths)
    if (roof && !short)
      return shut(
        'Konut ve çatılı işyerinde kontrat, süre dolduğu için kendiliğinden bitmez ve kiraya veren yalnızca sürenin dolmasına dayanamaz; bildirim yapılmazsa bir yıl uzar (TBK 347).',
      )
    if (bitisTarihi < today && isProductiveLand(tasinmazCinsi))
      return shut(
        'Kararlaştırılan süre geçmiş. Kullanım kiraya verenin bilgisiyle ve itirazı olmadan sürdüyse ürün kirası yıldan yıla yenilenmiş sayılır; anlaşarak ya da kira yılının sonu için en az altı ay önceden bildirilerek sona erer (TBK 367, 368).',
      )
    if (bitisTarihi < today)
      return shut(
        'Kararlaştırılan süre geçmiş. Kullanım sürdüyse kontrat belirsiz süreli olur (TBK 327); anlaşarak ya da fesih bildirimiyle (TBK 329) sona erer.',
      )
    return {
      ...open,
      earliest: bitisTarihi,
      exact: true,
      follows: roof
        ? `Altı ay ya da daha kısa süreli geçici bir kullanım için kiralandıysa (TBK 339) kontrat ${showDate(bitisTarihi)} günü bildirim gerekmeden sona erer. Oturmak için sürekli kullanılan bir konutta bu yol geçerli değildir.`
        : `Kontrat ${showDate(bitisTarihi)} günü bildirim gerekmeden sona erer (TBK 327).`,
    }
  },

  landlord_ten_years({ terms, delivered_on }) {
    if (!hasRoof(terms.tasinmazCinsi)) return shut('Bu kural konut ve çatılı işyeri kiraları içindir (TBK 339, 347).')
    const agreed = { ...terms, bitisTarihi: terms.first_end ?? terms.bitisTarihi }
    const tenYears = endAfter(agreed.bitisTarihi, extensionYears)
    const first = extensionYears + 1
    if (delivered_on <= tenYears)
      return shut(
        `On yıllık uzama süresi ${showDate(tenYears)} günü dolar. Neden göstermeden sona erdirme, ondan sonraki uzama yılının bitimi olan ${showDate(endAfter(agreed.bitisTarihi, first))} için, en geç ${showDate(landlordNoticeBy(endAfter(agreed.bitisTarihi, first)))} günü ulaşan bildirimle yapılabilir.`,
      )
    const end = nextEnd(agreed, delivered_on, first)
    const notice_by = landlordNoticeBy(end)
    const kept = delivered_on <= notice_by
    const earliest = endInTime(agreed, delivered_on, { from: first, noticeBy: landlordNoticeBy })
    return {
      ...open,
      notice_by,
      kept,
      earliest,
      exact: true,
      follows: kept
        ? `Bildirim süresinde: kontrat ${showDate(earliest)} günü sona erer. Bildirim en geç ${showDate(notice_by)} günü kiracıya ulaşmış olmalıdır.`
        : `${showDate(end)} günü biten uzama yılı için son bildirim günü ${showDate(notice_by)} idi; bildirim geç kaldı. Bu bildirimle kontrat en erken ${showDate(earliest)} günü sona erer.`,
    }
  },

  late_rent({ terms, delivered_on }) {
    const { days, article } = payRuleFor(terms.tasinmazCinsi)
    const pay_by = addDays(delivered_on, days)
    const earliest = addDays(pay_by, 1)
    const note = dayNote(pay_by)
    const holiday = note ? ` ${note} Fesih için izleyen ilk iş gününün de geçmesini bekleyin (TBK 93).` : ''
    return {
      ...open,
      notice_by: null,
      earliest,
      follows: `Bu yer için en az ${days} gün süre verilir (TBK ${article}); kiracının ödemek için son günü ${showDate(pay_by)}.${holiday} O güne kadar tamamı ödenirse bu ihtara dayanarak fesih yapılamaz. Ödenmezse kontrat en erken ${showDate(earliest)} günü feshedilebilir; kiracı çıkmazsa tahliye için icra ya da arabuluculuk sonrası dava gerekir. ${writtenFormText}`,
    }
  },

  two_notices({ terms, basis_on, today }) {
    if (!hasRoof(terms.tasinmazCinsi)) return shut('Bu kural konut ve çatılı işyeri kiraları içindir (TBK 339, 352).')
    if (!basis_on) return shut('İkinci ihtarın kiracıya ulaştığı günü girin.')
    if (basis_on > today) return shut('İkinci ihtar henüz kiracıya ulaşmamış.')
    const year = rentYearEnd(terms, basis_on)
    const act_by = addMonths(year, 1)
    if (today > act_by)
      return {
        ...shut(
          `Kira yılı ${showDate(year)} günü bitti; dava süresi ${showDate(act_by)} günü doldu. Bu iki ihtara artık dayanılamaz; yeni kira yılında yeniden iki haklı ihtar gerekir.`,
        ),
        act_by,
        kept: false,
      }
    const earliest = addDays(year, 1)
    return {
      ...open,
      kept: true,
      earliest,
      act_by,
      follows: `İhtarların yapıldığı kira yılı ${showDate(year)} günü biter. Tahliye davası, ${showDate(earliest)} ile ${showDate(act_by)} arasında açılmalıdır. İhtarların haklı sayılması için iki ayrı ay için yazılı olarak yapılmış ve ulaştığında o ayların hâlâ ödenmemiş olması gerekir.`,
    }
  },

  undertaking({ started_on, basis_on, today }) {
    if (!basis_on) return shut('Taahhüt edilen tahliye gününü girin.')
    if (basis_on <= started_on)
      return shut('Taahhüt edilen gün, kiranın başlangıcından sonra olmalıdır; aksi hâlde taahhüt geçerli değildir.')
    const act_by = addMonths(basis_on, 1)
    if (today > act_by)
      return {
        ...shut(
          `Taahhüt edilen ${showDate(basis_on)} gününden başlayan bir aylık süre ${showDate(act_by)} günü doldu; bu taahhüde artık dayanılamaz.`,
        ),
        act_by,
        kept: false,
      }
    return {
      ...open,
      kept: true,
      earliest: basis_on,
      act_by,
      follows: `Kiracı ${showDate(basis_on)} günü çıkmayı üstlendi. Çıkmazsa en geç ${showDate(act_by)} gününe kadar icraya başvurulmalı ya da dava açılmalıdır. Taahhüdün yazılı olması, teslimden sonra verilmiş olması ve belirli bir gün taşıması gerekir.`,
    }
  },

  court({ started_on, basis_on, today }) {
    if (!basis_on) return shut('Kararın ya da tahliye emrinin tarihini girin.')
    if (basis_on > today) return shut('Kararın tarihi gelecekte olamaz.')
    return {
      ...open,
      earliest: later(basis_on, started_on),
      follows:
        'Tahliye günü olarak kararda yazan ya da mülkün boşaltıldığı günü girin; karar belgesini kanıt olarak ekleyin.',
    }
  },
}

export const assessEnding = (ending: EndingCase): EndingAssessment => assessments[ending.way](ending)

/** True when the tenancy may end on this day. Agreements and court decisions may be recorded afterwards. */
export function mayEndOn(
  { closed, earliest, exact }: EndingAssessment,
  { way, ends_on, today }: { way: EndingWay; ends_on: IsoDate; today: IsoDate },
): boolean {
  if (closed || !earliest || ends_on < earliest) return false
  if (exact && ends_on !== earliest) return false
  return ends_on >= today || way === 'agreement' || way === 'court'
}

/** Both sides may change an agreed ending until its day is over. */
export const mayChange = (
  { way, state, ends_on }: { way: EndingWay; state: EndingState; ends_on: IsoDate },
  today: IsoDate,
): boolean => way === 'agreement' && state === 'set' && ends_on >= today

interface Objectionable {
  way: EndingWay
  side: EndingSide
  state: EndingState
  objected_at: unknown
}

/**
 * True when the tenant may object, once: to an ending by the owner that was not agreed. Court decisions are recorded by
 * one side and may have a past day, so an objection to one is possible afterwards too.
 */
export const mayObject = ({ way, side, state, objected_at }: Objectionable, by: EndingSide): boolean =>
  side === 'owner' &&
  by === 'tenant' &&
  !objected_at &&
  way !== 'agreement' &&
  (state === 'set' || (state === 'done' && way === 'court'))

/** An objection stops an ending, except one decided by a court. */
export const objectionStops = (way: EndingWay): boolean => way !== 'court'

/** True when an objection stops this ending. */
export const isStopped = ({ way, objected_at }: Pick<Objectionable, 'way' | 'objected_at'>): boolean =>
  Boolean(objected_at) && objectionStops(way)
