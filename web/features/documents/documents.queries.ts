import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { documentsApi } from '#domain/documents/documents.api.ts'
import type { DocumentChange, DocumentFilter, PlaceFilter } from '#domain/documents/documents.schema.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import type { PlaceSource } from './PlacePicker.tsx'

const documentsKey = ['documents']
/** Other people file papers too, so every visit asks again. */
const staleTime = 0

export const documentsQuery = (filter: DocumentFilter) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', filter],
    queryFn: () => call(documentsApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })

const placesWith =
  (right: PlaceFilter['right']): PlaceSource =>
  (asked) => ({
    queryKey: [...documentsKey, 'places', right, asked],
    queryFn: () => call(documentsApi.places, { query: { ...asked, right } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
export const placesWithPapers = placesWith('see')
export const placesForPapers = placesWith('manage')

/** Papers stand in lists, on the property's page with its history, and on the lawyer's screens. */
export async function refreshDocuments(property: string) {
  void refreshProperty(property)
  void queryClient.invalidateQueries({ queryKey: ['lawyer'] })
  await queryClient.invalidateQueries({ queryKey: [...documentsKey, 'list'] })
}

interface Paper {
  id: string
  property: string
}

export const useDocumentChange = ({ id, property }: Paper) =>
  useMutation({
    mutationFn: (body: DocumentChange) => call(documentsApi.change, { params: { id }, body }),
    onSuccess: () => refreshDocuments(property),
  })

export const useDocumentRemoval = ({ id, property }: Paper) =>
  useMutation({
    mutationFn: () => call(documentsApi.remove, { params: { id } }),
    // Also after a refusal: the usual reason is that somebody else was faster.
    onSettled: () => refreshDocuments(property),
  })
