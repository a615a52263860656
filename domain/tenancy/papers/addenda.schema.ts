import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { addendumForm } from './addenda/addendum.schema.ts'
import { addendumKinds, addendumNames } from './paper-kinds.rules.ts'
import { paperStates, paperView } from './papers.schema.ts'

const day = z.iso.date()

export const addendumToSend = z
  .strictObject({
    kind: z.enum(addendumNames),
    from_on: enteredDay(),
    values: z.record(z.string().max(40), z.string().trim().max(10_000)),
    /** The one that was objected to or is to be replaced; null for a new one. */
    revises: z.uuid().nullable(),
  })
  .superRefine(({ kind, values }, check) => {
    // The fields differ by kind, and each shows its own message beside it.
    const read = addendumForm(addendumKinds[kind]).shape.values.safeParse(values)
    for (const { path, message } of read.error?.issues ?? [])
      check.addIssue({ code: 'custom', path: ['values', ...path], message })
  })
export type AddendumToSend = z.output<typeof addendumToSend>

/** A line of the tenancy's page. */
export const addendumSummary = z.strictObject({
  id: z.uuid(),
  kind: z.enum(addendumNames),
  state: z.enum(paperStates),
  from_on: day,
  /** Text of the first field: what it is about. */
  subject: z.string(),
  sent_by: z.string(),
  sent_on: day,
  /** The person looking has yet to answer it. */
  asked: z.boolean(),
})
export type AddendumSummary = z.output<typeof addendumSummary>

export const addendumView = z.strictObject({
  id: z.uuid(),
  tenancy_id: z.uuid(),
  property_title: z.string(),
  kind: z.enum(addendumNames),
  from_on: day,
  values: z.record(z.string(), z.string()),
  paper: paperView,
  can: z.strictObject({ revise: z.boolean(), withdraw: z.boolean() }),
})
export type AddendumView = z.output<typeof addendumView>
