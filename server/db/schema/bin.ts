import { jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { BinKind } from '#domain/services/bin/bin.schema.ts'
import { fileId, freeText, mixed, personId, personName, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

export const binItems = personalTable(
  'bin_items',
  {
    id: plain(uuid('id').primaryKey()),
    kind: plain(text('kind').$type<BinKind>().notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    property_id: plain(uuid('property_id')),
    person_id: personId(uuid('person_id')),
    /** The id of the removed record. */
    subject_id: plain(uuid('subject_id').notNull()),
    title: freeText(text('title').notNull()),
    /** The complete rows that are needed to restore it. */
    data: mixed(jsonb('data').$type<Record<string, unknown>>().notNull().default({})),
    file_ids: fileId(uuid('file_ids').array().notNull().default([])),
    deleted_by: personId(uuid('deleted_by')),
    deleted_by_name: personName(text('deleted_by_name').notNull()),
    deleted_at: plain(instant('deleted_at').notNull()),
  },
  {
    group: 'properties',
    about: 'owner_id = :user or person_id = :user or deleted_by = :user',
    near: 'property_id in {rented}',
    deletionRules: [
      { where: 'owner_id = :user or person_id = :user', does: 'delete' },
      { where: 'deleted_by = :user', does: 'anonymise' },
    ],
  },
)
