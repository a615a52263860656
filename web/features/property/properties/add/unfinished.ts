import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'

/** The property being filled in, so that the user can continue after visiting another screen. */
export interface Unfinished {
  id: string
  baslik: string
}

const keyOf = (userId: string) => `property.unfinished.${userId}`

export function unfinishedOf(userId: string): Unfinished | null {
  const { id, baslik } = readDraft<Unfinished>(keyOf(userId))
  return id && baslik ? { id, baslik } : null
}
export const keepUnfinished = (userId: string, property: Unfinished) => writeDraft(keyOf(userId), property)
export const dropUnfinished = (userId: string) => dropDraft(keyOf(userId))
