import { type IsoDate, type IsoMonth, monthsAfter, showDate, showMonth } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import type { LegalNote } from '#domain/tenancy/contracts/law.rules.ts'
import { dwellingCap, dwellingCapArticle, dwellingCapPeriod, showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { fiveYearsNotes, type IncreaseTerms, rentNotes, riseInPercent } from './increase.rules.ts'
import { hasClause } from './rent-increases.rules.ts'
import type { IncreaseProposal, IncreaseSummary, MissedWay, RentProposal } from './rent-increases.schema.ts'

/** The figure that an increase waits for, and when it is published. */
const waitsText = (month: IsoMonth) =>
  `Artışın üst sınırını ${showMonth(month)} TÜFE oranı belirler; bu oran ${showMonth(monthsAfter(month, 1))} başında açıklanır`

/** The state of the present increase in words; null when there is nothing to say. */
export function increaseStateText(summary: IncreaseSummary, { rents }: { rents: boolean }): string | null {
  const { state, year, currency, current_rent, gross, waits_for, record } = summary
  const money = (amount: Kurus) => `${showMoney(amount, currency)}${gross ? ' brüt' : ''}`
  const start = showDate(year.start)
  const begins = `Aylık kira ${money(current_rent)}; yeni kira yılı ${start} tarihinde ${year.late ? 'başladı' : 'başlıyor'}.`
  const offer = record && `${showDate(record.from_on)} tarihinden başlayarak ${money(record.new_rent)}`
  switch (state) {
    case 'over':
      return null
    case 'renewing':
      return 'Yeni dönemin kirasını yenileme kontratı belirler; ayrıca artış önerilmez.'
    case 'barred':
      return `Kira yabancı para ile kararlaştırıldığı için kiracılığın ilk beş yılında değiştirilemez (TBK 344). Aylık kira ${money(current_rent)}.`
    case 'sent':
      return rents
        ? `Kira artışı için kararınız bekleniyor: ${money(record!.old_rent)} yerine ${offer}.`
        : `Artış önerisi gönderildi, kiracının cevabı bekleniyor: ${money(record!.old_rent)} yerine ${offer}. Cevap gelene kadar eski kira sürer.`
    case 'objected':
      return `${rents ? 'Artış önerisine itiraz edildi' : 'Kiracı artış önerisine itiraz etti'}; kira ${money(record!.old_rent)} olarak sürüyor.`
    case 'agreed':
      return `Bu kira yılının artışı kesinleşti: ${offer}.`
    case 'early':
      return rents ? begins : `${begins} Artış ${showDate(year.opens)} tarihinden itibaren önerilebilir.`
    case 'waits':
      return rents
        ? begins
        : `${begins} ${waitsText(waits_for!)}. Oran girilince size bildirilir; öneri o zamana kadar bekler.`
    case 'open':
      if (rents) return begins
      return year.late
        ? `${begins} Bu yıl için artış önerilmedi; kira aynı kalıyor. Artış hâlâ istenebilir: kontratta artış şartı varsa kira yılının başından, yoksa ya da kiracıyla anlaşırsanız gelecek aydan başlayarak; ikisi de yasal sınırla.`
        : `${begins} Artışı şimdi önerebilirsiniz; önermedikçe kira aynı kalır.`
    case 'waived':
      return rents ? begins : `${begins} Bu yıl artış yapılmayacağı kayıtlı.`
  }
}

/** The source of the cap's figure, in one line. */
function capSource({ cap, basis, five_years, waits_for }: IncreaseProposal): string {
  if (basis === 'foreign')
    return five_years ? 'Yabancı para: beş yıl doldu, üst sınırı oran belirlemez' : 'Yabancı para: ilk beş yıl değişmez'
  if (!cap) return 'Bu yer için TÜFE sınırı uygulanmaz'
  if (cap.byDwellingCap) return `Konutlara ${dwellingCapPeriod} arasında konulan ${showPercent(cap.percent)} sınırı`
  if (waits_for)
    return `${showMonth(waits_for)} TÜFE oranı henüz bilinmiyor; bilinen son oran ${showMonth(cap.month)}: ${showPercent(cap.percent)} (TÜİK)`
  return `${showMonth(cap.month)} TÜFE, on iki aylık ortalamalara göre değişim: ${showPercent(cap.percent)} (TÜİK)`
}

/** 25.000,00 ₺ + %31,49 = 32.872,50 ₺ */
export const sumText = (from: Kurus, percent: number, { to, currency }: { to: Kurus; currency: string }) =>
  `${showMoney(from, currency)} + ${showPercent(percent)} = ${showMoney(to, currency)}`

type Clause = Pick<IncreaseTerms, 'artisSekli' | 'artisOrani' | 'bedelTuru' | 'kullanimAmaci'>

/** The calculation line by line, the same on screen and paper. */
export function calculation(proposal: IncreaseProposal, terms: Clause): [string, string][] {
  const { cap, max_rent, current_rent, percent, rent, waits_for } = proposal
  const currency = terms.bedelTuru
  const lines: [string, string][] = [
    ['Kontrattaki artış şartı', increaseWords(terms).short],
    ['Dayanak', capSource(proposal)],
  ]
  if (cap && max_rent !== null)
    lines.push([
      // Another month's figure decides, so the known one is only a preview.
      waits_for ? 'Bu oranla olsaydı' : 'Yasal üst sınır',
      sumText(current_rent, cap.percent, { to: max_rent, currency }),
    ])
  if (hasClause(proposal) && rent !== max_rent)
    lines.push(['Şarta göre', sumText(current_rent, percent, { to: rent, currency })])
  return lines
}

/** Legal notes on the increase and the chosen rent. They inform and never block. */
export function increaseNotes(
  proposal: IncreaseProposal,
  terms: Clause,
  { rent, gross }: { rent: Kurus; gross: boolean },
): LegalNote[] {
  const notes: LegalNote[] = []
  const note = (code: string, article: string, text: string) => void notes.push({ code, article, text })
  const { cap, basis, roofless, five_years } = proposal
  notes.push(...rentNotes(proposal, { rent, currency: terms.bedelTuru }))
  if (cap?.byDwellingCap)
    note(
      'dwelling_cap',
      dwellingCapArticle(proposal.year.start),
      `Kira yılı ${dwellingCapPeriod} arasında başladığı için konutta artış ${showPercent(dwellingCap.percent)} sınırını, daha düşükse TÜFE’yi aşamaz.`,
    )
  if (basis !== 'foreign' && !roofless && terms.kullanimAmaci !== 'Mesken')
    note(
      'workplace',
      'TBK 344',
      `İş yerinde de artış TÜFE on iki aylık ortalamasını aşamaz; konutlara konulan ${showPercent(dwellingCap.percent)} sınırı iş yerlerinde uygulanmadı.${gross ? ' Tutarlar brüttür.' : ''}`,
    )
  if (roofless)
    note(
      'roofless',
      'TBK 339',
      'Çatısı olmayan yerlerde TBK 344’teki sınır uygulanmaz; artışı kontrat ve taraflar belirler.',
    )
  if (basis === 'foreign' && five_years)
    note(
      'foreign_five_years',
      'TBK 344',
      'Beş yıl dolduğu için yabancı para ile kararlaştırılan kira anlaşarak değiştirilebilir; anlaşılamazsa hâkim belirler.',
    )
  if (hasClause(proposal))
    note(
      'clause',
      roofless ? 'TBK 26' : 'TBK 344',
      'Kontrattaki artış şartı geçerlidir, ama kira siz bildirip isteyene kadar hesapta eski tutarda kalır.',
    )
  return [...notes, ...fiveYearsNotes(proposal)]
}

export const missedWayLabels: Readonly<Record<MissedWay['way'], string>> = {
  clause: 'Kontrattaki şartla, kira yılının başından',
  agreement: 'Kiracıyla anlaşarak, gelecek aydan',
}

/** A rent that begins in months already paid for is disputed, with a clause as well. */
export function lateClaimNotes({ missed, year }: IncreaseProposal, from_on: IsoDate): LegalNote[] {
  const next = missed.find(({ way }) => way === 'agreement')?.from_on
  if (!year.late || (next !== undefined && from_on >= next)) return []
  const text = missed.some(({ way }) => way === 'clause')
    ? 'Kira yılının başından geriye dönük istenen fark tartışmalıdır: dayanağı kontrattaki artış şartıdır; ancak geçen ayların kirası çekincesiz eski tutarla alındıysa kiracı bu aylar için itiraz edebilir. İtiraz edilirse gelecek aydan başlayarak önerebilirsiniz.'
    : 'Kontratta artış şartı olmadığı için geçmiş aylara artış ancak kiracının kabulüyle uygulanır; kabul edilmezse gelecek aydan başlayarak önerebilirsiniz.'
  return [{ code: 'late_claim', article: 'TBK 344', text }]
}

/** What both sides declare by confirming. */
export const declarationText = ({
  old_rent,
  new_rent,
  from_on,
  currency,
  gross,
}: {
  old_rent: Kurus
  new_rent: Kurus
  from_on: IsoDate
  currency: string
  gross: boolean
}) =>
  `Taraflar, aylık ${gross ? 'brüt ' : ''}kiranın ${showDate(from_on)} gününden başlayarak ${showMoney(old_rent, currency)} yerine ${showMoney(new_rent, currency)} olmasında anlaşmıştır. Kontratın diğer şartları aynen geçerlidir.`

export const riseText = (from: Kurus, to: Kurus, currency: string) =>
  `${showMoney(to - from, currency)} (${showPercent(riseInPercent(from, to))})`

/** Tells the landlord that a rent year is coming, or that its figure was published. */
export function notificationText(
  step: 'window' | 'figure',
  { title, proposal, currency, gross }: { title: string; proposal: IncreaseProposal; currency: string; gross: boolean },
): string {
  const start = showDate(proposal.year.start)
  if (step === 'figure' && proposal.cap)
    return `${title}: ${showMonth(proposal.cap.month)} TÜFE oranı açıklandı. ${start} tarihinde başlayan kira yılında üst sınır ${showPercent(proposal.cap.percent)}, en çok ${showMoney(proposal.max_rent ?? proposal.current_rent, currency)}${gross ? ' brüt' : ''}. Artışı önerebilirsiniz.`
  const waits = proposal.waits_for ? ` ${waitsText(proposal.waits_for)}.` : ' Artışı şimdi önerebilirsiniz.'
  return `${title}: yeni kira yılı ${start} tarihinde başlıyor.${waits}`
}

/** The rent by the contract's clause for this rent year; null without a clause. */
export const clauseRentOf = (proposal: RentProposal): Kurus | null => (hasClause(proposal) ? proposal.rent : null)
