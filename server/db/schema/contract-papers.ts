import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import { day, instant, words, writtenAt } from './columns.ts'

/** An owner's library of special conditions; contracts copy their text. */
export const specialConditions = pgTable('special_conditions', {
  id: uuid('id').primaryKey(),
  owner_id: uuid('owner_id').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** An empty list means all uses. */
  uses: text('uses').array().$type<(typeof uses)[number][]>().notNull().default([]),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
})

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
export const undertakings = pgTable('undertakings', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  contract_id: uuid('contract_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  delivered_on: day('delivered_on').notNull(),
  given_on: day('given_on').notNull(),
  evict_on: day('evict_on').notNull(),
  family_home: boolean('family_home').notNull().default(false),
  spouse_name: words('spouse_name'),
  document: jsonb('document').$type<UndertakingDocument>().notNull(),
  created_by: uuid('created_by'),
  created_by_name: text('created_by_name').notNull(),
  created_at: instant('created_at').notNull(),
  scan_file: uuid('scan_file'),
  scan_sha256: words('scan_sha256'),
  scanned_at: instant('scanned_at'),
  withdrawn_at: instant('withdrawn_at'),
  withdrawn_by_name: words('withdrawn_by_name'),
  withdraw_reason: words('withdraw_reason'),
})
