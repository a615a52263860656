import { z } from 'zod'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { currencies } from '#domain/kernel/money.ts'
import { contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { rentProposal } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { renewalStates } from './renewals.rules.ts'

const day = z.iso.date()
const kurus = z.number().int()

/** A contract sent as a renewal of the running one. */
const sentProposal = z.strictObject({
  id: z.uuid(),
  status: z.enum(contractStatuses),
  cancelled: z.boolean(),
  /** The day on which it lapsed without an answer. */
  lapsed_on: day.nullable(),
  brutAylik: kurus,
  gross: z.boolean(),
  bedelTuru: z.enum(currencies),
  baslangicTarihi: day,
  bitisTarihi: day,
})
export type SentProposal = z.output<typeof sentProposal>

/** Summary of the renewal for the page of the tenancy. */
export const renewalSummary = z.strictObject({
  state: z.enum(renewalStates),
  /** The last day of the running period, and whether the contract was extended (TBK 347). */
  period_end: day,
  extended: z.boolean(),
  /** Of the contract: by which rule the lease goes on after its term. */
  tasinmazCinsi: z.string(),
  /** The first day on which a proposal can be sent. */
  from: day,
  proposal: sentProposal.nullable(),
})
export type RenewalSummary = z.output<typeof renewalSummary>

export const renewalProposal = z.strictObject({
  ...rentProposal.shape,
  period: z.strictObject({ start: day, end: day, extended: z.boolean() }),
  late: z.boolean(),
  /** The rents that the increase clause would have given since the contract began; empty in its first rent year. */
  steps: z.array(z.strictObject({ on: day, percent: z.number(), rent: kurus })),
  baslangicTarihi: day,
  bitisTarihi: day,
})
export type RenewalProposal = z.output<typeof renewalProposal>

/** All data of the renewal screen: the running contract, and the next term under it. */
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

/** The terms that the landlord may change; all others are those of the running contract. */
export const renewalForm = z.strictObject({
  brutAylik,
  sozlesmeSuresi: sozlesmeSuresi.unwrap(),
  sureBirimi: sureBirimi.unwrap(),
  /** The rent paid today, when increases have changed the contract's rent. */
  current_rent: brutAylik,
  deposit: z.enum(['same', 'topped']),
  hususiSartlar: contractTerms.shape.hususiSartlar,
  /** Ask the guarantor of the running contract again, because a guarantee does not cover a new term. */
  guarantor: z.boolean(),
})

export const renewalToSend = z.strictObject({
  ...renewalForm.shape,
  /** Id of the new contract, so that a retry sends nothing twice. */
  id: z.uuid(),
  /** The contract on which the shown proposal is based. */
  contract: z.uuid(),
  baslangicTarihi,
})
