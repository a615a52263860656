import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { EndingAssessment } from '#domain/tenancy/endings/assess-ending.rules.ts'
import type { DeductionState } from '#domain/tenancy/endings/deductions.rules.ts'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { EndingSide, EndingWay } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type {
  EndingChangeState,
  EndingState,
  NextStatus,
  NoticeDelivery,
} from '#domain/tenancy/endings/endings.schema.ts'
import { day, instant, words } from './columns.ts'

/** The ending of a tenancy; at most one is open at a time. */
export const endings = pgTable('endings', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  property_id: uuid('property_id').notNull(),
  contract_id: uuid('contract_id'),
  way: text('way').$type<EndingWay>().notNull(),
  state: text('state').$type<EndingState>().notNull(),
  side: text('side').$type<EndingSide>().notNull(),
  started_by: uuid('started_by'),
  started_by_name: text('started_by_name').notNull(),
  /** The last day of the tenancy. */
  ends_on: day('ends_on').notNull(),
  delivered_on: day('delivered_on').notNull(),
  basis_on: day('basis_on'),
  /** The court and its decision number; `basis_on` is the day of the decision. */
  decision_office: words('decision_office'),
  decision_number: words('decision_number'),
  reason: words('reason'),
  next_status: text('next_status').$type<NextStatus>().notNull(),
  assessment: jsonb('assessment').$type<EndingAssessment>().notNull(),
  objected_at: instant('objected_at'),
  objected_by_name: words('objected_by_name'),
  objection: words('objection'),
  closed_at: instant('closed_at'),
  closed_by_name: words('closed_by_name'),
  close_reason: words('close_reason'),
  /** Kuruş. */
  deposit: bigint('deposit', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  refund_iban: text('refund_iban'),
  refunded_on: day('refunded_on'),
  refunded_amount: bigint('refunded_amount', { mode: 'number' }),
  settlement_id: uuid('settlement_id'),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

/** A proposed change of an agreed ending, which both sides have to confirm. */
export const endingChanges = pgTable('ending_changes', {
  id: uuid('id').primaryKey(),
  ending_id: uuid('ending_id').notNull(),
  side: text('side').$type<EndingSide>().notNull(),
  proposed_by_name: text('proposed_by_name').notNull(),
  /** The new last day; null if the ending itself is cancelled. */
  ends_on: day('ends_on'),
  reason: words('reason'),
  state: text('state').$type<EndingChangeState>().notNull(),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
})

export const endingNotices = pgTable('ending_notices', {
  id: uuid('id').primaryKey(),
  tenancy_id: uuid('tenancy_id').notNull(),
  ending_id: uuid('ending_id'),
  way: text('way').$type<EndingWay>().notNull(),
  side: text('side').$type<EndingSide>().notNull(),
  text: text('text').notNull(),
  sha256: text('sha256').notNull(),
  given_on: day('given_on').notNull(),
  delivery: text('delivery').$type<NoticeDelivery>().notNull(),
  delivered_on: day('delivered_on').notNull(),
  proof_file: uuid('proof_file'),
  proof_sha256: text('proof_sha256'),
  by_id: uuid('by_id'),
  by_name: text('by_name').notNull(),
  withdrawn_at: instant('withdrawn_at'),
  withdrawn_by_name: words('withdrawn_by_name'),
  withdraw_reason: words('withdraw_reason'),
  created_at: instant('created_at').notNull(),
})

export const endingTasks = pgTable(
  'ending_tasks',
  {
    ending_id: uuid('ending_id').notNull(),
    kind: text('kind').$type<TaskKind>().notNull(),
    done_at: instant('done_at').notNull(),
    done_by: uuid('done_by'),
    done_by_name: text('done_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ending_id, table.kind] })],
)

export const endingDeductions = pgTable('ending_deductions', {
  id: uuid('id').primaryKey(),
  ending_id: uuid('ending_id').notNull(),
  title: text('title').notNull(),
  /** Kuruş. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reason: words('reason'),
  fixture_id: uuid('fixture_id'),
  fixture_name: words('fixture_name'),
  state: text('state').$type<DeductionState>().notNull(),
  answer_note: words('answer_note'),
  /** Kuruş. */
  counter_amount: bigint('counter_amount', { mode: 'number' }),
  answered_at: instant('answered_at'),
  answered_by_name: words('answered_by_name'),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

export const endingDeductionFiles = pgTable(
  'ending_deduction_files',
  {
    deduction_id: uuid('deduction_id').notNull(),
    file_id: uuid('file_id').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deduction_id, table.file_id] })],
)

export const endingEvents = pgTable('ending_events', {
  id: uuid('id').primaryKey(),
  ending_id: uuid('ending_id').notNull(),
  kind: text('kind').notNull(),
  actor_id: uuid('actor_id'),
  actor_name: text('actor_name').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  at: instant('at').notNull(),
})
