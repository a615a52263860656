import { bigint, boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import { plain } from '../catalogue/column-classes.ts'
import { impersonalTable } from '../catalogue/table.ts'
import { instant, textColumn } from './columns.ts'

export const backupRuns = impersonalTable('backup_runs', 'backups and drills of the installation', {
  id: plain(uuid('id').primaryKey()),
  kind: plain(text('kind').$type<'backup' | 'drill'>().notNull()),
  succeeded: plain(boolean('succeeded').notNull()),
  started_at: plain(instant('started_at').notNull()),
  finished_at: plain(instant('finished_at').notNull()),
  file: plain(text('file').notNull()),
  size: plain(bigint('size', { mode: 'number' })),
  records: plain(bigint('records', { mode: 'number' })),
  stored_files: plain(integer('stored_files')),
  detail: plain(textColumn('detail')),
})
