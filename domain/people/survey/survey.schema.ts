import { z } from 'zod'

export const optionKeys = ['a', 'b', 'c', 'd', 'e'] as const
export type OptionKey = (typeof optionKeys)[number]
const optionKey = z.enum(optionKeys)

const optionText = z.string().trim().max(200, 'En fazla 200 karakter girilebilir')
const questionFields = {
  question_id: z.number().int().min(1, 'Sıra numarası en az 1 olmalıdır').max(10_000),
  question_text: z.string().trim().min(1, 'Soru metni zorunludur').max(500, 'En fazla 500 karakter girilebilir'),
  is_multiple_choice: z.boolean(),
  option_a: optionText,
  option_b: optionText,
  option_c: optionText,
  option_d: optionText,
  option_e: optionText,
}
const count = z.number().int().min(0)
export const countFields = { count_a: count, count_b: count, count_c: count, count_d: count, count_e: count }

export const questionForm = z
  .strictObject(questionFields)
  .refine((question) => optionKeys.filter((key) => question[`option_${key}`]).length >= 2, {
    message: 'En az iki seçenek yazın',
    path: ['option_a'],
  })
export type QuestionForm = z.output<typeof questionForm>

/** A question as participants see it, without counts. */
export const question = z.strictObject({ id: z.uuid(), ...questionFields })
export type Question = z.output<typeof question>

export const questionResult = z.strictObject({
  ...question.shape,
  ...countFields,
  /** `total`: ticks over all options; `people`: participants who answered. */
  total: count,
  people: count,
})
export type QuestionResult = z.output<typeof questionResult>

/** A single choice is stored as one key, a multiple choice as a list of keys. */
export const answer = z.union([
  z.strictObject({ id: z.uuid(), option: optionKey }),
  z.strictObject({ id: z.uuid(), options: z.array(optionKey).min(1).max(5) }),
])
export type Answer = z.output<typeof answer>
