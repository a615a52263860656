import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CostBearer } from '#domain/property/suggestions/suggestions.schema.ts'
import { instant, words, writtenAt } from './columns.ts'

export const suggestions = pgTable('suggestions', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  tenant_id: uuid('tenant_id').notNull(),
  host_id: uuid('host_id').notNull(),
  demirbas: words('demirbas'),
  fixture_id: uuid('fixture_id'),
  aciklama: text('aciklama').notNull(),
  oncelik: text('oncelik').notNull().default('Normal'),
  durum: text('durum').notNull().default('Cevap Bekleniyor'),
  olusturma_tarihi: writtenAt('olusturma_tarihi'),
  oneri_tipi: text('oneri_tipi').notNull().default('Demirbaş'),
  created_by: uuid('created_by'),
  onaylayan_kullanici_id: uuid('onaylayan_kullanici_id'),
  onaylama_tarihi: instant('onaylama_tarihi'),
  reddeden_kullanici_id: uuid('reddeden_kullanici_id'),
  reddetme_tarihi: instant('reddetme_tarihi'),
  ret_nedeni: words('ret_nedeni'),
  tamamlayan_kullanici_id: uuid('tamamlayan_kullanici_id'),
  tamamlanma_tarihi: instant('tamamlanma_tarihi'),
  /** Kuruş; null until the cost is entered. */
  maliyet: bigint('maliyet', { mode: 'number' }),
  maliyet_sahibi: text('maliyet_sahibi').$type<CostBearer>(),
  /** Folded subject and text. */
  search_key: words('search_key'),
  version: integer('version').notNull().default(1),
})

/** One row for each user, from the first view on: goruldu_kullanicilar and goruldu_detaylar (SUG-10). */
export const suggestionViews = pgTable(
  'suggestion_views',
  {
    suggestion_id: uuid('suggestion_id').notNull(),
    user_id: uuid('user_id').notNull(),
    role_label: text('role_label').notNull(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.suggestion_id, table.user_id] })],
)

export const suggestionComments = pgTable('suggestion_comments', {
  id: uuid('id').primaryKey(),
  suggestion_id: uuid('suggestion_id').notNull(),
  author_id: uuid('author_id'),
  /** The author's name at the time of writing, because a comment outlives its author's account. */
  author_name: text('author_name').notNull(),
  role_label: text('role_label').notNull(),
  text: text('text').notNull(),
  created_at: writtenAt('created_at'),
})

export const suggestionFiles = pgTable(
  'suggestion_files',
  {
    suggestion_id: uuid('suggestion_id').notNull(),
    file_id: uuid('file_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.suggestion_id, table.file_id] })],
)
