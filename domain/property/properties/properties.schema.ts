import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'

export const notRentedStatuses = ['Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir'] as const
export const propertyStatuses = ['Kiralanmış', ...notRentedStatuses] as const
export type PropertyStatus = (typeof propertyStatuses)[number]

export const paymentStates = ['Ödendi', 'Beklemede'] as const
export type PaymentState = (typeof paymentStates)[number]

export const meters = ['elektrik', 'su', 'dogalgaz'] as const
export type Meter = (typeof meters)[number]
export const meterLabels: Record<Meter, string> = { elektrik: 'Elektrik', su: 'Su', dogalgaz: 'Doğalgaz' }
export const meterUnits: Record<Meter, string> = { elektrik: 'kWh', su: 'm³', dogalgaz: 'm³' }

export const readingMoments = ['teslim', 'tahliye', 'ara'] as const
export type ReadingMoment = (typeof readingMoments)[number]
export const readingMomentLabels: Record<ReadingMoment, string> = {
  teslim: 'Teslim',
  tahliye: 'Tahliye',
  ara: 'Ara okuma',
}

/** Suggestions; other kinds are allowed. */
export const propertyKinds = [
  'Daire',
  'Müstakil Ev',
  'Villa',
  'Rezidans',
  'Stüdyo',
  'Apart',
  'İş Yeri',
  'Dükkân',
  'Ofis',
  'Depo',
  'Arsa',
  'Tarla',
  'Otopark',
] as const
/** The kind of a building that holds units. */
export const buildingKind = 'Bina'

const count = (max: number, name: string) =>
  z
    .number({ error: `${name} bir sayı olmalıdır` })
    .int(`${name} tam sayı olmalıdır`)
    .min(0, `${name} 0’dan küçük olamaz`)
    .max(max, `${name} en fazla ${max} olabilir`)
    .nullable()
const day = enteredDay('Tarihi gün.ay.yıl olarak giriniz').nullable()

/** Both numbers or neither, and never more than the whole. */
const isShare = (pay: number | null, payda: number | null) =>
  pay === null || payda === null ? pay === payda : pay <= payda
const shareProblem = (name: string) => `${name}: pay ve paydayı birlikte girin; pay paydadan büyük olamaz`
const part = z
  .number()
  .int('Tam sayı giriniz')
  .min(1, 'En az 1 olmalıdır')
  .max(2_000_000_000, 'Sayı çok büyük')
  .nullable()

/** The fields of the title deed, in its printed order. */
export const deedFields = {
  tasinmazKimlikNo: trimmedText(30),
  zeminTipi: trimmedText(60),
  tasinmazTipi: trimmedText(60),
  il: trimmedText(60),
  ilce: trimmedText(60),
  mahalle: trimmedText(120),
  mevkii: trimmedText(120),
  pafta: trimmedText(30),
  ada: trimmedText(30),
  parsel: trimmedText(30),
  yuzolcumu: trimmedText(30),
  anaTasinmazNitelik: trimmedText(255),
  blok: trimmedText(30),
  kat: trimmedText(30),
  giris: trimmedText(30),
  bagimsizBolumNo: trimmedText(30),
  nitelik: trimmedText(255),
  arsaPay: part,
  arsaPayda: part,
  cilt: trimmedText(30),
  sayfa: trimmedText(30),
  malik_ad_soyad: trimmedText(255),
  malik_adres: trimmedText(1000),
  hissePay: part,
  hissePayda: part,
  edinmeSebebi: trimmedText(120),
  tapuTarihi: day,
  yevmiyeNo: trimmedText(30),
  serhBeyanIrtifak: trimmedText(2000),
  rehin: trimmedText(2000),
}
const isNegative = (text: string) => /^[-−–]\s*\d/.test(text)
export const deedForm = z
  .strictObject(deedFields)
  .refine((deed) => !isNegative(deed.yuzolcumu), { path: ['yuzolcumu'], error: 'Yüzölçümü 0’dan küçük olamaz' })
  .refine((deed) => isShare(deed.arsaPay, deed.arsaPayda), { path: ['arsaPay'], error: shareProblem('Arsa payı') })
  .refine((deed) => isShare(deed.hissePay, deed.hissePayda), { path: ['hissePay'], error: shareProblem('Hisse') })
export type DeedForm = z.output<typeof deedForm>

export const emptyDeed: DeedForm = {
  ...(Object.fromEntries(Object.keys(deedFields).map((name) => [name, ''])) as Record<keyof DeedForm, never>),
  arsaPay: null,
  arsaPayda: null,
  hissePay: null,
  hissePayda: null,
  tapuTarihi: null,
}

/** A floor may be a word; `3` and `3. kat` count as numbers. */
function isWithinBuilding({
  bulunduguKat,
  binaKatSayisi,
}: {
  bulunduguKat: string
  binaKatSayisi: number | null
}): boolean {
  const floor = /^(\d+)(?:\s*\.?\s*kat)?\.?$/i.exec(bulunduguKat)?.[1]
  return floor === undefined || binaKatSayisi === null || Number(floor) <= binaKatSayisi
}

export const meterNumbers = {
  elektrikSayacNo: trimmedText(40),
  suSayacNo: trimmedText(40),
  dogalgazSayacNo: trimmedText(40),
}
export const meterForm = z.strictObject(meterNumbers).partial()

export const featureFields = {
  odaSayisi: trimmedText(20),
  metrekaresi: count(1_000_000, 'Metrekare'),
  banyoSayisi: count(100, 'Banyo sayısı'),
  binaKatSayisi: count(200, 'Kat sayısı'),
  bulunduguKat: trimmedText(30),
  isitmaSekli: trimmedText(60),
  binaYasi: count(1000, 'Bina yaşı'),
  asansor: z.boolean().nullable(),
  otopark: trimmedText(60),
  siteDurum: z.boolean().nullable(),
  siteOzellikleri: z.array(trimmedText(60)).max(30, 'En fazla 30 özellik seçilebilir'),
  aidat: z.boolean().nullable(),
  /** Kuruş. */
  aidatTutar: count(100_000_000_00, 'Aidat tutarı'),
  ...meterNumbers,
  elektrikAboneNo: trimmedText(40),
  suAboneNo: trimmedText(40),
  dogalgazAboneNo: trimmedText(40),
  daskPoliceNo: trimmedText(40),
  daskBitis: day,
}
/** Limits for new input; older records may exceed them and are shown unchanged. */
export const featureForm = z
  .strictObject(featureFields)
  .extend({ binaYasi: count(300, 'Bina yaşı') })
  .refine(({ metrekaresi }) => metrekaresi !== 0, { path: ['metrekaresi'], error: 'Metrekare en az 1 olmalıdır' })
  .refine(isWithinBuilding, { path: ['bulunduguKat'], error: 'Bulunduğu kat, binadaki kat sayısından büyük olamaz' })
export type FeatureForm = z.output<typeof featureForm>

export const emptyFeatures: FeatureForm = {
  odaSayisi: '',
  metrekaresi: null,
  banyoSayisi: null,
  binaKatSayisi: null,
  bulunduguKat: '',
  isitmaSekli: '',
  binaYasi: null,
  asansor: null,
  otopark: '',
  siteDurum: null,
  siteOzellikleri: [],
  aidat: null,
  aidatTutar: null,
  elektrikSayacNo: '',
  suSayacNo: '',
  dogalgazSayacNo: '',
  elektrikAboneNo: '',
  suAboneNo: '',
  dogalgazAboneNo: '',
  daskPoliceNo: '',
  daskBitis: null,
}

export const roomCounts = ['1+0', '1+1', '2+0', '2+1', '3+1', '3+2', '4+1', '4+2', '5+1', '6+1'] as const
export const heatings = [
  'Doğalgaz (Kombi)',
  'Merkezi',
  'Merkezi (Pay Ölçer)',
  'Yerden Isıtma',
  'Klima',
  'Soba',
  'Yok',
] as const
export const parkings = ['Yok', 'Açık Otopark', 'Kapalı Otopark', 'Açık ve Kapalı Otopark'] as const
export const siteFeatures = [
  'Güvenlik',
  'Havuz',
  'Spor Salonu',
  'Çocuk Parkı',
  'Jeneratör',
  'Kapıcı',
  'Sauna',
  'Tenis Kortu',
] as const

/** The identifying fields of a property; only the title is required. */
export const propertyFields = {
  baslik: trimmedText(200).min(1, 'Mülke bir başlık verin'),
  tasinmazCinsi: trimmedText(60).nullable(),
  adres: trimmedText(1000),
  aciklama: trimmedText(4000),
  is_bina: z.boolean(),
  bina_id: z.uuid().nullable(),
}

export const unnamedProperty = 'İsimsiz Mülk'
export const unknownProperty = 'Bilinmeyen Mülk'

/** Groups shown in lists; the property's own page shows the stored status. `seeking` is a part of `vacant` (AMB-42). */
export const statusGroups = ['rented', 'vacant', 'seeking'] as const
export type StatusGroup = (typeof statusGroups)[number]
export const statusGroupLabels: Record<StatusGroup, string> = {
  rented: 'Kirada',
  vacant: 'Boş',
  seeking: 'Kiracı aranıyor',
}

export const statusFilters = ['all', ...statusGroups, ...propertyStatuses] as const
export type StatusFilter = (typeof statusFilters)[number]

const searched = z.string().trim().max(100).default('')
export const whichProperties = {
  q: searched,
  owner: ownerFilter,
  // Kept links still say `notRented`, which is what `vacant` means.
  status: z
    .enum(statusFilters)
    .or(z.literal('notRented').transform(() => 'vacant' as const))
    .default('all'),
  kind: z.string().trim().max(60).default(''),
  payment: z.enum(['all', ...paymentStates]).default('all'),
  /** Part of a tenant's name. */
  tenant: searched,
  /** `only`: buildings alone; an id: the units of that building. */
  building: z.union([z.literal(''), z.literal('only'), z.uuid()]).default(''),
  sort: z.enum(['newest', 'title', 'changed']).default('newest'),
}
export const propertyFilter = z.strictObject({ ...pageQuery, ...whichProperties })
export type PropertyFilter = z.output<typeof propertyFilter>
