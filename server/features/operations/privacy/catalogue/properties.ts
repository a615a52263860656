import type { CatalogueTable, DeletionRule } from './personal-table.ts'

const ofOwn: DeletionRule = { where: 'property_id in {own}', does: 'delete' }
const picture: CatalogueTable = {
  group: 'properties',
  about: 'property_id in {own}',
  columns: { plain: 'id property_id created_at', file: 'file_id', words: 'oda aciklama' },
  deletionRules: [ofOwn],
}

export const propertyTables: Record<string, CatalogueTable> = {
  property_images: picture,
  delivery_images: picture,
  evacuation_images: picture,
  meter_readings: {
    group: 'properties',
    about: 'property_id in {own}',
    columns: {
      plain: 'id property_id sayac zaman sayacNo aboneNo endeks tarih created_at',
      file: 'file_id',
      person: 'created_by',
    },
    traces: 'created_by',
    deletionRules: [ofOwn],
  },
  property_values: {
    group: 'properties',
    about: 'property_id in {own}',
    columns: { plain: 'property_id amount valued_on' },
    deletionRules: [ofOwn],
  },
  property_features: {
    group: 'properties',
    about: 'property_id in {own}',
    columns: {
      plain: `id property_id odaSayisi metrekaresi banyoSayisi binaKatSayisi bulunduguKat isitmaSekli binaYasi asansor
        otopark siteDurum siteOzellikleri aidat aidatTutar elektrikSayacNo suSayacNo dogalgazSayacNo elektrikAboneNo
        suAboneNo dogalgazAboneNo daskPoliceNo daskBitis version`,
    },
    deletionRules: [ofOwn],
  },
  property_events: {
    group: 'history',
    about: 'property_id in {own} or actor_id = :user',
    columns: { plain: 'id property_id kind at', person: 'actor_id', name: 'actor_name', json: 'detail' },
    near: 'property_id in {rented}',
    deletionRules: [ofOwn, { where: 'actor_id = :user', does: 'anonymise' }],
  },
  property_documents: {
    group: 'documents',
    about: 'property in {own} or uploaded_by = :user',
    columns: {
      plain: `id property size file_type category tenant_can_see lawyer_can_see valid_until version created_at updated_at`,
      file: 'file_id',
      words: 'name',
      derived: 'search_key name_key',
      person: 'uploaded_by',
    },
    near: 'property in {rented}',
    deletionRules: [
      { where: 'property in {own}', does: 'delete' },
      { where: 'uploaded_by = :user', does: 'anonymise' },
    ],
  },
  fixture_docs: {
    group: 'properties',
    about: 'fixture_id in (select id from fixtures where property_id in {own})',
    columns: { plain: 'fixture_id', file: 'file_id' },
    deletionRules: [
      {
        where: 'fixture_id in (select id from fixtures where property_id in {read})',
        does: 'keep',
        basis: 'tenancy',
      },
      { where: 'fixture_id in (select id from fixtures where property_id in {own})', does: 'delete' },
    ],
  },
  fixtures: {
    group: 'properties',
    about: 'property_id in {own}',
    columns: {
      plain: 'id property_id sayisi version created_at',
      words: 'demirbasCinsi marka aciklama teslimDurumu tahliyeDurumu',
    },
    deletionRules: [{ where: 'property_id in {read}', does: 'keep', basis: 'tenancy' }, ofOwn],
  },
  deeds: {
    group: 'properties',
    about: 'property_id in {own}',
    columns: {
      plain: `id property_id tasinmazTipi tasinmazKimlikNo zeminTipi pafta ada parsel yuzolcumu anaTasinmazNitelik blok kat
        giris bagimsizBolumNo nitelik arsaPay arsaPayda cilt sayfa hissePay hissePayda edinmeSebebi tapuTarihi yevmiyeNo
        version`,
      name: 'malik_ad_soyad',
      contact: 'malik_adres il ilce mahalle mevkii',
      words: 'serhBeyanIrtifak rehin',
    },
    deletionRules: [{ where: 'property_id in {read}', does: 'keep', basis: 'tenancy' }, ofOwn],
  },
  invoices: {
    group: 'properties',
    about: 'property_id in {own} or contract_id in {contracts}',
    columns: { plain: 'id property_id contract_id tutar tarih created_at', file: 'file_id', words: 'name' },
    deletionRules: [{ where: 'contract_id in {contracts}', does: 'keep', basis: 'money' }, ofOwn],
  },
  tenancy_requests: {
    group: 'contracts',
    about: 'user_id = :user or "emailAdresi" = any(:emails) or property_id in {own}',
    columns: {
      plain: 'id property_id created_at',
      person: 'user_id created_by',
      contact: 'emailAdresi telefonNumarasi dogumTarihi iletisimAdresi',
      name: 'adiSoyadi',
      sealed: 'kimlikNo',
    },
    traces: 'created_by',
    deletionRules: [{ where: 'user_id = :user or "emailAdresi" = any(:emails)', does: 'delete' }, ofOwn],
  },
  tenants: {
    group: 'contracts',
    about: 'user_id = :user or created_by = :user',
    columns: {
      plain: 'id role created_at',
      person: 'user_id created_by',
      contact: 'emailAdresi telefonNumarasi dogumTarihi iletisimAdresi',
      name: 'adiSoyadi',
      sealed: 'kimlikNo',
    },
    deletionRules: [{ where: 'user_id = :user or created_by = :user', does: 'delete' }],
  },
  property_tenants: {
    group: 'contracts',
    about: 'user_id = :user or property_id in {own}',
    columns: { plain: 'property_id', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }, ofOwn],
  },
  property_delegates: {
    group: 'work',
    about: 'user_id = :user or property_id in {own}',
    columns: { plain: 'property_id list pay payda', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }, ofOwn],
  },
  bin_items: {
    group: 'properties',
    about: 'owner_id = :user or person_id = :user or deleted_by = :user',
    columns: {
      plain: 'id kind property_id subject_id deleted_at',
      person: 'owner_id person_id deleted_by',
      name: 'deleted_by_name',
      words: 'title',
      json: 'data',
      file: 'file_ids',
    },
    near: 'property_id in {rented}',
    deletionRules: [
      { where: 'owner_id = :user or person_id = :user', does: 'delete' },
      { where: 'deleted_by = :user', does: 'anonymise' },
    ],
  },
  special_conditions: {
    group: 'contracts',
    about: 'owner_id = :user',
    columns: { plain: 'id uses position version created_at', person: 'owner_id', words: 'title body' },
    deletionRules: [{ where: 'owner_id = :user', does: 'delete' }],
  },
  files: {
    group: 'documents',
    about: `uploaded_by = :user or property_id in {own} or chat_id in {chats} or id in {evidence}
      or id in (select file_id from suggestion_files where suggestion_id in {requests})`,
    columns: {
      plain: 'id area type size width height property_id chat_id created_at',
      words: 'name',
      person: 'uploaded_by',
    },
    near: 'property_id in {rented}',
    deletionRules: [
      { where: 'id in {evidence}', does: 'keep', basis: 'tenancy' },
      // The cover image of an article belongs to the application.
      { where: 'id in (select cover_file from posts)', does: 'keep', basis: 'others' },
      { where: 'property_id in {own}', does: 'delete' },
      { where: 'uploaded_by = :user and property_id is null', does: 'delete' },
      // A file uploaded for another owner belongs to that owner.
      { where: 'uploaded_by = :user', does: 'anonymise' },
      {
        where: 'chat_id in {chats} or id in (select file_id from suggestion_files where suggestion_id in {requests})',
        does: 'keep',
        basis: 'others',
      },
    ],
  },
  properties: {
    group: 'properties',
    about: 'creator = :user',
    columns: {
      plain: `id tasinmazDurumu tasinmazCinsi odemeDurumu is_bina bina_id contract_id version created_at updated_at
        deleted_at`,
      person: 'creator',
      contact: 'adres',
      words: 'baslik aciklama',
      derived: 'search_key title_key',
      file: 'gorsel',
    },
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
}
