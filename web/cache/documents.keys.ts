import type { DocumentFilter, PropertyChoiceFilter } from '#domain/property/documents/documents.schema.ts'
import { refreshLawyer } from './lawyer.keys.ts'
import { refreshProperty } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['documents'] as const
const lists = [...all, 'list'] as const

export const documentKeys = {
  list: (filter: DocumentFilter) => [...lists, filter] as const,
  properties: (right: PropertyChoiceFilter['right'], asked: { q: string; selected: string }) =>
    [...all, 'properties', right, asked] as const,
}

/** Documents appear in lists, in the property's history and on the lawyer's screens. */
export async function refreshDocuments(property: string): Promise<void> {
  void refreshProperty(property)
  void refreshLawyer()
  await queryClient.invalidateQueries({ queryKey: lists })
}
