import { bigint, integer, text, uuid } from 'drizzle-orm/pg-core'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import { freeText, personId, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { writtenAt } from './columns.ts'

export const files = personalTable(
  'files',
  {
    id: plain(uuid('id').primaryKey()),
    area: plain(text('area').$type<FileArea>().notNull()),
    /** The file name that the user gave; the content is in the storage under the id. */
    name: freeText(text('name').notNull()),
    /** Detected from the content, not taken from the upload. */
    type: plain(text('type').notNull()),
    size: plain(bigint('size', { mode: 'number' }).notNull()),
    width: plain(integer('width')),
    height: plain(integer('height')),
    property_id: plain(uuid('property_id')),
    /** Uploaded in a chat; such a file belongs to no property. */
    chat_id: plain(uuid('chat_id')),
    uploaded_by: personId(uuid('uploaded_by')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'documents',
    about: `uploaded_by = :user or property_id in {own} or chat_id in {chats} or id in {evidence}
      or id in (select file_id from suggestion_files where suggestion_id in {requests})`,
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
)
