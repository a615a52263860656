import { uuid } from 'drizzle-orm/pg-core'
import { personId, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { day, writtenAt } from './columns.ts'

/** The stay of one household or company in one property, across all of its contracts. */
export const tenancies = personalTable(
  'tenancies',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    started_on: plain(day('started_on').notNull()),
    /** The last day of an ended tenancy; null while it runs, even past the agreed end. */
    ended_on: plain(day('ended_on')),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'contracts',
    about: 'id in {tenancies}',
    deletionRules: [{ where: 'id in {tenancies}', does: 'keep', basis: 'tenancy' }],
  },
)
