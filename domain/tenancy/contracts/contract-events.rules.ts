import { isIsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { decisionWayText } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

/** Kinds of events in a contract's timeline, each with its own sentence. */
export const contractEventKinds = [
  'created',
  'sent',
  'link_handed_out',
  'opened',
  'code_confirmed',
  'approved',
  'rejected',
  'paper_awaited',
  'signed_on_paper',
  'paper_shown',
  'paper_objected',
  'guarantor_approved',
  'guarantor_declined',
  'reminded',
  'resent',
  'edited',
  'asked_again',
  'contact_changed',
  'activated',
  'copies_sent',
  'signed_off',
  'scan_uploaded',
  'undertaking_prepared',
  'undertaking_scanned',
  'ending_objected',
  'undertaking_withdrawn',
  'cancelled',
  'ended',
  'lapsed',
  'extended',
  'deleted',
] as const
export type ContractEventKind = (typeof contractEventKinds)[number]

const fieldLabels: Readonly<Record<string, string>> = {
  brutAylik: 'aylık kira',
  bedelTuru: 'para birimi',
  baslangicTarihi: 'başlangıç',
  sozlesmeSuresi: 'süre',
  sureBirimi: 'süre birimi',
  odemeGunu: 'ödeme günü',
  odemeSekli: 'ödeme şekli',
  iban: 'IBAN',
  kullanimAmaci: 'kullanım amacı',
  is_corporate: 'kurumsal kiracı',
  depozito: 'depozito',
  artisSekli: 'artış şekli',
  artisOrani: 'artış oranı',
  simdikiDurumu: 'şimdiki durumu',
  yetkiliMahkeme: 'yetkili mahkeme',
  nusha: 'nüsha',
  giderler: 'gider paylaşımı',
  hususiSartlar: 'hususi şartlar',
}
const amounts = new Set(['brutAylik', 'depozito'])
const longTexts = new Set(['hususiSartlar', 'simdikiDurumu'])

export interface ChangedTerm {
  name: string
  from: unknown
  to: unknown
}
/** The contract's currency before and after. */
export type Currencies = readonly [from: string, to: string]
const inLira: Currencies = ['TL', 'TL']

const word = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function shown(name: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return 'boş'
  if (amounts.has(name) && typeof value === 'number') return showMoney(value, currency)
  if (name === 'baslangicTarihi' && isIsoDate(value)) return showDate(value)
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır'
  return String(value)
}

const mostShown = 120
const cut = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text)

/** The words of two versions of a long text between their common beginning and end. */
function differing(from: unknown, to: unknown): string {
  const versions = [from, to].map((value) => word(value).split(/\s+/).filter(Boolean))
  const [old, fresh] = versions as [string[], string[]]
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  if (start === old.length && start === fresh.length) return 'satır düzeni değişti'
  const part = (words: string[]) => {
    if (words.length === 0) return 'boş'
    const middle = cut(words.slice(start, words.length - end).join(' ')) || '(yok)'
    return `“${start > 0 ? '… ' : ''}${middle}${end > 0 ? ' …' : ''}”`
  }
  return `${part(old)} → ${part(fresh)}`
}

/** “aylık kira: 20.000,00 ₺ → 25.000,00 ₺” */
export function changeText({ name, from, to }: ChangedTerm, currencies: Currencies = inLira): string {
  const label = fieldLabels[name] ?? name
  if (longTexts.has(name)) return `${label}: ${differing(from, to)}`
  return `${label}: ${shown(name, from, currencies[0])} → ${shown(name, to, currencies[1])}`
}

const date = (value: unknown) => (isIsoDate(value) ? showDate(value) : '')
const note = (detail: Record<string, unknown>) => (word(detail.note) ? ` Notu: “${word(detail.note)}”` : '')
/** “ (e-postayla gönderilen bağlantıyla)”; empty for older decisions, which did not record the way. */
const way = (detail: Record<string, unknown>) => {
  const text = decisionWayText(detail.way, detail.contact)
  return text && ` (${text})`
}

/** “ İstenen: Aylık kira: 20.000,00 ₺ yerine 18.000,00 ₺.” */
const wished = ({ wishes }: Record<string, unknown>) =>
  Array.isArray(wishes) && wishes.length > 0 ? ` İstenen: ${wishes.map(word).join('; ').replace(/\.$/, '')}.` : ''
const names = (detail: Record<string, unknown>) => (Array.isArray(detail.names) ? detail.names.join(', ') : '')

const signer = (detail: Record<string, unknown>) => `${detail.guarantor ? 'Kefil' : 'Kiracı'} ${word(detail.name)}`
/** “ (Giriş Teslim Tutanağı)”; empty when the contract itself was signed. */
const about = (detail: Record<string, unknown>) => (word(detail.title) ? ` (${word(detail.title)})` : '')

const sentences: Record<ContractEventKind, (detail: Record<string, unknown>) => string> = {
  created: () => 'Kontrat oluşturuldu.',
  sent: (detail) => `Bağlantı gönderildi: ${word(detail.name)} (${word(detail.to)}).`,
  link_handed_out: (detail) =>
    `Bağlantı elden iletilmek üzere kopyalandı: ${word(detail.name)}. Bu bağlantı yalnız okutur; karar için kişinin kendisine giden kod ya da hesabı gerekir.`,
  // A copied link does not show who opened it.
  opened: (detail) =>
    detail.handed ? 'Elden iletilen bağlantı açıldı; kimin okuduğu doğrulanmadı.' : 'Kontrat açılıp okundu.',
  code_confirmed: (detail) =>
    word(detail.email)
      ? `E-posta koduyla doğrulandı (${word(detail.email)}).`
      : `SMS koduyla doğrulandı (${word(detail.phone)}).`,
  approved: (detail) => `Kontrat onaylandı${way(detail)}.${note(detail)}`,
  rejected: (detail) => `Düzenleme istendi${way(detail)}.${wished(detail)}${note(detail)}`,
  paper_awaited: (detail) => `${signer(detail)}: e-postası ve telefonu yok; imzası kâğıtta bekleniyor.`,
  signed_on_paper: (detail) =>
    `${signer(detail)}${about(detail)}: ${onPaperText}.${word(detail.sha256) && ` Taramanın SHA-256 özeti: ${word(detail.sha256).slice(0, 16)}…`}`,
  paper_shown: (detail) =>
    `Kâğıttaki imza kaydı kendisine gösterildi: ${signer(detail)}${about(detail)}. ${date(detail.until)} sonuna kadar itiraz edebilir.`,
  paper_objected: (detail) =>
    `${signer(detail)}${about(detail)}, kâğıttaki imzaya itiraz etti: “${word(detail.reason)}” İtiraz tek başına bir şeyi sona erdirmez.`,
  guarantor_approved: (detail) => `Kefil ön onay verdi${way(detail)}.`,
  guarantor_declined: (detail) => `Kefil kabul etmedi${way(detail)}.${note(detail)}`,
  reminded: (detail) => `Hatırlatma gönderildi: ${word(detail.name)}.`,
  resent: (detail) => `Yeni bağlantı gönderildi: ${word(detail.name)}.`,
  edited: (detail) => {
    if (Array.isArray(detail.changes)) return editedText(detail.changes as { text: string; asks: boolean }[])
    // Older events did not record every change in words.
    const changed = Array.isArray(detail.changed) ? (detail.changed as ChangedTerm[]) : []
    const currencies = Array.isArray(detail.currencies) ? (detail.currencies as unknown as Currencies) : inLira
    return changed.length > 0
      ? `Şartlar değiştirildi: ${changed.map((each) => changeText(each, currencies)).join('; ')}.`
      : 'Bilgiler düzeltildi.'
  },
  asked_again: (detail) =>
    detail.same
      ? `Aynı şartlar yeniden soruldu: ${names(detail)}. Verilmiş öbür onaylar geçerli.`
      : 'Önceki onaylar düştü, herkese yeniden soruldu.',
  contact_changed: (detail) =>
    `${word(detail.name)} için iletişim bilgisi değişti: eskisi ${word(detail.from) || 'boş'}, yenisi ${word(detail.to) || 'boş'}.${detail.asked ? ' Önceki bağlantı ve kodlar düştü, yeniden soruldu.' : ''}`,
  activated: () => 'Kontrat yürürlüğe girdi.',
  copies_sent: (detail) => `Kontratın kopyası taraflara gönderildi: ${names(detail)}.`,
  signed_off: () => 'Kontratın imzalandığı kaydedildi.',
  scan_uploaded: () => 'El yazılı kefalet belgesi yüklendi.',
  undertaking_prepared: (detail) =>
    `Tahliye taahhüdü imza için hazırlandı: veriliş ${date(detail.given_on)}, boşaltma ${date(detail.evict_on)}.`,
  undertaking_scanned: (detail) =>
    `Tahliye taahhüdü, imza kâğıtta; taramasını kiraya veren tarafı kaydetti: boşaltma ${date(detail.evict_on)}. Taramanın SHA-256 özeti: ${word(detail.sha256).slice(0, 16)}…`,
  undertaking_withdrawn: (detail) =>
    `${date(detail.evict_on)} tarihli tahliye taahhüdü geri çekildi. Gerekçe: “${word(detail.reason)}”`,
  cancelled: (detail) => `Kontrat iptal edildi.${word(detail.reason) ? ` Gerekçe: “${word(detail.reason)}”` : ''}`,
  ended: (detail) =>
    `Kiracılık sona erdi; son gün ${isIsoDate(detail.last_day) ? showDate(detail.last_day) : ''}. ${word(detail.way)}${word(detail.reason) ? `: ${word(detail.reason)}` : ''}`.trim(),
  ending_objected: (detail) => `Kiracı, sona erdirmeye itiraz etti: “${word(detail.reason)}”`,
  lapsed: (detail) =>
    `Yenileme teklifi ilk günü gelene kadar yanıtlanmadı ve düştü; bağlantılar geçersiz. Önceki kontrat aynı koşullarla ${shownDay(detail.until)} tarihine kadar uzadı (TBK 347).`,
  extended: (detail) =>
    `Kararlaştırılan süre doldu; kontrat aynı koşullarla ${shownDay(detail.until)} tarihine kadar uzadı (TBK 347).`,
  deleted: () => 'Kontrat silindi.',
}

const shownDay = (day: unknown) => (isIsoDate(day) ? showDate(day) : 'bir yıl sonraki')

function editedText(changes: readonly { text: string; asks: boolean }[]): string {
  const listed = (asks: boolean) =>
    changes
      .filter((change) => change.asks === asks)
      .map(({ text }) => text)
      .join('; ')
  const sentences = [
    listed(true) && `Şartlar değiştirildi: ${listed(true)}.`,
    listed(false) && `Bilgiler düzeltildi: ${listed(false)}.`,
  ].filter(Boolean)
  return sentences.join(' ') || 'Değişiklik yapılmadan yeniden gönderildi.'
}

/** One line of the timeline; kinds of newer releases get a general text. */
export const contractEventText = (kind: string, detail: Record<string, unknown>): string =>
  Object.hasOwn(sentences, kind) ? sentences[kind as ContractEventKind](detail) : 'Kontratta bir işlem yapıldı.'
