import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { AnswerWay } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type {
  Objection,
  PaperDecision,
  PaperDocument,
  PaperSide,
  PaperState,
} from '#domain/tenancy/papers/papers.schema.ts'
import { contact, freeText, mixed, personId, personName, plain, secret, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { instant, textColumn } from './columns.ts'

/** One round of a paper that both sides confirm, from the moment it is sent. */
export const papers = personalTable(
  'papers',
  {
    id: plain(uuid('id').primaryKey()),
    kind: plain(text('kind').$type<PaperKind>().notNull()),
    subject_id: plain(uuid('subject_id').notNull()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    contract_id: plain(uuid('contract_id')),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    number: plain(text('number').notNull()),
    round: plain(integer('round').notNull()),
    form: plain(integer('form').notNull()),
    document: mixed(jsonb('document').$type<PaperDocument>().notNull()),
    hash: plain(text('hash').notNull().unique()),
    page: plain(text('page').notNull()),
    state: plain(text('state').$type<PaperState>().notNull()),
    created_by: trace(uuid('created_by')),
    created_by_name: personName(text('created_by_name').notNull()),
    sent_at: plain(instant('sent_at').notNull()),
    decided_at: plain(instant('decided_at')),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)

export const paperParties = personalTable(
  'paper_parties',
  {
    id: plain(uuid('id').primaryKey()),
    paper_id: plain(uuid('paper_id').notNull()),
    side: plain(text('side').$type<PaperSide>().notNull()),
    contract_tenant_id: plain(uuid('contract_tenant_id')),
    user_id: personId(uuid('user_id')),
    name: personName(text('name').notNull()),
    email: contact(text('email').notNull()),
    phone: contact(text('phone')),
    decision: plain(text('decision').$type<PaperDecision>()),
    note: freeText(textColumn('note')),
    objections: mixed(jsonb('objections').$type<Objection[]>().notNull().default([])),
    way: plain(text('way').$type<AnswerWay>()),
    decided_at: plain(instant('decided_at')),
    token_hash: secret(text('token_hash')),
    token_created_at: plain(instant('token_created_at')),
    expires_at: plain(instant('expires_at')),
    opened_at: plain(instant('opened_at')),
    reminders: plain(integer('reminders').notNull().default(0)),
    last_reminded_at: plain(instant('last_reminded_at')),
  },
  {
    group: 'contracts',
    about: 'paper_id in {papers} or user_id = :user',
    onlyFor: { 'user_id = :user or email = any(:emails)': ['email', 'phone'] },
    deletionRules: keptForTenancy('paper_id in {papers} or user_id = :user'),
  },
)

export const paperEvents = personalTable(
  'paper_events',
  {
    id: plain(uuid('id').primaryKey()),
    paper_id: plain(uuid('paper_id').notNull()),
    kind: plain(text('kind').notNull()),
    actor_id: personId(uuid('actor_id')),
    actor_name: personName(text('actor_name').notNull()),
    detail: mixed(jsonb('detail').$type<Record<string, unknown>>().notNull().default({})),
    ip: contact(textColumn('ip')),
    user_agent: contact(textColumn('user_agent')),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'history',
    about: 'paper_id in {papers} or actor_id = :user',
    onlyFor: {
      'actor_id = :user': ['ip', 'user_agent'],
      // The sender knows the recipient, but not the address it was sent to.
      "actor_id = :user and coalesce(detail ->> 'to' = any(:emails), true)": ['detail'],
    },
    deletionRules: keptForTenancy('paper_id in {papers} or actor_id = :user'),
  },
)
