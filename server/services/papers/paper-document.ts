import { type PaperKind, paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { PaperDocument, PaperItem, PaperSection, PaperText } from '#domain/tenancy/papers/papers.schema.ts'

export const paperForm = 1

/** The feature's content for a paper. */
export interface PaperContent {
  /** The sentence to which both sides agree by confirming. */
  declaration: string
  sections: PaperSection[]
  /** The items that can be objected to individually; empty if only the whole paper can. */
  items: PaperItem[]
  /** The feature's own record as sent, for later computations. */
  data: unknown
}

interface Source {
  kind: PaperKind
  number: string
  round: number
  place: PaperText['place']
  parties: PaperText['parties']
  content: PaperContent
}

export const documentOf = ({ kind, number, round, place, parties, content }: Source): PaperDocument => ({
  form: paperForm,
  kind,
  number,
  round,
  title: paperNames[kind].title,
  place,
  parties,
  ...content,
})

export const textOf = ({ data, ...text }: PaperDocument): PaperText => text
