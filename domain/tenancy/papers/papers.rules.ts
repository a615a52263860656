import { type AnswerWay, decisionWayText } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { outcomeOf } from '#domain/tenancy/agreements/outcome.rules.ts'
import { yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { PaperDecision, PaperSection, PaperState } from './papers.schema.ts'

const paperStateLabels: Record<PaperState, string> = {
  sent: 'Onay bekliyor',
  confirmed: 'Onaylandı',
  objected: 'İtiraz edildi',
  superseded: 'Yerini yeni sürüm aldı',
}

/** “Onayladı, hesabına girerek”, “İtiraz etti, …”; a signature on paper has its own label. */
export function decisionText(decision: PaperDecision, way: AnswerWay | null): string {
  if (way === 'paper') return yesText(way, '')
  return [decision === 'confirmed' ? 'Onayladı' : 'İtiraz etti', decisionWayText(way)].filter(Boolean).join(', ')
}

/** The label of a document's state; a signature on paper is named instead of an approval. */
export const paperStateText = (state: PaperState, onPaper: boolean): string =>
  state === 'confirmed' && onPaper ? yesText('paper', '') : paperStateLabels[state]

const states = { waiting: 'sent', agreed: 'confirmed', refused: 'objected' } as const
export const stateAfter = (decisions: readonly (PaperDecision | null)[]) =>
  states[outcomeOf(decisions, { yes: 'confirmed', no: 'objected' })]

/** Fills the missing fields of a section with empty values. */
export const paperSection = (part: Pick<PaperSection, 'title'> & Partial<PaperSection>): PaperSection => ({
  facts: [],
  table: null,
  text: '',
  photos: [],
  ...part,
})

const eventTexts: Record<string, string> = {
  sent: 'Onaya gönderdi',
  resent: 'Yeni bağlantı gönderdi',
  reminded: 'Hatırlattı',
  opened: 'Okudu',
  confirmed: 'Onayladı',
  objected: 'İtiraz etti',
  paper_awaited: 'E-postası ve telefonu yok; imzası kâğıtta bekleniyor',
  signed_on_paper: yesText('paper', ''),
  paper_objected: 'Kâğıttaki imzaya itiraz etti',
  superseded: 'Geri aldı; bağlantılar geçersiz oldu',
}

/** Events whose line names the person concerned, because another person caused them. */
const named = new Set(['sent', 'resent', 'reminded', 'paper_awaited', 'signed_on_paper'])

/** “Onayladı, e-postayla gönderilen bağlantıyla. Not: …” */
export function paperEventText(kind: string, detail: Record<string, unknown>): string {
  const base = eventTexts[kind] ?? kind
  const text = (name: string) => (typeof detail[name] === 'string' ? (detail[name] as string) : '')
  const to = text('name') && named.has(kind) ? `: ${text('name')}` : ''
  const way = kind === 'confirmed' || kind === 'objected' ? decisionWayText(detail.way) : ''
  return [
    base + to + (way ? `, ${way}` : ''),
    text('note') && `Not: ${text('note')}`,
    text('reason') && `Gerekçe: ${text('reason')}`,
  ]
    .filter(Boolean)
    .join('. ')
}
