import { createHash } from 'node:crypto'
import { type PaperKind, paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { PaperDocument, PaperItem, PaperSection, PaperText } from '#domain/tenancy/papers/papers.schema.ts'
import { canonical } from '#server/platform/canonical.ts'

export const paperForm = 1

/** What a feature fills a paper with. */
export interface PaperContent {
  /** What both sides declare by confirming, as a sentence. */
  declaration: string
  sections: PaperSection[]
  /** What can be objected to by itself; none where only the whole can. */
  items: PaperItem[]
  /** The feature's own record as it was sent, for what it computes later. */
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

/** With its number and round inside, no two papers share it. */
export const paperHash = (document: PaperDocument): string =>
  createHash('sha256').update(canonical(document)).digest('hex')

export const textOf = ({ data, ...text }: PaperDocument): PaperText => text
