import { bigint, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DeductionState } from '#domain/tenancy/endings/deductions.rules.ts'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { EndingSide, EndingWay } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type {
  EndingAssessment,
  EndingChangeState,
  EndingState,
  NextStatus,
  NoticeDelivery,
} from '#domain/tenancy/endings/endings.schema.ts'
import { contact, fileId, freeText, mixed, personId, personName, plain, trace } from '../catalogue/column-classes.ts'
import { personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofEnding, ofTenancy } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn } from './columns.ts'

/** The ending of a tenancy; at most one is open at a time. */
export const endings = personalTable(
  'endings',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    property_id: plain(uuid('property_id').notNull()),
    contract_id: plain(uuid('contract_id')),
    way: plain(text('way').$type<EndingWay>().notNull()),
    state: plain(text('state').$type<EndingState>().notNull()),
    side: plain(text('side').$type<EndingSide>().notNull()),
    started_by: trace(uuid('started_by')),
    started_by_name: personName(text('started_by_name').notNull()),
    /** The last day of the tenancy. */
    ends_on: plain(day('ends_on').notNull()),
    delivered_on: plain(day('delivered_on').notNull()),
    basis_on: plain(day('basis_on')),
    /** The court and its decision number; `basis_on` is the day of the decision. */
    decision_office: plain(textColumn('decision_office')),
    decision_number: plain(textColumn('decision_number')),
    reason: freeText(textColumn('reason')),
    next_status: plain(text('next_status').$type<NextStatus>().notNull()),
    assessment: mixed(jsonb('assessment').$type<EndingAssessment>().notNull()),
    objected_at: plain(instant('objected_at')),
    objected_by_name: personName(textColumn('objected_by_name')),
    objection: freeText(textColumn('objection')),
    closed_at: plain(instant('closed_at')),
    closed_by_name: personName(textColumn('closed_by_name')),
    close_reason: freeText(textColumn('close_reason')),
    /** Kuruş. */
    deposit: plain(bigint('deposit', { mode: 'number' }).notNull()),
    currency: plain(text('currency').notNull()),
    refund_iban: contact(text('refund_iban')),
    refunded_on: plain(day('refunded_on')),
    refunded_amount: plain(bigint('refunded_amount', { mode: 'number' })),
    settlement_id: plain(uuid('settlement_id')),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)

/** A proposed change of an agreed ending, which both sides have to confirm. */
export const endingChanges = personalTable(
  'ending_changes',
  {
    id: plain(uuid('id').primaryKey()),
    ending_id: plain(uuid('ending_id').notNull()),
    side: plain(text('side').$type<EndingSide>().notNull()),
    proposed_by_name: personName(text('proposed_by_name').notNull()),
    /** The new last day; null if the ending itself is cancelled. */
    ends_on: plain(day('ends_on')),
    reason: freeText(textColumn('reason')),
    state: plain(text('state').$type<EndingChangeState>().notNull()),
    created_at: plain(instant('created_at').notNull()),
    closed_at: plain(instant('closed_at')),
  },
  {
    group: 'contracts',
    about: ofEnding,
    deletionRules: keptForTenancy(ofEnding),
  },
)

export const endingNotices = personalTable(
  'ending_notices',
  {
    id: plain(uuid('id').primaryKey()),
    tenancy_id: plain(uuid('tenancy_id').notNull()),
    ending_id: plain(uuid('ending_id')),
    way: plain(text('way').$type<EndingWay>().notNull()),
    side: plain(text('side').$type<EndingSide>().notNull()),
    text: freeText(text('text').notNull()),
    sha256: plain(text('sha256').notNull()),
    given_on: plain(day('given_on').notNull()),
    delivery: plain(text('delivery').$type<NoticeDelivery>().notNull()),
    delivered_on: plain(day('delivered_on').notNull()),
    proof_file: fileId(uuid('proof_file')),
    proof_sha256: plain(text('proof_sha256')),
    by_id: trace(uuid('by_id')),
    by_name: personName(text('by_name').notNull()),
    withdrawn_at: plain(instant('withdrawn_at')),
    withdrawn_by_name: personName(textColumn('withdrawn_by_name')),
    withdraw_reason: freeText(textColumn('withdraw_reason')),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofTenancy,
    deletionRules: keptForTenancy(ofTenancy),
  },
)

export const endingTasks = personalTable(
  'ending_tasks',
  {
    ending_id: plain(uuid('ending_id').notNull()),
    kind: plain(text('kind').$type<TaskKind>().notNull()),
    done_at: plain(instant('done_at').notNull()),
    done_by: trace(uuid('done_by')),
    done_by_name: personName(text('done_by_name').notNull()),
  },
  {
    group: 'contracts',
    about: ofEnding,
    deletionRules: keptForTenancy(ofEnding),
  },
  (table) => [primaryKey({ columns: [table.ending_id, table.kind] })],
)

export const endingDeductions = personalTable(
  'ending_deductions',
  {
    id: plain(uuid('id').primaryKey()),
    ending_id: plain(uuid('ending_id').notNull()),
    title: freeText(text('title').notNull()),
    /** Kuruş. */
    amount: plain(bigint('amount', { mode: 'number' }).notNull()),
    reason: freeText(textColumn('reason')),
    /** The open debt that the deduction pays; null for a damage. */
    claim_id: plain(uuid('claim_id')),
    fixture_id: plain(uuid('fixture_id')),
    fixture_name: freeText(textColumn('fixture_name')),
    state: plain(text('state').$type<DeductionState>().notNull()),
    answer_note: freeText(textColumn('answer_note')),
    /** Kuruş. */
    counter_amount: plain(bigint('counter_amount', { mode: 'number' })),
    answered_at: plain(instant('answered_at')),
    answered_by_name: personName(textColumn('answered_by_name')),
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(instant('created_at').notNull()),
    updated_at: plain(instant('updated_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofEnding,
    deletionRules: keptForTenancy(ofEnding),
  },
)

export const endingDeductionFiles = personalTable(
  'ending_deduction_files',
  {
    deduction_id: plain(uuid('deduction_id').notNull()),
    file_id: fileId(uuid('file_id').notNull()),
    sha256: plain(text('sha256').notNull()),
  },
  {
    group: 'contracts',
    about: 'deduction_id in (select id from ending_deductions where ending_id in {endings})',
    deletionRules: keptForTenancy('deduction_id in (select id from ending_deductions where ending_id in {endings})'),
  },
  (table) => [primaryKey({ columns: [table.deduction_id, table.file_id] })],
)

export const endingEvents = personalTable(
  'ending_events',
  {
    id: plain(uuid('id').primaryKey()),
    ending_id: plain(uuid('ending_id').notNull()),
    kind: plain(text('kind').notNull()),
    actor_id: personId(uuid('actor_id')),
    actor_name: personName(text('actor_name').notNull()),
    detail: mixed(jsonb('detail').$type<Record<string, unknown>>().notNull().default({})),
    at: plain(instant('at').notNull()),
  },
  {
    group: 'history',
    about: 'ending_id in {endings} or actor_id = :user',
    deletionRules: keptForTenancy('ending_id in {endings} or actor_id = :user'),
  },
)
