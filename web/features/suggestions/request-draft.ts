import { newId } from '#domain/kernel/ids.ts'
import type { SuggestionForm } from '#domain/suggestions/suggestions.schema.ts'

/** With the id that it will have: sent again after a lost answer it is still one request. */
interface RequestDraft {
  id: string
  values: SuggestionForm
}

/** For this tab alone: it survives a reload and a lost session, and a shared computer keeps nothing. */
const keyOf = (user: string) => `talep-taslagi-${user}`

export const emptyRequest: SuggestionForm = {
  property_id: '',
  tenant_id: '',
  demirbas: '',
  aciklama: '',
  oncelik: 'Normal',
  oneri_tipi: 'Demirbaş',
}

export function readDraft(user: string): RequestDraft {
  try {
    const kept: RequestDraft | null = JSON.parse(sessionStorage.getItem(keyOf(user)) ?? 'null')
    if (kept?.id && kept.values?.aciklama) return { id: kept.id, values: { ...emptyRequest, ...kept.values } }
  } catch {
    // A forbidden or broken storage is an empty one.
  }
  return { id: newId(), values: emptyRequest }
}

export function keepDraft(user: string, draft: RequestDraft) {
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify(draft))
  } catch {
    // Nothing is lost but the convenience.
  }
}

export function dropDraft(user: string) {
  try {
    sessionStorage.removeItem(keyOf(user))
  } catch {
    // See above.
  }
}
