import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { instant, pageQuery } from '#domain/kernel/endpoint.ts'
import { currencies } from '#domain/kernel/money.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { decisionWays } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { paperSignatureView } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { stampTable, tufeTable } from '#domain/tenancy/rates/tufe.schema.ts'
import { contractTerms, draftData, termUnits } from './contracts.schema.ts'
import { wishes } from './wishes.schema.ts'

const approvalStatus = z.enum(['pending', 'approved', 'rejected'])

/** `waiting`: an answer of a tenant or the guarantor is missing; `upcoming`: agreed but not begun; `ended`: cancelled, deleted, or past the last day. */
export const contractStates = ['all', 'waiting', ...contractStatuses, 'upcoming', 'expiring', 'ended'] as const

export const contractFilter = z.strictObject({
  ...pageQuery,
  owner: ownerFilter,
  q: z.string().trim().max(100).default(''),
  state: z.enum(contractStates).default('all'),
  property: z.union([z.literal(''), z.uuid()]).default(''),
  sort: z.enum(['newest', 'ending', 'title']).default('newest'),
})

export const contractCard = z.strictObject({
  id: z.uuid(),
  /** What is agreed today, in kuruş a month; `brutAylik` is what the contract says. */
  rent: z.number().int(),
  /** A corporate tenant withholds tax from it. */
  gross: z.boolean(),
  short_id: z.string(),
  property_id: z.uuid(),
  property_title: z.string(),
  tenant_names: z.array(z.string()),
  owner_name: z.string(),
  status: z.enum(contractStatuses),
  brutAylik: z.number().int(),
  bedelTuru: z.enum(currencies),
  baslangicTarihi: z.iso.date(),
  bitisTarihi: z.iso.date(),
  days_left: z.number().int(),
  expiring: z.boolean(),
  tenant_approval_count: z.number().int(),
  tenant_approval_required: z.number().int(),
  /** Number of parties, guarantor included, who signed on paper. */
  on_paper: z.number().int(),
  /** To how many of these signatures their party objected. */
  paper_objections: z.number().int(),
  ended: z.boolean(),
  cancelled: z.boolean(),
  /** The last day of a tenancy that has ended; null for a cancelled contract. */
  ended_on: z.iso.date().nullable(),
  /** The day on which the tenancy will certainly end, which may differ from the contract's. */
  last_day: z.iso.date().nullable(),
  /** A renewal not answered before its first day; counts as cancelled. */
  lapsed: z.boolean(),
  /** A renewal of this contract has begun. */
  renewed: z.boolean(),
  /** Parties whose answer is missing; empty once the contract is decided or over. */
  waiting_for: z.array(
    z.strictObject({
      /** Null for the guarantor. */
      approval: z.uuid().nullable(),
      name: z.string(),
      /** The guarantor refused; asked again, the answer may change. */
      declined: z.boolean(),
      expired: z.boolean(),
      /** Has neither mail nor phone, so a signature on paper is awaited. */
      on_paper: z.boolean(),
      /** The last request or reminder. */
      asked_on: z.iso.date().nullable(),
    }),
  ),
  /** True when the viewer is one of them. */
  decide: z.boolean(),
  /** True when the viewer may remind and edit. */
  manage: z.boolean(),
  copy_links: z.boolean(),
})
export type ContractCard = z.output<typeof contractCard>

const party = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  residence: z.string(),
  /** Masked; users with the right request the complete number separately. */
  id_number: z.string().nullable(),
})

/** A contract on the start screen that waits for the user's decision. */
export const waitingContract = z.strictObject({
  id: z.uuid(),
  property_title: z.string(),
  owner_name: z.string(),
  brutAylik: z.number().int(),
  bedelTuru: z.enum(currencies),
  baslangicTarihi: z.string(),
  expires_at: instant,
  expired: z.boolean(),
})
export type WaitingContract = z.output<typeof waitingContract>

export const agreedFixture = z.strictObject({
  demirbasCinsi: z.string(),
  marka: z.string(),
  sayisi: z.string(),
  teslimDurumu: z.string(),
})

const contractEvent = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  actor_name: z.string(),
  text: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  at: instant,
})

const approvalView = z.strictObject({
  id: z.uuid(),
  tenant_name: z.string(),
  tenant_email: z.string(),
  approval_status: approvalStatus,
  approval_date: instant.nullable(),
  approval_note: z.string(),
  /** The terms requested instead. */
  wishes,
  /** Null while waiting, and for older decisions, which did not record the way. */
  approval_way: z.enum(decisionWays).nullable(),
  /** The scan of a signature on paper. */
  paper_scan: z.uuid().nullable(),
  expires_at: instant,
  expired: z.boolean(),
  reminders: z.number().int(),
})

/** Possible next steps of the viewer, most urgent first. */
const contractActions = [
  'decide',
  'edit',
  'askAgain',
  'remind',
  'remindGuarantor',
  'signOff',
  'cancel',
  'end',
  'remove',
  'restore',
  'renew',
] as const
export type ContractAction = (typeof contractActions)[number]

/** The contract that this one follows, as of the moment this one was frozen. */
export const previousContract = z.strictObject({
  contract_id: z.uuid(),
  short_id: z.string(),
  terms: contractTerms,
  bitisTarihi: z.iso.date(),
  /** The rent last paid, as stated by the landlord. */
  current_rent: z.number().int(),
})
export type PreviousContract = z.output<typeof previousContract>

export const contractView = z.strictObject({
  contract: contractCard.extend({
    /** True when the viewer may open the property's page. */
    property_open: z.boolean(),
    version: z.number().int(),
    sozlesmeSuresi: z.number().int(),
    sureBirimi: z.enum(termUnits),
    terms: contractTerms,
    tasinmazCinsi: z.string(),
    terms_hash: z.string(),
    /** 1: older than snapshots, so everything except the terms is read from current rows. */
    form: z.number().int(),
    has_guarantor: z.boolean(),
    guarantor_approval_status: z.enum(['pending', 'approved']).nullable(),
    guarantor_declined: z.boolean(),
    guarantor_note: z.string(),
    guarantor_way: z.enum(decisionWays).nullable(),
    /** True when the viewer may record signatures on paper. */
    record_paper: z.boolean(),
    /** True when the viewer may request complete identity numbers. */
    see_identity: z.boolean(),
    guarantor_scan: z.uuid().nullable(),
    is_corporate: z.boolean(),
    signed_off_at: instant.nullable(),
    cancelled_at: instant.nullable(),
    cancel_reason: z.string(),
    deleted_at: instant.nullable(),
    renewed_from: z.uuid().nullable(),
    /** Null until the contract takes effect. */
    tenancy_id: z.uuid().nullable(),
    created_at: instant,
  }),
  landlord: party.extend({ user_id: z.uuid() }),
  tenants: z.array(party.extend({ id: z.uuid(), user_id: z.uuid().nullable(), is_primary: z.boolean() })),
  guarantor: party.extend({ limit: z.number().int() }).nullable(),
  /** What the law says of the paper itself: the currency rule, the stamp duty. */
  notes: z.array(z.strictObject({ code: z.string(), article: z.string(), text: z.string() })),
  /** As of the moment when the parties were asked; null for contracts older than snapshots. */
  fixtures: z.array(agreedFixture).nullable(),
  /** Old terms beside the new ones; null for a contract that follows none. */
  previous: previousContract.nullable(),
  /** Hidden from the list of the viewer's side; the page still opens. */
  hidden: z.boolean(),
  /** The property was deleted, so it can neither be opened nor rented again. */
  property_gone: z.boolean(),
  approvals: z.array(approvalView),
  /** The newest events. */
  events: z.array(contractEvent),
  /** Number of earlier events; the PDF has all. */
  earlier_events: z.number().int(),
  /** Signatures on paper recorded by the owner's side, oldest first. */
  paper_signatures: z.array(paperSignatureView),
  actions: z.array(z.enum(contractActions)),
  /** The viewer's own open decision, if there is one. */
  own_approval: z.uuid().nullable(),
})
export type ContractView = z.output<typeof contractView>

export const tenantDecision = z.strictObject({
  answer: z.enum(['approved', 'rejected']),
  note: z.string().trim().max(2000, 'En fazla 2000 karakter girilebilir').default(''),
  wishes: wishes.default([]),
})

export const contractDraft = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid().nullable(),
  property_title: z.string(),
  contract_id: z.uuid().nullable(),
  step: z.number().int(),
  data: draftData,
  updated_at: instant,
})
export type ContractDraft = z.output<typeof contractDraft>

/** The figures for the note on the cap of an increase, which updates while the user types. */
export const rentFacts = z.strictObject({
  tufe: tufeTable,
  stamp: stampTable,
  previous: z.strictObject({ rent: z.number().int(), currency: z.enum(currencies) }).nullable(),
})
