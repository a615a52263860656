/** What was fixed when somebody was asked. */
export interface AskedContact {
  email: string
  phone: string | null
  /** The account behind the party, where there is one. */
  user_id?: string | null
}

/**
 * The owner may record a signature on paper only for a party who had neither mail nor phone when asked (0097). All other
 * parties decide by link, code or account, so that no owner signs for another.
 */
export const signsOnPaper = ({ email, phone, user_id = null }: AskedContact): boolean =>
  email.trim() === '' && (phone ?? '').trim() === '' && user_id === null

export const onPaperText = 'imza kâğıtta, mülk sahibi kaydetti'
const onPaperLabel = 'İmza kâğıtta, mülk sahibi kaydetti'

/** How a recorded yes is called wherever it is shown: somebody whose signature is on paper has approved nothing here. */
export const yesText = (way: unknown, said: string): string => (way === 'paper' ? onPaperLabel : said)

/** The same over several parties: `onPaper` of them signed on paper. */
export function onPaperCount(onPaper: number, objected: number): string {
  if (onPaper === 0) return ''
  const signed = onPaper === 1 ? onPaperLabel : `${onPaper} imza kâğıtta, mülk sahibi kaydetti`
  if (objected === 0) return signed
  return `${signed}; ${objected === 1 ? 'imzaya itiraz edildi' : `${objected} imzaya itiraz edildi`}`
}

export const objectionCount = (objected: number): string =>
  objected === 1 ? 'İmzaya itiraz edildi' : `${objected} imzaya itiraz edildi`

/** How many have approved of those who were asked; signatures on paper are named beside it, not counted in. */
export const approvedOf = (decided: { yes: number; onPaper: number; asked: number }) => {
  const { yes, onPaper, asked } = decided
  return { count: `${yes - onPaper}/${asked}`, beside: onPaper === 0 ? '' : ` (${onPaper} imza kâğıtta)` }
}

/** From the first time that the party was shown the record. */
export const objectionDays = 30
const dayMs = 86_400_000
export const objectionUntil = (shownAt: Date): Date => new Date(shownAt.getTime() + objectionDays * dayMs)

export const mayObject = (signature: { shown_at: Date | null; objected_at: Date | null }, now: Date): boolean =>
  signature.objected_at === null && (signature.shown_at === null || now <= objectionUntil(signature.shown_at))

/** What can be recorded as signed on paper. */
export const signatureActs = ['contract', 'guarantee', 'paper', 'notice', 'undertaking'] as const
export type SignatureAct = (typeof signatureActs)[number]
