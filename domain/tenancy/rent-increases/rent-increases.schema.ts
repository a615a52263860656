import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { contractTerms, increaseKinds } from '#domain/tenancy/contracts/contracts.schema.ts'
import { paperView } from '#domain/tenancy/papers/papers.schema.ts'
import { tufeTable } from '#domain/tenancy/rates/tufe.schema.ts'
import { increaseBases } from './increase.rules.ts'
import { increaseRecordStates, increaseStates } from './rent-increases.rules.ts'

const day = z.iso.date()
const kurus = z.number().int()

const increaseCap = z.strictObject({
  percent: z.number(),
  month: z.string(),
  published: z.boolean(),
  byDwellingCap: z.boolean(),
})

/** The calculation of a proposed rent, for a renewal or an increase within a contract. */
export const rentProposal = z.strictObject({
  basis: z.enum(increaseBases),
  percent: z.number(),
  cap: increaseCap.nullable(),
  current_rent: kurus,
  rent: kurus,
  /** The legal maximum; null when unknown. */
  max_rent: kurus.nullable(),
  /** The month whose figure decides and is not yet published. */
  waits_for: z.string().nullable(),
  /** After five years a judge may set the rent beyond the index (TBK 344). */
  five_years: z.boolean(),
})
export type RentProposal = z.output<typeof rentProposal>

const rentYear = z.strictObject({
  start: day,
  end: day,
  /** The first day on which an increase can be proposed. */
  opens: day,
  /** The year has already begun. */
  late: z.boolean(),
})
export type RentYear = z.output<typeof rentYear>

/** A proposed increase, or a year without one. */
const increaseRecord = z.strictObject({
  id: z.uuid(),
  state: z.enum(increaseRecordStates),
  year_start: day,
  from_on: day,
  old_rent: kurus,
  new_rent: kurus,
  currency: z.string(),
  /** The tenant's reason for refusing. */
  objection: z.string(),
  objected_by: z.string(),
  /** The user who withdrew or applied it, and the reason. */
  closed_by: z.string(),
  close_reason: z.string(),
  /** The addendum; null when the tenant was not asked. */
  paper_id: z.uuid().nullable(),
  /** A party signed it on paper. */
  on_paper: z.boolean(),
  created_on: day,
  by_name: z.string(),
})
export type IncreaseRecord = z.output<typeof increaseRecord>

/** `clause`: the contract's own, from the start of the rent year; `agreement`: from the next month, if the tenant agrees. */
const missedWay = z.strictObject({ way: z.enum(['clause', 'agreement']), from_on: day, rent: kurus })
export type MissedWay = z.output<typeof missedWay>

const increaseProposal = z.strictObject({
  ...rentProposal.shape,
  year: rentYear,
  /** The proposed first day of the new rent. */
  from_on: day,
  /** How it can still be had after the rent year has begun; empty before. */
  missed: z.array(missedWay),
  /** Bare land: the cap of TBK 344 protects dwellings and roofed workplaces only. */
  roofless: z.boolean(),
})
export type IncreaseProposal = z.output<typeof increaseProposal>

/** Summary of the next increase for the page of the tenancy. */
export const increaseSummary = z.strictObject({
  state: z.enum(increaseStates),
  year: rentYear,
  currency: z.string(),
  current_rent: kurus,
  /** The tenant withholds tax, so the rents are gross. */
  gross: z.boolean(),
  waits_for: z.string().nullable(),
  record: increaseRecord.nullable(),
})
export type IncreaseSummary = z.output<typeof increaseSummary>

/** All data of the increase screen. */
export const increaseView = z.strictObject({
  ...increaseSummary.shape,
  tenancy_id: z.uuid(),
  property_title: z.string(),
  property_address: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  contract: z.uuid(),
  short_id: z.string(),
  terms: z.strictObject({
    baslangicTarihi: day,
    bitisTarihi: day,
    bedelTuru: z.string(),
    kullanimAmaci: z.string(),
    artisSekli: z.enum(increaseKinds),
    artisOrani: z.number(),
  }),
  /** True when the viewer is a tenant. */
  rents: z.boolean(),
  /** For the landlord's side only; a tenant sees what was sent. */
  proposal: increaseProposal.nullable(),
  /** The published index figures, for the curve of the ceiling; empty for a tenant. */
  tufe: tufeTable,
  /** The day on which the reply was made. */
  today: day,
  /** The rent that the clause would have given by now, when it differs. */
  clause_rent: kurus.nullable(),
  /** `prepare`: choose and write, also before the day on which it can be sent. */
  can: z.strictObject({
    prepare: z.boolean(),
    send: z.boolean(),
    withdraw: z.boolean(),
    waive: z.boolean(),
    apply: z.boolean(),
  }),
  paper: paperView.nullable(),
  /** Other years, newest first. */
  earlier: z.array(increaseRecord),
})
export type IncreaseView = z.output<typeof increaseView>

const maxNote = 1000

/** The landlord's choices. */
export const increaseForm = z.strictObject({
  rent: contractTerms.shape.brutAylik,
  from_on: enteredDay('Yeni kiranın başlayacağı günü girin'),
  note: trimmedText(maxNote),
})

export const increaseToSend = z.strictObject({
  ...increaseForm.shape,
  /** Id of the increase, kept over all rounds, so that a retry sends nothing twice. */
  id: z.uuid(),
  /** The values on which the shown proposal is based, to detect changes. */
  contract: z.uuid(),
  year_start: enteredDay(),
  current_rent: kurus,
})
export type IncreaseToSend = z.output<typeof increaseToSend>

export const closeReason = z.strictObject({
  reason: trimmedText(maxNote).default(''),
})
