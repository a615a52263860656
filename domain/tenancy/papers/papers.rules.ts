import { onPaperText, yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { PaperDecision, PaperSection, PaperState, PaperWay } from './papers.schema.ts'

const paperStateLabels: Record<PaperState, string> = {
  sent: 'Onay bekliyor',
  confirmed: 'Onaylandı',
  objected: 'İtiraz edildi',
  superseded: 'Yerini yeni sürüm aldı',
}

const wayTexts: Record<PaperWay, string> = {
  sent: 'göndererek',
  mailed_link: 'e-postayla gönderilen bağlantıyla',
  signed_in: 'hesabına girerek',
  paper: onPaperText,
}

/** “Onayladı, hesabına girerek”, “İtiraz etti, …”; a signature on paper has its own label. */
export function decisionText(decision: PaperDecision, way: PaperWay | null): string {
  if (way === 'paper') return yesText(way, '')
  return [decision === 'confirmed' ? 'Onayladı' : 'İtiraz etti', paperWayText(way)].filter(Boolean).join(', ')
}

/** The label of a document's state; a signature on paper is named instead of an approval. */
export const paperStateText = (state: PaperState, onPaper: boolean): string =>
  state === 'confirmed' && onPaper ? yesText('paper', '') : paperStateLabels[state]

export const paperWayText = (way: PaperWay | null): string => (way ? wayTexts[way] : '')

/** One objection reopens the matter; the document is confirmed when all have said yes. */
export function stateAfter(decisions: readonly (PaperDecision | null)[]): 'sent' | 'confirmed' | 'objected' {
  if (decisions.includes('objected')) return 'objected'
  return decisions.every((decision) => decision === 'confirmed') ? 'confirmed' : 'sent'
}

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
  const way = kind === 'confirmed' || kind === 'objected' ? paperWayText(text('way') as PaperWay) : ''
  return [
    base + to + (way ? `, ${way}` : ''),
    text('note') && `Not: ${text('note')}`,
    text('reason') && `Gerekçe: ${text('reason')}`,
  ]
    .filter(Boolean)
    .join('. ')
}
