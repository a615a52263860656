import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DelegateList } from '#domain/access/property-rights.ts'
import type {
  Meter,
  PaymentState,
  PropertyStatus,
  ReadingMoment,
} from '#domain/property/properties/properties.schema.ts'
import { day, instant, words, writtenAt } from './columns.ts'
import { files } from './files.ts'

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  baslik: text('baslik').notNull(),
  creator: uuid('creator').notNull(),
  tasinmazDurumu: text('tasinmazDurumu').$type<PropertyStatus>().notNull().default('Kiralanmamış'),
  tasinmazCinsi: text('tasinmazCinsi'),
  odemeDurumu: text('odemeDurumu').$type<PaymentState>().notNull().default('Beklemede'),
  gorsel: uuid('gorsel').references((): AnyPgColumn => files.id),
  adres: words('adres'),
  aciklama: words('aciklama'),
  is_bina: boolean('is_bina').notNull().default(false),
  bina_id: uuid('bina_id').references((): AnyPgColumn => properties.id),
  contract_id: uuid('contract_id'),
  /** Folded title, address and place, for the search. */
  search_key: words('search_key'),
  /** The title's sort key in Turkish order, see `sortKey`. */
  title_key: words('title_key'),
  /** Counts changes, so that nobody overwrites a change they have not seen. */
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
  updated_at: writtenAt('updated_at'),
  /** The property is in the bin, or only remains for the contracts that name it. */
  deleted_at: instant('deleted_at'),
})

export const propertyTenants = pgTable(
  'property_tenants',
  { property_id: uuid('property_id').notNull(), user_id: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.property_id, table.user_id] })],
)

export const propertyDelegates = pgTable(
  'property_delegates',
  {
    property_id: uuid('property_id').notNull(),
    user_id: uuid('user_id').notNull(),
    list: text('list').$type<DelegateList>().notNull(),
    pay: integer('pay'),
    payda: integer('payda'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list, table.property_id] })],
)

export const deeds = pgTable('deeds', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull().unique(),
  malik_ad_soyad: words('malik_ad_soyad'),
  malik_adres: words('malik_adres'),
  il: words('il'),
  ilce: words('ilce'),
  mahalle: words('mahalle'),
  mevkii: words('mevkii'),
  tasinmazTipi: words('tasinmazTipi'),
  tasinmazKimlikNo: words('tasinmazKimlikNo'),
  zeminTipi: words('zeminTipi'),
  pafta: words('pafta'),
  ada: words('ada'),
  parsel: words('parsel'),
  yuzolcumu: words('yuzolcumu'),
  anaTasinmazNitelik: words('anaTasinmazNitelik'),
  blok: words('blok'),
  kat: words('kat'),
  giris: words('giris'),
  bagimsizBolumNo: words('bagimsizBolumNo'),
  nitelik: words('nitelik'),
  arsaPay: integer('arsaPay'),
  arsaPayda: integer('arsaPayda'),
  cilt: words('cilt'),
  sayfa: words('sayfa'),
  hissePay: integer('hissePay'),
  hissePayda: integer('hissePayda'),
  edinmeSebebi: words('edinmeSebebi'),
  tapuTarihi: day('tapuTarihi'),
  yevmiyeNo: words('yevmiyeNo'),
  serhBeyanIrtifak: words('serhBeyanIrtifak'),
  rehin: words('rehin'),
  version: integer('version').notNull().default(1),
})

export const propertyFeatures = pgTable('property_features', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull().unique(),
  odaSayisi: words('odaSayisi'),
  metrekaresi: integer('metrekaresi'),
  banyoSayisi: integer('banyoSayisi'),
  binaKatSayisi: integer('binaKatSayisi'),
  bulunduguKat: words('bulunduguKat'),
  isitmaSekli: words('isitmaSekli'),
  binaYasi: integer('binaYasi'),
  asansor: boolean('asansor'),
  otopark: words('otopark'),
  siteDurum: boolean('siteDurum'),
  siteOzellikleri: text('siteOzellikleri').array().notNull().default([]),
  aidat: boolean('aidat'),
  /** Kuruş. */
  aidatTutar: bigint('aidatTutar', { mode: 'number' }),
  elektrikSayacNo: words('elektrikSayacNo'),
  suSayacNo: words('suSayacNo'),
  dogalgazSayacNo: words('dogalgazSayacNo'),
  elektrikAboneNo: words('elektrikAboneNo'),
  suAboneNo: words('suAboneNo'),
  dogalgazAboneNo: words('dogalgazAboneNo'),
  daskPoliceNo: words('daskPoliceNo'),
  daskBitis: day('daskBitis'),
  version: integer('version').notNull().default(1),
})

export const meterReadings = pgTable('meter_readings', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  sayac: text('sayac').$type<Meter>().notNull(),
  zaman: text('zaman').$type<ReadingMoment>().notNull(),
  sayacNo: words('sayacNo'),
  aboneNo: words('aboneNo'),
  endeks: numeric('endeks', { precision: 14, scale: 3, mode: 'number' }).notNull(),
  tarih: day('tarih').notNull(),
  file_id: uuid('file_id'),
  created_by: uuid('created_by'),
  created_at: writtenAt('created_at'),
})

/** The owner's estimate of the value; only the newest is kept. */
export const propertyValues = pgTable('property_values', {
  property_id: uuid('property_id').primaryKey(),
  /** Kuruş. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  valued_on: day('valued_on').notNull(),
})

export const propertyEvents = pgTable('property_events', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  actor_id: uuid('actor_id'),
  actor_name: text('actor_name').notNull(),
  kind: text('kind').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  at: writtenAt('at'),
})

const imageColumns = {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  file_id: uuid('file_id').notNull(),
  oda: words('oda'),
  aciklama: words('aciklama'),
  created_at: writtenAt('created_at'),
}
export const propertyImages = pgTable('property_images', imageColumns)
export const deliveryImages = pgTable('delivery_images', imageColumns)
export const evacuationImages = pgTable('evacuation_images', imageColumns)

export const invoices = pgTable('invoices', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  contract_id: uuid('contract_id'),
  name: text('name').notNull(),
  /** Kuruş. */
  tutar: bigint('tutar', { mode: 'number' }).notNull(),
  tarih: day('tarih').notNull(),
  file_id: uuid('file_id'),
  created_at: writtenAt('created_at'),
})

/** A tenant named by a landlord who has not agreed yet; it grants no access. */
export const tenancyRequests = pgTable('tenancy_requests', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  /** Null until the address is proven. */
  user_id: uuid('user_id'),
  emailAdresi: text('emailAdresi').notNull(),
  adiSoyadi: text('adiSoyadi').notNull(),
  telefonNumarasi: text('telefonNumarasi'),
  /** Encrypted. */
  kimlikNo: text('kimlikNo'),
  dogumTarihi: text('dogumTarihi'),
  iletisimAdresi: text('iletisimAdresi'),
  created_by: uuid('created_by'),
  created_at: writtenAt('created_at'),
})

export const tenants = pgTable('tenants', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  created_by: uuid('created_by').notNull(),
  adiSoyadi: text('adiSoyadi').notNull(),
  emailAdresi: text('emailAdresi').notNull(),
  telefonNumarasi: text('telefonNumarasi'),
  role: text('role').notNull().default('Kiracı'),
  /** Encrypted. */
  kimlikNo: text('kimlikNo'),
  dogumTarihi: text('dogumTarihi'),
  iletisimAdresi: text('iletisimAdresi'),
  created_at: writtenAt('created_at'),
})
