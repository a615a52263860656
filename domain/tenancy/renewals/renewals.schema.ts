import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { currencies } from '#domain/kernel/money.ts'
import { contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { rentProposal } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { renewalStates } from './renewals.rules.ts'

const day = z.iso.date()
const kurus = z.number().int()

/** A contract that was sent to follow the running one. */
const sentProposal = z.strictObject({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  cancelled: z.boolean(),
  /** The day on which it lapsed without an answer. */
  lapsed_on: day.nullable(),
  brutAylik: kurus,
  bedelTuru: z.enum(currencies),
  baslangicTarihi: day,
  bitisTarihi: day,
})

/** How a tenancy stands towards its next term: a part of its page. */
export const renewalSummary = z.strictObject({
  state: z.enum(renewalStates),
  /** The last day of the running period, and whether it went on by itself (TBK 347). */
  period_end: day,
  extended: z.boolean(),
  /** From when on a proposal can be sent. */
  from: day,
  proposal: sentProposal.nullable(),
})
export type RenewalSummary = z.output<typeof renewalSummary>

export const renewalProposal = z.strictObject({
  ...rentProposal.shape,
  period: z.strictObject({ start: day, end: day, extended: z.boolean() }),
  late: z.boolean(),
  steps: z.array(z.strictObject({ on: day, percent: z.number(), rent: kurus })),
  baslangicTarihi: day,
  bitisTarihi: day,
})

/** Everything that the page of a renewal shows: the running contract, and the next term under it. */
export const renewalView = z.strictObject({
  ...renewalSummary.shape,
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  contract: z.uuid(),
  short_id: z.string(),
  terms: contractTerms,
  bitisTarihi: day,
  tenant_names: z.array(z.string()),
  guarantor: z.strictObject({ name: z.string(), limit: kurus }).nullable(),
  next: renewalProposal,
})
export type RenewalView = z.output<typeof renewalView>

const { brutAylik, baslangicTarihi, sozlesmeSuresi, sureBirimi } = contractTerms.shape

/** What the landlord may change on the way; everything else is as in the running contract. */
export const renewalForm = z.strictObject({
  brutAylik,
  sozlesmeSuresi: sozlesmeSuresi.unwrap(),
  sureBirimi: sureBirimi.unwrap(),
  /** What is paid today, where increases have made it another rent than the contract's. */
  current_rent: brutAylik,
  deposit: z.enum(['same', 'topped']),
  hususiSartlar: contractTerms.shape.hususiSartlar,
  /** Whether the guarantor of the running contract is asked again: nobody guarantees a new term unasked. */
  guarantor: z.boolean(),
})

export const renewalToSend = z.strictObject({
  ...renewalForm.shape,
  /** The new contract's, so that a repeated call sends nothing twice. */
  id: z.uuid(),
  /** What the proposal was made from, as it was shown. */
  contract: z.uuid(),
  baslangicTarihi,
})
