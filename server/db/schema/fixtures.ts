import { integer, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { fileId, freeText, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { textColumn, writtenAt } from './columns.ts'

export const fixtures = personalTable(
  'fixtures',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    demirbasCinsi: freeText(text('demirbasCinsi').notNull()),
    marka: freeText(textColumn('marka')),
    sayisi: plain(varchar('sayisi', { length: 5 }).notNull().default('1')),
    aciklama: freeText(textColumn('aciklama')),
    teslimDurumu: freeText(textColumn('teslimDurumu')),
    tahliyeDurumu: freeText(textColumn('tahliyeDurumu')),
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'properties',
    about: 'property_id in {own}',
    deletionRules: [
      { where: 'property_id in {read}', does: 'keep', basis: 'tenancy' },
      { where: 'property_id in {own}', does: 'delete' },
    ],
  },
)

export const fixtureDocs = personalTable(
  'fixture_docs',
  { fixture_id: plain(uuid('fixture_id').notNull()), file_id: fileId(uuid('file_id').notNull()) },
  {
    group: 'properties',
    about: 'fixture_id in (select id from fixtures where property_id in {own})',
    deletionRules: [
      {
        where: 'fixture_id in (select id from fixtures where property_id in {read})',
        does: 'keep',
        basis: 'tenancy',
      },
      { where: 'fixture_id in (select id from fixtures where property_id in {own})', does: 'delete' },
    ],
  },
  (table) => [primaryKey({ columns: [table.fixture_id, table.file_id] })],
)
