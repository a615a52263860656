import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { documentsApi } from '#domain/documents/documents.api.ts'
import type { DocumentChange, DocumentFilter, PlaceFilter } from '#domain/documents/documents.schema.ts'
import { documentKeys, refreshDocuments } from '#web/cache/documents.keys.ts'
import { call } from '#web/lib/call.ts'
import type { PlaceSource } from './PlacePicker.tsx'

/** Other people file papers too, so every visit asks again. */
const staleTime = 0

export const documentsQuery = (filter: DocumentFilter) =>
  queryOptions({
    queryKey: documentKeys.list(filter),
    queryFn: () => call(documentsApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })

const placesWith =
  (right: PlaceFilter['right']): PlaceSource =>
  (asked) => ({
    queryKey: documentKeys.places(right, asked),
    queryFn: () => call(documentsApi.places, { query: { ...asked, right } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
export const placesWithPapers = placesWith('see')
export const placesForPapers = placesWith('manage')

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
