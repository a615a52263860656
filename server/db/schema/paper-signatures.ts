import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SignatureAct } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { instant, words } from './columns.ts'

/** Signatures on paper that an owner recorded, and the party's objections to them. */
export const paperSignatures = pgTable('paper_signatures', {
  id: uuid('id').primaryKey(),
  contract_id: uuid('contract_id').notNull(),
  act: text('act').$type<SignatureAct>().notNull(),
  subject_id: uuid('subject_id').notNull(),
  contract_tenant_id: uuid('contract_tenant_id'),
  guarantor: boolean('guarantor').notNull(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  scan: uuid('scan'),
  sha256: text('sha256'),
  recorded_by: uuid('recorded_by'),
  recorded_by_name: text('recorded_by_name').notNull(),
  recorded_at: instant('recorded_at').notNull(),
  token_hash: text('token_hash').unique(),
  shown_at: instant('shown_at'),
  objected_at: instant('objected_at'),
  objection: words('objection'),
})
