import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ContractStatus } from '#domain/access/contract-status.ts'
import type { CodeChannel, DecisionWay } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { ApprovalStatus } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { increaseKinds, TermUnit } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { ContractExpenses } from '#domain/tenancy/contracts/expenses.schema.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import {
  contact,
  derived,
  fileId,
  freeText,
  mixed,
  personId,
  personName,
  plain,
  sealed,
  secret,
  trace,
} from '../catalogue/column-classes.ts'
import { impersonalTable, personalTable } from '../catalogue/table.ts'
import { keptForTenancy, ofContract } from '../catalogue/tenancy-rows.ts'
import { day, instant, textColumn, writtenAt } from './columns.ts'

/** A guarantor answers for the contract but is no party of the tenancy. */
const ofGuarantor = 'contract_id in {guaranteed}'

export const contracts = personalTable(
  'contracts',
  {
    id: plain(uuid('id').primaryKey()),
    property_id: plain(uuid('property_id').notNull()),
    owner_id: personId(uuid('owner_id').notNull()),
    owner_name: personName(text('owner_name').notNull()),
    tenant_user_id: personId(uuid('tenant_user_id')),
    tenant_email: contact(textColumn('tenant_email')),
    tenant_name: personName(textColumn('tenant_name')),
    tenant_phone: contact(text('tenant_phone')),
    tenant_address: contact(text('tenant_address')),
    /** Encrypted. */
    tenant_id_number: sealed(text('tenant_id_number')),
    tenant_birth_date: contact(text('tenant_birth_date')),
    kiraciBilgileri: mixed(jsonb('kiraciBilgileri').$type<unknown[]>().notNull().default([])),
    status: plain(text('status').$type<ContractStatus>().notNull()),
    /** Kuruş. */
    brutAylik: plain(bigint('brutAylik', { mode: 'number' }).notNull()),
    bedelTuru: plain(text('bedelTuru').notNull().default('TL')),
    baslangicTarihi: plain(day('baslangicTarihi').notNull()),
    sozlesmeSuresi: plain(integer('sozlesmeSuresi').notNull().default(1)),
    sureBirimi: plain(text('sureBirimi').$type<TermUnit>().notNull().default('Yıl')),
    bitisTarihi: plain(day('bitisTarihi').notNull()),
    /** First day and agreed end of a tenancy that was extended for years before its contract was entered; else null. */
    running_since: plain(day('running_since')),
    first_end: plain(day('first_end')),
    odemeSekli: plain(textColumn('odemeSekli')),
    kullanimAmaci: plain(textColumn('kullanimAmaci')),
    tasinmazCinsi: plain(textColumn('tasinmazCinsi')),
    has_guarantor: plain(boolean('has_guarantor').notNull().default(false)),
    guarantor_approval_status: plain(text('guarantor_approval_status').$type<'pending' | 'approved'>()),
    is_corporate: plain(boolean('is_corporate').notNull().default(false)),
    tenant_approval_count: plain(integer('tenant_approval_count').notNull().default(0)),
    tenant_approval_required: plain(integer('tenant_approval_required').notNull().default(1)),
    created_by: trace(uuid('created_by')),
    odemeGunu: plain(integer('odemeGunu').notNull().default(1)),
    iban: contact(textColumn('iban')),
    /** Kuruş. */
    depozito: plain(bigint('depozito', { mode: 'number' }).notNull().default(0)),
    artisSekli: plain(text('artisSekli').$type<(typeof increaseKinds)[number]>().notNull().default('TÜFE')),
    artisOrani: plain(numeric('artisOrani', { precision: 7, scale: 2, mode: 'number' }).notNull().default(0)),
    simdikiDurumu: freeText(textColumn('simdikiDurumu')),
    yetkiliMahkeme: freeText(textColumn('yetkiliMahkeme')),
    nusha: plain(integer('nusha').notNull().default(2)),
    giderler: plain(jsonb('giderler').$type<ContractExpenses>()),
    hususiSartlar: freeText(textColumn('hususiSartlar')),
    landlord_name: personName(textColumn('landlord_name')),
    /** Encrypted, like every id number in this table. */
    landlord_id_number: sealed(text('landlord_id_number')),
    landlord_phone: contact(text('landlord_phone')),
    landlord_residence: contact(textColumn('landlord_residence')),
    tenant_residence: contact(textColumn('tenant_residence')),
    guarantor_name: personName(textColumn('guarantor_name')),
    guarantor_email: contact(textColumn('guarantor_email')),
    guarantor_id_number: sealed(text('guarantor_id_number')),
    guarantor_phone: contact(text('guarantor_phone')),
    guarantor_residence: contact(textColumn('guarantor_residence')),
    guarantor_limit: plain(bigint('guarantor_limit', { mode: 'number' }).notNull().default(0)),
    guarantor_token: secret(text('guarantor_token')),
    guarantor_token_created_at: plain(instant('guarantor_token_created_at')),
    guarantor_handed_token: secret(text('guarantor_handed_token')),
    guarantor_link_shown: plain(boolean('guarantor_link_shown').notNull().default(false)),
    /** Copied when the guarantor was asked; later corrections do not change them. */
    guarantor_asked_email: contact(text('guarantor_asked_email')),
    guarantor_asked_phone: contact(text('guarantor_asked_phone')),
    guarantor_phone_corrected: plain(boolean('guarantor_phone_corrected').notNull().default(false)),
    guarantor_way: plain(text('guarantor_way').$type<DecisionWay>()),
    guarantor_decided_at: plain(instant('guarantor_decided_at')),
    guarantor_declined: plain(boolean('guarantor_declined').notNull().default(false)),
    guarantor_note: freeText(textColumn('guarantor_note')),
    guarantor_scan: fileId(uuid('guarantor_scan')),
    signed_off_at: plain(instant('signed_off_at')),
    signed_off_by: trace(uuid('signed_off_by')),
    renewed_from: plain(uuid('renewed_from')),
    /** Kuruş, for the months before a renewal; null means: as in the contract before. */
    previous_rent: plain(bigint('previous_rent', { mode: 'number' })),
    /** Set when the contract's first day came without an answer; it then counts as cancelled. */
    lapsed_at: plain(instant('lapsed_at')),
    /** Set when the contract takes effect. */
    tenancy_id: plain(uuid('tenancy_id')),
    terms_hash: plain(textColumn('terms_hash')),
    round: plain(integer('round').notNull().default(1)),
    search_key: derived(textColumn('search_key')),
    cancel_reason: freeText(textColumn('cancel_reason')),
    version: plain(integer('version').notNull().default(1)),
    created_at: plain(writtenAt('created_at')),
    updated_at: plain(writtenAt('updated_at')),
    cancelled_at: plain(instant('cancelled_at')),
    /** The last day, if the tenancy ended on a date; null for a cancelled contract. */
    ended_on: plain(day('ended_on')),
    deleted_at: plain(instant('deleted_at')),
  },
  {
    group: 'contracts',
    about: 'id in {contracts} or id in {guaranteed}',
    onlyFor: {
      // The guarantor's terms are in the snapshot; later corrections belong to the parties alone.
      'id in {contracts}': [
        'tenant_email',
        'tenant_phone',
        'tenant_address',
        'tenant_residence',
        'landlord_phone',
        'landlord_residence',
        'iban',
        'cancel_reason',
      ],
      'tenant_user_id = :user or tenant_email = any(:emails) or owner_id = :user': ['tenant_birth_date'],
      'owner_id = :user': ['kiraciBilgileri'],
      'guarantor_email = any(:emails)': ['guarantor_asked_email', 'guarantor_asked_phone'],
    },
    deletionRules: keptForTenancy('id in {contracts} or id in {guaranteed}'),
  },
)

/** A stand-in expression: the migrations define how the database computes the column. */
const writtenByDatabase = sql`written by the database`

export const contractTenants = personalTable(
  'contract_tenants',
  {
    id: plain(uuid('id').primaryKey()),
    contract_id: plain(uuid('contract_id').notNull()),
    tenant_user_id: personId(uuid('tenant_user_id')),
    is_primary: plain(boolean('is_primary').notNull().default(false)),
    tenant_name: personName(text('tenant_name').notNull()),
    tenant_email: contact(text('tenant_email').notNull()),
    tenant_phone: contact(text('tenant_phone')),
    tenant_address: contact(text('tenant_address')),
    /** Encrypted. */
    tenant_id_number: sealed(text('tenant_id_number')),
    tenant_birth_date: contact(text('tenant_birth_date')),
    /** Equal for the same address and name. The database fills this and the following columns (migration 0063). */
    person_key: derived(uuid('person_key').notNull().generatedAlwaysAs(writtenByDatabase)),
    owner_id: derived(uuid('owner_id').notNull().generatedAlwaysAs(writtenByDatabase)),
    property_id: derived(uuid('property_id').notNull().generatedAlwaysAs(writtenByDatabase)),
    /** True if the tenant has a name, the contract is not deleted or cancelled, and the property is not in the bin. */
    listed: derived(boolean('listed').notNull().generatedAlwaysAs(writtenByDatabase)),
    /** The account id; without an account, that of the same person with the same owner, else `person_key`. */
    person: derived(uuid('person').notNull().generatedAlwaysAs(writtenByDatabase)),
  },
  {
    group: 'contracts',
    about: ofContract,
    onlyFor: {
      'tenant_user_id = :user or tenant_email = any(:emails) or contract_id in {written}': ['tenant_birth_date'],
    },
    deletionRules: keptForTenancy(ofContract),
  },
)

export const contractDrafts = personalTable(
  'contract_drafts',
  {
    id: plain(uuid('id').primaryKey()),
    user_id: personId(uuid('user_id').notNull()),
    property_id: plain(uuid('property_id')),
    contract_id: plain(uuid('contract_id')),
    step: plain(integer('step').notNull().default(0)),
    data: mixed(jsonb('data').$type<Record<string, unknown>>().notNull().default({})),
    updated_at: plain(writtenAt('updated_at')),
  },
  {
    group: 'contracts',
    about: 'user_id = :user',
    mentions: 'address',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
)

export const contractApprovals = personalTable(
  'contract_approvals',
  {
    id: plain(uuid('id').primaryKey()),
    contract_id: plain(uuid('contract_id').notNull()),
    contract_tenant_id: plain(uuid('contract_tenant_id')),
    tenant_user_id: personId(uuid('tenant_user_id')),
    tenant_name: personName(text('tenant_name').notNull()),
    tenant_email: contact(text('tenant_email').notNull()),
    approval_token: secret(text('approval_token').notNull()),
    token_created_at: plain(instant('token_created_at').notNull()),
    handed_token: secret(text('handed_token')),
    link_shown: plain(boolean('link_shown').notNull().default(false)),
    asked_phone: contact(text('asked_phone')),
    phone_corrected: plain(boolean('phone_corrected').notNull().default(false)),
    approval_way: plain(text('approval_way').$type<DecisionWay>()),
    paper_scan: fileId(uuid('paper_scan')),
    approval_status: plain(text('approval_status').$type<ApprovalStatus>().notNull().default('pending')),
    approval_date: plain(instant('approval_date')),
    approval_note: freeText(textColumn('approval_note')),
    /** The terms that the tenant would prefer. */
    wishes: mixed(jsonb('wishes').$type<Wish[]>().notNull().default([])),
    /** Set when the tenant is asked again in the same round; the earlier answer is kept. */
    superseded_at: plain(instant('superseded_at')),
    round: plain(integer('round').notNull()),
    terms_hash: plain(text('terms_hash').notNull()),
    reminders: plain(integer('reminders').notNull().default(0)),
    last_reminded_at: plain(instant('last_reminded_at')),
    created_at: plain(writtenAt('created_at')),
    expires_at: plain(instant('expires_at').notNull()),
  },
  {
    group: 'contracts',
    about: ofContract,
    onlyFor: { 'tenant_user_id = :user or tenant_email = any(:emails)': ['asked_phone'] },
    deletionRules: keptForTenancy(ofContract),
  },
)

// The status values are literals, because with parameters a generic plan knows neither their frequency nor that the
// partial indexes apply.
export const isActiveContract = sql`${contracts.status} = 'active'`
export const asksForAnswers = sql`${contracts.status} in ('waiting_for_tenants', 'waiting_for_guarantor')`
export const isUnanswered = sql`${contractApprovals.approval_status} = 'pending'`
export const isUnansweredByGuarantor = sql`${contracts.guarantor_approval_status} = 'pending'`

export const contractSnapshots = personalTable(
  'contract_snapshots',
  {
    contract_id: plain(uuid('contract_id').notNull()),
    round: plain(integer('round').notNull()),
    form: plain(integer('form').notNull()),
    document: mixed(jsonb('document').notNull()),
    hash: plain(text('hash').notNull().unique()),
    created_at: plain(instant('created_at').notNull()),
  },
  {
    group: 'contracts',
    about: `${ofContract} or ${ofGuarantor}`,
    deletionRules: keptForTenancy(`${ofContract} or ${ofGuarantor}`),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.round] })],
)

/**
 * Hides a contract from a list: a tenant's own id hides it from their list, the owner's id from that of the owner's
 * side.
 */
export const contractHidings = personalTable(
  'contract_hidings',
  {
    contract_id: plain(uuid('contract_id').notNull()),
    user_id: personId(uuid('user_id').notNull()),
    hidden_at: plain(instant('hidden_at').notNull()),
  },
  {
    group: 'contracts',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.user_id] })],
)

export const contractEvents = personalTable(
  'contract_events',
  {
    id: plain(uuid('id').primaryKey()),
    contract_id: plain(uuid('contract_id').notNull()),
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
    about: `${ofContract} or actor_id = :user or ${ofGuarantor} and kind like 'guarantor%'`,
    // Actions by link before there was an account have no id and may be a namesake's.
    onlyFor: { 'actor_id = :user': ['ip', 'user_agent'], 'actor_id = :user or contract_id in {written}': ['detail'] },
    deletionRules: keptForTenancy(`${ofContract} or actor_id = :user or ${ofGuarantor} and kind like 'guarantor%'`),
  },
)

export const contractExpiryNotices = personalTable(
  'contract_expiry_notices',
  {
    contract_id: plain(uuid('contract_id').notNull()),
    days: plain(integer('days').notNull()),
    sent_at: plain(writtenAt('sent_at')),
  },
  {
    group: 'contracts',
    about: ofContract,
    deletionRules: keptForTenancy(ofContract),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.days] })],
)

export const decisionCodes = impersonalTable(
  'decision_codes',
  'hashed codes of a few minutes; what they belong to is the id of a question',
  {
    id: plain(uuid('id').primaryKey()),
    subject: plain(text('subject').notNull().unique()),
    code_hash: plain(text('code_hash').notNull()),
    channel: plain(text('channel').$type<CodeChannel>().notNull().default('sms')),
    tries: plain(integer('tries').notNull().default(0)),
    expires_at: plain(instant('expires_at').notNull()),
  },
)
