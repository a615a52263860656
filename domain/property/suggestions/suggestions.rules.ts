import type { Relation } from '#domain/access/property-rights.ts'
import { groupLabels, roleLabelInLists } from '#domain/access/roles.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { decisions, type StateGroup, type SuggestionView, waitingForAnswer, withdrawn } from './suggestions.schema.ts'

/** What somebody is to one request. */
export interface Standing {
  /** Owner, administrator, or staff with canManageSuggestions (SUG-13). */
  manages: boolean
  /** The request is this tenant's own. */
  isTenant: boolean
  isAuthor: boolean
}

/** A request that was refused cannot be done, and what was done is not refused afterwards: reopen it first. */
const neverAfter: Readonly<Record<string, string>> = { reddedildi: 'tamamlandi', tamamlandi: 'reddedildi' }

/**
 * Whether this step exists and is this person's to take. Those who manage requests move them between all states, a text
 * of their own included (SUG-08, AMB-52), and back again after a mistake; the author takes back what nobody has
 * answered, and may think better of it.
 */
export function mayMove(from: string, to: string, { manages, isAuthor }: Standing): boolean {
  if (from === to) return false
  if (to === withdrawn) return isAuthor && from === waitingForAnswer
  if (from === withdrawn) return isAuthor && to === waitingForAnswer
  return manages && neverAfter[from] !== to
}

/** Comments and photographs: both sides, until the request is taken back. */
export const mayJoin = ({ manages, isTenant }: Standing, durum: string) => (manages || isTenant) && durum !== withdrawn

export const rightsOnSuggestion = (standing: Standing, durum: string) => ({
  manage: standing.manages && durum !== withdrawn,
  join: mayJoin(standing, durum),
  withdraw: mayMove(durum, withdrawn, standing),
})

/** How a person is called under a comment and in a seen mark. */
export const relationLabels: Record<Relation, string> = {
  ...roleLabelInLists,
  ...groupLabels,
  owner: roleLabelInLists.host,
}

/** `Mülk Sahibi · 14.11.2026 09:05` (SUG-10). */
export const seenNote = (role: string, at: Date | string) => `${role} · ${showDateTime(at)}`

/** What a request is called: the thing it is about, or its kind. */
export const subjectOf = ({ demirbas, oneri_tipi }: Pick<SuggestionView, 'demirbas' | 'oneri_tipi'>) =>
  demirbas || oneri_tipi

/** The `durum` that each of these stands for. */
export const groupStates: Readonly<Record<Exclude<StateGroup, 'other'>, string>> = {
  waiting: waitingForAnswer,
  approved: decisions[0],
  rejected: decisions[1],
  completed: decisions[2],
}
