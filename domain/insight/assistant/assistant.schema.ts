import { z } from 'zod'

export const maxQuestionLength = 300
export const question = z.strictObject({
  question: z
    .string()
    .trim()
    .min(2, 'Sorunuzu yazın')
    .max(maxQuestionLength, `En fazla ${maxQuestionLength} karakter girilebilir`),
})

/** So many rows come with an answer; all of them stand on the screen that it links to. */
export const maxRows = 20

const words = z.string()
const row = z.strictObject({
  title: words,
  detail: words,
  /** An amount, a date or a number as it is shown. */
  value: words,
  /** An address of this site; null where there is nothing to open. */
  to: words.nullable(),
})
export type AnswerRow = z.output<typeof row>

const link = z.strictObject({ label: words, to: words })
export type AnswerLink = z.output<typeof link>

const figure = z.strictObject({ label: words, value: words })
export type AnswerFigure = z.output<typeof figure>

const near = z.strictObject({ intent: words, question: words })

/** `answer`: the figures are in it; the others say why not. */
export const replyKinds = ['answer', 'unsure', 'unknown', 'other_hat', 'no_name', 'no_right'] as const

export const reply = z.strictObject({
  kind: z.enum(replyKinds),
  /** What was understood, said back; '' where nothing was. */
  understood: words,
  intent: words.nullable(),
  /** Paragraphs. */
  text: z.array(words),
  figures: z.array(figure),
  rows: z.array(row),
  /** Of which the rows are the first. */
  total: z.number().int(),
  links: z.array(link),
  /** Where a rule is written, and from when its figures are. */
  law: z.strictObject({ article: words, source: words }).nullable(),
  notes: z.array(words),
  near: z.array(near),
  /** A language model chose the words; the figures are the product's own. */
  worded: z.boolean(),
  /** Something could not be read: what is shown is not all of it. */
  incomplete: z.boolean(),
})
export type AssistantReply = z.output<typeof reply>

export const openings = z.strictObject({ examples: z.array(near), model: z.boolean() })
