import type { z } from 'zod'
import { showMoney } from '#domain/kernel/money.ts'
import { meterLabels, readingMomentLabels } from './properties.schema.ts'

/** Kinds of entries in a property's history; every change by a user writes one. */
export const propertyEventKinds = [
  'created',
  'imported',
  'updated',
  'status_changed',
  'payment_changed',
  'payment_recorded',
  'payment_reversed',
  'deed_updated',
  'features_updated',
  'meters_updated',
  'cover_changed',
  'tenant_asked',
  'tenant_added',
  'tenant_declined',
  'tenant_removed',
  'released',
  'cleaned',
  'removed',
  'restored',
  'picture_added',
  'picture_changed',
  'picture_removed',
  'picture_restored',
  'fixture_added',
  'fixture_changed',
  'fixture_removed',
  'fixture_restored',
  'document_added',
  'document_renamed',
  'document_filed',
  'document_replaced',
  'document_shared',
  'document_removed',
  'document_restored',
  'reading_added',
  'reading_removed',
  'share_added',
  'share_changed',
  'share_removed',
  'delegate_changed',
  'suggestion_created',
  'suggestion_approved',
  'suggestion_rejected',
  'suggestion_completed',
  'suggestion_withdrawn',
  'suggestion_moved',
  'suggestion_commented',
] as const
export type PropertyEventKind = (typeof propertyEventKinds)[number]
/** Events that reveal payments or their state. */
export const paymentEventKinds = [
  'payment_changed',
  'payment_recorded',
  'payment_reversed',
] as const satisfies readonly PropertyEventKind[]
export type EventDetail = Record<string, z.core.util.JSONType>

/** Labels of changed fields, as in the forms. */
export const changedFieldLabels: Readonly<Record<string, string>> = {
  baslik: 'başlık',
  tasinmazCinsi: 'cins',
  adres: 'adres',
  aciklama: 'açıklama',
  is_bina: 'bina bilgisi',
  bina_id: 'bağlı olduğu bina',
  elektrikSayacNo: 'elektrik',
  suSayacNo: 'su',
  dogalgazSayacNo: 'doğalgaz',
}

const imageSetWords: Readonly<Record<string, string>> = {
  general: 'Genel',
  delivery: 'Teslim',
  evacuation: 'Tahliye',
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
/** Ignores inherited properties such as `toString`. */
const labelIn = (labels: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  Object.hasOwn(labels, text(name)) ? labels[text(name)] : undefined
/** “Kombi” demirbaşı silindi; without a name: Bir demirbaş silindi. */
const named = (name: unknown, kind: string, unnamed: string, done: string) =>
  `${text(name) ? `“${text(name)}” ${kind}` : unnamed} ${done}.`
const number = (value: unknown) => (typeof value === 'number' && value > 1 ? `${value} ` : '')
const fieldsIn = (detail: EventDetail) =>
  (Array.isArray(detail.fields) ? detail.fields : [])
    .map((name) => labelIn(changedFieldLabels, name))
    .filter((label) => label !== undefined)

const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ve ${words.at(-1)}`

const withFields = (detail: EventDetail, sentence: string) => {
  const fields = fieldsIn(detail)
  return fields.length > 0 ? `${sentence}: ${list(fields)}.` : `${sentence}.`
}

const fromTo = ({ from, to }: EventDetail, subject: string) =>
  text(from) && text(to) ? `${subject} “${text(from)}” iken “${text(to)}” yapıldı.` : `${subject} değiştirildi.`

const pictures = (detail: EventDetail, done: string) => {
  const set = labelIn(imageSetWords, detail.set)
  const what = number(detail.count) ? `${number(detail.count)}fotoğraf` : 'Bir fotoğraf'
  return `${set ? `${set} fotoğrafları: ${what.toLocaleLowerCase('tr-TR')}` : what} ${done}.`
}

const payment = ({ amount, currency, reason }: EventDetail, done: string) => {
  const sum = typeof amount === 'number' ? `${showMoney(amount, text(currency) || 'TL')} ödeme` : 'Bir ödeme'
  return `${sum} ${done}${text(reason) ? `: ${text(reason)}` : ''}.`
}

const reading = (detail: EventDetail, done: string) => {
  const meter = labelIn(meterLabels, detail.sayac) ?? 'Sayaç'
  const moment = labelIn(readingMomentLabels, detail.zaman)
  return `${meter} okuması${moment ? ` (${moment.toLocaleLowerCase('tr-TR')})` : ''} ${done}.`
}

const sentences: Record<PropertyEventKind, (detail: EventDetail) => string> = {
  created: () => 'Mülk eklendi.',
  imported: () => 'Mülk dosyadan aktarıldı.',
  updated: (detail) => withFields(detail, 'Genel bilgiler güncellendi'),
  status_changed: (detail) => fromTo(detail, 'Durum'),
  payment_changed: (detail) => fromTo(detail, 'Ödeme durumu'),
  payment_recorded: (detail) => payment(detail, 'kaydedildi'),
  payment_reversed: (detail) => payment(detail, 'geri alındı'),
  deed_updated: () => 'Tapu bilgileri güncellendi.',
  share_added: () => 'Bir hisse yazıldı.',
  share_changed: () => 'Bir hisse düzeltildi.',
  share_removed: () => 'Bir hisse silindi.',
  features_updated: () => 'Taşınmaz özellikleri güncellendi.',
  meters_updated: (detail) => withFields(detail, 'Sayaç numaraları güncellendi'),
  cover_changed: () => 'Kapak fotoğrafı değiştirildi.',
  tenant_asked: ({ name }) => `${text(name) || 'Bir kişi'} kiracı olarak eklendi; onayı bekleniyor.`,
  tenant_declined: ({ name }) => `${text(name) || 'Bir kişi'} bu mülkün kiracısı olmadığını bildirdi.`,
  tenant_added: ({ name }) => `${text(name) || 'Bir kişi'} kiracı olarak eklendi.`,
  tenant_removed: ({ name }) => `${text(name) || 'Bir kiracı'} mülkten çıkarıldı.`,
  released: () => 'Kontrat sona erdi; kiracı bağlantıları kaldırıldı.',
  cleaned: () => 'Bakım: mülkte kalmış kiracı ve kontrat bağlantıları temizlendi.',
  removed: () => 'Mülk çöp kutusuna taşındı.',
  restored: () => 'Mülk çöp kutusundan geri alındı.',
  picture_added: (detail) => pictures(detail, 'eklendi'),
  picture_changed: (detail) => pictures(detail, 'için bilgiler değiştirildi'),
  picture_removed: (detail) => pictures(detail, 'silindi'),
  picture_restored: (detail) => pictures(detail, 'geri alındı'),
  fixture_added: ({ name }) => named(name, 'demirbaşı', 'Bir demirbaş', 'eklendi'),
  fixture_changed: ({ name }) => named(name, 'demirbaşı', 'Bir demirbaş', 'güncellendi'),
  fixture_removed: ({ name }) => named(name, 'demirbaşı', 'Bir demirbaş', 'silindi'),
  fixture_restored: ({ name }) => named(name, 'demirbaşı', 'Bir demirbaş', 'geri alındı'),
  document_added: ({ name }) => named(name, 'belgesi', 'Bir belge', 'yüklendi'),
  document_renamed: ({ from, to }) =>
    text(from) && text(to)
      ? `“${text(from)}” belgesinin adı “${text(to)}” oldu.`
      : named(to, 'belgesinin', 'Bir belgenin', 'adı değiştirildi'),
  document_replaced: ({ name }) => named(name, 'belgesinin', 'Bir belgenin', 'yerine yenisi yüklendi'),
  document_shared: ({ name }) => named(name, 'belgesini', 'Bir belgeyi', 'kimlerin görebileceği değiştirildi'),
  document_filed: ({ name, to }) =>
    text(to)
      ? named(name, 'belgesi', 'Bir belge', `“${text(to)}” kategorisine taşındı`)
      : named(name, 'belgesinin', 'Bir belgenin', 'kategorisi değiştirildi'),
  document_removed: ({ name }) => named(name, 'belgesi', 'Bir belge', 'silindi'),
  document_restored: ({ name }) => named(name, 'belgesi', 'Bir belge', 'geri alındı'),
  reading_added: (detail) => reading(detail, 'kaydedildi'),
  reading_removed: (detail) => reading(detail, 'silindi'),
  delegate_changed: ({ name }) =>
    text(name) ? `${text(name)} için mülk yetkisi değiştirildi.` : 'Mülkte yetkili kişiler değiştirildi.',
  suggestion_created: ({ name }) => named(name, 'talebi', 'Bir talep', 'oluşturuldu'),
  suggestion_approved: ({ name }) => named(name, 'talebi', 'Bir talep', 'onaylandı'),
  suggestion_rejected: ({ name }) => named(name, 'talebi', 'Bir talep', 'reddedildi'),
  suggestion_completed: ({ name }) => named(name, 'talebi', 'Bir talep', 'tamamlandı'),
  suggestion_withdrawn: ({ name }) => named(name, 'talebi', 'Bir talep', 'geri çekildi'),
  suggestion_moved: ({ name, to }) =>
    named(name, 'talebinin', 'Bir talebin', text(to) ? `durumu “${text(to)}” yapıldı` : 'durumu değiştirildi'),
  suggestion_commented: ({ name }) => named(name, 'talebine', 'Bir talebe', 'yorum yazıldı'),
}

/** One Turkish sentence without its actor, who is shown beside it. Kinds of other releases get a general one. */
export const eventSentence = ({ kind, detail }: { kind: string; detail: EventDetail }): string =>
  Object.hasOwn(sentences, kind) ? sentences[kind as PropertyEventKind](detail) : 'Mülkte bir değişiklik yapıldı.'
