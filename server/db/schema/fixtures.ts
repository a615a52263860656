import { integer, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { words, writtenAt } from './columns.ts'

export const fixtures = pgTable('fixtures', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  demirbasCinsi: text('demirbasCinsi').notNull(),
  marka: words('marka'),
  sayisi: varchar('sayisi', { length: 5 }).notNull().default('1'),
  aciklama: words('aciklama'),
  teslimDurumu: words('teslimDurumu'),
  tahliyeDurumu: words('tahliyeDurumu'),
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
})

export const fixtureDocs = pgTable(
  'fixture_docs',
  { fixture_id: uuid('fixture_id').notNull(), file_id: uuid('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.fixture_id, table.file_id] })],
)
