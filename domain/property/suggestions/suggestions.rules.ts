import type { Relation } from '#domain/access/property-rights.ts'
import { groupLabels, roleLabelInLists } from '#domain/access/roles.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { decisions, type StateGroup, type SuggestionView, waitingForAnswer, withdrawn } from './suggestions.schema.ts'

/** A user's relation to one request. */
export interface SuggestionReader {
  /** Owner, administrator, or staff with canManageSuggestions (SUG-13). */
  manages: boolean
  /** The request is this tenant's own. */
  isTenant: boolean
  isAuthor: boolean
}

/** A rejected request cannot be completed, nor a completed one rejected; it must be reopened first. */
const neverAfter: Readonly<Record<string, string>> = { reddedildi: 'tamamlandi', tamamlandi: 'reddedildi' }

/**
 * True when the user may make this change of state. Managers move requests between all states, including custom texts
 * (SUG-08, AMB-52), and back again; the author may withdraw an unanswered request and undo that.
 */
export function mayMove(from: string, to: string, { manages, isAuthor }: SuggestionReader): boolean {
  if (from === to) return false
  if (to === withdrawn) return isAuthor && from === waitingForAnswer
  if (from === withdrawn) return isAuthor && to === waitingForAnswer
  return manages && neverAfter[from] !== to
}

/** Comments and photographs are open to both sides until the request is withdrawn. */
export const mayJoin = ({ manages, isTenant }: SuggestionReader, durum: string) =>
  (manages || isTenant) && durum !== withdrawn

export const rightsOnSuggestion = (reader: SuggestionReader, durum: string) => ({
  manage: reader.manages && durum !== withdrawn,
  join: mayJoin(reader, durum),
  withdraw: mayMove(durum, withdrawn, reader),
})

/** Labels of people in comments and read marks. */
export const relationLabels: Record<Relation, string> = {
  ...roleLabelInLists,
  ...groupLabels,
  owner: roleLabelInLists.host,
}

/** `Mülk Sahibi · 14.11.2026 09:05` (SUG-10). */
export const seenNote = (role: string, at: Date | string) => `${role} · ${showDateTime(at)}`

/** The subject of a request: the fixture it concerns, else its kind. */
export const subjectOf = ({ demirbas, oneri_tipi }: Pick<SuggestionView, 'demirbas' | 'oneri_tipi'>) =>
  demirbas || oneri_tipi

/** The `durum` of each group. */
export const groupStates: Readonly<Record<Exclude<StateGroup, 'other'>, string>> = {
  waiting: waitingForAnswer,
  approved: decisions[0],
  rejected: decisions[1],
  completed: decisions[2],
}
