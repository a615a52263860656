import { boolean, text, uuid } from 'drizzle-orm/pg-core'
import type { SignatureAct } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { fileId, freeText, personName, plain, secret, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofContract } from '../catalogue/tenancy-rows.ts'
import { instant, textColumn } from './columns.ts'

/** Signatures on paper that an owner recorded, and the party's objections to them. */
export const paperSignatures = personalTable(
  'paper_signatures',
  {
    id: plain(uuid('id').primaryKey()),
    contract_id: plain(uuid('contract_id').notNull()),
    act: plain(text('act').$type<SignatureAct>().notNull()),
    subject_id: plain(uuid('subject_id').notNull()),
    contract_tenant_id: plain(uuid('contract_tenant_id')),
    guarantor: plain(boolean('guarantor').notNull()),
    name: personName(text('name').notNull()),
    title: plain(text('title').notNull()),
    scan: fileId(uuid('scan')),
    sha256: plain(text('sha256')),
    recorded_by: trace(uuid('recorded_by')),
    recorded_by_name: personName(text('recorded_by_name').notNull()),
    recorded_at: plain(instant('recorded_at').notNull()),
    token_hash: secret(text('token_hash').unique()),
    shown_at: plain(instant('shown_at')),
    objected_at: plain(instant('objected_at')),
    objection: freeText(textColumn('objection')),
  },
  {
    group: 'contracts',
    about: ofContract,
    deletionRules: keptForTenancy(ofContract),
  },
)
