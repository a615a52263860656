import { z } from 'zod'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { paperKinds } from './paper-kinds.rules.ts'

/** A paper is created when it is sent; drafts belong to the features. */
export const paperStates = ['sent', 'confirmed', 'objected', 'superseded'] as const
export type PaperState = (typeof paperStates)[number]

export const paperSides = ['owner', 'tenant'] as const
export type PaperSide = (typeof paperSides)[number]

export const paperDecisions = ['confirmed', 'objected'] as const
export type PaperDecision = (typeof paperDecisions)[number]

const photo = z.strictObject({
  file_id: z.uuid(),
  caption: z.string(),
  /** Hash of the stored file, so that the paper's hash covers the picture too. */
  sha256: z.string(),
})
export type PaperPhoto = z.output<typeof photo>

/** One section of a paper; page and PDF show the same content. */
const section = z.strictObject({
  title: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  table: z
    .strictObject({
      columns: z.array(
        z.strictObject({ name: z.string(), width: z.number(), align: z.enum(['left', 'right']).optional() }),
      ),
      rows: z.array(z.array(z.string())),
    })
    .nullable(),
  text: z.string(),
  photos: z.array(photo),
})
export type PaperSection = z.output<typeof section>

/** A line that can be objected to separately. */
const item = z.strictObject({ key: z.string(), label: z.string() })
export type PaperItem = z.output<typeof item>

/** The visible content of a frozen paper, for its parties only. */
export const paperText = z.strictObject({
  form: z.number().int(),
  kind: z.enum(paperKinds),
  number: z.string(),
  round: z.number().int(),
  title: z.string(),
  place: z.strictObject({ title: z.string(), address: z.string() }),
  parties: z.array(z.strictObject({ side: z.enum(paperSides), name: z.string() })),
  /** What both sides declare by confirming, in one sentence. */
  declaration: z.string(),
  sections: z.array(section),
  items: z.array(item),
})
export type PaperText = z.output<typeof paperText>

/** The snapshot that is hashed. `data` is the feature's own record for later calculations. */
export type PaperDocument = PaperText & { data: unknown }

const maxNote = 2000

export const objection = z.strictObject({ key: z.string().max(120), note: z.string().trim().max(500) })
export type Objection = z.output<typeof objection>

export const paperAnswer = z.strictObject({
  answer: z.enum(paperDecisions),
  note: trimmedText(maxNote).default(''),
  /** The disputed lines; only with an objection. */
  objections: z.array(objection).max(200).default([]),
})
export type PaperAnswer = z.output<typeof paperAnswer>

const instant = z.iso.datetime()

export const paperParty = z.strictObject({
  id: z.uuid(),
  side: z.enum(paperSides),
  name: z.string(),
  decision: z.enum(paperDecisions).nullable(),
  note: z.string(),
  objections: z.array(objection),
  /** How the decision was made, in words. */
  way: z.string(),
  /** The decision in words, including its way; empty while waiting. */
  said: z.string(),
  /** Had neither mail nor phone when asked, so a signature on paper is awaited. */
  on_paper: z.boolean(),
  decided_at: instant.nullable(),
  opened_at: instant.nullable(),
  /** Expiry of the mailed link; null for the sender of the paper. */
  expires_at: instant.nullable(),
  /** True when the viewer is this party or may act for it. */
  own: z.boolean(),
})

/** A paper and its state, for users who may see the tenancy. */
export const paperView = z.strictObject({
  id: z.uuid(),
  state: z.enum(paperStates),
  hash: z.string(),
  text: paperText,
  sent_at: instant,
  sent_by: z.string(),
  decided_at: instant.nullable(),
  parties: z.array(paperParty),
  /** True when the viewer still has to answer. */
  asked: z.boolean(),
  /** True when the viewer may record signatures on paper. */
  record_paper: z.boolean(),
})
export type PaperView = z.output<typeof paperView>
