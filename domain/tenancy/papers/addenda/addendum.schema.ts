import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'

export interface AddendumField {
  /** Key of the value in what is sent and kept. */
  name: string
  label: string
  hint?: string
  max: number
  /** Rows of a text area; a single line without it. */
  lines?: number
  required: boolean
}

/** One kind of addendum: a small agreement beside the contract that needs nothing but its words. */
export interface AddendumKind {
  title: string
  /** The title inside a sentence, with the ending that “onayladı” asks for. */
  object: string
  /** When to choose it. */
  about: string
  /** What both sides declare by confirming. */
  declaration: string
  fields: readonly AddendumField[]
  /** What the law says about it, printed below the text. */
  notes: readonly string[]
}

export type AddendumValues = Record<string, string>

/** What a paper of an addendum keeps as its own record. */
export interface AddendumData {
  from_on: string
  values: AddendumValues
}

/** The fields of one kind, as a form and as the server accepts them. */
export const addendumForm = ({ fields }: AddendumKind) =>
  z.strictObject({
    from_on: enteredDay(),
    values: z.strictObject(
      Object.fromEntries(fields.map((field) => [field.name, textOf(field)] as const)) as Record<string, z.ZodString>,
    ),
  })

const textOf = ({ max, required }: AddendumField) => {
  const text = trimmedText(max)
  return required ? text.min(1, 'Bu alanı doldurun') : text
}
