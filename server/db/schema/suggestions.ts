import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, words } from './columns.ts'

export const suggestions = pgTable('suggestions', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  tenant_id: uuid('tenant_id').notNull(),
  host_id: uuid('host_id').notNull(),
  demirbas: words('demirbas'),
  aciklama: text('aciklama').notNull(),
  oncelik: text('oncelik').notNull().default('Normal'),
  durum: text('durum').notNull().default('Cevap Bekleniyor'),
  olusturma_tarihi: instant('olusturma_tarihi').notNull().defaultNow(),
  oneri_tipi: text('oneri_tipi').notNull().default('Demirbaş'),
  created_by: uuid('created_by'),
  onaylayan_kullanici_id: uuid('onaylayan_kullanici_id'),
  onaylama_tarihi: instant('onaylama_tarihi'),
  reddeden_kullanici_id: uuid('reddeden_kullanici_id'),
  reddetme_tarihi: instant('reddetme_tarihi'),
})
