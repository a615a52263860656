import { newId } from '#domain/kernel/ids.ts'
import type { SuggestionForm } from '#domain/property/suggestions/suggestions.schema.ts'
import { storageSlot } from '#web/lib/storage.ts'

/** Contains the future id, so that a retry after a lost reply does not create a second request. */
interface RequestDraft {
  id: string
  values: SuggestionForm
}

const slot = storageSlot<RequestDraft>('requestDraft')

export const emptyRequest: SuggestionForm = {
  property_id: '',
  tenant_id: '',
  demirbas: '',
  aciklama: '',
  oncelik: 'Normal',
  oneri_tipi: 'Demirbaş',
}

export function readDraft(user: string): RequestDraft {
  const kept = slot.read(user)
  return kept?.id && kept.values?.aciklama
    ? { id: kept.id, values: { ...emptyRequest, ...kept.values } }
    : { id: newId(), values: emptyRequest }
}
export const keepDraft = (user: string, draft: RequestDraft) => slot.write(draft, user)
export const dropDraft = (user: string) => slot.remove(user)
