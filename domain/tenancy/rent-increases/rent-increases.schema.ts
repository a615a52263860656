import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { contractTerms, increaseKinds } from '#domain/tenancy/contracts/contracts.schema.ts'
import { paperView } from '#domain/tenancy/papers/papers.schema.ts'
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

/** What a proposed rent is worked out from: of a renewal, and of an increase within a contract. */
export const rentProposal = z.strictObject({
  basis: z.enum(increaseBases),
  percent: z.number(),
  cap: increaseCap.nullable(),
  current_rent: kurus,
  rent: kurus,
  max_rent: kurus.nullable(),
  waits_for: z.string().nullable(),
  five_years: z.boolean(),
})

const rentYear = z.strictObject({ start: day, end: day, opens: day, late: z.boolean() })

/** One increase that was proposed, or a year for which none is wanted. */
const increaseRecord = z.strictObject({
  id: z.uuid(),
  state: z.enum(increaseRecordStates),
  year_start: day,
  from_on: day,
  old_rent: kurus,
  new_rent: kurus,
  currency: z.string(),
  /** Why the tenant did not agree. */
  objection: z.string(),
  objected_by: z.string(),
  /** Who took it back or had it take effect, and why. */
  closed_by: z.string(),
  close_reason: z.string(),
  /** Its addendum; null where nobody was asked. */
  paper_id: z.uuid().nullable(),
  /** A party's signature on it is on paper. */
  on_paper: z.boolean(),
  created_on: day,
  by_name: z.string(),
})
export type IncreaseRecord = z.output<typeof increaseRecord>

/** How a tenancy stands towards its next increase: a part of its page. */
export const increaseSummary = z.strictObject({
  state: z.enum(increaseStates),
  year: rentYear,
  currency: z.string(),
  current_rent: kurus,
  waits_for: z.string().nullable(),
  record: increaseRecord.nullable(),
})
export type IncreaseSummary = z.output<typeof increaseSummary>

/** Everything that the page of an increase shows. */
export const increaseView = z.strictObject({
  ...increaseSummary.shape,
  tenancy_id: z.uuid(),
  property_title: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  contract: z.uuid(),
  short_id: z.string(),
  terms: z.strictObject({
    bedelTuru: z.string(),
    kullanimAmaci: z.string(),
    artisSekli: z.enum(increaseKinds),
    artisOrani: z.number(),
  }),
  rents: z.boolean(),
  /** For those on the landlord's side; a tenant reads what is sent. */
  proposal: z.strictObject({ ...rentProposal.shape, year: rentYear, from_on: day, roofless: z.boolean() }).nullable(),
  /** What the clause would have made of the rent by now, where that is another one. */
  clause_rent: kurus.nullable(),
  can: z.strictObject({ send: z.boolean(), withdraw: z.boolean(), waive: z.boolean(), apply: z.boolean() }),
  paper: paperView.nullable(),
  /** Other years, newest first. */
  earlier: z.array(increaseRecord),
})
export type IncreaseView = z.output<typeof increaseView>

const maxNote = 1000

/** What the landlord chooses. */
export const increaseForm = z.strictObject({
  rent: contractTerms.shape.brutAylik,
  from_on: enteredDay('Yeni kiranın başlayacağı günü girin'),
  note: z.string().trim().max(maxNote, `En fazla ${maxNote} karakter girilebilir`),
})

export const increaseToSend = z.strictObject({
  ...increaseForm.shape,
  /** Of the increase, the same over all rounds, so that a repeated call sends nothing twice. */
  id: z.uuid(),
  /** What it was worked out from, as it was shown. */
  contract: z.uuid(),
  year_start: enteredDay(),
  current_rent: kurus,
})
export type IncreaseToSend = z.output<typeof increaseToSend>

export const closeReason = z.strictObject({
  reason: z.string().trim().max(maxNote, `En fazla ${maxNote} karakter girilebilir`).default(''),
})
