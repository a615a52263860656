import { z } from 'zod'
import { paperKinds } from './paper-kinds.rules.ts'

/** A paper exists from the moment of sending; its draft is the feature's own affair. */
export const paperStates = ['sent', 'confirmed', 'objected', 'superseded'] as const
export type PaperState = (typeof paperStates)[number]

export const paperSides = ['owner', 'tenant'] as const
export type PaperSide = (typeof paperSides)[number]

export const paperDecisions = ['confirmed', 'objected'] as const
export type PaperDecision = (typeof paperDecisions)[number]

/** `sent`: whoever asks agrees by asking. */
export const paperWays = ['sent', 'mailed_link', 'signed_in', 'paper'] as const
export type PaperWay = (typeof paperWays)[number]

const photo = z.strictObject({
  file_id: z.uuid(),
  caption: z.string(),
  /** Of the kept content, so that the paper's hash covers the picture as well. */
  sha256: z.string(),
})
export type PaperPhoto = z.output<typeof photo>

/** What a part of a paper can hold; the page and the PDF draw the same. */
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

/** One thing that somebody can object to by itself. */
const item = z.strictObject({ key: z.string(), label: z.string() })
export type PaperItem = z.output<typeof item>

/** What is shown of a frozen paper, to its parties alone. */
export const paperText = z.strictObject({
  form: z.number().int(),
  kind: z.enum(paperKinds),
  number: z.string(),
  round: z.number().int(),
  title: z.string(),
  place: z.strictObject({ title: z.string(), address: z.string() }),
  parties: z.array(z.strictObject({ side: z.enum(paperSides), name: z.string() })),
  /** What both sides declare by confirming, as a sentence. */
  declaration: z.string(),
  sections: z.array(section),
  items: z.array(item),
})
export type PaperText = z.output<typeof paperText>

/** The whole snapshot that is hashed. `data` is the feature's own record, for what it computes later. */
export type PaperDocument = PaperText & { data: unknown }

const maxNote = 2000
const tooLong = `En fazla ${maxNote} karakter girilebilir`

export const objection = z.strictObject({ key: z.string().max(120), note: z.string().trim().max(500) })
export type Objection = z.output<typeof objection>

export const paperAnswer = z.strictObject({
  answer: z.enum(paperDecisions),
  note: z.string().trim().max(maxNote, tooLong).default(''),
  /** Which lines are meant; only with an objection. */
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
  /** How the decision came, in words. */
  way: z.string(),
  /** The decision as it is called, with how it came; empty while it waits. */
  said: z.string(),
  /** Had neither mail nor phone when asked: the signature is awaited on paper. */
  on_paper: z.boolean(),
  decided_at: instant.nullable(),
  opened_at: instant.nullable(),
  /** Until when the mailed link works; null for whoever sent the paper. */
  expires_at: instant.nullable(),
  /** Whether the person looking is this party, or may speak for it. */
  own: z.boolean(),
})

/** How a paper stands, for those who may see the tenancy. */
export const paperView = z.strictObject({
  id: z.uuid(),
  state: z.enum(paperStates),
  hash: z.string(),
  text: paperText,
  sent_at: instant,
  sent_by: z.string(),
  decided_at: instant.nullable(),
  parties: z.array(paperParty),
  /** Whether the person looking is asked and has yet to answer. */
  asked: z.boolean(),
  /** Whether the person looking may record what a party signed on paper. */
  record_paper: z.boolean(),
})
export type PaperView = z.output<typeof paperView>
