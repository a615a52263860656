import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import { fileId, freeText, mixed, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn, writtenAt } from './columns.ts'

/** An owner's library of special conditions; contracts copy their text. */
export const specialConditions = personalTable(
  'special_conditions',
  {
    id: plain(uuid('id').primaryKey()),
    owner_id: personId(uuid('owner_id').notNull()),
    title: freeText(text('title').notNull()),
    body: freeText(text('body').notNull()),
    /** An empty list means all uses. */
    uses: plain(text('uses').array().$type<(typeof uses)[number][]>().notNull().default([])),
    position: plain(integer('position').notNull().default(0)),
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
  },
  {
    group: 'contracts',
    about: 'owner_id = :user',
    deletionRules: [{ where: 'owner_id = :user', does: 'delete' }],
  },
)

interface UndertakingParty {
  name: string
  /** Stored encrypted. */
  id_number: string | null
}
/** Frozen as it was printed for the signature. */
interface UndertakingDocument {
  property_title: string
  address: string
  landlord: UndertakingParty
  tenants: UndertakingParty[]
  contract: string
}

/** A tenant's written promise to leave (TBK 352/1); users cannot delete it. */
export const undertakings = personalTable(
  'undertakings',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    contract_id: plain(uuid('contract_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    delivered_on: plain(day('delivered_on').notNull()),
    given_on: plain(day('given_on').notNull()),
    evict_on: plain(day('evict_on').notNull()),
    family_home: plain(boolean('family_home').notNull().default(false)),
    spouse_name: personName(textColumn('spouse_name')),
    document: mixed(jsonb('document').$type<UndertakingDocument>().notNull()),
    created_by: trace(uuid('created_by')),
    created_by_name: personName(text('created_by_name').notNull()),
    created_at: plain(instant('created_at').notNull()),
    scan_file: fileId(uuid('scan_file')),
    scan_sha256: plain(textColumn('scan_sha256')),
    scanned_at: plain(instant('scanned_at')),
    withdrawn_at: plain(instant('withdrawn_at')),
    withdrawn_by_name: personName(textColumn('withdrawn_by_name')),
    withdraw_reason: freeText(textColumn('withdraw_reason')),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)
