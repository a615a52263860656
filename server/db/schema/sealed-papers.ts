import { customType, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SealedKind, SealReaders } from '#domain/tenancy/sealed-papers/sealed-papers.schema.ts'
import { fileContent, plain } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { instant } from './columns.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A finished paper as a sealed file; `content` is null until the file was made. */
export const sealedPapers = personalTable(
  'sealed_papers',
  {
    id: plain(uuid('id').primaryKey()),
    kind: plain(text('kind').$type<SealedKind>().notNull()),
    subject_id: plain(uuid('subject_id').notNull()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    hash: plain(text('hash').notNull()),
    readers: plain(text('readers').$type<SealReaders>().notNull()),
    paper_state: plain(text('paper_state').notNull()),
    requested_at: plain(instant('requested_at').notNull()),
    content: fileContent(bytes('content')),
    sealed_at: plain(instant('sealed_at')),
    digest: plain(text('digest').unique()),
    evidence_digest: plain(text('evidence_digest').unique()),
    stamped_digest: plain(text('stamped_digest').unique()),
    stamped_at: plain(instant('stamped_at')),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
  (table) => [unique().on(table.subject_id, table.hash, table.readers, table.paper_state)],
)
