import { text } from 'drizzle-orm/pg-core'
import { plain } from '../catalogue/column-classes.ts'
import { impersonalTable } from '../catalogue/table.ts'
import { instant } from './columns.ts'

/** Read and written by `migrate.ts`, which creates it before any other table. */
export const migrations = impersonalTable('migrations', 'which changes of the tables have run', {
  name: plain(text('name').primaryKey()),
  applied_at: plain(instant('applied_at').notNull()),
  checksum: plain(text('checksum')),
})
