import { z } from 'zod'
import { ownerFilter } from '#domain/engagements/engagements.schema.ts'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { paperSignatureView } from '#domain/paper-signatures/paper-signatures.schema.ts'
import { tufeTable } from '#domain/rates/tufe.schema.ts'
import { contractStatuses, contractTerms, currencies, draftData, termUnits } from './contracts.schema.ts'
import { decisionWays } from './decision-ways.rules.ts'
import { wishes } from './wishes.schema.ts'

const instant = z.iso.datetime()
const approvalStatus = z.enum(['pending', 'approved', 'rejected'])

/** `upcoming` are agreed and have not begun; `ended` are cancelled, deleted, or past their last day. */
export const contractStates = ['all', ...contractStatuses, 'upcoming', 'expiring', 'ended'] as const

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
  /** How many of its parties signed on paper, the guarantor among them. */
  on_paper: z.number().int(),
  /** To how many of these signatures their party objected. */
  paper_objections: z.number().int(),
  ended: z.boolean(),
  cancelled: z.boolean(),
  /** The last day of a tenancy that ended on a date; a cancelled contract has none. */
  ended_on: z.iso.date().nullable(),
  /** The day on which its tenancy will end for certain, whatever the contract says. */
  last_day: z.iso.date().nullable(),
  /** A renewal that nobody answered before its first day; it counts as cancelled. */
  lapsed: z.boolean(),
  /** A renewal of it has begun. */
  renewed: z.boolean(),
  /** Whose answer is missing; nobody once it is decided or over. */
  waiting_for: z.array(
    z.strictObject({
      /** Null is the guarantor. */
      approval: z.uuid().nullable(),
      name: z.string(),
      expired: z.boolean(),
      /** Has neither mail nor phone: the signature is awaited on paper. */
      on_paper: z.boolean(),
    }),
  ),
  /** Whether the person looking is one of them. */
  decide: z.boolean(),
  /** Whether the person looking may remind and edit. */
  manage: z.boolean(),
  copy_links: z.boolean(),
})
export type ContractCard = z.output<typeof contractCard>

const party = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  residence: z.string(),
  /** Masked; those who need it for the contract ask for the whole number. */
  id_number: z.string().nullable(),
})

/** What the start screen says of a contract that somebody has to decide on. */
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
  /** What they would have instead, term by term. */
  wishes,
  /** Null while it waits, and for decisions from before ways were kept. */
  approval_way: z.enum(decisionWays).nullable(),
  /** What was signed by hand, where that is the way. */
  paper_scan: z.uuid().nullable(),
  expires_at: instant,
  expired: z.boolean(),
  reminders: z.number().int(),
})

/** What the person looking may do next, most pressing first. */
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

/** The contract that this one follows, as it stood when this one was frozen. */
export const previousContract = z.strictObject({
  contract_id: z.uuid(),
  short_id: z.string(),
  terms: contractTerms,
  bitisTarihi: z.iso.date(),
  /** What was paid in the end, as the landlord says. */
  current_rent: z.number().int(),
})
export type PreviousContract = z.output<typeof previousContract>

export const contractView = z.strictObject({
  contract: contractCard.extend({
    /** Whether the person looking may open the property's own page. */
    property_open: z.boolean(),
    version: z.number().int(),
    sozlesmeSuresi: z.number().int(),
    sureBirimi: z.enum(termUnits),
    terms: contractTerms,
    terms_hash: z.string(),
    /** 1: made before snapshots; what is not a term is read from today's rows. */
    form: z.number().int(),
    has_guarantor: z.boolean(),
    guarantor_approval_status: z.enum(['pending', 'approved']).nullable(),
    guarantor_declined: z.boolean(),
    guarantor_note: z.string(),
    guarantor_way: z.enum(decisionWays).nullable(),
    /** Whether the person looking may record what somebody signed on paper. */
    record_paper: z.boolean(),
    /** Whether the person looking may ask for whole identity numbers. */
    see_identity: z.boolean(),
    guarantor_scan: z.uuid().nullable(),
    is_corporate: z.boolean(),
    signed_off_at: instant.nullable(),
    cancelled_at: instant.nullable(),
    cancel_reason: z.string(),
    deleted_at: instant.nullable(),
    renewed_from: z.uuid().nullable(),
    /** Null until it takes effect. */
    tenancy_id: z.uuid().nullable(),
    created_at: instant,
  }),
  landlord: party.extend({ user_id: z.uuid() }),
  tenants: z.array(party.extend({ id: z.uuid(), user_id: z.uuid().nullable(), is_primary: z.boolean() })),
  guarantor: party.extend({ limit: z.number().int() }).nullable(),
  /** As they were when the parties were asked; null for a contract from before snapshots. */
  fixtures: z.array(agreedFixture).nullable(),
  /** Old beside new; null for a contract that follows none. */
  previous: previousContract.nullable(),
  /** The person's side has taken it off its list; the page stays. */
  hidden: z.boolean(),
  /** The place was deleted: there is nothing left to open or to let anew. */
  property_gone: z.boolean(),
  approvals: z.array(approvalView),
  /** The newest ones. */
  events: z.array(contractEvent),
  /** How many came before them; the PDF has all. */
  earlier_events: z.number().int(),
  /** What the owner's side recorded as signed on paper, oldest first. */
  paper_signatures: z.array(paperSignatureView),
  actions: z.array(z.enum(contractActions)),
  /** The caller's own open decision, if there is one. */
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

/** What the note on the cap of an increase is worked out from, while dates and amounts are still being typed. */
export const rentFacts = z.strictObject({
  tufe: tufeTable,
  previous: z.strictObject({ rent: z.number().int(), currency: z.enum(currencies) }).nullable(),
})
