import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { HandoverData, HandoverKind, HandoverState } from '#domain/tenancy/handovers/handovers.schema.ts'
import type { PaperSide } from '#domain/tenancy/papers/papers.schema.ts'
import { fileId, freeText, mixed, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { instant, textColumn } from './columns.ts'

/** Drafts of handover records for moving in or out; sent records are stored in `papers`. */
export const handovers = personalTable(
  'handovers',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    kind: plain(text('kind').$type<HandoverKind>().notNull()),
    state: plain(text('state').$type<HandoverState>().notNull()),
    data: mixed(jsonb('data').$type<HandoverData>().notNull()),
    version: plain(integer('version').notNull().default(1)),
    round: plain(integer('round').notNull().default(0)),
    sent_by_side: plain(text('sent_by_side').$type<PaperSide>()),
    confirmed_at: plain(instant('confirmed_at')),
    created_by: trace(uuid('created_by')),
    updated_by: trace(uuid('updated_by')),
    updated_by_name: personName(textColumn('updated_by_name')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)

export const handoverPhotos = personalTable(
  'handover_photos',
  {
    id: plain(uuid('id').primaryKey()),
    handover_id: plain(uuid('handover_id').notNull()),
    file_id: fileId(uuid('file_id').notNull()),
    place: plain(text('place').notNull()),
    sha256: plain(text('sha256').notNull()),
    side: plain(text('side').$type<PaperSide>().notNull()),
    uploaded_by: trace(uuid('uploaded_by')),
    created_at: plain(instant('created_at').notNull()),
    removed_at: plain(instant('removed_at')),
  },
  {
    group: 'contracts',
    about: 'handover_id in {handovers}',
    deletionRules: keptForTenancy('handover_id in {handovers}'),
  },
)

export const handoverRemarks = personalTable(
  'handover_remarks',
  {
    id: plain(uuid('id').primaryKey()),
    handover_id: plain(uuid('handover_id').notNull()),
    text: freeText(text('text').notNull()),
    author_id: personId(uuid('author_id')),
    author_name: personName(text('author_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'contracts',
    about: 'handover_id in {handovers} or author_id = :user',
    deletionRules: keptForTenancy('handover_id in {handovers} or author_id = :user'),
  },
)
