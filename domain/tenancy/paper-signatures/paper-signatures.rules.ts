import { dayMs } from '#domain/kernel/dates.ts'
/** A party's contact data at the moment when they were asked. */
export interface AskedContact {
  email: string
  phone: string | null
  /** The party's account, if there is one. */
  user_id?: string | null
}

/**
 * The owner may record a signature on paper only for a party who had neither mail nor phone when asked (0097). All
 * other parties decide by link, code or account, so that no owner signs for another.
 */
export const signsOnPaper = ({ email, phone, user_id = null }: AskedContact): boolean =>
  email.trim() === '' && (phone ?? '').trim() === '' && user_id === null

export const onPaperText = 'imza kâğıtta, mülk sahibi kaydetti'
const onPaperLabel = 'İmza kâğıtta, mülk sahibi kaydetti'

/** The label of a yes; a recorded signature on paper is not called an approval. */
export const yesText = (way: unknown, said: string): string => (way === 'paper' ? onPaperLabel : said)

/** The same for several parties; `onPaper` is the number of signatures on paper. */
export function onPaperCount(onPaper: number, objected: number): string {
  if (onPaper === 0) return ''
  const signed = onPaper === 1 ? onPaperLabel : `${onPaper} imza kâğıtta, mülk sahibi kaydetti`
  if (objected === 0) return signed
  return `${signed}; ${objected === 1 ? 'imzaya itiraz edildi' : `${objected} imzaya itiraz edildi`}`
}

export const objectionCount = (objected: number): string =>
  objected === 1 ? 'İmzaya itiraz edildi' : `${objected} imzaya itiraz edildi`

/** Approvals out of the parties asked; signatures on paper are named separately and not counted. */
export const approvedOf = (decided: { yes: number; onPaper: number; asked: number }) => {
  const { yes, onPaper, asked } = decided
  return { count: `${yes - onPaper}/${asked}`, beside: onPaper === 0 ? '' : ` (${onPaper} imza kâğıtta)` }
}

/** Counted from the moment when the party first saw the record. */
export const objectionDays = 30
export const objectionUntil = (shownAt: Date): Date => new Date(shownAt.getTime() + objectionDays * dayMs)

export const mayObject = (signature: { shown_at: Date | null; objected_at: Date | null }, now: Date): boolean =>
  signature.objected_at === null && (signature.shown_at === null || now <= objectionUntil(signature.shown_at))

/** What can be recorded as signed on paper. */
export const signatureActs = ['contract', 'guarantee', 'paper', 'notice', 'undertaking'] as const
export type SignatureAct = (typeof signatureActs)[number]
