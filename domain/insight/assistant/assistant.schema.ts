import { z } from 'zod'
import { tooLong } from '#domain/kernel/trimmed-text.ts'

export const maxQuestionLength = 300
const maxIntentLength = 60
export const question = z.strictObject({
  question: z.string().trim().min(2, 'Sorunuzu yazın').max(maxQuestionLength, tooLong(maxQuestionLength)),
  /** The reading chosen when two were offered. */
  intent: z.string().max(maxIntentLength).optional(),
  /** What was answered just before, so that `peki geçen yıl?` can carry on. */
  before: z
    .strictObject({ question: z.string().max(maxQuestionLength), intent: z.string().max(maxIntentLength) })
    .optional(),
})
export type Question = z.output<typeof question>

/** Maximum number of rows in an answer; the linked screen shows all. */
export const maxRows = 20

const words = z.string()
const row = z.strictObject({
  title: words,
  detail: words,
  /** An amount, a date or a number, formatted. */
  value: words,
  /** A path of this site; null when there is nothing to open. */
  to: words.nullable(),
})
export type AnswerRow = z.output<typeof row>

const link = z.strictObject({ label: words, to: words })
export type AnswerLink = z.output<typeof link>

const figure = z.strictObject({ label: words, value: words })
export type AnswerFigure = z.output<typeof figure>

const near = z.strictObject({ intent: words, question: words })

/** `answer` contains figures; the other kinds say why there are none. */
export const replyKinds = ['answer', 'unsure', 'unknown', 'other_hat', 'no_name', 'no_right'] as const

export const reply = z.strictObject({
  kind: z.enum(replyKinds),
  /** The interpretation, worded for the user; '' when the question was not understood. */
  understood: words,
  intent: words.nullable(),
  /** One item per paragraph. */
  text: z.array(words),
  figures: z.array(figure),
  rows: z.array(row),
  /** The number of all rows, of which `rows` holds the first. */
  total: z.number().int(),
  links: z.array(link),
  /** The article of the law, and the source and date of its figures. */
  law: z.strictObject({ article: words, source: words }).nullable(),
  notes: z.array(words),
  near: z.array(near),
  /** True when a language model chose the words; figures always come from the product. */
  worded: z.boolean(),
  /** Some data could not be read, so the answer may be incomplete. */
  incomplete: z.boolean(),
})
export type AssistantReply = z.output<typeof reply>

export const openings = z.strictObject({ examples: z.array(near), model: z.boolean() })
