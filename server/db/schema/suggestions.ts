import { bigint, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CostBearer } from '#domain/property/suggestions/suggestions.schema.ts'
import { derived, fileId, freeText, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant, textColumn, writtenAt } from './columns.ts'

export const suggestions = personalTable(
  'suggestions',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    tenant_id: personId(uuid('tenant_id').notNull()),
    host_id: personId(uuid('host_id').notNull()),
    demirbas: freeText(textColumn('demirbas')),
    fixture_id: plain(uuid('fixture_id')),
    aciklama: freeText(text('aciklama').notNull()),
    oncelik: plain(text('oncelik').notNull().default('Normal')),
    durum: plain(text('durum').notNull().default('Cevap Bekleniyor')),
    olusturma_tarihi: plain(writtenAt('olusturma_tarihi')),
    oneri_tipi: plain(text('oneri_tipi').notNull().default('Demirbaş')),
    created_by: trace(uuid('created_by')),
    onaylayan_kullanici_id: trace(uuid('onaylayan_kullanici_id')),
    onaylama_tarihi: plain(instant('onaylama_tarihi')),
    reddeden_kullanici_id: trace(uuid('reddeden_kullanici_id')),
    reddetme_tarihi: plain(instant('reddetme_tarihi')),
    ret_nedeni: freeText(textColumn('ret_nedeni')),
    tamamlayan_kullanici_id: trace(uuid('tamamlayan_kullanici_id')),
    tamamlanma_tarihi: plain(instant('tamamlanma_tarihi')),
    /** Kuruş; null until the cost is entered. */
    maliyet: plain(bigint('maliyet', { mode: 'number' })),
    maliyet_sahibi: plain(text('maliyet_sahibi').$type<CostBearer>()),
    /** Folded subject and text. */
    search_key: derived(textColumn('search_key')),
    version: plain(integer('version').notNull().default(1)),
  },
  {
    group: 'requests',
    about: 'tenant_id = :user or host_id = :user',
    deletionRules: [
      { where: 'property_id in {own}', does: 'delete' },
      { where: 'tenant_id = :user or host_id = :user or created_by = :user', does: 'anonymise' },
    ],
  },
)

/** One row for each user, from the first view on: goruldu_kullanicilar and goruldu_detaylar (SUG-10). */
export const suggestionViews = personalTable(
  'suggestion_views',
  {
    suggestion_id: plain(uuid('suggestion_id').notNull()),
    user_id: personId(uuid('user_id').notNull()),
    role_label: plain(text('role_label').notNull()),
    seen_at: plain(instant('seen_at').notNull()),
  },
  {
    group: 'requests',
    about: 'user_id = :user',
    deletionRules: [
      { where: 'user_id = :user', does: 'delete' },
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
    ],
  },
  (table) => [primaryKey({ columns: [table.suggestion_id, table.user_id] })],
)

export const suggestionComments = personalTable(
  'suggestion_comments',
  {
    id: plain(uuid('id').primaryKey()),
    suggestion_id: plain(uuid('suggestion_id').notNull()),
    author_id: personId(uuid('author_id')),
    /** The author's name at the time of writing, because a comment outlives its author's account. */
    author_name: personName(text('author_name').notNull()),
    role_label: plain(text('role_label').notNull()),
    text: freeText(text('text').notNull()),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'requests',
    about: 'author_id = :user or suggestion_id in {requests}',
    deletionRules: [
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
      { where: 'author_id = :user', does: 'anonymise' },
      // Comments by others about the person keep their author's name.
      { where: 'suggestion_id in {requests}', does: 'anonymise', set: { author_name: 'author_name' } },
    ],
  },
)

export const suggestionFiles = personalTable(
  'suggestion_files',
  {
    suggestion_id: plain(uuid('suggestion_id').notNull()),
    file_id: fileId(uuid('file_id').notNull()),
    position: plain(integer('position').notNull().default(0)),
  },
  {
    group: 'requests',
    about: 'suggestion_id in {requests}',
    deletionRules: [
      { where: 'suggestion_id in (select id from suggestions where property_id in {own})', does: 'delete' },
      { where: 'suggestion_id in {requests}', does: 'keep', basis: 'others' },
    ],
  },
  (table) => [primaryKey({ columns: [table.suggestion_id, table.file_id] })],
)
