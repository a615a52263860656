import { type AnyPgColumn, bigint, boolean, integer, jsonb, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DelegateList } from '#domain/access/property-rights.ts'
import type {
  Meter,
  PaymentState,
  PropertyStatus,
  ReadingMoment,
} from '#domain/property/properties/properties.schema.ts'
import type { Acquired } from '#domain/property/shares/shares.schema.ts'
import {
  contact,
  derived,
  fileId,
  freeText,
  mixed,
  personId,
  personName,
  plain,
  sealed,
  trace,
} from '../catalogue/column-classes.ts'
import { type PersonalRows, personalTable } from '../catalogue/table.ts'
import { ofContract } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn, writtenAt } from './columns.ts'
import { files } from './files.ts'

const ofOwn = { where: 'property_id in {own}', does: 'delete' } as const

export const properties = personalTable(
  'properties',
  {
    id: plain(uuid('id').primaryKey()),
    baslik: freeText(text('baslik').notNull()),
    creator: personId(uuid('creator').notNull()),
    tasinmazDurumu: plain(text('tasinmazDurumu').$type<PropertyStatus>().notNull().default('Kiralanmamış')),
    tasinmazCinsi: plain(text('tasinmazCinsi')),
    odemeDurumu: plain(text('odemeDurumu').$type<PaymentState>().notNull().default('Beklemede')),
    gorsel: fileId(uuid('gorsel').references((): AnyPgColumn => files.id)),
    adres: contact(textColumn('adres')),
    aciklama: freeText(textColumn('aciklama')),
    is_bina: plain(boolean('is_bina').notNull().default(false)),
    bina_id: plain(uuid('bina_id').references((): AnyPgColumn => properties.id)),
    contract_id: plain(uuid('contract_id')),
    /** Folded title, address, district and province, for the search. */
    search_key: derived(textColumn('search_key')),
    /** The title's sort key in Turkish order, see `sortKey`. */
    title_key: derived(textColumn('title_key')),
    /** Counts changes, so that nobody overwrites a change they have not seen. */
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
    updated_at: plain(writtenAt('updated_at')),
    /** The property is in the bin, or only remains for the contracts that name it. */
    deleted_at: plain(instant('deleted_at')),
  },
  {
    group: 'properties',
    about: 'creator = :user',
    deletionRules: [
      {
        where: 'id in {named}',
        does: 'keep',
        basis: 'tenancy',
        set: { gorsel: 'null', aciklama: `''`, deleted_at: 'coalesce(deleted_at, now())' },
      },
      { where: 'creator = :user', does: 'delete' },
    ],
  },
)

export const propertyTenants = personalTable(
  'property_tenants',
  { property_id: plain(uuid('property_id').notNull()), user_id: personId(uuid('user_id').notNull()) },
  {
    group: 'contracts',
    about: 'user_id = :user or property_id in {own}',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }, ofOwn],
  },
  (table) => [primaryKey({ columns: [table.property_id, table.user_id] })],
)

export const propertyDelegates = personalTable(
  'property_delegates',
  {
    property_id: plain(uuid('property_id').notNull()),
    user_id: personId(uuid('user_id').notNull()),
    list: plain(text('list').$type<DelegateList>().notNull()),
    pay: plain(integer('pay')),
    payda: plain(integer('payda')),
  },
  {
    group: 'work',
    about: 'user_id = :user or property_id in {own}',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }, ofOwn],
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list, table.property_id] })],
)

/** Who holds a share, from when until when; not an access right. The owner holds the rest of each day. */
export const propertyShares = personalTable(
  'property_shares',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    user_id: personId(uuid('user_id')),
    name: personName(text('name').notNull()),
    pay: plain(integer('pay').notNull()),
    payda: plain(integer('payda').notNull()),
    acquired: plain(text('acquired').$type<Acquired>().notNull().default('other')),
    from_on: plain(day('from_on')),
    until_on: plain(day('until_on')),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'properties',
    about: 'user_id = :user or property_id in {own}',
    deletionRules: [{ where: 'user_id = :user', does: 'anonymise' }, ofOwn],
  },
)

export const deeds = personalTable(
  'deeds',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull().unique()),
    malik_ad_soyad: personName(textColumn('malik_ad_soyad')),
    malik_adres: contact(textColumn('malik_adres')),
    il: contact(textColumn('il')),
    ilce: contact(textColumn('ilce')),
    mahalle: contact(textColumn('mahalle')),
    mevkii: contact(textColumn('mevkii')),
    tasinmazTipi: plain(textColumn('tasinmazTipi')),
    tasinmazKimlikNo: plain(textColumn('tasinmazKimlikNo')),
    zeminTipi: plain(textColumn('zeminTipi')),
    pafta: plain(textColumn('pafta')),
    ada: plain(textColumn('ada')),
    parsel: plain(textColumn('parsel')),
    yuzolcumu: plain(textColumn('yuzolcumu')),
    anaTasinmazNitelik: plain(textColumn('anaTasinmazNitelik')),
    blok: plain(textColumn('blok')),
    kat: plain(textColumn('kat')),
    giris: plain(textColumn('giris')),
    bagimsizBolumNo: plain(textColumn('bagimsizBolumNo')),
    nitelik: plain(textColumn('nitelik')),
    arsaPay: plain(integer('arsaPay')),
    arsaPayda: plain(integer('arsaPayda')),
    cilt: plain(textColumn('cilt')),
    sayfa: plain(textColumn('sayfa')),
    hissePay: plain(integer('hissePay')),
    hissePayda: plain(integer('hissePayda')),
    edinmeSebebi: plain(textColumn('edinmeSebebi')),
    tapuTarihi: plain(day('tapuTarihi')),
    yevmiyeNo: plain(textColumn('yevmiyeNo')),
    serhBeyanIrtifak: freeText(textColumn('serhBeyanIrtifak')),
    rehin: freeText(textColumn('rehin')),
    version: plain(integer('version').notNull().default(1)),
  },
  {
    group: 'properties',
    about: 'property_id in {own}',
    deletionRules: [{ where: 'property_id in {read}', does: 'keep', basis: 'tenancy' }, ofOwn],
  },
)

export const propertyFeatures = personalTable(
  'property_features',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull().unique()),
    odaSayisi: plain(textColumn('odaSayisi')),
    metrekaresi: plain(integer('metrekaresi')),
    banyoSayisi: plain(integer('banyoSayisi')),
    binaKatSayisi: plain(integer('binaKatSayisi')),
    bulunduguKat: plain(textColumn('bulunduguKat')),
    isitmaSekli: plain(textColumn('isitmaSekli')),
    binaYasi: plain(integer('binaYasi')),
    asansor: plain(boolean('asansor')),
    otopark: plain(textColumn('otopark')),
    siteDurum: plain(boolean('siteDurum')),
    siteOzellikleri: plain(text('siteOzellikleri').array().notNull().default([])),
    aidat: plain(boolean('aidat')),
    /** Kuruş. */
    aidatTutar: plain(bigint('aidatTutar', { mode: 'number' })),
    elektrikSayacNo: plain(textColumn('elektrikSayacNo')),
    suSayacNo: plain(textColumn('suSayacNo')),
    dogalgazSayacNo: plain(textColumn('dogalgazSayacNo')),
    elektrikAboneNo: plain(textColumn('elektrikAboneNo')),
    suAboneNo: plain(textColumn('suAboneNo')),
    dogalgazAboneNo: plain(textColumn('dogalgazAboneNo')),
    daskPoliceNo: plain(textColumn('daskPoliceNo')),
    daskBitis: plain(day('daskBitis')),
    version: plain(integer('version').notNull().default(1)),
  },
  {
    group: 'properties',
    about: 'property_id in {own}',
    deletionRules: [ofOwn],
  },
)

export const meterReadings = personalTable(
  'meter_readings',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    sayac: plain(text('sayac').$type<Meter>().notNull()),
    zaman: plain(text('zaman').$type<ReadingMoment>().notNull()),
    sayacNo: plain(textColumn('sayacNo')),
    aboneNo: plain(textColumn('aboneNo')),
    endeks: plain(numeric('endeks', { precision: 14, scale: 3, mode: 'number' }).notNull()),
    tarih: plain(day('tarih').notNull()),
    file_id: fileId(uuid('file_id')),
    created_by: trace(uuid('created_by')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'properties',
    about: 'property_id in {own}',
    deletionRules: [ofOwn],
  },
)

/** The owner's estimate of the value; only the newest is kept. */
export const propertyValues = personalTable(
  'property_values',
  {
    property_id: plain(uuid('property_id').primaryKey()),
    /** Kuruş. */
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    valued_on: plain(day('valued_on').notNull()),
  },
  {
    group: 'properties',
    about: 'property_id in {own}',
    deletionRules: [ofOwn],
  },
)

export const propertyEvents = personalTable(
  'property_events',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    actor_id: personId(uuid('actor_id')),
    actor_name: personName(text('actor_name').notNull()),
    kind: plain(text('kind').notNull()),
    detail: mixed(jsonb('detail').$type<Record<string, unknown>>().notNull().default({})),
    at: plain(writtenAt('at')),
  },
  {
    group: 'history',
    about: 'property_id in {own} or actor_id = :user',
    near: 'property_id in {rented}',
    deletionRules: [ofOwn, { where: 'actor_id = :user', does: 'anonymise' }],
  },
)

const imageColumns = {
  id: plain(uuid('id').primaryKey()),
  property_id: plain(uuid('property_id').notNull()),
  file_id: fileId(uuid('file_id').notNull()),
  oda: freeText(textColumn('oda')),
  aciklama: freeText(textColumn('aciklama')),
  created_at: plain(writtenAt('created_at')),
}
const imageRows: PersonalRows<never> = {
  group: 'properties',
  about: 'property_id in {own}',
  deletionRules: [ofOwn],
}
export const propertyImages = personalTable('property_images', imageColumns, imageRows)
export const deliveryImages = personalTable('delivery_images', imageColumns, imageRows)
export const evacuationImages = personalTable('evacuation_images', imageColumns, imageRows)

export const invoices = personalTable(
  'invoices',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    contract_id: plain(uuid('contract_id')),
    name: freeText(text('name').notNull()),
    /** Kuruş. */
    tutar: plain(bigint('tutar', { mode: 'number' }).notNull()),
    tarih: plain(day('tarih').notNull()),
    file_id: fileId(uuid('file_id')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'properties',
    about: 'property_id in {own} or contract_id in {contracts}',
    deletionRules: [{ where: ofContract, does: 'keep', basis: 'money' }, ofOwn],
  },
)

/** A tenant named by a landlord who has not agreed yet; it grants no access. */
export const tenancyRequests = personalTable(
  'tenancy_requests',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    /** Null until the address is proven. */
    user_id: personId(uuid('user_id')),
    emailAdresi: contact(text('emailAdresi').notNull()),
    adiSoyadi: personName(text('adiSoyadi').notNull()),
    telefonNumarasi: contact(text('telefonNumarasi')),
    /** Encrypted. */
    kimlikNo: sealed(text('kimlikNo')),
    dogumTarihi: contact(text('dogumTarihi')),
    iletisimAdresi: contact(text('iletisimAdresi')),
    created_by: trace(uuid('created_by')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'contracts',
    about: 'user_id = :user or "emailAdresi" = any(:emails) or property_id in {own}',
    deletionRules: [{ where: 'user_id = :user or "emailAdresi" = any(:emails)', does: 'delete' }, ofOwn],
  },
)

export const tenants = personalTable(
  'tenants',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    created_by: personId(uuid('created_by').notNull()),
    adiSoyadi: personName(text('adiSoyadi').notNull()),
    emailAdresi: contact(text('emailAdresi').notNull()),
    telefonNumarasi: contact(text('telefonNumarasi')),
    role: plain(text('role').notNull().default('Kiracı')),
    /** Encrypted. */
    kimlikNo: sealed(text('kimlikNo')),
    dogumTarihi: contact(text('dogumTarihi')),
    iletisimAdresi: contact(text('iletisimAdresi')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'contracts',
    about: 'user_id = :user or created_by = :user',
    deletionRules: [{ where: 'user_id = :user or created_by = :user', does: 'delete' }],
  },
)
