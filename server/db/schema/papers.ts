import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type {
  Objection,
  PaperDecision,
  PaperDocument,
  PaperSide,
  PaperState,
  PaperWay,
} from '#domain/tenancy/papers/papers.schema.ts'
import { instant, words } from './columns.ts'

/** One round of a paper that both sides confirm, from the moment it is sent. */
export const papers = pgTable('papers', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<PaperKind>().notNull(),
  subject_id: uuid('subject_id').notNull(),
  tenancy_id: uuid('tenancy_id').notNull(),
  contract_id: uuid('contract_id'),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  number: text('number').notNull(),
  round: integer('round').notNull(),
  form: integer('form').notNull(),
  document: jsonb('document').$type<PaperDocument>().notNull(),
  hash: text('hash').notNull().unique(),
  page: text('page').notNull(),
  state: text('state').$type<PaperState>().notNull(),
  created_by: uuid('created_by'),
  created_by_name: text('created_by_name').notNull(),
  sent_at: instant('sent_at').notNull(),
  decided_at: instant('decided_at'),
})

export const paperParties = pgTable('paper_parties', {
  id: uuid('id').primaryKey(),
  paper_id: uuid('paper_id').notNull(),
  side: text('side').$type<PaperSide>().notNull(),
  contract_tenant_id: uuid('contract_tenant_id'),
  user_id: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  decision: text('decision').$type<PaperDecision>(),
  note: words('note'),
  objections: jsonb('objections').$type<Objection[]>().notNull().default([]),
  way: text('way').$type<PaperWay>(),
  decided_at: instant('decided_at'),
  token_hash: text('token_hash'),
  token_created_at: instant('token_created_at'),
  expires_at: instant('expires_at'),
  opened_at: instant('opened_at'),
  reminders: integer('reminders').notNull().default(0),
  last_reminded_at: instant('last_reminded_at'),
})

export const paperEvents = pgTable('paper_events', {
  id: uuid('id').primaryKey(),
  paper_id: uuid('paper_id').notNull(),
  kind: text('kind').notNull(),
  actor_id: uuid('actor_id'),
  actor_name: text('actor_name').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  ip: words('ip'),
  user_agent: words('user_agent'),
  at: instant('at').notNull(),
})
