import { type IsoDate, isIsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type EndingWay, endingWayRules, endingWays } from './ending-ways.rules.ts'
import { payRuleFor } from './pay-days.rules.ts'

interface NoticeFacts {
  way: EndingWay
  property: string
  from: string
  to: string
  ends_on: IsoDate
  given_on: IsoDate
  reason: string
  /** What is due and unpaid, one line for each month and amount; empty when the account does not know. */
  debts: readonly string[]
  /** The kind of place decides the days to pay. */
  tasinmazCinsi: string
}

const sentences: Partial<Record<EndingWay, (facts: NoticeFacts) => string>> = {
  tenant_notice: ({ property, ends_on }) =>
    `${property} adresindeki kiralananla ilgili kira sözleşmesini uzatmayacağımı ve kiralananı ${showDate(ends_on)} günü boşaltacağımı, Türk Borçlar Kanunu’nun 347. maddesi uyarınca bildiririm.`,
  tenant_early: ({ property, ends_on }) =>
    `${property} adresindeki kiralananı, kira süresi dolmadan ${showDate(ends_on)} günü boşaltacağımı Türk Borçlar Kanunu’nun 325. maddesi kapsamında bildiririm.`,
  landlord_ten_years: ({ property, ends_on }) =>
    `${property} adresindeki kiralananla ilgili kira sözleşmesini, on yıllık uzama süresinin dolması nedeniyle ${showDate(ends_on)} günü itibarıyla sona erdirdiğimi, Türk Borçlar Kanunu’nun 347. maddesi uyarınca bildiririm.`,
  late_rent({ property, ends_on, debts, tasinmazCinsi }) {
    const { days, article } = payRuleFor(tasinmazCinsi)
    const what = debts.length > 0 ? 'aşağıda yazılı borcu' : 'muaccel olan ve ödenmeyen kira bedelini'
    return [
      `${property} adresindeki kiralananın ${what} bu bildirimin size ulaştığı günü izleyen günden başlayarak ${days} gün içinde ödemenizi, aksi hâlde kira sözleşmesini ${showDate(ends_on)} günü itibarıyla feshedeceğimi, Türk Borçlar Kanunu’nun ${article}. maddesi uyarınca bildiririm.`,
      ...debts.map((debt) => `- ${debt}`),
    ].join('\n')
  },
}

/** The text of a notice before it is frozen: sender, receiver, date, content. Null for a way without a notice. */
export function noticeText(facts: NoticeFacts): string | null {
  const sentence = sentences[facts.way]?.(facts)
  if (!sentence) return null
  return [
    `Bildiren: ${facts.from}`,
    `Muhatap: ${facts.to}`,
    `Tarih: ${showDate(facts.given_on)}`,
    '',
    sentence,
    ...(facts.reason ? ['', `Açıklama: ${facts.reason}`] : []),
  ].join('\n')
}

const word = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const date = (value: unknown) => (isIsoDate(value) ? showDate(value) : '')
const money = ({ amount, currency }: Record<string, unknown>) =>
  typeof amount === 'number' ? showMoney(amount, word(currency) || 'TL') : ''
const quoted = (value: unknown) => (word(value) ? ` “${word(value)}”` : '')
const wayTitle = (value: unknown) => {
  const way = endingWays.find((each) => each === value)
  return way ? endingWayRules[way].title : ''
}

export const takenBackText = 'Hesaba işlenen kesintiler geri alındı.'

const eventTexts: Readonly<Record<string, (detail: Record<string, unknown>) => string>> = {
  proposed: (detail) => `Anlaşarak sona erdirme önerdi; son gün ${date(detail.ends_on)}.`,
  set: (detail) =>
    `Sona erdirmeyi başlattı: ${wayTitle(detail.way)}; son gün ${date(detail.ends_on)}.${word(detail.decision) ? ` Dayanak: ${word(detail.decision)}.` : ''}`,
  agreed: (detail) => `İki taraf anlaştı; son gün ${date(detail.ends_on)}.`,
  declined: (detail) => `Öneriyi kabul etmedi.${quoted(detail.note)}`,
  countered: (detail) => `Başka bir gün önerdi: ${date(detail.ends_on)}.${quoted(detail.note)}`,
  change_proposed: (detail) =>
    detail.ends_on
      ? `Anlaşılan gün yerine ${date(detail.ends_on)} gününü önerdi.${quoted(detail.reason)}`
      : `Sona erdirmeden vazgeçmeyi önerdi.${quoted(detail.reason)}`,
  change_agreed: (detail) =>
    detail.ends_on
      ? `İki taraf son günü değiştirdi: ${date(detail.from)} yerine ${date(detail.ends_on)}.`
      : `İki taraf sona erdirmeden vazgeçti; kiracılık sürüyor.`,
  change_declined: (detail) => `Değişiklik önerisini kabul etmedi.${quoted(detail.note)}`,
  change_withdrawn: () => 'Değişiklik önerisi geri alındı.',
  renewal_closed: (detail) => `Yanıt bekleyen yenileme teklifi kapandı (${word(detail.short_id)}).`,
  objected: (detail) => `Sona erdirmeye itiraz etti.${quoted(detail.reason)}`,
  withdrawn: ({ reason, taken_back }) =>
    `Sona erdirmeyi geri çekti.${quoted(reason)}${Number(taken_back ?? 0) > 0 ? ` ${takenBackText}` : ''}`,
  done: (detail) => `Kiracılık sona erdi; son gün ${date(detail.ends_on)}.`,
  next_status: (detail) => `Mülkün sonraki durumunu seçti: ${word(detail.to)}.`,
  ticked: (detail) => `“${word(detail.title)}” maddesini yapıldı diye işaretledi.`,
  unticked: (detail) => `“${word(detail.title)}” maddesinin işaretini kaldırdı.`,
  notice: () => 'Yazılı bildirim yaptı.',
  deduction: (detail) => `Kesinti önerdi: ${word(detail.title)}, ${money(detail)}.`,
  deduction_changed: (detail) => `Kesintiyi değiştirdi: ${word(detail.title)}, ${money(detail)}.`,
  deduction_withdrawn: (detail) => `Kesintiden vazgeçti: ${word(detail.title)}.`,
  deduction_accepted: (detail) => `Kesintiyi kabul etti: ${word(detail.title)}, ${money(detail)}.`,
  deduction_disputed: (detail) => `Kesintiye itiraz etti: ${word(detail.title)}.${quoted(detail.note)}`,
  settlement: () => 'Depozito hesabını onaya gönderdi.',
  settled: () => 'Depozito hesabı kesinleşti; iki tarafın kararı da kayıtlı.',
  account: () => 'Depozitonun iade edileceği hesabı girdi.',
  account_changed: (detail) =>
    `Depozitonun iade edileceği hesabı değiştirdi: ${word(detail.from)} yerine ${word(detail.to)}.`,
  refunded: (detail) => `Depozitoyu iade ettiğini kaydetti: ${money(detail)}, ${date(detail.on)}.`,
  refund_reversed: (detail) => `Depozito iadesinin kaydını geri aldı: ${money(detail)}.${quoted(detail.note)}`,
}

/** One line of the history; kinds of newer releases get a general text. */
export const endingEventText = (kind: string, detail: Record<string, unknown>): string =>
  eventTexts[kind]?.(detail) ?? 'Bir işlem yapıldı.'
