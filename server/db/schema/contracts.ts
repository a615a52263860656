import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ContractStatus } from '#domain/access/contract-status.ts'
import type { ApprovalStatus } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { increaseKinds, TermUnit } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { CodeChannel, DecisionWay } from '#domain/tenancy/contracts/decision-ways.rules.ts'
import type { ContractExpenses } from '#domain/tenancy/contracts/expenses.schema.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import { day, instant, words, writtenAt } from './columns.ts'

export const contracts = pgTable('contracts', {
  id: uuid('id').primaryKey(),
  property_id: uuid('property_id').notNull(),
  owner_id: uuid('owner_id').notNull(),
  owner_name: text('owner_name').notNull(),
  tenant_user_id: uuid('tenant_user_id'),
  tenant_email: words('tenant_email'),
  tenant_name: words('tenant_name'),
  tenant_phone: text('tenant_phone'),
  tenant_address: text('tenant_address'),
  /** Encrypted. */
  tenant_id_number: text('tenant_id_number'),
  tenant_birth_date: text('tenant_birth_date'),
  kiraciBilgileri: jsonb('kiraciBilgileri').$type<unknown[]>().notNull().default([]),
  status: text('status').$type<ContractStatus>().notNull(),
  /** Kuruş. */
  brutAylik: bigint('brutAylik', { mode: 'number' }).notNull(),
  bedelTuru: text('bedelTuru').notNull().default('TL'),
  baslangicTarihi: day('baslangicTarihi').notNull(),
  sozlesmeSuresi: integer('sozlesmeSuresi').notNull().default(1),
  sureBirimi: text('sureBirimi').$type<TermUnit>().notNull().default('Yıl'),
  bitisTarihi: day('bitisTarihi').notNull(),
  odemeSekli: words('odemeSekli'),
  kullanimAmaci: words('kullanimAmaci'),
  tasinmazCinsi: words('tasinmazCinsi'),
  has_guarantor: boolean('has_guarantor').notNull().default(false),
  guarantor_approval_status: text('guarantor_approval_status').$type<'pending' | 'approved'>(),
  is_corporate: boolean('is_corporate').notNull().default(false),
  tenant_approval_count: integer('tenant_approval_count').notNull().default(0),
  tenant_approval_required: integer('tenant_approval_required').notNull().default(1),
  created_by: uuid('created_by'),
  odemeGunu: integer('odemeGunu').notNull().default(1),
  iban: words('iban'),
  /** Kuruş. */
  depozito: bigint('depozito', { mode: 'number' }).notNull().default(0),
  artisSekli: text('artisSekli').$type<(typeof increaseKinds)[number]>().notNull().default('TÜFE'),
  artisOrani: numeric('artisOrani', { precision: 7, scale: 2, mode: 'number' }).notNull().default(0),
  simdikiDurumu: words('simdikiDurumu'),
  yetkiliMahkeme: words('yetkiliMahkeme'),
  nusha: integer('nusha').notNull().default(2),
  giderler: jsonb('giderler').$type<ContractExpenses>(),
  hususiSartlar: words('hususiSartlar'),
  landlord_name: words('landlord_name'),
  /** Encrypted, like every id number in this table. */
  landlord_id_number: text('landlord_id_number'),
  landlord_phone: text('landlord_phone'),
  landlord_residence: words('landlord_residence'),
  tenant_residence: words('tenant_residence'),
  guarantor_name: words('guarantor_name'),
  guarantor_email: words('guarantor_email'),
  guarantor_id_number: text('guarantor_id_number'),
  guarantor_phone: text('guarantor_phone'),
  guarantor_residence: words('guarantor_residence'),
  guarantor_limit: bigint('guarantor_limit', { mode: 'number' }).notNull().default(0),
  guarantor_token: text('guarantor_token'),
  guarantor_token_created_at: instant('guarantor_token_created_at'),
  guarantor_handed_token: text('guarantor_handed_token'),
  guarantor_link_shown: boolean('guarantor_link_shown').notNull().default(false),
  /** Copied when the guarantor was asked; later corrections do not change them. */
  guarantor_asked_email: text('guarantor_asked_email'),
  guarantor_asked_phone: text('guarantor_asked_phone'),
  guarantor_phone_corrected: boolean('guarantor_phone_corrected').notNull().default(false),
  guarantor_way: text('guarantor_way').$type<DecisionWay>(),
  guarantor_decided_at: instant('guarantor_decided_at'),
  guarantor_declined: boolean('guarantor_declined').notNull().default(false),
  guarantor_note: words('guarantor_note'),
  guarantor_scan: uuid('guarantor_scan'),
  signed_off_at: instant('signed_off_at'),
  signed_off_by: uuid('signed_off_by'),
  renewed_from: uuid('renewed_from'),
  /** Kuruş, for the months before a renewal; null means: as in the contract before. */
  previous_rent: bigint('previous_rent', { mode: 'number' }),
  /** Set when the contract's first day came without an answer; it then counts as cancelled. */
  lapsed_at: instant('lapsed_at'),
  /** Set when the contract takes effect. */
  tenancy_id: uuid('tenancy_id'),
  terms_hash: words('terms_hash'),
  round: integer('round').notNull().default(1),
  search_key: words('search_key'),
  cancel_reason: words('cancel_reason'),
  version: integer('version').notNull().default(1),
  created_at: writtenAt('created_at'),
  updated_at: writtenAt('updated_at'),
  cancelled_at: instant('cancelled_at'),
  /** The last day, if the tenancy ended on a date; null for a cancelled contract. */
  ended_on: day('ended_on'),
  deleted_at: instant('deleted_at'),
})

/** A stand-in expression: the migrations define how the database computes the column. */
const writtenByDatabase = sql`written by the database`

export const contractTenants = pgTable('contract_tenants', {
  id: uuid('id').primaryKey(),
  contract_id: uuid('contract_id').notNull(),
  tenant_user_id: uuid('tenant_user_id'),
  is_primary: boolean('is_primary').notNull().default(false),
  tenant_name: text('tenant_name').notNull(),
  tenant_email: text('tenant_email').notNull(),
  tenant_phone: text('tenant_phone'),
  tenant_address: text('tenant_address'),
  /** Encrypted. */
  tenant_id_number: text('tenant_id_number'),
  tenant_birth_date: text('tenant_birth_date'),
  /** Equal for the same address and name. The database fills this and the following columns (migration 0063). */
  person_key: uuid('person_key').notNull().generatedAlwaysAs(writtenByDatabase),
  owner_id: uuid('owner_id').notNull().generatedAlwaysAs(writtenByDatabase),
  property_id: uuid('property_id').notNull().generatedAlwaysAs(writtenByDatabase),
  /** True if the tenant has a name, the contract is not deleted or cancelled, and the property is not in the bin. */
  listed: boolean('listed').notNull().generatedAlwaysAs(writtenByDatabase),
  /** The account id; without an account, that of the same person with the same owner, else `person_key`. */
  person: uuid('person').notNull().generatedAlwaysAs(writtenByDatabase),
})

export const contractDrafts = pgTable('contract_drafts', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  property_id: uuid('property_id'),
  contract_id: uuid('contract_id'),
  step: integer('step').notNull().default(0),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  updated_at: writtenAt('updated_at'),
})

export const contractApprovals = pgTable('contract_approvals', {
  id: uuid('id').primaryKey(),
  contract_id: uuid('contract_id').notNull(),
  contract_tenant_id: uuid('contract_tenant_id'),
  tenant_user_id: uuid('tenant_user_id'),
  tenant_name: text('tenant_name').notNull(),
  tenant_email: text('tenant_email').notNull(),
  approval_token: text('approval_token').notNull(),
  token_created_at: instant('token_created_at').notNull(),
  handed_token: text('handed_token'),
  link_shown: boolean('link_shown').notNull().default(false),
  asked_phone: text('asked_phone'),
  phone_corrected: boolean('phone_corrected').notNull().default(false),
  approval_way: text('approval_way').$type<DecisionWay>(),
  paper_scan: uuid('paper_scan'),
  approval_status: text('approval_status').$type<ApprovalStatus>().notNull().default('pending'),
  approval_date: instant('approval_date'),
  approval_note: words('approval_note'),
  /** The terms that the tenant would prefer. */
  wishes: jsonb('wishes').$type<Wish[]>().notNull().default([]),
  /** Set when the tenant is asked again in the same round; the earlier answer is kept. */
  superseded_at: instant('superseded_at'),
  round: integer('round').notNull(),
  terms_hash: text('terms_hash').notNull(),
  reminders: integer('reminders').notNull().default(0),
  last_reminded_at: instant('last_reminded_at'),
  created_at: writtenAt('created_at'),
  expires_at: instant('expires_at').notNull(),
})

// The status values are literals, because with parameters a generic plan knows neither their frequency nor that the
// partial indexes apply.
export const isActiveContract = sql`${contracts.status} = 'active'`
export const asksForAnswers = sql`${contracts.status} in ('waiting_for_tenants', 'waiting_for_guarantor')`
export const isUnanswered = sql`${contractApprovals.approval_status} = 'pending'`
export const isUnansweredByGuarantor = sql`${contracts.guarantor_approval_status} = 'pending'`

export const contractSnapshots = pgTable(
  'contract_snapshots',
  {
    contract_id: uuid('contract_id').notNull(),
    round: integer('round').notNull(),
    form: integer('form').notNull(),
    document: jsonb('document').notNull(),
    hash: text('hash').notNull().unique(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.round] })],
)

/**
 * Hides a contract from a list: a tenant's own id hides it from their list, the owner's id from that of the owner's
 * side.
 */
export const contractHidings = pgTable(
  'contract_hidings',
  {
    contract_id: uuid('contract_id').notNull(),
    user_id: uuid('user_id').notNull(),
    hidden_at: instant('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.user_id] })],
)

export const contractEvents = pgTable('contract_events', {
  id: uuid('id').primaryKey(),
  contract_id: uuid('contract_id').notNull(),
  kind: text('kind').notNull(),
  actor_id: uuid('actor_id'),
  actor_name: text('actor_name').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  ip: words('ip'),
  user_agent: words('user_agent'),
  at: instant('at').notNull(),
})

export const contractExpiryNotices = pgTable(
  'contract_expiry_notices',
  {
    contract_id: uuid('contract_id').notNull(),
    days: integer('days').notNull(),
    sent_at: writtenAt('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.contract_id, table.days] })],
)

export const decisionCodes = pgTable('decision_codes', {
  id: uuid('id').primaryKey(),
  subject: text('subject').notNull().unique(),
  code_hash: text('code_hash').notNull(),
  channel: text('channel').$type<CodeChannel>().notNull().default('sms'),
  tries: integer('tries').notNull().default(0),
  expires_at: instant('expires_at').notNull(),
})
